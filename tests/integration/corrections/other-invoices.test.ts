import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { actionsFor, AGREED, codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Schemas = components['schemas'];
type Other = Schemas['OtherInvoice'];

const server = withTestApp();
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const LINE = {
  kind: 'goods',
  name: 'Băng keo',
  unit: 'Cuộn',
  quantity: '20',
  unit_price: '11500',
  vat_rate: '10%',
} as const;

let count = 0;
function input(changes: Partial<Schemas['OtherInvoiceInput']> = {}): Schemas['OtherInvoiceInput'] {
  count += 1;
  return {
    regime: '1',
    seller_tax_code: '0000000017',
    form_no: '1',
    symbol: 'C25TXY',
    number: String(count),
    issued_on: '2025-12-20',
    currency: 'VND',
    buyer_name: 'Công ty TNHH Thuận Lợi',
    buyer_tax_code: '0000000017',
    buyer_address: '12 Nguyễn Trãi, Hà Nội',
    lines: [LINE],
    ...changes,
  };
}

const store = (other_invoice = input()) => at.call('createOtherInvoice', { body: { other_invoice } });
const storedIn = ({ body }: Awaited<ReturnType<typeof store>>) =>
  (body as { other_invoice: Other }).other_invoice;
const stored = async (changes: Partial<Schemas['OtherInvoiceInput']> = {}) =>
  storedIn(await store(input(changes)));
const correct = (id: number, operation: 'createOtherAdjustment' | 'createOtherReplacement', more = {}) =>
  at.call(operation, { id, body: { correction: { ...AGREED, ...more } } });
const adjust = (id: number, quantity = '-2') =>
  correct(id, 'createOtherAdjustment', { lines: [{ ...LINE, quantity }] });
const replace = (id: number, more = {}) => correct(id, 'createOtherReplacement', more);
const remedies = async (id: number) =>
  ((await at.call('getOtherInvoiceRemedies', { id })).body as { remedies: Schemas['InvoiceRemedies'] })
    .remedies;

describe('an invoice of another system', () => {
  test('is adjusted by a coded invoice that names it as its file has to [2.route.adjusted-invoices-others]', async () => {
    const other = await stored();
    expect(other.total).toBe('253000');
    const draft = draftIn(await adjust(other.id));
    expect(draft).toMatchObject({ nature: 'adjust', total: '-25300', buyer_tax_code: '0000000017' });
    await at.coded(draft);
    const { text } = await at.call('getInvoiceXml', { id: draft.id });
    const sentence = `Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C25TXY số ${other.number} ngày 20 tháng 12 năm 2025`;
    expect(text).toContain(
      `<TTHDLQuan><TCHDon>2</TCHDon><MSTCLQuan>0000000017</MSTCLQuan><LHDCLQuan>1</LHDCLQuan><KHMSHDCLQuan>1</KHMSHDCLQuan><KHHDCLQuan>C25TXY</KHHDCLQuan><SHDCLQuan>${other.number}</SHDCLQuan><NLHDCLQuan>2025-12-20</NLHDCLQuan><LDDCTThe>13</LDDCTThe><GChu>${sentence}</GChu>`,
    );
    const { family, value_in_force } = await remedies(other.id);
    expect(value_in_force).toBe('227700');
    expect(family.map(({ id, other_id, counts }) => [id, other_id, counts])).toEqual([
      [null, other.id, true],
      [draft.id, null, true],
    ]);
    expect((await at.remediesOf(draft.id)).family).toEqual(family);
  });

  test('is replaced by one that begins with what it says, and is corrected no more [2.route.replaced-invoices-others]', async () => {
    const other = await stored();
    const draft = draftIn(await replace(other.id));
    expect(draft).toMatchObject({ nature: 'replace', total: other.total, buyer_name: other.buyer_name });
    await at.coded(draft);
    expect(actionsFor(await remedies(other.id), 'main_content')).toEqual([]);
    expect((await remedies(other.id)).value_in_force).toBe(other.total);
    expect(codesIn(await replace(other.id))).toEqual([422, ['correction_not_allowed']]);
    expect(actionsFor(await at.remediesOf(draft.id), 'main_content')).toEqual(['replace']);
  });

  test('keeps its method: what was adjusted is not replaced, and one correction goes on at a time', async () => {
    const other = await stored();
    const both = await Promise.all([adjust(other.id), replace(other.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { open_correction_id } = await remedies(other.id);
    await at.call('deleteInvoice', { id: open_correction_id ?? 0 });
    await at.coded(draftIn(await adjust(other.id)));
    expect(codesIn(await replace(other.id))).toEqual([422, ['correction_not_allowed']]);
    await at.coded(draftIn(await adjust(other.id, '1')));
    expect((await remedies(other.id)).value_in_force).toBe('240350');
  });

  test('is not corrected by a statement that is none', async () => {
    const other = await stored();
    for (const statement_id of [0, 999_999])
      expect(codesIn(await replace(other.id, { statement_id }))).toEqual([422, ['statement_not_agreed']]);
  });

  test('of the decrees before e-invoices is only replaced, with the sentence of its own and always an agreement', async () => {
    const old = { regime: '3', form_no: '01GTKT3/001', symbol: '01AA/25P', number: '0000123' } as const;
    const person = { buyer_name: null, buyer_tax_code: null, buyer_person: 'Nguyễn Thị Lụa' };
    const other = await stored({ ...old, ...person });
    expect(other.number).toBe('0000123');
    expect(actionsFor(await remedies(other.id), 'main_content')).toEqual(['replace']);
    expect(codesIn(await adjust(other.id))).toEqual([422, ['correction_not_allowed']]);
    expect(codesIn(await replace(other.id, { agreement_no: null, agreement_on: null }))).toEqual([
      422,
      ['agreement_missing'],
    ]);
    const draft = draftIn(await replace(other.id));
    expect(draft.related?.note).toBe(
      'Thay thế cho hóa đơn Mẫu số 01GTKT3/001 ký hiệu 01AA/25P số 0000123 ngày 20 tháng 12 năm 2025',
    );
    await at.coded(draft);
    const { text } = await at.call('getInvoiceXml', { id: draft.id });
    expect(text).toContain('<LHDCLQuan>3</LHDCLQuan><KHMSHDCLQuan>01GTKT3/001</KHMSHDCLQuan>');
  });
});

describe('entering it', () => {
  test('again writes it over until something corrects it; after that it answers with the one that is there', async () => {
    const first = input();
    const other = storedIn(await store(first));
    const again = storedIn(await store({ ...first, lines: [{ ...LINE, quantity: '10' }] }));
    expect([again.id, again.total]).toEqual([other.id, '126500']);
    draftIn(await adjust(other.id));
    expect(storedIn(await store({ ...first, lines: [{ ...LINE, quantity: '10' }] })).id).toBe(other.id);
    const refused = await store(first);
    expect(codesIn(refused)).toEqual([409, ['other_invoice_corrected']]);
    expect(refused.body).toMatchObject({ current: { other_invoice: { id: other.id } } });
  });

  test('two at once makes one', async () => {
    const same = input();
    const both = await Promise.all([store(same), store(same)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(storedIn(both[0]).id).toBe(storedIn(both[1]).id);
  });

  test('with a day to come is refused', async () => {
    expect(codesIn(await store(input({ issued_on: '2026-11-21' })))).toEqual([422, ['other_invoice_day']]);
  });

  test('under a name that no e-invoice has is refused; older kinds have theirs', async () => {
    for (const symbol of ['ABC', 'c25txy', 'C24TXY', 'C25TXYZ'])
      expect(codesIn(await store(input({ symbol })))).toEqual([422, ['other_invoice_symbol']]);
    expect(codesIn(await store(input({ form_no: '10' })))).toEqual([422, ['other_invoice_form']]);
    const old = { regime: '3', form_no: '01GTKT3/001', symbol: '01AA/25P' } as const;
    expect((await store(input(old))).status).toBe(201);
  });

  test('is not for what was issued here: that is corrected with what was done about it before', async () => {
    const { id } = await at.issued();
    const { invoice } = (await at.call('getInvoice', { id })).body as { invoice: Schemas['Invoice'] };
    const { form_no, symbol, number, issued_on } = invoice;
    const { tenant } = (await at.call('getTenant')).body as { tenant: Schemas['Tenant'] };
    const own = { form_no, symbol, number: `0${number}`, issued_on, seller_tax_code: tenant.tax_code };
    expect(codesIn(await store(input(own)))).toEqual([409, ['other_invoice_is_own']]);
    expect((await store(input({ ...own, number: '99999' }))).status).toBe(201);
    expect((await store(input({ ...own, seller_tax_code: '0000000017' }))).status).toBe(201);
  });

  test('begins with what its file says; a file without an invoice says so', async () => {
    const file = readFileSync('domain/samples/200-replacement-invoice.xml', 'utf8');
    const { status, body, text } = await at.call('readOtherInvoice', { body: file });
    expect(status, text).toBe(200);
    const { other_invoice_reading: reading } = body as {
      other_invoice_reading: Schemas['OtherInvoiceReading'];
    };
    expect(reading).toMatchObject({ form_no: '1', symbol: 'C26TAA', number: '16' });
    expect(reading.lines.map(({ kind }) => kind)).toContain('goods');
    expect(codesIn(await at.call('readOtherInvoice', { body: '<TDiep/>' }))).toEqual([422, ['no_invoice']]);
  });
});
