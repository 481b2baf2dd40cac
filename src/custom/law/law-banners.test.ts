import { expect, test } from 'vitest';
import { worthTelling, type LawChange } from './law-banners.tsx';

const END_OF_8: LawChange = {
  on: '2027-01-01',
  kind: 'vat_rate',
  subject: '8%',
  ends: true,
  title: '',
  text: '',
  drafts: 0,
  drafts_more: false,
  drafts_from: null,
  drafts_to: null,
};
const told = (change: Partial<LawChange>, today: string) =>
  worthTelling([{ ...END_OF_8, ...change }], today).length;

test('the end of a rate is told from 30 days before it, whatever the drafts', () => {
  expect(told({}, '2026-12-01')).toBe(0);
  expect(told({}, '2026-12-02')).toBe(1);
});

test('whatever touches a draft is told as soon as it is known', () => {
  expect(told({ drafts: 1 }, '2026-11-20')).toBe(1);
  expect(told({ kind: 'day_off', ends: false, drafts: 2 }, '2026-11-20')).toBe(1);
});

test('a change that touches nothing and is no end of a rate stays quiet', () => {
  expect(told({ kind: 'day_off', ends: false }, '2026-12-31')).toBe(0);
  expect(told({ kind: 'revenue_relief' }, '2026-12-31')).toBe(0);
  expect(told({ ends: false }, '2026-12-31')).toBe(0);
});
