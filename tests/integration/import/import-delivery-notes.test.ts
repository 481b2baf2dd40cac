import { beforeAll, describe, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { keepDeclared } from '#tests/setup/declare.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { csvOf, importDesk, TENANT, type Desk, type Import, type Table } from './import-desk.ts';

const server = withTestApp();
everyStatementNamesItsTenant(server);
let desk: Desk;

beforeAll(async () => {
  const app = server.current;
  const token = await app.signIn('owner@demo.vn');
  desk = importDesk(app, token, 'invoices');
  const { db, clock } = app.publishing;
  const { serial } = await inTenant(db, TENANT, (tx) =>
    tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow(),
  );
  const invoice_types = {
    ...BLANK_DECLARATION.invoice_types,
    vat: true,
    sales: true,
    documents_like_invoices: true,
  };
  await keepDeclared(db, TENANT, serial, clock.now(), { invoice_types });
  for (const symbol of ['C26NXA', 'C26BXA']) {
    const layout = { layout: 'classic', is_default: false, status: 'active' };
    const template = { name: `Phiếu ${symbol}`, form_no: '6', symbol, ...layout };
    expect((await judged(app, 'createTemplate', { token, body: { template } })).status).toBe(201);
  }
  const product = { code: 'BK-1', name: 'Băng keo', unit: 'Cuộn', unit_price: '11500', vat_rate: '8%' };
  const products = importDesk(app, token, 'products');
  await products.call('POST', '', { product: { ...product, status: 'active' } });
});

async function checked(table: Table): Promise<Import> {
  return desk.check(await desk.upload('xuất kho.csv', await csvOf(table)));
}

const HEAD = [
  'Số phiếu xuất kho',
  'Ký hiệu',
  'Ngày xuất kho',
  'Đơn vị nhận hàng',
  'Kho nhập',
  'Lệnh điều động',
  'Hợp đồng kinh tế số',
  'Ngày HĐKT',
  'Kho xuất',
  'Người vận chuyển',
  'Biển số xe',
  'Mã hàng',
  'Thực xuất',
  'Đơn giá',
];
const TRANSFER = ['C26NXA', '20/11/2026', 'Chi nhánh Cát Lái', 'Kho Cát Lái', 'LĐĐ 15', '', ''];
const CONSIGNMENT = ['6C26BXA', '20/11/2026', 'Đại lý Hòa', '12 Lê Lợi', '', 'HĐĐL 08', '02/10/2026'];
const WAY = ['Kho Tân Bình', 'Nguyễn Văn Tám', '51C-482.19'];

describe('a sheet of delivery notes', () => {
  const table = [
    HEAD,
    ['XK-1', ...TRANSFER, ...WAY, 'BK-1', '10', ''],
    ['XK-1', '', '', '', '', '', '', '', '', '', '', 'BK-1', '5', '12000'],
    ['XK-2', ...CONSIGNMENT, ...WAY, 'BK-1', '3', '11000'],
  ];

  test('is recognised by what people write above its columns, and brings in each note as a draft of its series', async () => {
    const one = await checked(table);
    expect(one.columns.map(({ field }) => field)).toEqual([
      'document_no',
      'series',
      'issued_on',
      'buyer_name',
      'buyer_address',
      'movement_order',
      'movement_contract_no',
      'movement_contract_on',
      'movement_from_address',
      'movement_carrier',
      'movement_vehicle',
      'code',
      'quantity',
      'unit_price',
    ]);
    expect(await desk.problems(one)).toEqual([]);
    const [transfer, consignment] = await desk.imported(await desk.run(one.id));
    expect(transfer).toMatchObject({
      form_no: '6',
      symbol: 'C26NXA',
      buyer_name: 'Chi nhánh Cát Lái',
      buyer_address: 'Kho Cát Lái',
      movement: {
        order: 'LĐĐ 15',
        contract_no: null,
        from_address: 'Kho Tân Bình',
        carrier: 'Nguyễn Văn Tám',
        vehicle: '51C-482.19',
      },
      total: '0',
      lines: [
        { name: 'Băng keo', quantity: '10', unit_price: '11500', vat_rate: null },
        { quantity: '5', unit_price: '12000', vat_rate: null },
      ],
    });
    expect(consignment).toMatchObject({
      symbol: 'C26BXA',
      movement: { order: null, contract_no: 'HĐĐL 08', contract_on: '2026-10-02' },
    });
  });

  test('makes none twice when it comes again', async () => {
    const again = await checked(table);
    expect(again.groups).toMatchObject({ all: 2, existing: 2, ready: 0 });
  });
});

test('what a note must state and does not is said of its cell, and the note is not taken in', async () => {
  const [series, day, buyer, address] = TRANSFER;
  const rows = [
    ['XK-3', series ?? '', day ?? '', buyer ?? '', address ?? '', '', '', '', ...WAY, 'BK-1', '1', ''],
    ['XK-3', '', '', '', '', '', '', '', '', '', '', 'BK-1', '2', ''],
    ['XK-4', ...TRANSFER, ...WAY, 'BK-1', '1', ''],
    ['XK-5', ...CONSIGNMENT.slice(0, -1), '31/02/2026', ...WAY, 'BK-1', '1', ''],
  ];
  const one = await checked([HEAD, ...rows]);
  const [missing, day_wrong, ...others] = await desk.problems(one);
  expect(missing).toBe('2 movement_order: Lệnh điều động nội bộ còn trống. Nhập lệnh điều động nội bộ.');
  expect(day_wrong).toMatch(/^5 movement_contract_on: /);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ wrong: 2, held: 1, ready: 1 });
  expect(await desk.imported(await desk.run(one.id))).toHaveLength(1);
});

