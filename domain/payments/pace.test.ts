import { expect, test } from 'vitest';
import { paceFrom, paceOf } from './pace.ts';

const today = '2026-11-21';
const issued = { first_issued_on: '2026-01-05', invoices: 300, left: 100, ends_on: '2027-06-30' };

test('what is left lasts as long as the invoices of the last thirty days say', () => {
  expect(paceOf(issued, today)).toEqual({
    since: '2026-10-22',
    days: 30,
    invoices: 300,
    runs_out_on: '2026-12-01',
  });
  expect(paceOf({ ...issued, left: 9 }, today)?.runs_out_on).toBe(today);
});

test('a package that ends before it is used up does not run out', () => {
  expect(paceOf({ ...issued, ends_on: '2026-12-01' }, today)?.runs_out_on).toBe('2026-12-01');
  expect(paceOf({ ...issued, ends_on: '2026-11-30' }, today)?.runs_out_on).toBeNull();
  expect(paceOf({ ...issued, left: 1_000_000_000 }, today)?.runs_out_on).toBeNull();
});

test('a company that began of late is judged by its own days, and not before two weeks of them', () => {
  const young = { ...issued, first_issued_on: '2026-11-07', invoices: 28 };
  expect(paceFrom(today)).toBe('2026-10-22');
  expect(paceOf(young, today)).toMatchObject({ since: '2026-11-07', days: 14, runs_out_on: '2027-01-10' });
  expect(paceOf({ ...young, first_issued_on: '2026-11-08' }, today)).toBeNull();
});

test('nothing is said of a handful of invoices, of none, or of a package that is used up', () => {
  expect(paceOf({ ...issued, invoices: 10 }, today)).not.toBeNull();
  expect(paceOf({ ...issued, invoices: 9 }, today)).toBeNull();
  expect(paceOf({ ...issued, first_issued_on: null, invoices: 0 }, today)).toBeNull();
  expect(paceOf({ ...issued, left: 0 }, today)).toBeNull();
});
