import { describe, expect, test } from 'vitest';
import { allowanceOn, issuingOn } from './allowance.ts';
import type { PackageGrant } from './period.ts';

const COUNTED = { counted_from: '2026-01-01', issued_before: 0 };
const grant = (more: Partial<PackageGrant>): PackageGrant => ({
  invoices: 1000,
  ...COUNTED,
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  ...more,
});
const UNLIMITED = { counted: null, invoices: null, grace: 0 };

test.each([
  ['sells no packages', null, '2030-01-01', UNLIMITED],
  ['is in its trial', '2026-11-20', '2026-11-20', UNLIMITED],
  ['has ended its trial', '2026-11-20', '2026-11-21', 'trial_ended'],
])('without a package, a company that %s', (_what, trial_until, today, expected) =>
  expect(allowanceOn({ grants: [], trial_until }, today)).toEqual(expected),
);

test.each([
  ['on its last day', [grant({})], '2026-12-31', { counted: COUNTED, invoices: 1000, grace: 100 }],
  ['seven days later', [grant({})], '2027-01-07', { counted: COUNTED, invoices: 1000, grace: 100 }],
  ['eight days later', [grant({})], '2027-01-08', 'package_ended'],
  [
    'continued by another',
    [grant({}), grant({ invoices: 300, ends_on: '2027-06-30' })],
    '2027-03-01',
    { counted: COUNTED, invoices: 1300, grace: 130 },
  ],
  [
    'of a few invoices',
    [grant({ invoices: 30 })],
    '2026-05-01',
    { counted: COUNTED, invoices: 30, grace: 10 },
  ],
  ['without a limit', [grant({ invoices: null })], '2026-05-01', UNLIMITED],
])('a package %s', (_what, grants, today, expected) =>
  expect(allowanceOn({ grants, trial_until: null }, today)).toEqual(expected),
);

describe('what may still be issued', () => {
  const bought = {
    invoices: 300,
    ...COUNTED,
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
  };
  const none = () => Promise.reject(new Error('nothing is to be counted'));
  const used = (count: number) => () => Promise.resolve(count);

  test('has no limit and no end where nothing is sold, and the last day of a trial', async () => {
    const open = await issuingOn({ grants: [], trial_until: null }, '2026-11-25', none);
    expect(open).toEqual({ state: 'open', left: null, until: null });
    const trial = { grants: [], trial_until: '2026-12-05' };
    expect(await issuingOn(trial, '2026-12-05', none)).toEqual({
      state: 'trial',
      left: null,
      until: '2026-12-05',
    });
    expect(await issuingOn(trial, '2026-12-06', none)).toMatchObject({ state: 'trial_ended', left: 0 });
  });

  test.each([
    ['2026-12-31', 299, 'package', 31],
    ['2026-12-31', 300, 'past_quota', 30],
    ['2026-12-31', 330, 'package_used_up', 0],
    ['2027-01-07', 299, 'past_end', 31],
    ['2027-01-08', 299, 'package_ended', 0],
  ] as const)(
    'on %s after %i of 300 invoices is %s, %i left, until 2027-01-07',
    async (day, count, state, left) =>
      expect(await issuingOn({ grants: [bought], trial_until: null }, day, used(count))).toEqual({
        state,
        left,
        until: '2027-01-07',
      }),
  );
});