test('what a series has no place for is refused rather than dropped', async () => {
  const usual = ['', ...TRANSFER.slice(1)];
  const both = [...TRANSFER.slice(0, -2), 'HĐ 9', ''];
  const one = await checked([
    HEAD,
    ['XK-6', ...usual, '', '', '', 'BK-1', '1', '1000'],
    ['XK-7', ...both, ...WAY, 'BK-1', '1', '1000'],
  ]);
  expect(await desk.problems(one)).toEqual([
    '2 movement_order: Đang là “LĐĐ 15”. 1C26TAA không có Lệnh điều động nội bộ: chỉ phiếu xuất kho (6N) có. Sửa ký hiệu, hoặc để trống ô này.',
    '3 movement_contract_no: Đang là “HĐ 9”. 6C26NXA không có Hợp đồng kinh tế số: chỉ phiếu xuất kho (6B) có. Sửa ký hiệu, hoặc để trống ô này.',
  ]);
});

describe('a sheet of sales that names the warehouse and the receiver', () => {
  const head = [
    'Số chứng từ',
    'Ngày',
    'Tên khách hàng',
    'Địa chỉ',
    'Kho xuất',
    'Người vận chuyển',
    'Mã hàng',
    'Số lượng',
  ];
  const sale = [
    'BH-1',
    '20/11/2026',
    'Công ty Hòa',
    '12 Lê Lợi',
    'Kho Tân Bình',
    'Nguyễn Văn Tám',
    'BK-1',
    '2',
  ];
  const apart = (one: Import) =>
    one.columns.filter(({ header }) => header === 'Kho xuất' || header === 'Người vận chuyển');

  test('comes in without a hand: these columns fill nothing, and are among those that the page names', async () => {
    const one = await checked([head, sale]);
    expect(apart(one).map(({ field }) => field)).toEqual([null, null]);
    expect(await desk.problems(one)).toEqual([]);
    const [invoice] = await desk.imported(await desk.run(one.id));
    expect(invoice).toMatchObject({ form_no: '1', buyer_name: 'Công ty Hòa', movement: null });
  });

  test('leaves a later sheet of delivery notes as it is guessed', async () => {
    const one = await desk.upload(
      'phiếu.csv',
      await csvOf([HEAD, ['XK-9', ...TRANSFER, ...WAY, 'BK-1', '1', '']]),
    );
    const guessed = await desk.check(one);
    expect(apart(guessed).map(({ field }) => field)).toEqual(['movement_from_address', 'movement_carrier']);
  });

  test('has such a column matched by hand, and its cells are refused rather than lost', async () => {
    const series = ['Ký hiệu', ...head];
    const one = await checked([series, ['1C26TAA', 'BH-2', ...sale.slice(1)]]);
    expect(apart(one).map(({ field }) => field)).toEqual([null, null]);
    const columns = one.columns.map(({ index, header, field }) => ({
      index,
      field: header === 'Kho xuất' ? 'movement_from_address' : field,
    }));
    const again = await desk.call<{ import: Import }>('PUT', `/imports/${one.id}`, {
      import: { columns, on_existing: 'skip' },
    });
    expect(again.status).toBe(200);
    await desk.work('import-check', one.id);
    expect(await desk.problems(one)).toEqual([
      expect.stringMatching(/movement_from_address: .*chỉ phiếu xuất kho/),
    ]);
  });
});
