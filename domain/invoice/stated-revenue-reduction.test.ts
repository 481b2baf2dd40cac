import { expect, test } from 'vitest';
import type { StatedRevenue } from './stated-revenue-reduction.ts';
import { revenueReductionOf } from './stated-revenue-reduction.ts';

const SALES = { form_no: '2', symbol: 'C26TAA' };
const meal: StatedRevenue = {
  issued_on: '2026-12-31',
  currency: 'VND',
  lines: [{ kind: 'goods', revenue_percent: '3' }],
};

test('the last day of the relief: the percentages of the lines, the part the law gives up, its sentence', () =>
  expect(revenueReductionOf(SALES, meal)).toEqual({
    percents: ['3'],
    share: '20',
    sentence:
      'đã giảm {amount} đồng tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết số 204/2025/QH15',
  }));

test('the day after no law reduces it', () =>
  expect(revenueReductionOf(SALES, { ...meal, issued_on: '2027-01-01' })).toBeNull());

test.each(['1', '5', '7', '9'])('form %s has no place for it', (form_no) =>
  expect(revenueReductionOf({ ...SALES, form_no }, meal)).toBeNull(),
);

test('only goods and the trade discounts taken off them count, in the places of their lines', () => {
  const lines = [
    { kind: 'note', revenue_percent: '1' },
    { kind: 'goods', revenue_percent: '1' },
    { kind: 'goods' },
    { kind: 'promotion', revenue_percent: '1' },
    { kind: 'discount', revenue_percent: '5' },
  ] as const;
  expect(revenueReductionOf(SALES, { ...meal, lines })?.percents).toEqual([null, '1', null, null, '5']);
});

test('no line that counts names a percentage: no reduction to speak of', () => {
  expect(revenueReductionOf(SALES, { ...meal, lines: [] })).toBeNull();
  const lines = [
    { kind: 'goods', revenue_percent: null },
    { kind: 'note', revenue_percent: '3' },
  ] as const;
  expect(revenueReductionOf(SALES, { ...meal, lines })).toBeNull();
});

test('in a foreign currency the sentence names it', () =>
  expect(revenueReductionOf(SALES, { ...meal, currency: 'USD' })?.sentence).toMatch(
    /^đã giảm \{amount\} USD tương ứng/,
  ));
