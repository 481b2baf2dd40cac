import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent, InvoiceLine } from '../invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';
import { add, decimalText, parseDecimal } from './decimal.ts';
import { besideGoods, computeInvoice, worthOfLines } from './invoice-amounts.ts';
import { vndEquivalents } from './vnd-equivalents.ts';

const invoice = (lines: Partial<InvoiceLine>[], more: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...SAMPLE_INVOICE,
  ...more,
  lines: lines.map(sampleLine),
});
const LINE_OF_10 = { quantity: '1', unit_price: '10' };
const amounts = (lines: Partial<InvoiceLine>[], more: Partial<InvoiceContent> = {}) =>
  computeInvoice(invoice(lines, more), DEFAULT_DECIMAL_DIGITS);

test('the sample: promotion costs nothing, the trade discount lowers its own rate', () => {
  const computed = computeInvoice(SAMPLE_INVOICE, DEFAULT_DECIMAL_DIGITS);
  expect(computed.lines.map((line) => line.amount)).toEqual(['500000', '1500000', '0', '100000', null]);
  expect(computed.by_rate).toEqual([
    { vat_rate: '8%', amount: '500000', vat_amount: '40000' },
    { vat_rate: '10%', amount: '1400000', vat_amount: '140000' },
  ]);
  expect(computed).toMatchObject({
    total_before_vat: '1900000',
    total_discount: '100000',
    total_line_discount: '0',
    total_vat: '180000',
    total: '2080000',
    total_in_words: 'Hai triệu không trăm tám mươi nghìn đồng',
  });
});

test('a phiếu xuất kho has the amounts of its lines, and nothing to add up, tax or pay', () => {
  const lines = [
    { quantity: '10', unit_price: '11500', vat_rate: null },
    { quantity: '3', unit_price: null, vat_rate: null },
    { quantity: '2', unit_price: '500', vat_rate: null },
  ] as const;
  const note = amounts([...lines], { form_no: '6', symbol: 'C26NAA' });
  expect(note.lines.map((line) => line.amount)).toEqual(['115000', null, '1000']);
  expect(worthOfLines(note.lines)).toBe('116000');
  expect(note).toMatchObject({
    by_rate: [],
    total_before_vat: '0',
    revenue_reduction: null,
    total_vat: '0',
    total: '0',
    total_in_words: 'Không đồng',
  });
});

describe('a line', () => {
  test('discount by rate: 720 x 11 500 less 3%', () => {
    const [line] = amounts([
      { quantity: '720', unit_price: '11500', discount_rate: '3', vat_rate: '8%' },
    ]).lines;
    expect(line).toEqual({
      quantity: '720',
      unit_price: '11500',
      discount_rate: '3',
      gross: '8280000',
      discount_amount: '248400',
      amount: '8031600',
      vat_amount: '642528',
      amount_with_tax: '8674128',
    });
  });

  test('a stated discount wins over its rate', () => {
    const computed = amounts([
      { quantity: '1', unit_price: '100', discount_rate: '50', discount_amount: '30' },
    ]);
    expect(computed.lines[0]?.amount).toBe('70');
    expect(computed.total_line_discount).toBe('30');
  });

  test('đồng are whole, half up: 12 445 454.5455 is 12 445 455', () => {
    const computed = amounts([{ quantity: '1', unit_price: '12445454.5455', vat_rate: '10%' }]);
    expect(computed.by_rate).toEqual([{ vat_rate: '10%', amount: '12445455', vat_amount: '1244546' }]);
    expect(computed.total).toBe('13690001');
  });

  test.each<Partial<InvoiceLine>>([
    { quantity: null, unit_price: '5' },
    { quantity: '5', unit_price: null },
    { quantity: '1,5', unit_price: '5' },
    { kind: 'discount', amount: null },
    { kind: 'note', quantity: '5', unit_price: '5' },
  ])('%j has no amount and the invoice still adds up', (line) => {
    const computed = amounts([line, { quantity: '2', unit_price: '50', vat_rate: '5%' }]);
    expect(computed.lines[0]?.amount).toBeNull();
    expect(computed.total).toBe('105');
  });
});

