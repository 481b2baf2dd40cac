import { expect, test } from 'vitest';
import type { InvoiceLine } from '../invoice/content.ts';
import { sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';
import { decimalText } from './decimal.ts';
import { lineMoney } from './line-amounts.ts';

const ROUNDING = { currency: 'VND', issued_on: '2026-11-20', digits: DEFAULT_DECIMAL_DIGITS };
const money = (line: Partial<InvoiceLine>) =>
  Object.values(lineMoney(sampleLine(line), ROUNDING)).map((value) => value && decimalText(value));

const goods: Partial<InvoiceLine> = { quantity: '1', unit_price: '1005', vat_rate: '10%' };

test.each<[string, Partial<InvoiceLine>, (string | null)[]]>([
  ['goods, their tax rounded half up', goods, ['1005', null, '1005', '101', '1005']],
  ['less their discount', { ...goods, discount_amount: '5' }, ['1005', '5', '1000', '100', '1000']],
  ['without a rate', { ...goods, vat_rate: null }, ['1005', null, '1005', null, '1005']],
  ['not finished', { ...goods, quantity: null }, [null, null, null, null, null]],
  ['a trade discount', { kind: 'discount', amount: '50', vat_rate: '10%' }, [null, null, '50', '-5', '-50']],
  ['a promotion', { ...goods, kind: 'promotion' }, ['0', null, '0', null, null]],
])('one line alone, %s: gross, discount, amount, tax, and what it counts', (_, line, amounts) =>
  expect(money(line)).toEqual(amounts),
);
