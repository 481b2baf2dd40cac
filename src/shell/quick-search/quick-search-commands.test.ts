import { expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { amountCommand, commandsFor, commandsSaid, withoutGoing } from './quick-search-commands.ts';

const found = (query: string, ...permissions: string[]) =>
  commandsFor(query, (access) => allows(permissions, access)).map(({ title, href }) => [
    title,
    decodeURIComponent(href.replaceAll('+', ' ')),
  ]);
const titles = (query: string, ...permissions: string[]) =>
  found(query, ...permissions).map(([title]) => title);

test('what people say to make or issue an invoice does so, marks or no marks', () => {
  expect(titles('lap hoa don', 'full')).toEqual(['Lập hóa đơn', 'Lập hóa đơn từ máy tính tiền']);
  expect(found('phieu xuat kho', 'full')).toEqual([
    ['Lập phiếu xuất kho', '/admin/invoices/create?mau-so=6'],
  ]);
  expect(found('phát hành', 'full')[0]).toEqual([
    'Phát hành hóa đơn nháp',
    '/admin/invoices?filter={"status":"draft"}',
  ]);
});

test('a state leads to the list of invoices in it', () => {
  expect(found('từ chối cấp mã', 'read_invoices')).toEqual([
    ['Hóa đơn: Từ chối cấp mã', '/admin/invoices?filter={"status":"denial_of_code_issuance"}'],
  ]);
});

test('an amount in the style of the company leads to the invoices of that total; a short number is no amount', () => {
  expect(found('1.287.360', 'read_invoices')).toEqual([
    ['Hóa đơn có tổng tiền 1.287.360', '/admin/invoices?filter={"totalMin":"1287360","totalMax":"1287360"}'],
  ]);
  expect(found('287', 'read_invoices')).toEqual([]);
  expect(found('KH0001', 'read_invoices')).toEqual([]);
});

test('after its sign a command is any that may be told, and an amount any number', () => {
  const can =
    (...permissions: string[]) =>
    (access: readonly (readonly string[])[]) =>
      allows(permissions, access);
  expect(commandsSaid('', can('full')).map(({ title }) => title)).toEqual([
    ...['Lập hóa đơn', 'Lập hóa đơn từ máy tính tiền', 'Lập phiếu xuất kho', 'Phát hành hóa đơn nháp'],
  ]);
  expect(commandsSaid('', can('read_customers'))).toEqual([]);
  expect(commandsSaid('phieu', can('full')).map(({ title }) => title)).toEqual(['Lập phiếu xuất kho']);
  expect(amountCommand('287', can('read_invoices')).map(({ title }) => title)).toEqual([
    'Hóa đơn có tổng tiền 287',
  ]);
  expect(amountCommand('287', can('read_customers'))).toEqual([]);
});

test('nothing is offered that the account may not do', () => {
  expect(titles('lap hoa don', 'read_invoices')).toEqual([]);
  expect(titles('phat hanh', 'read_invoices')).not.toContain('Phát hành hóa đơn nháp');
  expect(titles('1.287.360', 'read_customers')).toEqual([]);
});

test.each([
  ['đi tới khách hàng', 'khach hang'],
  ['di toi khach hang', 'khach hang'],
  ['mở nhật ký', 'nhat ky'],
  ['khách hàng', 'khách hàng'],
  ['mở', 'mở'],
])('%j looks for the page %j', (query, page) => {
  expect(withoutGoing(query)).toBe(page);
});
