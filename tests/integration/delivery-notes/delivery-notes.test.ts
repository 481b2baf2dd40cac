import { beforeAll, describe, expect, test } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { components } from '#generated/types.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { OWN_TAX_CODE } from '#tests/integration/signing/held-key.ts';
import { declareAt, keepDeclared } from '#tests/setup/declare.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { AGREED, draftIn } from '../corrections/corrections-desk.ts';
import { SAMPLE } from '../reliability/clerk.ts';
import { drawnPrints } from '../publishing/drawn-prints.ts';

type Schemas = components['schemas'];
type Movement = Schemas['GoodsMovement'];

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const invoice_types = {
  ...BLANK_DECLARATION.invoice_types,
  vat: true,
  sales: true,
  documents_like_invoices: true,
};
const { invoice_modes, transfer } = BLANK_DECLARATION;
const DECLARED = {
  invoice_types,
  invoice_modes: { ...invoice_modes, coded: true, uncoded: true },
  transfer: { ...transfer, full_content: true },
};

let owner: Desk;
let token = '';
const series: Record<'N' | 'B', number> = { N: 0, B: 0 };

beforeAll(async () => {
  const app = server.current;
  token = await app.signIn('owner@demo.vn');
  owner = await deskOf(app);
  expect((await made('C26NXA')).errors).toEqual([
    expect.objectContaining({ code: 'series_type_not_declared', fields: ['form_no'] }),
  ]);
  const { db, clock } = app.publishing;
  const { serial } = await inTenant(db, TENANT, (tx) =>
    tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow(),
  );
  await keepDeclared(db, TENANT, serial, clock.now(), DECLARED);
  const declarant = { name: 'Công ty Cổ phần Thương mại Sao Việt', tax_code: OWN_TAX_CODE };
  await declareAt(app.sandbox.url, declarant, serial, clock.now(), DECLARED);
  series.N = (await made('C26NXA')).template.id;
  series.B = (await made('C26BXA')).template.id;
});

async function made(symbol: string) {
  const template = {
    name: `Phiếu ${symbol}`,
    form_no: '6',
    symbol,
    layout: 'classic',
    is_default: false,
    status: 'active',
  };
  const { body } = await judged(server.current, 'createTemplate', { token, body: { template } });
  return body as { template: Schemas['Template'] } & Schemas['Errors'];
}

const TRANSFER: Movement = {
  order: 'Số 15/LĐĐ ngày 19/11/2026 của Giám đốc',
  from_address: 'Kho Tân Bình, lô B12',
  handed_out_by: 'Trần Quốc Huy',
  carrier: 'Nguyễn Văn Tám',
  vehicle: '51C-482.19',
  transport_contract_no: 'VC-31',
  received_by: 'Lê Thị Bích',
};
const CONSIGNMENT: Movement = {
  contract_no: 'HĐĐL 08/2026',
  contract_on: '2026-10-02',
  carrier: 'Nguyễn Văn Tám',
  vehicle: '51C-482.19',
};
const GOODS = { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity: '10', unit_price: '11500' } as const;

function note(letter: 'N' | 'B', change: Partial<Schemas['InvoiceInput']> = {}) {
  return owner.draft({
    template_id: series[letter],
    buyer_name: 'Chi nhánh Cát Lái',
    buyer_address: 'Kho Cát Lái, số 27 Đồng Văn Cống',
    lines: [GOODS],
    movement: letter === 'N' ? TRANSFER : CONSIGNMENT,
    ...change,
  });
}

async function issued(letter: 'N' | 'B', change: Partial<Schemas['InvoiceInput']> = {}): Promise<number> {
  const draft = await note(letter, change);
  const reply = await owner.publish(draft);
  expect(reply.status, JSON.stringify(reply.body)).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  return draft.id;
}

async function xmlOf(id: number): Promise<string> {
  return (await judged(server.current, 'getInvoiceXml', { token, id })).text;
}

