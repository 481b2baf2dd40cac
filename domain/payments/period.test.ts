import { describe, expect, test } from 'vitest';
import { grantPeriod, grantsOn, type PackageGrant } from './period.ts';

const small = { invoices: 300, months: 12 };
const endless = { invoices: null, months: 12 };
const TODAY = '2026-11-25';

/** Invoices of a day that are issued when something is bought on it. */
const issued: Readonly<Record<string, number>> = { '2026-06-01': 200, [TODAY]: 40 };

/** Bought one after another, each on its day. */
function bought(...all: readonly [day: string, offer: typeof small | typeof endless][]): PackageGrant[] {
  return all.reduce<PackageGrant[]>(
    (before, [day, offer]) => [...before, grantPeriod(before, offer, day, issued[day] ?? 0)],
    [],
  );
}
const spanOf = ({ counted_from, starts_on, ends_on }: PackageGrant) => [counted_from, starts_on, ends_on];

describe('a package that is paid for', () => {
  test('begins today where there is none', () => {
    const [one] = bought([TODAY, small]);
    expect(one).toEqual({
      ...{ invoices: 300, counted_from: TODAY, issued_before: 40 },
      ...{ starts_on: TODAY, ends_on: '2027-11-25' },
    });
  });

  test('continues one that runs, on its last day too', () => {
    const [, next] = bought(['2025-11-25', small], [TODAY, small]);
    expect(next && spanOf(next)).toEqual(['2025-11-25', TODAY, '2027-11-25']);
  });

  test('begins anew a day later', () => {
    const [, next] = bought(['2025-11-24', small], [TODAY, small]);
    expect(next && spanOf(next)).toEqual([TODAY, TODAY, '2027-11-25']);
  });

  test('counts nothing that was issued before it on its first day; one that continues it counts what came after', () => {
    const all = bought(['2026-06-01', small], [TODAY, small]);
    expect(all.map(({ issued_before }) => issued_before)).toEqual([200, 200]);
    const [, waiting] = bought(['2026-06-01', endless], [TODAY, small]);
    expect(waiting?.issued_before, 'of a day that has not come').toBe(0);
  });

  test('without a limit takes the place of one with a limit at once', () => {
    const all = bought(['2026-06-01', small], [TODAY, endless]);
    expect(grantsOn(all, TODAY)).toEqual([all[1]]);
    expect(grantsOn(all, '2026-06-02')).toEqual([all[0]]);
  });

  test('with a limit begins behind one without, and never lengthens that', () => {
    const all = bought(['2026-06-01', endless], [TODAY, small], [TODAY, small]);
    expect(all.map(spanOf)).toEqual([
      ['2026-06-01', '2026-06-01', '2027-06-01'],
      ['2027-06-02', '2027-06-02', '2028-06-02'],
      ['2027-06-02', '2027-06-02', '2029-06-02'],
    ]);
    expect(grantsOn(all, '2027-06-01')).toEqual([all[0]]);
    expect(grantsOn(all, '2027-06-02')).toEqual([all[1], all[2]]);
  });

  test('without a limit waits for one that has not begun', () => {
    const all = bought(['2026-06-01', endless], [TODAY, small], [TODAY, endless]);
    expect(all.at(-1)?.starts_on).toBe('2028-06-03');
  });

  test('two on one day: the one without a limit holds', () => {
    const all = bought([TODAY, small], [TODAY, endless]);
    expect(grantsOn(all, TODAY)).toEqual([all[1]]);
  });
});

test('nothing holds before the first and after the last', () => {
  const all = bought([TODAY, small]);
  expect([grantsOn(all, '2026-11-24'), grantsOn(all, '2027-11-26'), grantsOn([], TODAY)]).toEqual([
    [],
    [],
    [],
  ]);
});
