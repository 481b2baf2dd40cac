import { expect, test } from 'vitest';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { demoProducts } from './demo-catalogues.ts';
import { demoSale, demoSalesPlan } from './demo-register-sales.ts';
import { seededRandom } from './random.ts';

const DAY = '2026-11-24';

test('a sale of the demo states everything that one has to state', () => {
  const random = seededRandom(1);
  const products = demoProducts(1, `${DAY}T09:00:00+07:00`, DAY).map((one, id) => ({ id, ...one }));
  for (let count = 0; count < 20; count += 1) {
    const input = demoSale(random, { customers: [], products } as Parameters<typeof demoSale>[1], 1, DAY);
    const series = { form_no: '1', symbol: 'C26MAA' };
    const content = invoiceFromInput(input, series, SAMPLE_INVOICE.seller, null);
    expect(checkContent(content, computeInvoice(content, DEFAULT_DECIMAL_DIGITS))).toEqual([]);
  }
});

test.each([
  ['2026-11-24T14:00:00+07:00', 3],
  ['2026-11-24T09:00:00+07:00', 2],
  ['2026-12-31T23:59:00+07:00', 3],
  ['2027-01-01T00:01:00+07:00', 0],
  ['2027-01-02T18:00:00+07:00', 2],
])(
  '%s: sales of %i days of the year of the series, in their order, none ahead of the present',
  (now, days) => {
    const now_ms = Date.parse(now);
    const today = vietnamDate(now_ms);
    const plan = demoSalesPlan(now_ms, today);
    expect(plan).toHaveLength(days);
    const instants = plan.flatMap(({ at }) => at.map((moment) => Date.parse(moment)));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(instants.filter((ms) => ms >= now_ms)).toEqual([]);
    for (const { day, at } of plan) {
      expect(day.slice(0, 4)).toBe(today.slice(0, 4));
      expect(at.filter((moment) => vietnamDate(Date.parse(moment)) !== day)).toEqual([]);
    }
  },
);