describe('a phiếu xuất kho is issued as the data format says', () => {
  test('of goods that a company moves: an order and a vehicle, no price where none was given, nothing to pay', async () => {
    const id = await issued('N', { lines: [GOODS, { ...GOODS, name: 'Màng PE', unit_price: null }] });
    const xml = await xmlOf(id);
    for (const part of [
      '<THDon>Phiếu xuất kho kiêm vận chuyển nội bộ</THDon><KHMSHDon>6</KHMSHDon><KHHDon>C26NXA</KHHDon>',
      `<LDDNBo>${TRANSFER.order}</LDDNBo><DChi>Kho Tân Bình, lô B12</DChi><HDSo>VC-31</HDSo>`,
      '<HVTNXHang>Trần Quốc Huy</HVTNXHang><TNVChuyen>Nguyễn Văn Tám</TNVChuyen><PTVChuyen>51C-482.19</PTVChuyen>',
      '<DChi>Kho Cát Lái, số 27 Đồng Văn Cống</DChi><HVTNNHang>Lê Thị Bích</HVTNNHang>',
      '<SLuong>10</SLuong><DGia>11500</DGia><ThTien>115000</ThTien>',
      '<THHDVu>Màng PE</THHDVu><DVTinh>Cuộn</DVTinh><SLuong>10</SLuong></HHDVu>',
    ])
      expect(xml).toContain(part);
    for (const none of ['TToan', 'TSuat', 'HTTToan', 'HDKTSo']) expect(xml).not.toContain(`<${none}>`);
    expect(await owner.invoice(id)).toMatchObject({ total: '0', by_rate: [], movement: TRANSFER });
  });

  test('of goods that an agent sells: the contract, and what they cost', async () => {
    const xml = await xmlOf(await issued('B'));
    expect(xml).toContain('<THDon>Phiếu xuất kho hàng gửi bán đại lý</THDon>');
    expect(xml).toContain('<HDKTSo>HĐĐL 08/2026</HDKTSo><HDKTNgay>2026-10-02</HDKTNgay>');
    expect(xml).not.toContain('<LDDNBo>');
  });

  test('is printed under its own title with what its letter states', async () => {
    const view = await printed(server.current, token, await issued('N'));
    expect(view).toMatchObject({
      title: 'Phiếu xuất kho kiêm vận chuyển nội bộ',
      movement: { ...TRANSFER, contract_no: null },
      tax_authority_code: expect.any(String) as string,
    });
  });
});

test('who receives it looks it up as what it is: between warehouses, with nothing to pay', async () => {
  const id = await issued('N');
  const { body } = await judged(server.current, 'getInvoiceLink', { token, id });
  const { invoice_link } = body as { invoice_link: Schemas['InvoiceLink'] };
  const key = invoice_link.url.split('/').at(-1) ?? '';
  const opened = await judged(server.current, 'readBuyerInvoice', {
    body: { buyer_link: { key } },
  });
  expect(opened.body, opened.text).toMatchObject({
    buyer_invoice: {
      title: 'Phiếu xuất kho kiêm vận chuyển nội bộ',
      moves_goods: true,
      seller_address: 'Kho Tân Bình, lô B12',
      buyer_address: 'Kho Cát Lái, số 27 Đồng Văn Cống',
      payment_method: null,
    },
  });
  const judgement = await judged(server.current, 'verifyBuyerInvoice', { body: { buyer_link: { key } } });
  const { checks } = (judgement.body as { buyer_verification: Schemas['BuyerVerification'] })
    .buyer_verification;
  expect(checks).toContainEqual({ name: 'unchanged', state: 'holds', detail: null });
});

test('its file, which states no total, is the same as its row: it does not keep the month open', async () => {
  const { issued_on } = await owner.invoice(await issued('N'));
  const query = { month: issued_on.slice(0, 7), check: 'ledger' };
  const { body } = await judged(server.current, 'searchMonthFindings', { token, query });
  expect(body).toEqual({ month_findings: [] });
});

test('without a code it is sent as a whole, and in force by its signature', async () => {
  const { template } = await made('K26NXA');
  const draft = await note('N', { template_id: template.id });
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const { status, error } = await owner.publication(draft.id);
  expect({ status, error }).toEqual({ status: 'valid_invoice', error: false });
});

test('one that is wrong is replaced by one that begins with all it said, and is issued', async () => {
  const id = await issued('N');
  const made = await judged(server.current, 'createReplacement', {
    token,
    id,
    body: { correction: AGREED },
  });
  const draft = draftIn(made);
  expect(draft).toMatchObject({ form_no: '6', movement: TRANSFER, nature: 'replace' });
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  expect(await owner.invoice(id)).toMatchObject({ corrected: 'replaced' });
});

