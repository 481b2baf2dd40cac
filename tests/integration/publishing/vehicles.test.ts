import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { actionsFor, AGREED, codesIn, draftIn } from '../corrections/corrections-desk.ts';
import { SAMPLE, type InvoiceInput } from '../reliability/clerk.ts';
import { drawnPrints } from './drawn-prints.ts';

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const [LINE] = SAMPLE.lines;
if (LINE === undefined) throw new Error('the sample has a line');

const CAR = Object.entries({
  SKhung: 'RLHFE1',
  SMay: '1NZ-1',
  LTSan: '1',
  TTTSan: '0',
  XXu: '1',
  SGCNATKThuat: 'GCN 7',
}).map(([name, value]) => ({ goods: '1' as const, name, value }));
const HOME: components['schemas']['BuyerPlace'] = {
  province_code: '24',
  province: 'Thành phố Bắc Ninh',
  commune_code: '09319',
  commune: 'Phường Tiên Du',
};
const SOLD: Partial<InvoiceInput> = {
  buyer_name: null,
  buyer_person: 'Lê Thu An',
  buyer_address: 'Số 9 đường Huế',
  buyer_phone_number: '0912345678',
  buyer_identity_no: '001099012345',
  buyer_place: HOME,
  lines: [{ ...LINE, name: 'Xe ô tô Toyota Vios 2026', special: CAR }],
};

let owner: Desk;
let token = '';
let sold: components['schemas']['Invoice'];
let file = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = await deskOf(server.current);
  // Names are those of the list, whatever is sent.
  sold = await owner.draft({ ...SOLD, buyer_place: { ...HOME, province: 'Tỉnh Bắc Ninh', commune: '' } });
  expect((await owner.publish(sold)).status).toBe(202);
  await server.current.publishNow(TENANT, sold.id);
  file = (await judged(server.current, 'getInvoiceXml', { token, id: sold.id })).text;
});

test('a car states its fields and, by their codes, the province and commune of the buyer, in the file and in the print', async () => {
  expect(sold.buyer_place).toEqual(HOME);
  expect(await owner.publication(sold.id)).toMatchObject({ status: 'code_issued' });
  const flat = file.replace(/>\s+</g, '><');
  expect(flat).toContain(
    '<DChi>Số 9 đường Huế</DChi><MTinh>24</MTinh><TTinh>Thành phố Bắc Ninh</TTinh><MXa>09319</MXa><TXa>Phường Tiên Du</TXa>',
  );
  expect(flat).toContain(
    '<TTHHDTrung><TTin><DLieu>RLHFE1</DLieu><LHHDTrung>1</LHHDTrung><TTruong>SKhung</TTruong></TTin>',
  );
  const { lines, buyer_place } = await printed(server.current, token, sold.id);
  expect(buyer_place).toEqual(HOME);
  expect(lines[0]?.name).toBe(
    'Xe ô tô Toyota Vios 2026 (Số khung: RLHFE1; Số máy: 1NZ-1; Loại tài sản: Ô tô; Tình trạng: Mới; Xuất xứ: Nhập khẩu; Số giấy chứng nhận chất lượng an toàn kỹ thuật: GCN 7)',
  );
});

