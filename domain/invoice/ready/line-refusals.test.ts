import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../../money/decimal-digits.ts';
import { computeInvoice } from '../../money/invoice-amounts.ts';
import { refusalText } from '../../refusals.ts';
import { SAMPLE_INVOICE, sampleLine } from '../../samples/sample-invoice.ts';
import type { InvoiceContent } from '../content.ts';
import type { RelatedInvoice } from '../particulars.ts';
import { lineRefusals, revenuePercentRefusals } from './line-refusals.ts';

const OF_2026: RelatedInvoice = {
  nature: 'adjust',
  regime: '1',
  tax_code: null,
  form_no: '1',
  symbol: 'C26TAA',
  number: '7',
  issued_on: '2026-12-30',
  reason_code: '01',
  note: null,
  list_no: null,
  list_on: null,
};

function refused(content: Partial<InvoiceContent>): string[] {
  const whole = { ...SAMPLE_INVOICE, lines: SAMPLE_INVOICE.lines.slice(0, 1), ...content };
  return lineRefusals(whole, computeInvoice(whole, DEFAULT_DECIMAL_DIGITS)).map(({ code }) => code);
}

test('8% may stand in 2027 on an invoice that adjusts one of 2026, and on no other', () => {
  expect(refused({ issued_on: '2027-01-05', related: OF_2026 })).toEqual([]);
  expect(refused({ issued_on: '2027-01-05', related: null })).toEqual(['vat_rate_not_in_force']);
  expect(refused({ issued_on: '2027-01-05', related: { ...OF_2026, issued_on: '2027-01-02' } })).toEqual([
    'vat_rate_not_in_force',
  ]);
});

test('of a chain of corrections the rates of the first invoice stay', () => {
  const of_chain = { ...OF_2026, issued_on: '2027-01-10', first_issued_on: '2026-12-20' };
  expect(refused({ issued_on: '2027-02-01', related: of_chain })).toEqual([]);
  expect(refused({ issued_on: '2027-02-01', related: { ...of_chain, first_issued_on: null } })).toEqual([
    'vat_rate_not_in_force',
  ]);
});

test('an adjustment of a wrong invoice may have notes alone; any other invoice has goods', () => {
  const lines = [sampleLine({ kind: 'note', name: 'Mã số thuế đúng là 0101243150' })];
  const wrong: RelatedInvoice = { ...OF_2026, reason_code: '13' };
  expect(refused({ lines, related: wrong })).toEqual([]);
  expect(refused({ lines, related: { ...wrong, reason_code: null } })).toEqual([]);
  expect(refused({ lines: [], related: wrong })).toEqual(['lines_missing']);
  for (const related of [null, OF_2026, { ...wrong, nature: 'replace' } as const])
    expect(refused({ lines, related })).toEqual(['lines_missing']);
});

test('one that corrects many by a list goes by its own date', () =>
  expect(
    refused({ issued_on: '2027-01-05', related: { ...OF_2026, nature: 'adjust_many', issued_on: null } }),
  ).toEqual(['vat_rate_not_in_force']));

test('a line of an invoice that names no tax needs no rate; a VAT invoice does', () => {
  const lines = SAMPLE_INVOICE.lines.slice(0, 1).map((line) => ({ ...line, vat_rate: null }));
  expect(refused({ lines })).toEqual(['vat_rate_missing']);
  expect(refused({ lines, form_no: '2' })).toEqual([]);
  expect(refused({ lines, form_no: '5', symbol: 'C26HAA' })).toEqual([]);
});

const sold = (percents: readonly (string | null)[], changes: Partial<InvoiceContent> = {}) =>
  revenuePercentRefusals({
    ...SAMPLE_INVOICE,
    form_no: '2',
    lines: percents.map((revenue_percent) => sampleLine({ revenue_percent })),
    ...changes,
  });

test('percentages of the law, and lines without one, are right while they are reduced', () => {
  expect(sold(['1', '2', '3', '5', null], { issued_on: '2026-12-31' })).toEqual([]);
  expect(sold([], { lines: [sampleLine({})] })).toEqual([]);
});

test('a percentage the law does not have is told with those it has, at its line', () => {
  const [refusal, ...more] = sold(['3', '4']);
  expect(more).toEqual([]);
  expect(refusal).toMatchObject({ code: 'revenue_percent_unknown', field: 'lines.1.revenue_percent' });
  expect(refusal && refusalText(refusal)).toBe(
    'Dòng 2: tỷ lệ 4% trên doanh thu không có trong quy định. Chọn một trong các tỷ lệ 1, 2, 3, 5.',
  );
});

test('on a day no law reduces it, each line that names one is told', () => {
  const refusals = sold([null, '3', '1'], { issued_on: '2027-01-01' });
  expect(refusals.map(({ code, field }) => `${code} ${field}`)).toEqual([
    'revenue_percent_not_reduced lines.1.revenue_percent',
    'revenue_percent_not_reduced lines.2.revenue_percent',
  ]);
  expect(refusals.map((one) => refusalText(one))[0]).toBe(
    'Dòng 2: tỷ lệ 3% trên doanh thu không được giảm cho hóa đơn lập ngày 01/01/2027. Bỏ tỷ lệ ở dòng này.',
  );
});

test('an invoice of 2027 that corrects one of 2026 keeps its reduction', () => {
  const related = { nature: 'replace', issued_on: '2026-12-30' } as InvoiceContent['related'];
  expect(sold(['3'], { issued_on: '2027-01-04', related })).toEqual([]);
});

test('other forms are not asked', () =>
  expect(sold(['4'], { form_no: '1', issued_on: '2027-01-01' })).toEqual([]));
