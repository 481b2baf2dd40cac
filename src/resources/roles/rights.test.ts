import { expect, test } from 'vitest';
import { roleWords } from '#src/wording/settings/roles.ts';
import { isAbove, lockedWhy } from './rights.ts';

const own = ['user_permissions', 'read_invoices'];

test.each<[string, string[], string[], string | null, string | null]>([
  ['a right of their own', own, ['read_invoices'], 'read_invoices', null],
  ['a right that they lack', own, ['read_invoices'], 'publish_invoices', roleWords.beyondOwn],
  ['everything', own, ['read_invoices'], null, roleWords.beyondOwn],
  ['any right of a role above', own, ['publish_invoices'], 'read_invoices', roleWords.aboveOwn],
  ['any right of the role for everything', own, ['full'], 'read_invoices', roleWords.aboveOwn],
  ['everything, holding it', ['full'], ['full'], null, null],
])('%s: the box says why it is locked, if it is', (_what, held, role, code, why) => {
  expect(lockedWhy(held, role, code)).toBe(why);
});

test('a role is above who lacks one of its rights', () => {
  expect(isAbove(own, ['read_invoices'])).toBe(false);
  expect(isAbove(own, ['read_invoices', 'full'])).toBe(true);
});
