// @vitest-environment jsdom
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { sampleField, sampleOptions } from '#tests/setup/sample-fields.ts';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { DataProvider } from 'react-admin';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { FieldValue } from './field-value.tsx';

type SignedIn = ComponentProps<typeof AccountProvider>['value'];

const data = {
  getMany: () => Promise.resolve({ data: [{ id: 5, name: 'An Phước' }] }),
} as unknown as Partial<DataProvider>;

function show(field: FieldDescriptor, value: unknown, permissions: string[] = ['full']) {
  const signedIn = { account: { full_name: 'An', permissions }, tenant: {} } as unknown as SignedIn;
  return render(
    <CoreAdminContext dataProvider={testDataProvider(data)} {...signedInTo(permissions)}>
      <AccountProvider value={signedIn}>
        <FieldValue field={field} value={value} />
      </AccountProvider>
    </CoreAdminContext>,
  ).container;
}

const options = sampleOptions;
const inner = [sampleField('text', 'Tên'), sampleField('money', 'Tiền')];

test.each([
  [sampleField('text', 'x'), 'Chữ', 'Chữ'],
  [sampleField('long_text', 'x'), 'Dài', 'Dài'],
  [sampleField('integer', 'x'), 1234, '1.234'],
  [sampleField('decimal', 'x'), '1234.5', '1.234,5'],
  [sampleField('money', 'x'), '1234567', '1.234.567'],
  [sampleField('date', 'x'), '2026-11-21', '21/11/2026'],
  [sampleField('date_time', 'x'), '2026-11-21T02:15:00Z', '21/11/2026 09:15'],
  [sampleField('boolean', 'x'), false, 'Không'],
  [sampleField('enum', 'x', { options }), 'b', 'Loại b'],
  [sampleField('enum', 'x', { options, many: true }), ['a', 'c'], 'Loại aLoại c'],
  [sampleField('email', 'x'), 'a@b.vn', 'a@b.vn'],
  [sampleField('phone', 'x'), '0912345678', '0912345678'],
  [sampleField('tax_code', 'x'), '0021011845', '0021011845'],
  [sampleField('vat_rate', 'x'), 'KCT', 'Không chịu thuế'],
  [sampleField('color', 'x'), '#1b54d0', '#1b54d0'],
  [sampleField('password', 'x'), 'bí mật', '–'],
  [sampleField('file', 'x'), 'QUJD', 'Đã có tệp, 3 B'],
  [sampleField('object', 'x', { fields: inner }), { Tên: 'An', Tiền: '2000' }, 'TênAnTiền2.000'],
])('%o shows %j as %j', (field, value, text) => expect(show(field, value).textContent).toBe(text));

test.each([null, undefined, '', []])('%j is a dash', (value) =>
  expect(show(sampleField('enum', 'x', { many: true, options }), value).textContent).toBe('–'),
);

test('a picture is shown, and what is none is not', () => {
  show(sampleField('image', 'Con dấu'), 'iVBORw0KGgoAAAA');
  expect(screen.getByRole('img', { name: 'Con dấu' })).toBeTruthy();
  cleanup();
  expect(show(sampleField('image', 'x'), 'TVqQAAMAAAA').textContent).toBe('–');
});

test('a list is a small table under the names of its fields', () => {
  show(sampleField('list', 'Dòng', { fields: inner }), [{ Tên: 'An', Tiền: '2000' }, { Tên: 'Bình' }]);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['TênTiền', 'An2.000', 'Bình–']);
});

test('a reference is a link for those who may open it, and its name for the others', async () => {
  const field = sampleField('reference', 'x', { reference: 'customers' });
  show(field, 5);
  expect((await screen.findByRole('link', { name: 'An Phước' })).getAttribute('href')).toBe(
    '/admin/customers/5',
  );
  cleanup();
  show(field, 5, []);
  expect(await screen.findByText('An Phước')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('choices under subjects are read by subject, and a subject of which nothing is chosen is left out', () => {
  const subject = (value: string, group?: string) => ({
    value,
    label: `Quyền ${value}`,
    tone: null,
    help: null,
    group,
  });
  const rights = [
    subject('full'),
    subject('a', 'Khách hàng'),
    subject('b', 'Khách hàng'),
    subject('c', 'Hàng hóa'),
  ];
  show(sampleField('enum', 'x', { many: true, options: rights }), ['full', 'b']);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Khách hàng']);
  expect(screen.getByRole('definition').textContent).toBe('Quyền b');
  expect(screen.getByText('Quyền full')).toBeTruthy();
});
