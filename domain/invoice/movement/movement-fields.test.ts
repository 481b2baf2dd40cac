import { describe, expect, test } from 'vitest';
import { buildInvoiceData } from '../../documents/invoice-xml.ts';
import { DEFAULT_DECIMAL_DIGITS } from '../../money/decimal-digits.ts';
import { computeInvoice, worthOfLines } from '../../money/invoice-amounts.ts';
import { SAMPLE_INVOICE } from '../../samples/sample-invoice.ts';
import { movementIn, movementLetter, NO_MOVEMENT } from './movement-fields.table.ts';

const ENTERED = {
  ...NO_MOVEMENT,
  order: 'Lệnh 1',
  contract_no: 'HĐ 1',
  from_address: 'Kho A',
  vehicle: '51C-1',
};
const N = { form_no: '6', symbol: 'C26NAA' };

describe('how goods go', () => {
  test.each([
    [N, 'N'],
    [{ form_no: '6', symbol: 'K26BAA' }, 'B'],
    [{ form_no: '1', symbol: 'C26TAA' }, null],
    [{ form_no: '6', symbol: '' }, null],
  ])('%j has the letter %s', (series, letter) => expect(movementLetter(series)).toBe(letter));

  test('is what the letter has a place for, and nothing in other forms', () => {
    expect(movementIn(N, ENTERED)).toEqual({ ...ENTERED, contract_no: null });
    expect(movementIn({ ...N, symbol: 'C26BAA' }, ENTERED)).toEqual({ ...ENTERED, order: null });
    expect(movementIn({ form_no: '1', symbol: 'C26TAA' }, ENTERED)).toBeNull();
    expect(movementIn(N, NO_MOVEMENT)).toBeNull();
  });
});

test('nothing is added up, taxed or paid; the goods have their worth, and leave from the warehouse that is named', () => {
  const goods = SAMPLE_INVOICE.lines.filter(({ kind }) => kind === 'goods');
  const lines = goods.map((line) => ({ ...line, discount_rate: null, discount_amount: null }));
  const content = { ...SAMPLE_INVOICE, ...N, lines, movement: { ...ENTERED, contract_no: null } };
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  expect(amounts).toMatchObject({ by_rate: [], total_before_vat: '0', total_vat: '0', total: '0' });
  const ordinary = computeInvoice({ ...SAMPLE_INVOICE, lines }, DEFAULT_DECIMAL_DIGITS);
  expect(worthOfLines(amounts.lines)).toBe(worthOfLines(ordinary.lines));
  const xml = buildInvoiceData({ ...content, number: 1 }, amounts, {
    id: 'data',
    version: '2.1.1',
    solution_provider_tax_code: '0000000000',
  });
  expect(xml).toContain('<LDDNBo>Lệnh 1</LDDNBo><DChi>Kho A</DChi>');
});
