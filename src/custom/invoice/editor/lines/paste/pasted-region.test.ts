import { describe, expect, test } from 'vitest';
import { ownColumn } from '../own-columns.ts';
import { guessedRegion, pastedLines, stylesOf, totalsOf, type PasteInto } from './pasted-region.ts';

const row = (...last: string[]) => ['Băng keo', 'Cuộn', '2', '10.000', ...last];
const INTO = { has_vat: true, own: [], currency: 'VND', with_tax: false } as const;
const columnsOf = (rows: string[][], into: Partial<PasteInto> = {}) =>
  guessedRegion(rows, 'name', { ...INTO, ...into }).columns;
const goods = ['name', 'unit', 'quantity', 'unit_price'];

test('a last column of VAT rates without a heading is the tax, not the discount', () => {
  expect(columnsOf([row('8%'), row('10 %'), row('kct')])).toEqual([...goods, 'vat_rate']);
});

test('percentages that are no rates of VAT, and numbers alone, stay a discount', () => {
  expect(columnsOf([row('8%'), row('7%')])).toEqual([...goods, 'discount_rate']);
  expect(columnsOf([row('8'), row('10')])).toEqual([...goods, 'discount_rate']);
});

test('a column of discounts before that of the tax stays one', () => {
  expect(columnsOf([row('5%', '8%')])).toEqual([...goods, 'discount_rate', 'vat_rate']);
});

test('on a form without VAT a column of percentages is a discount', () => {
  expect(columnsOf([row('5%')], { has_vat: false })).toEqual([...goods, 'discount_rate']);
});

test('a heading says what its column is', () => {
  const headings = ['Tên hàng', 'ĐVT', 'Số lượng', 'Đơn giá', 'Chiết khấu'];
  expect(columnsOf([headings, row('5%')])).toEqual([...goods, 'discount_rate']);
});

test('a column of amounts is a discount too; where a row has a rate beside it, the rate counts', () => {
  const headings = ['Tên hàng', 'ĐVT', 'Số lượng', 'Đơn giá', '% CK', 'Tiền CK'];
  const region = guessedRegion([headings, row('5', '1.000'), row('', '20.000')], 'name', INTO);
  expect(region.columns).toEqual([...goods, 'discount_rate', 'discount_amount']);
  const lines = pastedLines(region, { currency: 'VND', chosen: 'vietnamese' });
  expect(lines.map(({ discount_rate, discount_amount }) => [discount_rate, discount_amount])).toEqual([
    ['5', ''],
    ['', '20000'],
  ]);
});

const OWN = [
  { name: 'Số lô', type: 'string', column: ownColumn('Số lô') },
  { name: 'Số kiện', type: 'numeric', column: ownColumn('Số kiện') },
  { name: 'Hạn dùng', type: 'date', column: ownColumn('Hạn dùng') },
] as const;

test('fields of the company’s own are found by their names, and read as what they hold', () => {
  const rows = [
    ['Tên hàng', 'so lo', 'HẠN  DÙNG', 'Số kiện', 'Ghi chú'],
    ['Thuốc ho', '00123', '31/03/2027', '1.250,5', 'x'],
    ['Bông', '', '31/2', 'nhiều', ''],
  ];
  const region = guessedRegion(rows, 'name', { ...INTO, own: OWN });
  const extras = pastedLines(region, { currency: 'VND', chosen: 'vietnamese' }).map((line) =>
    line.extras?.map(({ name, type, value }) => `${name} ${type} ${value}`),
  );
  expect(extras).toEqual([
    ['Số lô string 00123', 'Hạn dùng date 2027-03-31', 'Số kiện numeric 1250.5'],
    ['Số lô string ', 'Hạn dùng date ?31/2', 'Số kiện numeric ?nhiều'],
  ]);
});

test('without headings they follow the tax, and begin where they are pasted at', () => {
  const columns = OWN.map(({ column }) => column);
  const wide = guessedRegion([row('5%', '8%', 'A1', '2', '31/03/2027')], 'name', { ...INTO, own: OWN });
  expect(wide.columns).toEqual([...goods, 'discount_rate', 'vat_rate', ...columns]);
  expect(guessedRegion([['2', '31/03/2027']], columns[1] ?? '', { ...INTO, own: OWN }).columns).toEqual(
    columns.slice(1),
  );
});

const linesOf = (rows: string[][], into: Partial<PasteInto> = {}) =>
  pastedLines(guessedRegion(rows, 'name', { ...INTO, ...into }), { currency: 'VND', chosen: 'vietnamese' });

