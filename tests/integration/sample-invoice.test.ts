import { beforeAll, expect, test } from 'vitest';
import { invoiceDataIn, invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { parseQrCode } from '#domain/documents/qr-code.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { createDemoRoot, giveCertificate } from '#server/db/seed/demo-certificate.ts';
import { createDemoCompany } from '#server/db/seed/demo-companies.ts';
import { giveSeries } from '#server/db/seed/seed-demo.ts';
import type { DeclaringKey } from '#server/gateways/provider/sandbox/declare.ts';
import {
  acceptanceOf,
  addedCertificate,
  declarationMessage,
  usualDeclaration,
} from '#server/gateways/provider/sandbox/declare.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { sampleFile } from '#tests/golden/sealed-sample.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

const OWNER = 'owner@mau.vn';
const [sample = new Uint8Array()] = invoiceFilesIn(sampleFile('200-invoice-for-code-2.1.1.xml'));
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const qrIn = (file: string): string => /<DLQRCode>(.*)<\/DLQRCode>/.exec(file)?.[1] ?? '';

let tenant_id = 0;
let template_id = 0;

/** The sample's seller as a company of ours, with a certificate that the authority knows. */
beforeAll(async () => {
  const { publishing } = server.current;
  const { name, tax_code, address, phone_number, email, bank_account, bank_name } = SAMPLE_INVOICE.seller;
  const said = (value: string | null | undefined): string => value ?? '';
  const company = {
    password: 'hoadon-demo',
    profile: {
      name,
      tax_code,
      address,
      phone_number: said(phone_number),
      email: said(email),
      bank_account: said(bank_account),
      bank_name: said(bank_name),
    },
    users: [{ email: OWNER, full_name: 'Người Mẫu', role: 'Chủ doanh nghiệp' as const }],
  };
  const now_ms = Date.parse(TEST_NOW);
  const root = createDemoRoot(now_ms);
  ({ tenant_id } = await createDemoCompany(publishing.db, company, TEST_NOW));
  const declare = async (key: DeclaringKey): Promise<string | null> => {
    const declaration = usualDeclaration(
      { name, tax_code },
      [addedCertificate(key.certificate_der)],
      TEST_NOW,
    );
    const message = declarationMessage(declaration, key, TEST_NOW);
    await publishing.provider.submit(message);
    return (await acceptanceOf(publishing.provider, message)).register_code;
  };
  const since_ms = now_ms - 86_400_000;
  const signer = { root, certificate_key: publishing.certificate_key, now_ms, since_ms, declare };
  await giveCertificate(publishing.db, tenant_id, { name, tax_code }, signer);
  template_id = await giveSeries(publishing.db, tenant_id, '2026-11-20', TEST_NOW);
});

async function publishedFile(last_number: number): Promise<string> {
  const { signIn, publishing, publishNow } = server.current;
  const token = await signIn(OWNER);
  await inTenant(publishing.db, tenant_id, (tx) =>
    tx.updateTable('series').set({ last_number }).where('symbol', '=', SAMPLE_INVOICE.symbol).execute(),
  );
  const { seller: _seller, form_no: _form, symbol: _symbol, number: _number, ...entered } = SAMPLE_INVOICE;
  const made = await judged(server.current, 'createInvoice', {
    token,
    body: { invoice: { ...entered, template_id } },
  });
  expect(made.status, made.text).toBe(201);
  const { id, lock_version } = (made.body as { invoice: { id: number; lock_version: number } }).invoice;
  await judged(server.current, 'publishInvoice', { id, token, body: { invoice: { lock_version } } });
  await publishNow(tenant_id, id);
  const seen = await judged(server.current, 'getInvoicePublication', { id, token });
  expect(seen.body).toMatchObject({ publication: { status: 'code_issued', number: last_number + 1 } });
  return text((await judged(server.current, 'getInvoiceXml', { id, token, query: { as: 'signed' } })).bytes);
}

test("the sample invoice, entered through the API under the sample's number: its data and its QR code, byte for byte", async () => {
  const file = await publishedFile(14);
  expect(text(invoiceDataIn(new TextEncoder().encode(file)))).toBe(text(invoiceDataIn(sample)));
  expect(qrIn(file)).toBe(qrIn(text(sample)));
});

test('under another number nothing differs but the number, the id and the checksum of the QR code', async () => {
  const file = await publishedFile(41);
  const data = text(invoiceDataIn(new TextEncoder().encode(file)));
  const expected = text(invoiceDataIn(sample))
    .replace('Id="data-C26TAA-15"', 'Id="data-C26TAA-42"')
    .replace('<SHDon>15</SHDon>', '<SHDon>42</SHDon>');
  expect(data).toBe(expected);
  expect(data).not.toBe(text(invoiceDataIn(sample)));
  const [own, theirs] = [parseQrCode(qrIn(file)), parseQrCode(qrIn(text(sample)))];
  expect(own?.invoice).toEqual({ ...theirs?.invoice, number: 42 });
});
