import { customers } from '#generated/resources/customers.ts';
import { invoices } from '#generated/resources/invoices.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as LanguageModule from '#src/language/language.ts';
import type * as SpokenModule from './resource-descriptor.ts';

let language: typeof LanguageModule;
let spoken: typeof SpokenModule;
const description: ResourceDescriptor = customers;

// What was read in English is not left to the files that follow.
afterAll(() => void vi.resetModules());
beforeEach(async () => {
  vi.resetModules();
  language = await import('#src/language/language.ts');
  spoken = await import('./resource-descriptor.ts');
});

/** Every label, hint and help of a description, wherever it stands. */
function wordsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    ['label', 'one', 'hint', 'help'].includes(name) && typeof value === 'string' ? [value] : wordsOf(value),
  );
}

test('in Vietnamese a resource is described as it stands', () => {
  expect(spoken.spokenDescriptor(description)).toBe(description);
});

test('in English every label, group, option and hint of a resource is looked up, and nothing else is changed', () => {
  const words = wordsOf(description);
  expect(words.length).toBeGreaterThan(20);
  language.speak({ labels: Object.fromEntries(words.map((word) => [word, `en ${word}`])) });
  const english = spoken.spokenDescriptor(description);
  expect(wordsOf(english)).toEqual(words.map((word) => `en ${word}`));
  expect(english.fields.map(({ source }) => source)).toEqual(description.fields.map(({ source }) => source));
  expect(english.operations).toEqual(description.operations);
});

test('in English a field that refers to one record is called so, where Vietnamese calls the list the same', () => {
  language.speak({ labels: { 'Khách hàng': 'Customers', 'khách hàng': 'customer' } });
  const { fields, filters } = spoken.spokenDescriptor(invoices);
  const labelsOf = (of: readonly { source: string; label: string }[]) =>
    of.filter(({ source }) => source === 'customer_id').map(({ label }) => label);
  expect([labelsOf(fields), labelsOf(filters)]).toEqual([['Customer'], ['Customer']]);
  expect(spoken.spokenDescriptor(description).label).toBe('Customers');
});

test('loaded after English was chosen, every description is in English', async () => {
  vi.resetModules();
  const { speak } = await import('#src/language/language.ts');
  speak({ labels: { 'Khách hàng': 'Customers' } });
  const { descriptorOf } = await import('./resource-descriptor.ts');
  expect(descriptorOf('customers').label).toBe('Customers');
});
