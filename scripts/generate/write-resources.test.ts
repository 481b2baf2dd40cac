import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importRows } from '#generated/import-rows.ts';
import { resources } from '#generated/resources/resources.ts';
import type { Document } from './document.ts';
import { descriptorsOf, importRowsOf } from './write-resources.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;

test('descriptors written without what most fields are say all that the description says', () => {
  const described = descriptorsOf(document);
  expect(described.length).toBeGreaterThan(20);
  expect(resources).toEqual(Object.fromEntries(described.map((one) => [one.name, one])));
});

test('so do the fields of rows of a file', () => {
  expect(importRows).toEqual(Object.fromEntries(importRowsOf(document)));
});
