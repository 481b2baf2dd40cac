import { beforeAll, expect, test } from 'vitest';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, tableOf, type Desk, type Import, type Table } from './import-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
let desk: Desk;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'), 'invoices');
});

const upload = async (table: Table): Promise<Import> => desk.upload('hang dac trung.csv', await csvOf(table));
const checked = async (table: Table): Promise<Import> => desk.check(await upload(table));
const fieldsOf = ({ columns }: Import) => columns.map(({ field }) => field);

const BUYER = [
  'Số chứng từ',
  'Tên khách hàng',
  'MST',
  'Địa chỉ',
  'SĐT',
  'Tên hàng',
  'SL',
  'Đơn giá',
  'Thuế suất',
];
const buyerOf = (number: string, name: string, price: string) => [
  ...[number, 'Công ty TNHH Xe Biển Xanh', '0101243150', '12 Bạch Đằng, Đà Nẵng', '0905123456'],
  ...[name, '1', price, '10%'],
];

const VEHICLE = [
  ...['Số khung (VIN)', 'Số động cơ', 'Loại xe', 'Tình trạng', 'Xuất xứ'],
  ...['Số phiếu xuất xưởng', 'Năm SX', 'Trọng tải'],
];
const CAR = ['RL4AB12C3D4567890', '1NZ-F123456', 'Ô tô', 'Mới 100%', 'Lắp ráp trong nước', 'PXX-001', '', ''];

test('a sheet of a car dealer fills frame, engine and what else is asked of a car; the same file again makes none', async () => {
  const table: Table = [
    [...BUYER, ...VEHICLE],
    [...buyerOf('XE-1', 'Xe ô tô 5 chỗ', '450000000'), ...CAR],
    [...buyerOf('XE-1', 'Phí giao xe', '2000000'), ...VEHICLE.map(() => '')],
  ];
  const one = await checked(table);
  expect(fieldsOf(one).slice(BUYER.length)).toEqual([
    ...['special:1:SKhung', 'special:1:SMay', 'special:1:LTSan', 'special:1:TTTSan', 'special:1:XXu'],
    ...['special:1:SSPKTCLXXuong', 'special:1:NSXuat', 'special:1:TTai'],
  ]);
  expect(await desk.problems(one)).toEqual([]);
  const [invoice] = await desk.imported(await desk.run(one.id));
  expect(invoice?.lines.map(({ special }) => special)).toEqual([
    [
      { goods: '1', name: 'SKhung', value: 'RL4AB12C3D4567890' },
      { goods: '1', name: 'SMay', value: '1NZ-F123456' },
      { goods: '1', name: 'LTSan', value: '1' },
      { goods: '1', name: 'TTTSan', value: '0' },
      { goods: '1', name: 'XXu', value: '0' },
      { goods: '1', name: 'SSPKTCLXXuong', value: 'PXX-001' },
    ],
    null,
  ]);
  const again = await checked(table);
  expect([again.ready, again.existing]).toEqual([0, 2]);
});

test('what is wrong is told at its cell in plain words, and the invoice is held as a whole', async () => {
  const used = ['KHUNG-2', 'MAY-2', 'Xe đạp', 'Cũ', 'Nhập khẩu', '', '20245', '1,5 tấn'];
  const one = await checked([
    [...BUYER, ...VEHICLE],
    [...buyerOf('XE-2', 'Xe máy cũ', '15000000'), ...used],
    [...buyerOf('XE-2', 'Mũ bảo hiểm', '200000'), ...VEHICLE.map(() => '')],
    [...buyerOf('XE-3', 'Ô tô mới', '400000000'), ...CAR.with(1, '')],
  ]);
  const told = await desk.problems(one);
  expect(told).toEqual(
    expect.arrayContaining([
      '2 special:1:LTSan: “Xe đạp” không nằm trong các giá trị cho phép. Cần một trong: Ô tô, Xe máy.',
      '2 special:1:NSXuat: Đang là “20245”. Năm sản xuất cần tối đa 4 chữ số, ví dụ 2024.',
      expect.stringMatching(/^2 special:1:TTai: “1,5 tấn” không phải số/),
      '2 special:1:SBKSoat: Tệp chưa có cột cho Số biển kiểm soát (ô tô, xe máy). Xe đã qua sử dụng phải có.',
      '4 special:1:SMay: Ô này để trống. Cần Số máy (ô tô, xe máy).',
    ]),
  );
  expect((await desk.rows(one.id, 'held')).map(({ row }) => row)).toEqual([3]);
  expect(one.ready).toBe(0);
});

