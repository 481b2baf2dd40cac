import { expect, test } from 'vitest';
import { customers } from '#generated/resources/customers.ts';
import { products } from '#generated/resources/products.ts';
import { crudDeps, readDescription } from '#server/plain-stores.ts';
import { importedFields } from '../sheet-fields.ts';
import { FileColumns, headingRow, knownHeadings, usualHeadings } from './headings.ts';

const { headings } = crudDeps(readDescription().document);
const fields = importedFields(customers);
const known = knownHeadings(
  fields,
  usualHeadings(customers, fields, headings('customers')),
  new Map([
    ['ma so', 'code'],
    ['bo qua', null],
  ]),
);

test('the headings are the first row in which two cells are known, below a title and an address', () => {
  const rows = [
    ['CÔNG TY TNHH ABC'],
    ['Mã khách hàng: tất cả'],
    ['ma khach hang *', 'TÊN ĐƠN VỊ'],
    ['KH1', 'A'],
  ];
  expect(headingRow(rows, known)).toBe(2);
});

test('where no heading is known it is the first row', () => {
  expect(
    headingRow(
      [
        ['A', 'B'],
        ['1', '2'],
      ],
      known,
    ),
  ).toBe(0);
});

test('a column is matched by what was chosen last time, by its label or by the name of its field, each field once', () => {
  const columns = new FileColumns(['Mã số', 'tax_code', 'Tên  đơn vị (*)', 'Mã khách hàng', 'Bỏ qua', '']);
  columns.see(['KH1', '', 'A', '', '', 'x']);
  columns.see(['KH2', '', 'A', '', '', 'y', 'z']);
  expect(columns.matched(known)).toEqual([
    {
      index: 0,
      header: 'Mã số',
      samples: ['KH1', 'KH2'],
      field: 'code',
      number_style: null,
      unclear_as: null,
    },
    { index: 1, header: 'tax_code', samples: [], field: 'tax_code', number_style: null, unclear_as: null },
    {
      index: 2,
      header: 'Tên  đơn vị (*)',
      samples: ['A'],
      field: 'name',
      number_style: null,
      unclear_as: null,
    },
    { index: 3, header: 'Mã khách hàng', samples: [], field: null, number_style: null, unclear_as: null },
    { index: 4, header: 'Bỏ qua', samples: [], field: null, number_style: null, unclear_as: null },
    { index: 5, header: 'Cột F', samples: ['x', 'y'], field: null, number_style: null, unclear_as: null },
    { index: 6, header: 'Cột G', samples: ['z'], field: null, number_style: null, unclear_as: null },
  ]);
});

test('the words people usually write are known too', () => {
  const columns = new FileColumns([
    'Mã KH',
    'Tên khách hàng',
    'MST',
    'Điện thoại',
    'E-mail',
    'Cột riêng',
    'Ghi chú',
  ]);
  expect(columns.matched(known).map(({ field }) => field)).toEqual([
    'code',
    'name',
    'tax_code',
    'phone_number',
    'email',
    null,
    'note',
  ]);
});

test.each([
  ['TÊN HÀNG HÓA', 'name'],
  ['Ten hang', 'name'],
  ['Tên sản phẩm', 'name'],
  ['ĐVT', 'unit'],
  ['Đ.V.T.', 'unit'],
  ['Mã hàng hóa', 'code'],
  ['mã sp', 'code'],
  ['Giá bán', 'unit_price'],
  ['Đơn giá (VNĐ)', 'unit_price'],
  ['Thuế suất GTGT (%)', 'vat_rate'],
  ['Thành tiền', null],
])('of a sheet of goods %s is recognised', (heading, field) => {
  const all = importedFields(products);
  const usual = knownHeadings(all, usualHeadings(products, all, headings('products')), new Map());
  expect(new FileColumns([heading]).matched(usual).map((column) => column.field)).toEqual([field]);
});

test.each([
  ['MST người mua', 'tax_code'],
  ['SĐT', 'phone_number'],
  ['Tên đơn vị mua hàng', 'name'],
  ['Mã đối tượng', 'code'],
  ['Họ tên người mua hàng', 'contact_name'],
  ['Số TK', 'bank_account'],
])('of a sheet of customers %s is recognised', (heading, field) => {
  expect(new FileColumns([heading]).matched(known).map((column) => column.field)).toEqual([field]);
});