describe('what a heading says of its amounts', () => {
  const priced = (heading: string, into: Partial<PasteInto> = {}) => {
    const rows = [
      ['Tên hàng', 'SL', heading],
      ['Bút', '1', '108'],
    ];
    const { columns, misfits } = guessedRegion(rows, 'name', { ...INTO, ...into });
    return [columns[2], ...misfits.map(({ column, why }) => `${column} ${why}`)];
  };

  test.each([
    ['Đơn giá (đã gồm VAT)', 'with_tax'],
    ['Đơn giá sau thuế', 'with_tax'],
    ['Đơn giá (USD)', 'currency'],
    ['Đơn giá (1.000đ)', 'multiple'],
    ['Đơn giá/nghìn đồng', 'multiple'],
  ])('%s is left to a person', (heading, why) =>
    expect(priced(heading)).toEqual(['skipped', `unit_price ${why}`]),
  );

  test.each(['Đơn giá', 'Đơn giá (VNĐ)', 'Đơn giá (chưa gồm VAT)', 'Đơn giá trước thuế'])(
    '%s is the price',
    (heading) => expect(priced(heading)).toEqual(['unit_price']),
  );

  test('prices with tax, and in dollars, are right where those of the invoice are such', () => {
    expect(priced('Đơn giá (đã gồm VAT)', { with_tax: true })).toEqual(['unit_price']);
    expect(priced('Đơn giá (USD)', { currency: 'USD' })).toEqual(['unit_price']);
    expect(priced('Đơn giá chưa VAT', { with_tax: true })).toEqual(['skipped', 'unit_price without_tax']);
    expect(priced('Đơn giá sau thuế', { with_tax: null })).toEqual(['unit_price']);
  });

  test('beside a column that fits nothing is asked', () => {
    const rows = [
      ['Tên hàng', 'Đơn giá sau thuế', 'Đơn giá'],
      ['Bút', '108', '100'],
    ];
    const { columns, misfits } = guessedRegion(rows, 'name', INTO);
    expect(columns).toEqual(['name', 'skipped', 'unit_price']);
    expect(misfits).toEqual([]);
  });
});

describe('two discounts of a row', () => {
  const headings = ['Tên hàng', 'ĐVT', 'Số lượng', 'Đơn giá', '% CK', 'Tiền CK'];
  test.each([
    [
      ['0', '2.000'],
      ['', '2000'],
    ],
    [
      ['5', '0'],
      ['5', ''],
    ],
    [
      ['5', '1.000'],
      ['5', ''],
    ],
    [
      ['0', ''],
      ['0', ''],
    ],
    [
      ['5', '5.000'],
      ['?5% / 5.000', ''],
    ],
    [
      ['nhiều', '5.000'],
      ['?nhiều% / 5.000', ''],
    ],
  ])('%j', (cells, discounts) => {
    const [line] = linesOf([headings, row(...cells)]);
    expect([line?.discount_rate, line?.discount_amount]).toEqual(discounts);
  });
});

describe('a last row that adds up the others', () => {
  const rows = [
    ['Tên hàng', 'SL', 'Đơn giá'],
    ['Bút', '2', '5.000'],
    ['Tổng cộng', '2', '10.000'],
  ];
  test('is left out, and kept on request', () => {
    const region = guessedRegion(rows, 'name', INTO);
    const names = (keeps_totals: boolean) =>
      pastedLines({ ...region, keeps_totals }, { currency: 'VND', chosen: 'vietnamese' }).map(
        ({ name }) => name,
      );
    expect(totalsOf(region)).toBe('Tổng cộng · 2 · 10.000');
    expect(names(false)).toEqual(['Bút']);
    expect(names(true)).toEqual(['Bút', 'Tổng cộng']);
  });

  test('is none among the goods, or alone', () => {
    expect(linesOf([...rows, ['Vở', '1', '1']])).toHaveLength(3);
    expect(linesOf(rows.filter((_row, at) => at !== 1))).toHaveLength(1);
  });
});

test('a number that could be either is asked about beside a column in the other style', () => {
  const rows = [
    ['Tên hàng', 'SL', 'Đơn giá'],
    ['Bút', '1.500', '1,250,000'],
  ];
  const styles = stylesOf(guessedRegion(rows, 'name', INTO), 'VND');
  expect(styles).toEqual([null, 'mixed', 'international']);
});

test('rates of VAT are read as in imports', () => {
  const headings = ['Tên hàng', 'Đơn giá', 'Thuế suất'];
  const rates = ['0,1', '0,08', '8', 'Không chịu thuế', 'kct'];
  const lines = linesOf([headings, ...rates.map((rate) => ['Bút', '1', rate])]);
  expect(lines.map(({ vat_rate }) => vat_rate)).toEqual(['10%', '8%', '8%', 'KCT', 'KCT']);
});

test.each([
  [
    ['Tên kho', 'Tên hàng', 'SL'],
    ['skipped', 'name', 'quantity'],
  ],
  [
    ['Tên khách hàng', 'Tên hàng hóa', 'SL'],
    ['skipped', 'name', 'quantity'],
  ],
  [
    ['Tên quy cách', 'SL', 'Đơn giá'],
    ['name', 'quantity', 'unit_price'],
  ],
  [
    ['Tên kho', 'SL', 'Đơn giá'],
    ['skipped', 'quantity', 'unit_price'],
  ],
])('%j: the goods are named by their own heading first', (headings, columns) =>
  expect(columnsOf([headings, ['a', '1', '2']])).toEqual(columns),
);
