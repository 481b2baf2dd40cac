import { expect, test } from 'vitest';
import { foundActs } from './found-acts.ts';
import { actsOf, type ActSubject } from './invoice-acts.ts';

const draft: ActSubject = {
  id: 7,
  form_no: '1',
  symbol: 'C26TAA',
  number: null,
  status: 'draft',
  status_error: false,
  nature: 'original',
  signed_on: null,
  tax_authority_code: null,
};
const issued = {
  ...draft,
  number: 287,
  status: 'code_issued',
  signed_on: '2026-11-20T02:00:00Z',
  tax_authority_code: 'M1-26-ABCDE-00000000287',
} as const;

const offered = (invoice: ActSubject, may = (_operation: string) => true) =>
  foundActs(invoice, actsOf(invoice, { may, can: () => true })).map(
    ({ title, href, asks, file }) =>
      `${title}: ${file?.url ?? href}${asks ? ` ${JSON.stringify(asks)}` : ''}`,
  );

test('a draft that was found is issued, printed and copied from the search', () => {
  expect(offered(draft)).toEqual([
    'Ký và phát hành: /admin/invoices/7 {"publish":true}',
    'Mở bản in: /api/invoices/7/pdf',
    'Lập hóa đơn tương tự: /admin/invoices/create?tu=7',
  ]);
});

test('one with its code is mailed and put right', () => {
  expect(offered(issued).map((text) => text.split(':')[0])).toEqual([
    ...['Mở bản in', 'Gửi email', 'Có gì sai?', 'Lập hóa đơn tương tự', 'Bằng chứng'],
  ]);
  expect(offered(issued)[1]).toBe('Gửi email: /admin/invoices/7 {"email":true}');
});

test('nothing is offered that the account may not do', () => {
  const reads = (operation: string) => operation === 'getInvoicePdf';
  expect(offered(issued, reads)).toEqual(['Mở bản in: /api/invoices/7/pdf']);
});