describe('a correction takes over the car and where its buyer lives', () => {
  test('adjusting is closed for it with the reason, however it is said to have been sold; so is a statement of it', async () => {
    const read = await judged(server.current, 'getInvoiceRemedies', { token, id: sold.id });
    const { remedies } = read.body as { remedies: components['schemas']['InvoiceRemedies'] };
    expect(remedies.titled).toBe(true);
    expect(actionsFor(remedies, 'main_content')).toEqual(['replace']);
    expect(actionsFor(remedies, 'goods_returned')).toEqual(['adjust', 'buyer_invoices']);
    const closed = remedies.matters.find(({ matter }) => matter === 'main_content')?.closed;
    expect(closed?.[0]).toMatchObject({
      action: 'adjust',
      reason: expect.stringContaining('quyền sở hữu lập sai chỉ được thay thế'),
    });
    for (const sale of ['ordinary', 'platform'] as const) {
      const body = { correction: { ...AGREED, sale } };
      const adjusted = await judged(server.current, 'createAdjustment', { token, id: sold.id, body });
      expect(codesIn(adjusted)).toEqual([422, ['correction_not_allowed']]);
    }
    const statement = { nature: 'adjust', matter: 'main_content', reason: 'Sai giá.', right_lines: [] };
    const stated = await judged(server.current, 'createStatement', {
      token,
      id: sold.id,
      body: { statement },
    });
    expect(codesIn(stated)).toEqual([422, ['correction_not_allowed']]);
  });

  test('of an invoice made here', async () => {
    const body = { correction: AGREED };
    const made = await judged(server.current, 'createReplacement', { token, id: sold.id, body });
    expect(draftIn(made)).toMatchObject({ buyer_place: HOME, lines: [{ special: CAR }] });
  });

  test('of an invoice of another system, read from its file', async () => {
    const read = await judged(server.current, 'readOtherInvoice', { token, body: file });
    const { other_invoice_reading: reading } = read.body as {
      other_invoice_reading: components['schemas']['OtherInvoiceReading'];
    };
    expect(reading).toMatchObject({ buyer_place: HOME, lines: [{ special: CAR }] });
    const other_invoice: components['schemas']['OtherInvoiceInput'] = {
      ...{
        regime: '1',
        form_no: '1',
        symbol: 'C26TZZ',
        number: '77',
        issued_on: '2026-11-19',
        currency: 'VND',
      },
      seller_tax_code: reading.seller_tax_code ?? '',
      buyer_place: reading.buyer_place,
      lines: reading.lines,
    };
    const stored = await judged(server.current, 'createOtherInvoice', { token, body: { other_invoice } });
    expect(stored.body).toMatchObject({ other_invoice: { buyer_place: HOME } });
    const { id } = (stored.body as { other_invoice: { id: number } }).other_invoice;
    const body = { correction: AGREED };
    const adjusted = await judged(server.current, 'createOtherAdjustment', { token, id, body });
    expect(codesIn(adjusted)).toEqual([422, ['correction_not_allowed']]);
    const made = await judged(server.current, 'createOtherReplacement', { token, id, body });
    expect(draftIn(made)).toMatchObject({ buyer_place: HOME, lines: [{ special: CAR }] });
  });
});

test('a car without its buyer is saved, and not published until who buys it is known', async () => {
  const { lines } = SOLD;
  const draft = await owner.draft({ buyer_address: null, ...(lines === undefined ? {} : { lines }) });
  const { status, body } = await owner.publish(draft);
  const missing = ['buyer_address', 'buyer_phone_number', 'buyer_identity_no', 'buyer_place'];
  expect(status).toBe(422);
  const { errors } = body as unknown as { errors: { code: string; fields: string[] }[] };
  expect(errors.map(({ code, fields }) => [code, ...fields])).toEqual(
    missing.map((field) => ['text_missing', field]),
  );
});

test.each([
  ['a commune of another province', { ...HOME, province_code: '01' }],
  ['a commune that the list does not have', { ...HOME, commune_code: '00001' }],
])('%s: refused when it is saved', async (_what, buyer_place) => {
  const { status, body } = await owner.post('/api/invoices', {
    invoice: { ...SAMPLE, ...SOLD, buyer_place },
  });
  expect([status, body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code: 'buyer_place_unknown', fields: ['buyer_place'] })] },
  ]);
});

test('other goods keep no place of the buyer', async () => {
  expect(await owner.draft({ buyer_place: HOME })).toMatchObject({ buyer_place: null });
});

test('a new car without brand, type and year is issued once a person has confirmed it', async () => {
  const draft = await owner.draft({ ...SOLD, lines: [{ ...LINE, name: 'Xe ô tô con', special: CAR }] });
  const { status, body } = await owner.publish(draft);
  expect([status, body]).toEqual([
    422,
    {
      errors: [
        expect.objectContaining({
          code: 'vehicle_details_missing',
          message: expect.stringContaining('chưa thấy nhãn hiệu, loại xe, năm sản xuất'),
        }),
      ],
    },
  ]);
  const invoice = { lock_version: draft.lock_version, acknowledged: ['vehicle_details_missing'] };
  const confirmed = await judged(server.current, 'publishInvoice', {
    token,
    id: draft.id,
    body: { invoice },
  });
  expect(confirmed.status).toBe(202);
});
