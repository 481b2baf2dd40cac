import { expect, test } from 'vitest';
import { paceFrom, paceOf } from './pace.ts';

const today = '2026-11-21';
const by_day = (...counts: number[]) => counts.map((invoices, at) => ({ day: `2026-11-1${at}`, invoices }));
const issued = {
  first_issued_on: '2026-01-05',
  by_day: by_day(120, 180),
  ...{ left: 100, ends_on: '2027-06-30' },
};

test('what is left lasts as long as the invoices of the last thirty days say', () => {
  expect(paceOf(issued, today)).toEqual({
    since: '2026-10-22',
    days: 30,
    invoices: 300,
    by_day: issued.by_day,
    runs_out_on: '2026-12-01',
  });
  expect(paceOf({ ...issued, left: 9 }, today)?.runs_out_on).toBe(today);
  // Today is not over.
  const of_today = { day: today, invoices: 500 };
  expect(paceOf({ ...issued, by_day: [...issued.by_day, of_today] }, today)?.invoices).toBe(300);
});

test('a package that ends before it is used up does not run out', () => {
  expect(paceOf({ ...issued, ends_on: '2026-12-01' }, today)?.runs_out_on).toBe('2026-12-01');
  expect(paceOf({ ...issued, ends_on: '2026-11-30' }, today)?.runs_out_on).toBeNull();
  expect(paceOf({ ...issued, left: 1_000_000_000 }, today)?.runs_out_on).toBeNull();
});

test('a company that began of late is judged by its own days, and not before two weeks of them', () => {
  const young = { ...issued, first_issued_on: '2026-11-07', by_day: by_day(28) };
  expect(paceFrom(today)).toBe('2026-10-22');
  expect(paceOf(young, today)).toMatchObject({ since: '2026-11-07', days: 14, runs_out_on: '2027-01-10' });
  expect(paceOf({ ...young, first_issued_on: '2026-11-08' }, today)).toBeNull();
});

test('nothing is said of a handful of invoices, of none, or of a package that is used up', () => {
  expect(paceOf({ ...issued, by_day: by_day(10) }, today)).not.toBeNull();
  expect(paceOf({ ...issued, by_day: by_day(9) }, today)).toBeNull();
  expect(paceOf({ ...issued, first_issued_on: null, by_day: [] }, today)).toBeNull();
  expect(paceOf({ ...issued, left: 0 }, today)).toBeNull();
});