test('0%, KCT and KKKNT bear no VAT and stand apart, after the rates', () => {
  const line = { quantity: '1', unit_price: '1000' } as const;
  const computed = amounts([
    { ...line, vat_rate: 'KKKNT' },
    { ...line, vat_rate: 'KCT' },
    { ...line, vat_rate: '10%' },
    { ...line, vat_rate: 'KHAC:05.26%' },
    { ...line, vat_rate: '0%' },
  ]);
  expect(computed.by_rate.map((group) => [group.vat_rate, group.vat_amount])).toEqual([
    ['0%', '0'],
    ['KHAC:05.26%', '53'],
    ['10%', '100'],
    ['KCT', '0'],
    ['KKKNT', '0'],
  ]);
});

test('VAT is rounded per rate, not per line: three times 5 đồng at 10% is 2 đồng', () => {
  const line = { quantity: '1', unit_price: '5', vat_rate: '10%' } as const;
  expect(amounts([line, line, line]).total_vat).toBe('2');
});

test('a company may round VAT per line: three times 5 đồng at 10% is 3 đồng', () => {
  const line = { quantity: '1', unit_price: '5', vat_rate: '10%' } as const;
  const content = invoice([line, line, line]);
  const computed = computeInvoice(content, DEFAULT_DECIMAL_DIGITS, { tax_rounding: 'per_line' });
  expect(computed).toMatchObject({ total_before_vat: '15', total_vat: '3', total: '18' });
  expect(computed.lines.map((one) => one.vat_amount)).toEqual(['1', '1', '1']);
});

test('what is typed finer than the company counts is kept, or rounded first where it says so', () => {
  const content = invoice([{ quantity: '1.25', unit_price: '99.96', discount_rate: '12.5' }]);
  const digits = {
    ...DEFAULT_DECIMAL_DIGITS,
    decimal_digit_quantity: 1,
    decimal_digit_unit_price: 0,
    decimal_digit_discount_rate: 0,
  };
  expect(computeInvoice(content, digits).lines[0]).toMatchObject({
    quantity: '1.25',
    unit_price: '99.96',
    discount_rate: '12.5',
    gross: '125',
    discount_amount: '16',
  });
  expect(computeInvoice(content, digits, { round_entries: true }).lines[0]).toMatchObject({
    quantity: '1.3',
    unit_price: '100',
    discount_rate: '13',
    gross: '130',
    discount_amount: '17',
  });
});

test('the words follow the company', () =>
  expect(
    computeInvoice(invoice([{ quantity: '1', unit_price: '105' }]), DEFAULT_DECIMAL_DIGITS, {
      words: { zero_tens: 'lẻ', says_whole: true },
    }).total_in_words,
  ).toBe('Một trăm lẻ năm đồng chẵn'));

test('rates that are the same number stand in one order, whichever line comes first', () => {
  const [plain, other] = [
    { ...LINE_OF_10, vat_rate: '8%' } as const,
    { ...LINE_OF_10, vat_rate: 'KHAC:8%' } as const,
  ];
  const rates = (lines: Partial<InvoiceLine>[]) => amounts(lines).by_rate.map((group) => group.vat_rate);
  expect(rates([other, plain])).toEqual(['8%', 'KHAC:8%']);
  expect(rates([plain, other])).toEqual(['8%', 'KHAC:8%']);
});

test('a rate whose tax is stated elsewhere (CTTC) counts as none: it is shared out with the lines that have none', () => {
  const lines = [
    { quantity: '1', unit_price: '1000', vat_rate: 'CTTC' },
    { quantity: '1', unit_price: '1000', vat_rate: null },
  ] as const;
  const content = invoice([...lines]);
  const computed = computeInvoice(content, DEFAULT_DECIMAL_DIGITS, { invoice_discount: { amount: '200' } });
  expect(computed).toMatchObject({
    by_rate: [],
    invoice_discount: { amount: '200', by_rate: [{ vat_rate: null, amount: '200' }] },
    total: '1800',
  });
});