test('fewer goods than were stated: an adjustment goes the same way, and states the difference', async () => {
  const id = await issued('N');
  const correction = { ...AGREED, lines: [{ ...GOODS, quantity: '-2' }] };
  const draft = draftIn(
    await judged(server.current, 'createAdjustment', { token, id, body: { correction } }),
  );
  expect(draft).toMatchObject({ form_no: '6', movement: TRANSFER, nature: 'adjust', total: '0' });
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  expect(await xmlOf(draft.id)).toContain('<SLuong>-2</SLuong>');
  expect(await owner.invoice(id)).toMatchObject({ corrected: 'adjusted' });
});

test('special goods have no place on it', async () => {
  const { template_id } = await note('N');
  const invoice = { ...SAMPLE, template_id, movement: TRANSFER, lines: [{ ...GOODS, special: [] }] };
  const { status, body } = await owner.post('/api/invoices', { invoice });
  expect([status, body]).toMatchObject([
    422,
    { errors: [{ code: 'special_goods_not_in_form', fields: ['lines.0.special'] }] },
  ]);
});

describe('what a phiếu xuất kho lacks keeps it from being issued', () => {
  const CASES: [string, 'N' | 'B', Partial<Schemas['InvoiceInput']>, string[]][] = [
    [
      'no order, no vehicle',
      'N',
      { movement: null },
      ['text_missing movement.order', 'text_missing movement.vehicle'],
    ],
    [
      'no contract, no carrier',
      'B',
      { movement: { vehicle: '51C-482.19', order: 'Lệnh 1' } },
      [
        'text_missing movement.contract_no',
        'text_missing movement.contract_on',
        'text_missing movement.carrier',
      ],
    ],
    [
      'nowhere to go',
      'N',
      { buyer_name: null, buyer_address: null, movement: { ...TRANSFER, received_by: null } },
      ['text_missing buyer_name', 'text_missing buyer_address'],
    ],
    [
      'no price for an agent',
      'B',
      { lines: [{ ...GOODS, unit_price: null }] },
      ['line_unit_price_missing lines.0.unit_price'],
    ],
    ['no unit', 'N', { lines: [{ ...GOODS, unit: null }] }, ['text_missing lines.0.unit']],
  ];
  test.each(CASES)('%s', async (_, letter, change, expected) => {
    const reply = await owner.publish(await note(letter, change));
    const { errors } = reply.body as unknown as Schemas['Errors'];
    expect(errors.map(({ code, fields }) => `${code} ${fields?.join()}`)).toEqual(expected);
  });
});

test('a discount has no place in it', async () => {
  const { body } = await judged(server.current, 'createInvoice', {
    token,
    body: {
      invoice: {
        ...SAMPLE,
        template_id: series.N,
        movement: TRANSFER,
        lines: [{ ...GOODS, discount_rate: '5' }],
        invoice_discount_rate: '3',
      },
    },
  });
  expect((body as Schemas['Errors']).errors.map(({ code, fields }) => `${code} ${fields?.join()}`)).toEqual([
    'line_discount_not_in_form lines.0.discount_rate',
    'invoice_discount_not_in_form invoice_discount_amount',
  ]);
});

test('goods on the way are no sale: neither reports nor the overview count them', async () => {
  const sales = async () => {
    const of = (operation: 'getInvoiceSummaryReport' | 'getInvoiceDetailReport') =>
      judged(server.current, operation, { token, query: { from: '2026-11-01', to: '2026-11-30' } });
    const { body: summary } = await of('getInvoiceSummaryReport');
    const { body: detail } = await of('getInvoiceDetailReport');
    const { body: dashboard } = await judged(server.current, 'getDashboard', { token });
    const { months, top_customers, top_products } = (dashboard as { dashboard: Schemas['Dashboard'] })
      .dashboard;
    const reports = [
      (summary as { report_invoice_summary: object }).report_invoice_summary,
      (detail as { report_invoice_detail: object }).report_invoice_detail,
    ].map((report) => ({ ...report, computed_on: '' }));
    return { reports, months, top_customers, top_products };
  };
  const before = await sales();
  await issued('N');
  expect(await sales()).toEqual(before);
});

test('a series that is no phiếu xuất kho keeps nothing of how goods go', async () => {
  const { id } = await owner.draft({ movement: TRANSFER });
  expect(await owner.invoice(id)).toMatchObject({ movement: null });
});
