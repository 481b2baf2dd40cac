import { expect, test } from 'vitest';
import { refusalText } from '../../refusals.ts';
import { SAMPLE_INVOICE } from '../../samples/sample-invoice.ts';
import type { InvoiceContent } from '../content.ts';
import { issuingWarnings } from './issuing-warnings.ts';

type Around = Partial<Parameters<typeof issuingWarnings>[1]>;

function warned(issued_on: string, around: Around = {}, content: Partial<InvoiceContent> = {}): string[] {
  const invoice = { ...SAMPLE_INVOICE, form_no: '1', symbol: 'C26TAA', number: null, issued_on, ...content };
  const usual = { last_issued_on: null, today: '2026-11-23', incidents: [] };
  return issuingWarnings(invoice, { ...usual, ...around }).map((one) => refusalText(one));
}

test('a date before that of an earlier number is asked about; the same day is not', () => {
  expect(warned('2026-11-20', { last_issued_on: '2026-11-23' })).toEqual([
    'Ngày lập 20/11/2026 trước ngày 23/11/2026 của hóa đơn đã phát hành trong ký hiệu 1C26TAA: số sau sẽ mang ngày trước. Đổi ngày lập, hoặc xác nhận để vẫn phát hành.',
  ]);
  expect(warned('2026-11-23', { last_issued_on: '2026-11-23' })).toEqual([]);
});

test('an invoice that has its number keeps it', () =>
  expect(warned('2026-11-20', { last_issued_on: '2026-11-23' }, { number: 5 })).toEqual([]));

test('a deadline that is over is asked about, from the day after it', () => {
  expect(warned('2026-11-18', { today: '2026-11-19' })).toEqual([]);
  expect(warned('2026-11-18', { today: '2026-11-20' })).toEqual([
    'Hóa đơn lập ngày 18/11/2026 phải ký và gửi chậm nhất ngày 19/11/2026, nay đã quá hạn. Xác nhận để vẫn phát hành.',
  ]);
  // Of a cash register it is the end of the day.
  expect(warned('2026-11-18', { today: '2026-11-19' }, { symbol: 'C26MAA' })).toHaveLength(1);
});

test('what a summary table reports has no deadline of its own', () => {
  const uncoded = { symbol: 'K26TAA' };
  expect(warned('2026-11-18', { today: '2026-11-20' }, uncoded)).toHaveLength(1);
  expect(warned('2026-11-18', { today: '2026-11-20', channel: null }, uncoded)).toEqual([]);
});

test('an incident that stops the clock leaves nothing late', () => {
  const incidents = [{ kind: 'force_majeure', from: '2026-11-18', until: null }] as const;
  expect(warned('2026-11-18')).toHaveLength(1);
  expect(warned('2026-11-18', { incidents })).toEqual([]);
});

test('a value in force below zero is asked about, in digits as people write them', () => {
  expect(warned('2026-11-23', { value_after: '0' })).toEqual([]);
  expect(warned('2026-11-23', { value_after: '-2000.5' })).toEqual([
    'Sau hóa đơn điều chỉnh này giá trị đang có hiệu lực còn −2.000,5, nhỏ hơn 0. Kiểm tra lại dấu và số tiền, hoặc xác nhận để vẫn phát hành.',
  ]);
});

test('letters that the print has no shape for are asked about, each once', () => {
  expect(warned('2026-11-23', { texts: ['Tượng 𓀀 và 𓀀', 'Quà 🎉 株式会社'] })).toEqual([
    'Bản in PDF không có hình của ký tự 𓀀: chỗ đó sẽ là một ô vuông, còn tệp XML vẫn đủ. Sửa lại tên hàng hoặc thông tin người mua, hoặc xác nhận để vẫn phát hành.',
  ]);
  expect(warned('2026-11-23', { texts: ['Băng keo 48 mm × 80 yard, ⌀16, 500 g/m²'] })).toEqual([]);
});

test('a letter that some program lost is asked about, with the text it stands in', () => {
  expect(warned('2026-11-23', { texts: ['Thùng carton', 'Công ty Tân'] })).toEqual([]);
  expect(warned('2026-11-23', { texts: ['Thùng carton', 'Cong ty T\uFFFDn'] })).toEqual([
    '“Cong ty T\uFFFDn” có ký tự \uFFFD thay cho chữ đã mất khi chuyển dữ liệu. Gõ lại cho đúng, hoặc xác nhận để vẫn phát hành.',
  ]);
});
