import { describe, expect, test } from 'vitest';
import { warnedFrom, warningOn } from './warning.ts';

const DEFAULT = { invoices: null, days: 30 };
const holding = { invoices: 1000, left: 600, ends_on: '2027-11-20', pace: null };
const pace = { invoices: 750, days: 30, runs_out_on: '2026-12-14' };
const today = '2026-11-20';

describe('a package is warned of', () => {
  test.each([
    [101, 'fine'],
    [100, 'low'],
    [1, 'low'],
    [0, 'over'],
    [-3, 'over'],
    [null, 'fine'],
  ] as const)('by a tenth of it where nothing is set: %s left is %s', (left, state) =>
    expect(warningOn(DEFAULT, { ...holding, left }, today)).toBe(state),
  );

  test('by the number of invoices that the company set', () => {
    const limits = { invoices: 500, days: 30 };
    expect(warningOn(limits, { ...holding, left: 501 }, today)).toBe('fine');
    expect(warningOn(limits, { ...holding, left: 500 }, today)).toBe('low');
  });

  test('by the days at its pace that the company set', () => {
    // 25 a day: 600 last for 24 days.
    expect(warnedFrom({ ...DEFAULT, days: 24 }, { ...holding, pace })).toBe(624);
    expect(warningOn({ ...DEFAULT, days: 24 }, { ...holding, pace }, today)).toBe('low');
    expect(warningOn({ ...DEFAULT, days: 23 }, { ...holding, pace }, today)).toBe('fine');
    const outlasts = { ...pace, runs_out_on: null };
    expect(warningOn({ ...DEFAULT, days: 24 }, { ...holding, pace: outlasts }, today)).toBe('fine');
  });

  test('by the days until its end', () => {
    const ending = { ...holding, ends_on: '2026-12-04' };
    expect(warningOn({ ...DEFAULT, days: 14 }, ending, today)).toBe('ending');
    expect(warningOn({ ...DEFAULT, days: 13 }, ending, today)).toBe('fine');
  });
});
