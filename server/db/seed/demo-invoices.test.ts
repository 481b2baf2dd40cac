import { describe, expect, test } from 'vitest';
import { isVatRateOn } from '#domain/rules/tax/vat-rates.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { demoProducts } from './demo-catalogues.ts';
import { demoPlan } from './demo-invoices.ts';
import { demoPast } from './demo-past.ts';

/** Days on which laws or series end and begin, from their first minutes in Vietnam on. */
const moments = [
  '2026-11-24T09:00:00+07:00',
  '2026-12-31T23:59:00+07:00',
  '2027-01-01T00:01:00+07:00',
  '2027-01-01T08:00:00+07:00',
  '2027-01-02T00:01:00+07:00',
  '2027-02-06T09:00:00+07:00',
];

for (const moment of moments) {
  const now_ms = Date.parse(moment);
  const today = vietnamDate(now_ms);

  test(`${moment}: every invoice of the demo is of this year, as its series is, and none is ahead of today`, () => {
    const days = demoPlan(300, now_ms, today).map(({ at }) => vietnamDate(Date.parse(at)));
    expect(days).toHaveLength(300);
    expect(days.filter((day) => day.slice(0, 4) !== today.slice(0, 4) || day > today)).toEqual([]);
  });

  test(`${moment}: every product of the demo has a rate in force`, () => {
    const rates = demoProducts(1, moment, today).map(({ vat_rate }) => vat_rate ?? '');
    expect(rates.filter((rate) => !isVatRateOn(rate, today))).toEqual([]);
  });
}

test('the demo has one invoice that adjusts another and one that replaces another', () => {
  const moment = '2026-11-24T09:00:00+07:00';
  const fates = demoPlan(300, Date.parse(moment), moment.slice(0, 10)).map(({ fate }) => fate);
  const counted = (wanted: string): number => fates.filter((fate) => fate === wanted).length;
  expect([counted('adjusts'), counted('replaces')]).toEqual([1, 1]);
});

describe('the past of a demo', () => {
  for (const moment of moments) {
    const now_ms = Date.parse(moment);
    const today = vietnamDate(now_ms);

    test(`${moment}: it has invoices in each of the twelve months before, and ends before the plan begins`, () => {
      const past = demoPast(180, now_ms, today);
      const days = past.map(({ at }) => vietnamDate(Date.parse(at)));
      const planned = demoPlan(300, now_ms, today).map(({ at }) => vietnamDate(Date.parse(at)));
      const months = new Set([...days, ...planned].map((day) => day.slice(0, 7)));
      expect(months.size).toBeGreaterThanOrEqual(13);
      expect((days.at(-1) ?? '') < (planned[0] ?? '')).toBe(true);
      expect(past.map(({ at }) => at)).toEqual(past.map(({ at }) => at).toSorted());
    });
  }
});
