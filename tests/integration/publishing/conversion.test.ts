import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { pdfText } from '../money/programs.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
const TENANT = 1;
const MARK = 'HÓA ĐƠN CHUYỂN ĐỔI TỪ HÓA ĐƠN ĐIỆN TỬ';
let owner: Clerk;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = clerk(server.current.url, token);
});

async function pdf(id: number, copy?: 'converted') {
  const query: Record<string, string> = copy === undefined ? {} : { copy };
  const { status, bytes, headers, text } = await judged(server.current, 'getInvoicePdf', {
    token,
    id,
    query,
  });
  expect(status, status === 200 ? '' : text).toBe(200);
  return { text: pdfText(bytes), headers };
}

async function published(): Promise<Schemas['Invoice']> {
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  return owner.invoice(draft.id);
}

/** The company moves after it has issued. */
async function move(address: string): Promise<void> {
  const { body } = await judged(server.current, 'getTenant', { token });
  const { name, tax_code, industry, email, phone_number, lock_version } = (
    body as { tenant: Schemas['Tenant'] }
  ).tenant;
  const tenant = { name, tax_code, industry, email, phone_number, lock_version, address };
  const moved = await judged(server.current, 'updateTenant', { token, body: { tenant } });
  expect(moved.status, moved.text).toBe(200);
}

const conversions = async (id: number) => {
  const { body } = await judged(server.current, 'listInvoiceHistory', { token, id });
  const { invoice_events } = body as { invoice_events: Schemas['DocumentEvent'][] };
  return invoice_events.filter(({ kind }) => kind === 'converted');
};

test('an issued invoice is converted to paper as it was issued, with who did it, when and out of what', async () => {
  const invoice = await published();
  await move('Số 1, phố Khác');
  const plain = await pdf(invoice.id);
  const { text, headers } = await pdf(invoice.id, 'converted');
  expect(headers['content-disposition']).toContain('-chuyen-doi.pdf');
  const number = String(invoice.number).padStart(8, '0');
  const [event] = await conversions(invoice.id);
  const said = [
    MARK,
    `Người chuyển đổi: ${event?.actor_name ?? ''}`,
    'Thời điểm chuyển đổi: ',
    `Nguồn: hóa đơn điện tử: ${invoice.form_no}${invoice.symbol} số ${number} ngày 20/11/2026`,
    'không có hiệu lực để giao dịch, thanh toán',
  ];
  for (const words of said) {
    expect(text).toContain(words);
    expect(plain.text).not.toContain(words);
  }
  expect(text.split(invoice.tax_authority_code ?? 'no code')).toHaveLength(3);
  expect(text).toMatch(/Tra cứu tại \S+\/tra-cuu, mã tra cứu [0-9A-Z-]{16,}/);
  expect(text).not.toContain('phố Khác');
  expect(text).not.toContain('Bản thể hiện của hóa đơn điện tử');
  expect(plain.text).toContain('Bản thể hiện của hóa đơn điện tử');
});

test('each conversion is a line of the history with the person; an ordinary print is none', async () => {
  const { id } = await published();
  await pdf(id);
  expect(await conversions(id)).toEqual([]);
  await pdf(id, 'converted');
  await pdf(id, 'converted');
  const lines = await conversions(id);
  expect(lines.map(({ title }) => title)).toEqual(['Chuyển đổi ra giấy', 'Chuyển đổi ra giấy']);
  expect(lines.every(({ actor_name }) => actor_name !== null)).toBe(true);
});

test('an invoice that is not issued is not converted, and no line is written', async () => {
  const { id } = await owner.draft();
  const refused = await judged(server.current, 'getInvoicePdf', { token, id, query: { copy: 'converted' } });
  expect([refused.status, refused.body]).toEqual([
    409,
    { errors: [expect.objectContaining({ code: 'invoice_not_issued' })] },
  ]);
  expect(refused.text).toContain('Chỉ hóa đơn đã phát hành');
  expect(await conversions(id)).toEqual([]);
});