test('where the buyer of a car lives is read by names or codes; what is wrong or empty is told at its cell', async () => {
  const PLACE = ['Tỉnh/TP', 'Phường, xã'];
  const one = await checked([
    [...BUYER, ...PLACE, ...VEHICLE],
    [...buyerOf('XE-5', 'Ô tô mới', '400000000'), 'TP. Đà Nẵng', 'Hải Châu', ...CAR],
    [...buyerOf('XE-5', 'Phí giao xe', '2000000'), '', '', ...VEHICLE.map(() => '')],
    [...buyerOf('XE-6', 'Ô tô mới', '400000000'), '48', '', ...CAR.with(0, 'K6').with(1, 'M6')],
    [...buyerOf('XE-7', 'Ô tô mới', '400000000'), 'Bình Dương', 'Quận 1', ...CAR.with(0, 'K7').with(1, 'M7')],
    [...buyerOf('XE-8', 'Ô tô mới', '400000000'), 'Huế', 'Quận 1', ...CAR.with(0, 'K8').with(1, 'M8')],
    // Who buys no car needs none, whatever the sheet says.
    [...buyerOf('XE-9', 'Nước rửa kính', '20000'), 'Bình Dương', '', ...VEHICLE.map(() => '')],
  ]);
  expect(fieldsOf(one).slice(BUYER.length, BUYER.length + 2)).toEqual(['buyer_province', 'buyer_commune']);
  expect(await desk.problems(one)).toEqual([
    expect.stringMatching(/^4 buyer_commune: Ô này để trống\. Cần Xã, phường của người mua/),
    expect.stringMatching(/^5 buyer_province: Đang là “Bình Dương”\. Danh mục từ 01\/07\/2025 không có/),
    expect.stringMatching(/^6 buyer_commune: Đang là “Quận 1”\. Thành phố Huế không có/),
  ]);
  const places = (await desk.imported(await desk.run(one.id))).map(({ buyer_place }) => buyer_place);
  expect(places).toHaveLength(2);
  expect(places).toContainEqual(
    expect.objectContaining({ province: 'Thành phố Đà Nẵng', commune: 'Phường Hải Châu' }),
  );
  expect(places).toContain(null);
});

test('a sheet that sells no cars keeps its provinces to itself', async () => {
  const one = await upload([
    [...BUYER, 'Tỉnh/TP'],
    [...buyerOf('T-1', 'Bàn ghế', '2000000'), 'Bình Dương'],
  ]);
  expect(fieldsOf(one).at(-1)).toBeNull();
});

test('transport, freight on a platform and property come from their columns; the plate stands under what sheets call it', async () => {
  const one = await checked([
    [
      ...BUYER,
      'Biển số xe',
      'Điểm đi',
      'Điểm đến',
      'Tên người gửi',
      'Địa chỉ người gửi',
      'MST người gửi',
      'Hàng hóa vận chuyển',
      'Thửa đất',
    ],
    [...buyerOf('VC-1', 'Cước vận chuyển', '3000000'), '43C-123.45', 'Huế', 'Đà Nẵng', '', '', '', '', ''],
    [
      ...buyerOf('VC-2', 'Cước giao hàng', '50000'),
      '',
      '',
      '',
      'Nguyễn An',
      '5 Lê Lợi, Huế',
      '0101243150',
      'Quần áo',
      '',
    ],
    [...buyerOf('ND-1', 'Nhà phố', '5000000000'), '', '', '', '', '', '', '', 'Thửa 15, tờ bản đồ 3'],
  ]);
  expect(await desk.problems(one)).toEqual([]);
  const invoices = await desk.imported(await desk.run(one.id));
  const said = invoices.flatMap(({ lines }) =>
    lines.flatMap(({ special }) =>
      (special ?? []).map(({ goods, name, value }) => `${goods} ${name} ${value}`),
    ),
  );
  expect(said.toSorted()).toEqual([
    '2 BKSPTVChuyen 43C-123.45',
    '2 DDen Đà Nẵng',
    '2 DDi Huế',
    '3 DCNGHang 5 Lê Lợi, Huế',
    '3 MSTNGHang 0101243150',
    '3 THHVChuyen Quần áo',
    '3 TNGHang Nguyễn An',
    '4 TTTDat Thửa 15, tờ bản đồ 3',
  ]);
});

test('a sheet of ordinary goods keeps its columns of origin and condition out, and lines that are no goods say so', async () => {
  const one = await upload([
    [...BUYER, 'Xuất xứ', 'Tình trạng'],
    [...buyerOf('HH-1', 'Gạch', '1000'), 'Trung Quốc', 'Hàng đẹp'],
  ]);
  expect(fieldsOf(one).slice(BUYER.length)).toEqual([null, null]);
  const note = await checked([
    [...BUYER, 'Tính chất', 'Điểm đi'],
    [...buyerOf('GC-1', 'Cước', '1000'), '', 'Huế'],
    ['GC-1', '', '', '', '', 'Giao tận nơi', '', '', '', 'Ghi chú', 'Huế'],
  ]);
  expect(await desk.problems(note)).toEqual([
    '3 special:2:DDi: Đang là “Huế”. Chỉ dòng hàng hóa, dịch vụ có ô này. Để trống, hoặc sửa tính chất của dòng.',
  ]);
});

test('the file to fill in has no columns for them, and tells of them in its guide', async () => {
  const { bytes, name } = await desk.download('/import_template?format=csv');
  const [headings = []] = await tableOf(bytes, name);
  expect(headings.join()).not.toContain('Số khung');
  const sheet = await desk.download('/import_template?format=xlsx');
  const guide = await tableOf(sheet.bytes, sheet.name, 'Hướng dẫn');
  expect(guide.find(([label]) => label === 'Loại tài sản (ô tô, xe máy)')?.[2]).toBe(
    'Một trong: Ô tô, Xe máy.',
  );
});
