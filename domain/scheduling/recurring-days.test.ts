import { expect, test } from 'vitest';
import { dayAfterRun, nextRecurringDay, type RecurringRule } from './recurring-days.ts';

const rule = (changed: Partial<RecurringRule> = {}): RecurringRule => ({
  frequency: 'monthly',
  day_of_month: 31,
  starts_on: '2026-11-20',
  ends_on: null,
  ...changed,
});

/** The first days of a rule, each found from the day after the one before. */
function days(of: RecurringRule, count: number): (string | null)[] {
  const found: (string | null)[] = [nextRecurringDay(of, of.starts_on)];
  while (found.length < count)
    found.push(dayAfterRun({ ...of, max_runs: null, runs_made: 1 }, found.at(-1) ?? ''));
  return found;
}

test.each([
  [
    'a month without the day has its last day',
    rule(),
    ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
  ],
  [
    'a leap year has the 29th',
    rule({ starts_on: '2028-02-01', day_of_month: 30 }),
    ['2028-02-29', '2028-03-30'],
  ],
  ['a day that has passed waits for the next month', rule({ day_of_month: 5 }), ['2026-12-05', '2027-01-05']],
  ['the day it starts on counts', rule({ day_of_month: 20 }), ['2026-11-20', '2026-12-20']],
  [
    'quarters are counted from the first day',
    rule({ frequency: 'quarterly', day_of_month: 5 }),
    ['2026-12-05', '2027-03-05', '2027-06-05'],
  ],
  [
    'years too, and 29 February comes back',
    rule({ frequency: 'yearly', starts_on: '2027-02-01', day_of_month: 29 }),
    ['2027-02-28', '2028-02-29', '2029-02-28'],
  ],
  ['nothing comes after the end', rule({ ends_on: '2026-12-30' }), ['2026-11-30', null]],
  ['the end itself counts', rule({ ends_on: '2026-12-31' }), ['2026-11-30', '2026-12-31', null]],
])('%s', (_name, of, expected) => expect(days(of, expected.length)).toEqual(expected));

test('a day long after the start is found at once, whichever day of the month it is', () => {
  expect(nextRecurringDay(rule(), '2036-02-10')).toBe('2036-02-29');
  expect(nextRecurringDay(rule({ day_of_month: 5 }), '2036-02-10')).toBe('2036-03-05');
  expect(nextRecurringDay(rule({ starts_on: '2030-01-01' }), '2026-11-20')).toBe('2030-01-31');
});

test('so many times, and no more', () => {
  const made = (runs_made: number) => dayAfterRun({ ...rule(), max_runs: 2, runs_made }, '2026-11-30');
  expect([made(1), made(2)]).toEqual(['2026-12-31', null]);
});
