import { describe, expect, test } from 'vitest';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { demoCustomers, demoProducts } from './demo-catalogues.ts';
import { demoNote, demoNotePlan } from './demo-delivery-notes.ts';
import { seededRandom } from './random.ts';

const NOW = '2026-11-24T09:00:00+07:00';
const DAY = NOW.slice(0, 10);
const customers = demoCustomers(1, 8, NOW).map((one, id) => ({ id, tax_code: null, ...one }));
const products = demoProducts(1, NOW, DAY).map((one, id) => ({ id, ...one }));

describe.each(['N', 'B'] as const)('delivery notes of the demo with the letter %s', (letter) => {
  test('state everything that one has to state', () => {
    const random = seededRandom(1);
    for (let count = 0; count < 20; count += 1) {
      const input = demoNote(random, { customers, products } as Parameters<typeof demoNote>[1], letter, DAY);
      const series = { form_no: '6', symbol: `C26${letter}AA` };
      const content = invoiceFromInput(input, series, SAMPLE_INVOICE.seller, null);
      expect(checkContent(content, computeInvoice(content, DEFAULT_DECIMAL_DIGITS))).toEqual([]);
    }
  });
});

test.each([NOW, '2026-12-31T23:59:00+07:00', '2027-01-01T00:01:00+07:00', '2027-01-05T08:00:00+07:00'])(
  '%s: each note is of the year of its series, in their order, and none is ahead of the present',
  (moment) => {
    const now_ms = Date.parse(moment);
    const today = vietnamDate(now_ms);
    const instants = demoNotePlan(now_ms, today).map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
    const days = instants.map((at) => vietnamDate(Date.parse(at)));
    expect(days.filter((day) => day.slice(0, 4) !== today.slice(0, 4) || day > today)).toEqual([]);
  },
);
