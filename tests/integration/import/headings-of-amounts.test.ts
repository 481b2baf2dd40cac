import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, type Desk, type Import, type Table } from './import-desk.ts';

const server = withTestApp();
let desk: Desk;
let products: Desk;

beforeAll(async () => {
  const token = await server.current.signIn('owner@demo.vn');
  desk = importDesk(server.current, token, 'invoices');
  products = importDesk(server.current, token, 'products');
});

const upload = async (table: Table): Promise<Import> => desk.upload('hd.csv', await csvOf(table));
const fieldsOf = (one: Import) => one.columns.map(({ field }) => field);

const HEAD = ['Số chứng từ', 'Tên đơn vị', 'Địa chỉ', 'Tên hàng', 'Số lượng', 'Thuế suất'];
const line = (no: string, ...last: string[]) => [no, 'Công ty Tiêu đề', 'Hà Nội', 'Hàng', '1', '8%', ...last];

describe('what a heading says of its amounts', () => {
  test.each(['Đơn giá (đã gồm VAT)', 'Đơn giá sau thuế'])(
    'prices under %s contain the tax',
    async (heading) => {
      const one = await desk.check(
        await upload([[...HEAD, heading], line(`GT-${heading.length}`, '108.000')]),
      );
      const [invoice] = await desk.imported(await desk.run(one.id));
      expect(invoice).toMatchObject({ price_includes_tax: true, total: '108000', total_vat: '8000' });
    },
  );

  test('a column of yes and no goes before it', async () => {
    const table = [[...HEAD, 'Đơn giá (đã gồm VAT)', 'Giá đã gồm thuế'], line('GK-1', '100.000', 'Không')];
    const one = await desk.check(await upload(table));
    const [invoice] = await desk.imported(await desk.run(one.id));
    expect(invoice).toMatchObject({ price_includes_tax: false, total: '108000' });
  });

  test('in dollars they are no đồng: the cell is named', async () => {
    const one = await desk.check(await upload([[...HEAD, 'Đơn giá (USD)'], line('US-1', '12,5')]));
    expect(await desk.problems(one)).toEqual([
      '2 unit_price: Đang là “12,5”. Cột “Đơn giá (USD)” không bằng VND, là đồng tiền của hóa đơn này. Thêm cột Loại tiền và Tỷ giá vào tệp rồi tải lên lại; nếu số đã bằng VND, sửa tiêu đề cột.',
    ]);
    const whole = [[...HEAD, 'Đơn giá (USD)', 'Loại tiền', 'Tỷ giá'], line('US-2', '12,5', 'USD', '25450')];
    expect((await desk.check(await upload(whole))).groups).toMatchObject({ ready: 1, refused: 0 });
  });

  test('in thousands they are left for a person to match', async () => {
    expect(fieldsOf(await upload([[...HEAD, 'Đơn giá (1.000đ)'], line('NG-1', '125')])).at(-1)).toBeNull();
  });

  test('a catalogue has no place for prices with tax or in dollars', async () => {
    const table = [
      ['Mã hàng hóa', 'Tên hàng hóa', 'Đơn giá (đã gồm VAT)', 'Đơn giá (USD)', 'Đơn giá (VNĐ)'],
      ['TDE-1', 'Hàng', '108.000', '5', '100.000'],
    ];
    const fields = fieldsOf(await products.upload('hang.csv', await csvOf(table)));
    expect(fields).toEqual(['code', 'name', null, null, 'unit_price']);
  });
});

test('a number that could be either is asked about beside a column in the other style', async () => {
  const row = ['SO-1', 'Công ty Tiêu đề', 'Hà Nội', 'Hàng', '1.500', '8%', '1,250,000'];
  const one = await desk.check(await upload([[...HEAD, 'Đơn giá'], row]));
  expect(one.columns.map(({ number_style }) => number_style).slice(4)).toEqual([
    'mixed',
    'vietnamese',
    'international',
  ]);
  expect(one.groups).toMatchObject({ ready: 0, refused: 1 });
});

describe('a row without a number below one with a number', () => {
  const head = [
    'Số chứng từ',
    'Tên đơn vị',
    'Địa chỉ',
    'HTTT',
    'Tên hàng',
    'Số lượng',
    'Đơn giá',
    'Thuế suất',
  ];
  const first = ['Công ty Nối', 'Hà Nội', '', 'Bút', '1', '1000', '8%'];

  test('is of its invoice, and may say what that left open', async () => {
    const below = ['', '', '', 'CK', 'Vở', '2', '2000', '8%'];
    const one = await desk.check(await upload([head, ['NT-1', ...first], below]));
    const invoices = await desk.imported(await desk.run(one.id));
    expect(invoices.map(({ payment_method, lines }) => [payment_method, lines.length])).toEqual([['CK', 2]]);
  });

  test('is named where it says something else, and makes no invoice of its own', async () => {
    const below = ['', 'Công ty Khác', '', '', 'Vở', '2', '2000', '8%'];
    const one = await desk.check(await upload([head, ['NT-2', ...first], below]));
    expect(one.groups).toMatchObject({ ready: 0, refused: 1 });
    expect(await desk.problems(one)).toEqual([expect.stringMatching(/^3 buyer_name: “Công ty Khác” khác/)]);
  });
});

test('an exchange rate without a currency is named at its cell', async () => {
  const one = await desk.check(
    await upload([[...HEAD, 'Đơn giá', 'Tỷ giá'], line('TG-1', '12,5', '25.450')]),
  );
  expect(await desk.problems(one)).toEqual([
    expect.stringMatching(/^2 exchange_rate: .*tỷ giá 25\.450 .*VND/),
  ]);
});

test('a discount of which rate and amount contradict each other is named at its cell', async () => {
  const table = [[...HEAD, 'Đơn giá', '% CK', 'Tiền CK'], line('CK-1', '108.000', '5', '5.000')];
  const one = await desk.check(await upload(table));
  expect(await desk.problems(one)).toEqual([
    expect.stringMatching(/^2 discount_amount: .*5% là 5\.400, số tiền chiết khấu ghi 5\.000/),
  ]);
});

describe('a column of discounts', () => {
  test.each([
    ['Chiết khấu', '50', null],
    ['Chiết khấu', '20.000', 'discount_amount'],
    ['Chiết khấu', '5%', 'discount_rate'],
    ['CK', '5', null],
    ['Chiết khấu (%)', '5', 'discount_rate'],
    ['% CK', '5', 'discount_rate'],
    ['Tiền CK', '50', 'discount_amount'],
  ])('%s above %s fills %s', async (heading, text, field) => {
    const table = [[...HEAD, 'Đơn giá', heading], line('CC-1', '108.000', text)];
    expect(fieldsOf(await upload(table)).at(-1)).toBe(field);
  });

  test('rates are read with their sign, and asked about below one without it', async () => {
    const rated = (no: string, rate: string) => line(no, '108.000', rate);
    const table = [
      [...HEAD, 'Đơn giá', '% CK'],
      rated('CT-1', '5%'),
      rated('CT-2', '0,05'),
      rated('CT-3', '0,5%'),
    ];
    const one = await desk.check(await upload(table));
    expect(await desk.problems(one)).toEqual(['3 discount_rate: “0,05” là 5% hay 0,05%? Ghi số kèm dấu %.']);
    expect(one.groups).toMatchObject({ ready: 2, refused: 1 });
  });
});
