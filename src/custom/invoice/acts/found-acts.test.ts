import { draft, issued } from '#tests/setup/sample-acts.ts';
import { expect, test } from 'vitest';
import { foundActs } from './found-acts.ts';
import { actsOf, type ActSubject } from './invoice-acts.ts';

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
