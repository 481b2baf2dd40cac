import { NO_BUYER } from '#domain/invoice/buyer-fields.table.ts';
import { X509Certificate } from 'node:crypto';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { signInvoice } from '#domain/documents/sign-invoice.ts';
import type { InvoiceContent, InvoiceLine } from '#domain/invoice/content.ts';
import { NO_LINE_FIELDS } from '#domain/invoice/lines/line-fields.table.ts';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import { collectUpload, invoiceCollectors } from '#server/modules/invoice-collectors/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { judgeInChildProcesses } from '#server/modules/xml-verifications/index.ts';
import { vietnamDate, type FixedClock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Log } from '#server/platform/log.ts';
import { openPdfsInChildProcesses } from '#server/platform/pdf/pdf-opener.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createTestRoot, issueCertificate, newKeyPair } from '#server/platform/xmldsig/certificates.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import { demoTaxCode } from './demo-companies.ts';
import { DEMO_INPUTS, DEMO_SELLERS, type DemoInput } from './demo-inputs.table.ts';

const YEAR_MS = 365 * DAY_MS;

type Seeding = {
  db: Db;
  log: Log;
  clock: FixedClock;
  now_ms: number;
  account: Account;
  /** The root that the demo trusts. */
  root: ReturnType<typeof createTestRoot>;
};

type Buyer = { name: string; tax_code: string; address: string };

/** Invoices from sellers of every verdict, taken in by the road that uploads take; some approved, one sent back. */
export async function collectDemoInputs({ db, log, clock, now_ms, account, root }: Seeding): Promise<void> {
  const { tenant_id } = account;
  const buyer = await inTenant(db, tenant_id, (tx) => readTenant(tx));
  const write = await demoWriter(root, now_ms);
  const roots = { everybody: [root.certificate_pem], authority: [] };
  const readers = {
    file_judge: judgeInChildProcesses(() => roots, log),
    pdf_opener: openPdfsInChildProcesses(log),
  };
  const context = {
    account,
    clock,
    tenant: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTenant(db, tenant_id, work),
  };
  try {
    for (const input of DEMO_INPUTS) {
      clock.set(new Date(now_ms - (input.days_ago - 1) * DAY_MS).toISOString());
      const file_name = `hoa-don-${input.number}.xml`;
      const [taken] = await collectUpload(readers, context, { file_name, bytes: write(input, buyer) });
      const invoice = taken?.invoice_collector;
      if (!invoice) throw new Error(`${file_name}: ${taken?.message ?? 'nothing was taken'}`);
      const { state = 'new', remark = null, purchase_order_no = null } = input;
      const values = { state, remark, purchase_order_no };
      await context.tenant((tx) =>
        invoiceCollectors.store.update(tx, invoice.id, invoice.lock_version, values, {
          account,
          now: clock.now(),
        }),
      );
    }
  } finally {
    clock.set(new Date(now_ms).toISOString());
    await readers.pdf_opener.close();
    await readers.file_judge.close();
  }
}

/** Writes and signs files of the sellers. One key serves all of them: making keys takes most of a second each. */
async function demoWriter(
  root: Seeding['root'],
  now_ms: number,
): Promise<(input: DemoInput, buyer: Buyer) => Buffer> {
  const pair = await newKeyPair();
  const years = {
    valid_from: new Date(now_ms - 2 * YEAR_MS).toISOString(),
    valid_to: new Date(now_ms + YEAR_MS).toISOString(),
  };
  const stranger = createTestRoot({ ...years, serial: '61', subject: { common_name: 'CA Lạ' } }, pair);
  const { sign } = createKeySigner(pair.privateKey);

  function certificateOf({ seller, fault }: DemoInput): Buffer {
    const { name } = DEMO_SELLERS[seller];
    const tax_code = demoTaxCode(seller + 41);
    const ended = { valid_to: new Date(now_ms - 200 * DAY_MS).toISOString() };
    const issued = issueCertificate(
      {
        ...years,
        ...(fault === 'expired' ? ended : {}),
        serial: `62${String(seller).padStart(2, '0')}`,
        subject: { common_name: name, organization: name, tax_code },
        root: fault === 'unknown_issuer' ? stranger : root,
      },
      pair,
    );
    return new X509Certificate(issued.certificate_pem).raw;
  }

  return (input, buyer) => {
    const der = certificateOf(input);
    const signed_on = daysBefore(now_ms, input.days_ago);
    const content = contentOf(input, buyer, now_ms);
    const file = signInvoice(
      content,
      {
        solution_provider_tax_code: demoTaxCode(99),
        signing_time: `${signed_on}T10:42:18`,
        certificate_der_base64: der.toString('base64'),
        subject_name: certificateFacts(der)?.subject ?? '',
        sign,
      },
      hashPort,
    );
    return Buffer.from(withFault(file, input));
  };
}

const daysBefore = (now_ms: number, days: number) => vietnamDate(now_ms - days * DAY_MS);

function symbolOf({ seller, fault }: Pick<DemoInput, 'seller' | 'fault'>, issued_on: string): string {
  return `${fault === 'no_code' ? 'C' : 'K'}${issued_on.slice(2, 4)}T${DEMO_SELLERS[seller].suffix}`;
}

function relatedOf({ seller, corrects }: DemoInput, now_ms: number): RelatedInvoice | null {
  if (corrects === undefined) return null;
  const issued_on = daysBefore(now_ms, corrects.days_ago);
  return {
    ...{ nature: corrects.nature, regime: '1', tax_code: demoTaxCode(seller + 41) },
    ...{ form_no: '1', symbol: symbolOf({ seller }, issued_on), number: String(corrects.number), issued_on },
    ...{ reason_code: '01', note: null, list_no: null, list_on: null },
  };
}

function contentOf(input: DemoInput, buyer: Buyer, now_ms: number): InvoiceContent {
  const { seller, number, fault, lines } = input;
  const { name, address } = DEMO_SELLERS[seller];
  const issued_on = daysBefore(now_ms, input.days_ago);
  return {
    form_no: '1',
    symbol: symbolOf(input, issued_on),
    number,
    related: relatedOf(input, now_ms),
    issued_on,
    seller: {
      ...{ name, address, tax_code: demoTaxCode(seller + 41) },
      ...{ phone_number: null, email: null, bank_account: null, bank_name: null, website: null, fax: null },
    },
    ...NO_BUYER,
    buyer_name: buyer.name,
    buyer_tax_code:
      fault === 'no_buyer_code' ? null : fault === 'other_buyer' ? demoTaxCode(77) : buyer.tax_code,
    buyer_address: buyer.address,
    payment_method: 'Chuyển khoản',
    currency: 'VND',
    exchange_rate: null,
    lines: lines.map(([goods, unit, quantity, unit_price, vat_rate]): InvoiceLine => ({
      ...NO_LINE_FIELDS,
      ...{ kind: 'goods', name: goods, unit, quantity, unit_price, vat_rate },
    })),
  };
}

/** What somebody did to the file after it was signed. */
function withFault(file: Uint8Array, { fault }: DemoInput): Uint8Array {
  const text = Buffer.from(file).toString('utf8');
  if (fault === 'changed') return encodeUtf8(text.replace('<TgTTTBSo>', '<TgTTTBSo>1'));
  if (fault === 'unsigned') return encodeUtf8(text.replace(/<Signature .*<\/Signature>/s, ''));
  return file;
}
