import { expect, test } from 'vitest';
import { dayEntry } from './day-entry.ts';

test.each([
  ['31/03/2027', '2027-03-31'],
  [' 31-3-2027 ', '2027-03-31'],
  ['31032027', '2027-03-31'],
  ['310327', '2027-03-31'],
  ['31/3/27', '2027-03-31'],
  ['2027-03-31', '2027-03-31'],
  ['', ''],
  ['  ', ''],
])('“%s” typed for a day gives “%s”', (typed, value) => expect(dayEntry(typed)).toBe(value));

test.each(['31/02/2027', '3', '31/3', '991327', 'mai'])('“%s” is kept as it was typed', (typed) =>
  expect(dayEntry(typed)).toBe(`?${typed}`),
);
