import { describe, expect, test } from 'vitest';
import { bearsVat } from '../rules/particulars/forms.table.ts';
import { moneySettingsFrom } from '../settings/tenant-settings.ts';
import { PUBLICATION_STATUSES, type PublicationStatus } from '../transmission/publication.ts';
import {
  keepsComputation,
  moneyOptionsOf,
  revenueReductionOf,
  type DraftRevenue,
} from './draft-money-options.ts';

const VAT_SERIES = { form_no: '1', symbol: 'C26TAA' };
const UNSAID = { issued_on: '2026-11-20', currency: 'VND', lines: [] };
const CHOSEN = { price_includes_tax: true, tax_rounding: 'per_line' } as const;

test.each([
  ['1', 'C26TAA', true],
  ['8', 'C26TAA', true],
  ['5', 'C26GAA', true],
  ['5', 'C26HAA', false],
  ['2', 'C26TAA', false],
  ['3', 'C26DAA', false],
  ['4', 'C26DAA', false],
  ['6', 'K26NAA', false],
  ['7', 'C26XAA', false],
  ['9', 'C26TAA', false],
])('form %s with %s bears VAT: %s', (form_no, symbol, bears) => {
  expect(bearsVat({ form_no, symbol })).toBe(bears);
  expect(moneyOptionsOf({ form_no, symbol }, CHOSEN, UNSAID).method_of_tax_calculation).toBe(
    bears ? 'VAT' : 'PERCENTAGE_ON_REVENUE',
  );
});

describe('prices with tax', () => {
  test.each([
    [undefined, true],
    [null, true],
    [false, false],
    [true, true],
  ])('the draft says %s where the company has chosen true: %s', (price_includes_tax, held) =>
    expect(moneyOptionsOf(VAT_SERIES, CHOSEN, { ...UNSAID, price_includes_tax }).price_includes_tax).toBe(
      held,
    ),
  );
});

test.each([
  [{ invoice_discount_rate: '5' }, { rate: '5' }],
  [{ invoice_discount_amount: '1000' }, { amount: '1000' }],
  [{ invoice_discount_rate: '5', invoice_discount_amount: '1000' }, { amount: '1000' }],
  [{ invoice_discount_rate: null, invoice_discount_amount: null }, null],
  [{}, null],
])('the discount on the whole invoice of %j is %j', (stated, discount) =>
  expect(moneyOptionsOf(VAT_SERIES, CHOSEN, { ...UNSAID, ...stated }).invoice_discount).toEqual(discount),
);

test('how VAT is rounded is the choice of the company', () =>
  expect(moneyOptionsOf(VAT_SERIES, CHOSEN, UNSAID).tax_rounding).toBe('per_line'));

test('the percentages on revenue that are reduced are those of the lines', () => {
  const lines = [{ kind: 'goods', revenue_percent: '3' }] as const;
  const { revenue_reduction } = moneyOptionsOf({ form_no: '2', symbol: 'C26TAA' }, CHOSEN, {
    ...UNSAID,
    lines,
  });
  expect(revenue_reduction?.percents).toEqual(['3']);
});

describe('the choices of a company', () => {
  test('are those of the table where nobody has chosen', () =>
    expect(moneySettingsFrom([])).toEqual({ price_includes_tax: false, tax_rounding: 'per_rate' }));

  test('and what was chosen else', () =>
    expect(
      moneySettingsFrom([
        { config_key: 'tax_rounding', config_value: 'per_line' },
        { config_key: 'price_includes_tax', config_value: 'true' },
        { config_key: 'timezone', config_value: 'Asia/Tokyo' },
      ]),
    ).toEqual(CHOSEN));
});

const SALES = { form_no: '2', symbol: 'C26TAA' };
const meal: DraftRevenue = {
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

test('of all states only a failed signature keeps how the amounts were computed', () => {
  const statuses = Object.keys(PUBLICATION_STATUSES) as PublicationStatus[];
  expect(statuses.filter(keepsComputation)).toEqual(['signature_failed']);
});
