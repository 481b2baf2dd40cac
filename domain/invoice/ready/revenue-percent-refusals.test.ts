import { expect, test } from 'vitest';
import { refusalText } from '../../refusals.ts';
import { SAMPLE_INVOICE, sampleLine } from '../../samples/sample-invoice.ts';
import type { InvoiceContent } from '../content.ts';
import { revenuePercentRefusals } from './revenue-percent-refusals.ts';

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
