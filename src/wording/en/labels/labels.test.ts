import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { FORMAT_PROBLEM_WORDS } from '#domain/documents/format/problems.ts';
import { SPECIAL_GOODS, specialFieldsOf } from '#domain/documents/formats/invoices/special-goods.table.ts';
import * as limits from '#domain/fields/content-limits.table.ts';
import { ROUNDING_RULES } from '#domain/money/rounding-rules.table.ts';
import * as boxes from '#domain/registration/boxes.table.ts';
import * as codes from '#domain/registration/codes.table.ts';
import * as fields from '#domain/registration/fields.table.ts';
import { ERROR_BUTTONS, ERROR_CODES } from '#domain/rules/error-codes.table.ts';
import { TENANT_SETTINGS } from '#domain/settings/tenant-settings.table.ts';
import { TIMEZONES } from '#domain/settings/timezones.table.ts';
import { MESSAGE_TYPES } from '#domain/transmission/message-types.table.ts';
import { TRANSMISSION_STATUSES } from '#domain/transmission/statuses.table.ts';
import { UNKNOWN_MILESTONES } from '#domain/transmission/unknown-milestones.table.ts';
import { resources } from '#generated/resources/resources.ts';
import * as vocabulary from '#generated/vocabulary.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labels } from './labels.ts';

/** What a person reads of a description; the rest of it are names and numbers of programs. */
const shown = new Set(['label', 'one', 'hint', 'help', 'group', 'display_name', 'name', 'description']);

function texts(of: unknown, read: (name: string) => boolean): string[] {
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([name, value]) => {
    if (typeof value === 'string') return read(name) ? [value] : [];
    return texts(value, read);
  });
}

/** Keys of groups and names of resources are words of programs too. */
const isProgram = /^[a-z_]+$/;
const missing = (all: readonly string[]) =>
  [...new Set(all)].filter((text) => !isProgram.test(text) && labels[text] === undefined);

test('every label, hint and choice of the description has its English', () => {
  expect(missing(texts(resources, (name) => shown.has(name)))).toEqual([]);
});

test('every word of the vocabulary has its English: states, permissions, kinds', () => {
  const words = Object.entries(vocabulary).filter(([name]) => name.endsWith('_LABELS'));
  expect(words.length).toBeGreaterThan(10);
  expect(missing(words.flatMap(([, of]) => texts(of, () => true)))).toEqual([]);
});

test('every status and message to the tax authority has its English', () => {
  expect(missing(texts(TRANSMISSION_STATUSES, (name) => shown.has(name)))).toEqual([]);
  expect(missing(texts(MESSAGE_TYPES, (name) => shown.has(name)))).toEqual([]);
});

test('every particular of an invoice that the rules name has its English, and what is wrong with it', () => {
  const named = texts(limits, (name) => name === 'label');
  expect(named.length).toBeGreaterThan(30);
  expect(missing(named)).toEqual([]);
  expect(missing(Object.values(FORMAT_PROBLEM_WORDS))).toEqual([]);
});

test('every field of special goods has its English', () => {
  // Of imported vehicles and of those assembled here: together every field.
  const named = ['0', '1'].flatMap((origin) =>
    SPECIAL_GOODS.flatMap((goods) => specialFieldsOf(goods, new Map([['XXu', origin]]))),
  );
  expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(25);
  expect(missing(named.flatMap(({ label, words }) => [label, ...Object.values(words)]))).toEqual([]);
});

test('everything on the form of a declaration has its English', () => {
  const named = texts([boxes, codes, fields], (name) => name === 'label');
  expect(named.length).toBeGreaterThan(80);
  expect(missing(named)).toEqual([]);
  expect(missing([...Object.values(fields.PART_TITLES), ...Object.values(fields.LIST_TITLES)])).toEqual([]);
});

test('every cause and remedy of an error code has its English, and so has every button', () => {
  const words = ERROR_CODES.flatMap(({ cause, fix }) => [cause, fix]);
  expect(missing([...words, ...Object.values(ERROR_BUTTONS)])).toEqual([]);
});

test('what to do while it is not known whether something arrived has its English', () => {
  expect(missing(UNKNOWN_MILESTONES.map(({ advice }) => advice))).toEqual([]);
});

test('every rule of rounding has its English', () => {
  expect(missing(Object.values(ROUNDING_RULES))).toEqual([]);
});

test('every line of a document’s log has its English', () => {
  const titles = [
    'documents/history.ts',
    'publishing/document-kind.ts',
    'registrations/document-kind.ts',
    'invoice-mistakes/document-kind.ts',
    'summary-tables/document-kind.ts',
    'cash-registers/document-kind.ts',
  ].flatMap((file) => {
    const source = readFileSync(`server/modules/${file}`, 'utf8');
    return [...source.matchAll(/(?:title: |reasoned\()['`]([^'`]+)['`]/g)].map(([, title = '']) => title);
  });
  expect(titles.length).toBeGreaterThan(20);
  const sent = titles.flatMap((title) =>
    title.includes('${')
      ? ['100', '200', '300', '400'].map((type) => title.replace(/\$\{message_type[^}]*\}/, type))
      : [title],
  );
  expect(missing(sent)).toEqual([]);
});

test('every setting, role to begin with and time zone has its English; names of places alike in both have none', () => {
  expect(missing(texts(TENANT_SETTINGS, (name) => shown.has(name)))).toEqual([]);
  expect(missing(texts(READY_MADE_ROLES, (name) => shown.has(name)))).toEqual([]);
  const zones = TIMEZONES.map((zone) => zone.display_name);
  expect(missing(zones.filter((name) => /[^\p{ASCII}]/u.test(name)))).toEqual([]);
});