test('foreign currency keeps two decimals and is read in its own words', () => {
  const computed = amounts([{ quantity: '3', unit_price: '10.335', vat_rate: '10%' }], { currency: 'USD' });
  expect(computed).toMatchObject({ total_before_vat: '31.01', total_vat: '3.1', total: '34.11' });
  expect(computed.total_in_words).toBe('Ba mươi tư đô la Mỹ và mười một xu');
});

test('the tenant may keep fewer decimals than the currency has', () => {
  const content = invoice([{ quantity: '3', unit_price: '10.335' }], { currency: 'USD' });
  expect(
    computeInvoice(content, { ...DEFAULT_DECIMAL_DIGITS, decimal_digit_amount_without_vat: 1 })
      .total_before_vat,
  ).toBe('31');
});

const anyLine = fc.record({
  kind: fc.constantFrom('goods', 'promotion', 'discount', 'note'),
  quantity: fc.option(fc.integer({ min: 0, max: 100000 }).map((n) => `${n / 100}`)),
  unit_price: fc.option(fc.integer({ min: 0, max: 10 ** 9 }).map((n) => `${n / 100}`)),
  discount_rate: fc.option(fc.integer({ min: 0, max: 99 }).map(String)),
  amount: fc.option(fc.integer({ min: 0, max: 10 ** 6 }).map(String)),
  vat_rate: fc.constantFrom('0%', '5%', '8%', '10%', 'KCT', 'KKKNT', 'KHAC:05.26%'),
} as const);

test('whatever the lines: groups add up to the totals, and the order of lines does not matter', () =>
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const computed = amounts(lines);
      const total = (texts: string[]) => decimalText(texts.map(parseDecimal).reduce(add, parseDecimal('0')));
      expect(total(computed.by_rate.map((group) => group.amount))).toBe(computed.total_before_vat);
      expect(total(computed.by_rate.map((group) => group.vat_amount))).toBe(computed.total_vat);
      expect(total([computed.total_before_vat, computed.total_vat])).toBe(computed.total);
      const turned = amounts([...lines].reverse());
      expect({ ...turned, lines: null }).toEqual({ ...computed, lines: null });
    }),
  ));

const FEES = [
  { name: 'Phí môi trường', amount: '1500' },
  { name: 'Phí sân bay', amount: '600' },
];

test.each([
  [{}, '0'],
  [{ fees: FEES }, '2100'],
  [{ fees: FEES, untaxed_deduction: '100', other_deduction: '0.5' }, '1999.5'],
  [{ fees: [], untaxed_deduction: null, other_deduction: '40' }, '-40'],
  [{ fees: [{ name: 'Phí', amount: null }], untaxed_deduction: 'một trăm' }, '0'],
])('fees less deductions: %j', (particulars, beside) =>
  expect(decimalText(besideGoods(particulars))).toBe(beside),
);

const total = (particulars: object, currency = 'VND') =>
  Number(computeInvoice({ ...SAMPLE_INVOICE, ...particulars, currency }, DEFAULT_DECIMAL_DIGITS).total);

test('the total to pay has the fees in it and what is deducted not', () => {
  const bare = total({});
  expect(total({ fees: FEES }) - bare).toBe(2100);
  expect(total({ fees: FEES, untaxed_deduction: '100', other_deduction: '30' }) - bare).toBe(1970);
});

test('neither the total before VAT nor the VAT knows of them', () => {
  const of = (particulars: object) =>
    computeInvoice({ ...SAMPLE_INVOICE, ...particulars }, DEFAULT_DECIMAL_DIGITS);
  const { total: _, total_in_words: __, ...rest } = of({});
  expect(of({ fees: FEES, other_deduction: '30' })).toMatchObject(rest);
});

test('in đồng they are converted together and rounded once', () => {
  const invoice = { ...SAMPLE_INVOICE, currency: 'USD', exchange_rate: '25000.5', fees: FEES.slice(1) };
  const at = (content: typeof invoice) =>
    Number(vndEquivalents(computeInvoice(content, DEFAULT_DECIMAL_DIGITS), content)?.total);
  expect(at(invoice) - at({ ...invoice, fees: [] })).toBe(15_000_300);
});
