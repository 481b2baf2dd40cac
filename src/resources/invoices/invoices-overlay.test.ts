import { expect, test } from 'vitest';
import { invoiceRecordName } from './invoices-overlay.ts';

const row = {
  form_no: '1',
  symbol: 'C26TAA',
  number: 287,
  buyer_name: 'Công ty Minh Khôi',
  buyer_person: null,
  total: '124200',
  currency: 'VND',
};

test('an invoice is called by its form, symbol and number', () =>
  expect(invoiceRecordName(row)).toBe('1C26TAA 00000287'));

test('a draft says that it is one, for whom and over how much', () => {
  expect(invoiceRecordName({ ...row, number: null })).toBe(
    '1C26TAA, bản nháp, Công ty Minh Khôi, 124.200 VND',
  );
  expect(invoiceRecordName({ ...row, number: null, buyer_name: null, buyer_person: 'Chị Lan' })).toContain(
    'bản nháp, Chị Lan, ',
  );
  expect(invoiceRecordName({ ...row, number: null, buyer_name: null })).toBe(
    '1C26TAA, bản nháp, 124.200 VND',
  );
});
