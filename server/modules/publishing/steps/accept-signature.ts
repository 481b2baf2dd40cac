import { createHash } from 'node:crypto';
import { buildEnvelope, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { assembleInvoice, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { invoiceDataId } from '#domain/documents/invoice-xml.ts';
import { prepareSignature } from '#domain/signing/signature-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { Tx } from '#server/context.ts';
import { certificateWithKey } from '#server/modules/certificates/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { unseal } from '#server/platform/secrets/master-key.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import { advance } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';
import { sealOf } from '../seal.ts';

const INVOICE_FOR_CODE = '200';

/**
 * Signs the sealed bytes, puts the invoice file together, and in the same transaction lays the message that carries it into the
 * outbox: a signed invoice is always also an invoice to be sent.
 */
export async function acceptSignature(
  deps: PublishingDeps,
  { tenant_id, invoice_id }: Job,
): Promise<StepEnd> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.signing !== 'requested') return 'go';
    const now = deps.clock.now();
    const seal = await sealOf(tx, row);
    const certificate = await openCertificate(deps, tx, seal.certificate_id);
    if (certificate === null) {
      const message =
        'Không mở được khóa của chứng thư số đã chọn. Hãy tải chứng thư lên lại rồi phát hành lại.';
      const reasons = [{ message, code: 'certificate_missing', fields: ['certificate'] }];
      await advance(
        tx,
        row,
        { signing: 'fail' },
        { kind: 'signature_failed', now, reasons, detail: { reason: message } },
      );
      return 'wait';
    }
    const signature = signed(row, seal.data_xml, certificate, now);
    const bytes = Buffer.from(assembleInvoice(seal.data_xml.toString('utf8'), seal.qr, signature));
    await tx
      .insertInto('invoice_documents')
      .values({
        tenant_id,
        invoice_id,
        version: row.version,
        kind: 'signed',
        bytes,
        sha256: createHash('sha256').update(bytes).digest(),
        created_on: now,
      })
      .execute();
    const transmission_id = await layInOutbox(deps, tx, row, bytes, seal.message_id, now);
    await advance(
      tx,
      row,
      { signing: 'sign' },
      {
        kind: 'signed',
        now,
        transmission_id,
        detail: { certificate: `${certificate.subject_name} · ${certificate.serial}` },
        set: { signed_on: now },
      },
    );
    return 'go';
  });
}

type SigningCertificate = {
  subject_name: string;
  serial: string;
  certificate_der: Buffer;
  private_key_pem: string;
};

/** Null when the certificate was deleted after the seal, or its key was sealed under another master key. */
async function openCertificate(deps: PublishingDeps, tx: Tx, id: number): Promise<SigningCertificate | null> {
  const row = await certificateWithKey(tx, id);
  if (row === null) return null;
  try {
    return { ...row, private_key_pem: unseal(deps.certificate_key, row.private_key_sealed).toString('utf8') };
  } catch {
    return null;
  }
}

function signed(row: InvoiceRow, data_xml: Buffer, certificate: SigningCertificate, now: string): string {
  const prepared = prepareSignature(
    {
      signed_id: invoiceDataId(row.symbol, row.number ?? 0),
      signed_bytes: data_xml,
      signature_id: `sig-nb-${row.number ?? 0}`,
      signing_time: signingTimeOf(now),
      certificate_der_base64: certificate.certificate_der.toString('base64'),
      subject_name: certificateFacts(certificate.certificate_der)?.subject ?? certificate.subject_name,
    },
    hashPort,
  );
  return prepared.finish(createKeySigner(certificate.private_key_pem).sign(prepared.signed_info_bytes));
}

async function layInOutbox(
  deps: PublishingDeps,
  tx: Tx,
  row: InvoiceRow,
  file: Uint8Array,
  message_id: string,
  now: string,
): Promise<number> {
  const { tax_code } = await readTenant(tx);
  const envelope = buildEnvelope(
    {
      version: '2.1.1',
      sender: providerCode(deps.solution_provider_tax_code),
      receiver: TAX_AUTHORITY,
      type: INVOICE_FOR_CODE,
      message_id,
      reply_to: null,
      tax_code,
      count: 1,
    },
    withoutDeclaration(file),
  );
  const { id } = await tx
    .insertInto('transmissions')
    .values({
      tenant_id: row.tenant_id,
      direction: 'out',
      message_type: INVOICE_FOR_CODE,
      message_id,
      invoice_id: row.id,
      version: row.version,
      bytes: Buffer.from(envelope),
      status: 'signed',
      handed: 'waiting',
      created_on: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
