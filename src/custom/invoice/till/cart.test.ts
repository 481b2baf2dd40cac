import { describe, expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom } from '#domain/settings/tenant-settings.ts';
import type { Tenant } from '#src/providers/account.ts';
import { assess, type Template } from '../editor/draft/draft-content.ts';
import type { Draft } from '../editor/draft/draft.ts';
import {
  addProduct,
  changeLine,
  changeOf,
  countOf,
  emptyCart,
  invoiced,
  likelyPayments,
  stepQuantity,
} from './cart.ts';
import type { Product } from './cart.ts';

const DAY = '2026-11-20';
const TAPE: Product = {
  id: 1,
  code: 'BK-48',
  name: 'Băng keo OPP 48 mm',
  unit: 'Cuộn',
  unit_price: '12000',
  vat_rate: '8%',
  description: null,
  status: 'active',
  created_on: DAY,
  deleted_on: null,
  lock_version: 1,
};
const BOX: Product = { ...TAPE, id: 2, code: 'TH-3', name: 'Thùng 3 lớp', unit: 'Cái', unit_price: '10500' };

const cartOf = (...products: readonly Product[]): Draft => products.reduce(addProduct, emptyCart(DAY));

const quantities = ({ lines }: Draft) => lines.map(({ name, quantity }) => [name, quantity]);

/** What the law's own functions make of a cart. */
function amountsOf(cart: Draft, price_includes_tax = false) {
  const template = { form_no: '1', symbol: 'C26MTN', status: 'active', last_number: 0 } as Template;
  const tenant = { name: 'Bao bì', tax_code: '0000000017', address: 'Lô B12' } as Tenant;
  const settings = { ...moneySettingsFrom([]), price_includes_tax };
  const surroundings = {
    tenant,
    template,
    number: null,
    related: null,
    digits: DEFAULT_DECIMAL_DIGITS,
    settings,
  };
  return assess({ ...invoiced(cart, DAY), price_includes_tax }, surroundings, DAY);
}

describe('scanning', () => {
  test('a product that is scanned again is one more of its line', () => {
    expect(quantities(cartOf(TAPE, BOX, TAPE, TAPE))).toEqual([
      ['Băng keo OPP 48 mm', '3'],
      ['Thùng 3 lớp', '1'],
    ]);
  });

  test('a line with a price of its own stays, and the next scan sells at the price of the catalogue', () => {
    const agreed = changeLine(cartOf(TAPE), 1, { unit_price: '11000' });
    const cart = addProduct(agreed, TAPE);
    expect(cart.lines.map(({ unit_price, quantity }) => [unit_price, quantity])).toEqual([
      ['11000', '1'],
      ['12000', '1'],
    ]);
    expect(countOf(cart, TAPE.id)).toBe('2');
    expect(countOf(cart, BOX.id)).toBe('');
  });

  test('one more of a weighed quantity keeps its decimals, one less than one takes the line away', () => {
    const weighed = changeLine(cartOf(TAPE, BOX), 1, { quantity: '0.75' });
    expect(quantities(stepQuantity(weighed, 1, 1))[0]).toEqual(['Băng keo OPP 48 mm', '1.75']);
    expect(quantities(stepQuantity(weighed, 1, -1))).toEqual([['Thùng 3 lớp', '1']]);
  });
});

describe('what a sale comes to is what its invoice says', () => {
  test('prices without VAT', () => {
    const { amounts, refusals } = amountsOf(cartOf(TAPE, TAPE, TAPE, BOX));
    expect(refusals).toEqual([]);
    expect(amounts).toMatchObject({ total_before_vat: '46500', total_vat: '3720', total: '50220' });
  });

  test('prices with VAT inside: the buyer pays what the tiles say', () => {
    const { amounts } = amountsOf(cartOf(TAPE, TAPE, TAPE, BOX), true);
    expect(amounts).toMatchObject({ total: '46500', total_vat: '3444' });
  });

  test('a buyer who says nothing is named as the law words it, one who gives a tax code is not', () => {
    expect(invoiced(cartOf(TAPE), DAY)).toMatchObject({
      buyer_name: 'Bán cho người tiêu dùng',
      issued_on: DAY,
    });
    const company = { ...cartOf(TAPE), buyer_tax_code: '0000000017' };
    expect(invoiced(company, DAY).buyer_name).toBe('');
    expect(amountsOf(company).refusals.map(({ code }) => code)).toContain('buyer_name_required');
  });
});

describe('cash', () => {
  test.each([
    ['449000', '500000', '51000'],
    ['449000', '', '0'],
    ['449000', '449000', '0'],
    ['449000', '448999', null],
    ['10.5', '20', '9.5'],
    ['449000', 'x', null],
  ])('of %s, %s given: %s back', (total, given, change) => expect(changeOf(total, given)).toBe(change));

  test.each([
    ['449000', ['450000', '500000', '600000']],
    ['27756', ['30000', '50000', '100000']],
    ['500000', ['600000']],
    ['0', []],
  ])('notes that are likely for %s: %j', (total, offered) => expect(likelyPayments(total)).toEqual(offered));
});
