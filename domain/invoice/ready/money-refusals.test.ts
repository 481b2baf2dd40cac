import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../../money/decimal-digits.ts';
import { computeInvoice } from '../../money/invoice-amounts.ts';
import { SAMPLE_INVOICE, sampleLine } from '../../samples/sample-invoice.ts';
import { moneyOptionsOf, type DraftMoney } from '../draft-money-options.ts';
import { besideGoodsRefusals, invoiceDiscountRefusals } from './money-refusals.ts';

const goods = (unit_price: string | null) => sampleLine({ quantity: '2', unit_price, vat_rate: '10%' });

function refused(stated: DraftMoney, prices: readonly (string | null)[] = ['500']): string[] {
  const settings = { price_includes_tax: false, tax_rounding: 'per_rate' } as const;
  const content = { ...SAMPLE_INVOICE, lines: prices.map(goods) };
  const amounts = computeInvoice(
    content,
    DEFAULT_DECIMAL_DIGITS,
    moneyOptionsOf(SAMPLE_INVOICE, settings, { ...content, ...stated }),
  );
  return invoiceDiscountRefusals(stated, amounts).map(({ code, field }) => `${code} ${field}`);
}

test.each([
  [{}, []],
  [{ invoice_discount_rate: '100' }, []],
  [{ invoice_discount_rate: '100.5' }, ['invoice_discount_rate_range invoice_discount_rate']],
  [{ invoice_discount_amount: '1000' }, []],
  [{ invoice_discount_amount: '1001' }, ['invoice_discount_too_large invoice_discount_amount']],
  [
    { invoice_discount_rate: '5', invoice_discount_amount: '5' },
    ['invoice_discount_twice invoice_discount_amount'],
  ],
])('of goods for 1000: %j', (stated, refusals) => expect(refused(stated)).toEqual(refusals));

test('in prices with tax it is held against the goods with tax', () => {
  expect(refused({ price_includes_tax: true, invoice_discount_amount: '1000' })).toEqual([]);
  expect(refused({ price_includes_tax: true, invoice_discount_amount: '1002' })).toEqual([
    'invoice_discount_too_large invoice_discount_amount',
  ]);
});

test('of nothing there is nothing to take off; of what is not finished nobody knows', () => {
  const stated = { invoice_discount_amount: '5' };
  expect(refused(stated, ['0'])).toEqual(['invoice_discount_too_large invoice_discount_amount']);
  expect(refused(stated, [null])).toEqual([]);
  expect(refused(stated, [])).toEqual([]);
});

test('an invoice that takes goods back is not held to it', () =>
  expect(refused({ invoice_discount_amount: '5' }, ['-500'])).toEqual([]));

test.each([
  ['1', ['text_missing fees.0.name', 'number_decimals fees.1.amount']],
  [
    '3',
    ['text_missing fees.0.name', 'number_decimals fees.1.amount', 'deduction_not_in_form other_deduction'],
  ],
  [
    '6',
    [
      'text_missing fees.0.name',
      'number_decimals fees.1.amount',
      'fees_not_in_form fees',
      'deduction_not_in_form other_deduction',
    ],
  ],
])('fees and deductions on form %s', (form_no, refusals) => {
  const fees = [
    { name: null, amount: '1' },
    { name: 'Phí', amount: '0.5' },
  ];
  const found = besideGoodsRefusals({ ...SAMPLE_INVOICE, form_no, fees, other_deduction: '2' });
  expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(refusals);
});
