import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestQuery } from './filter-line.tsx';

type Description = { components: { parameters: { query: { schema: { maxLength: number } } } } };

test('the box takes as much as the description of a search allows', () => {
  const { components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Description;
  expect(longestQuery).toBe(components.parameters.query.schema.maxLength);
});
