import { createHash } from 'node:crypto';
import { buildEnvelope, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { assembleInvoice, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { invoiceDataId } from '#domain/documents/invoice-xml.ts';
import { prepareSignature } from '#domain/signing/signature-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { OpenSigner } from '#server/modules/certificates/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import type { PublishingDeps } from './deps.ts';
import type { Sealed } from './sealed.ts';

const INVOICE_FOR_CODE = '200';

/** The row of invoice_documents: the seller's signed file. */
export function signedDocument(
  row: InvoiceRow,
  seal: Pick<Sealed, 'data_xml' | 'qr'>,
  signer: OpenSigner,
  now: string,
) {
  const prepared = prepareSignature(
    {
      signed_id: invoiceDataId(row.symbol, row.number ?? 0),
      signed_bytes: seal.data_xml,
      signature_id: `sig-nb-${row.number ?? 0}`,
      signing_time: signingTimeOf(now),
      certificate_der_base64: signer.certificate_der_base64,
      subject_name: signer.subject_name,
    },
    hashPort,
  );
  const signature = prepared.finish(signer.sign(prepared.signed_info_bytes));
  const bytes = Buffer.from(assembleInvoice(seal.data_xml.toString('utf8'), seal.qr, signature));
  return {
    tenant_id: row.tenant_id,
    invoice_id: row.id,
    version: row.version,
    kind: 'signed',
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    created_on: now,
  };
}

/** The row of transmissions: the message (thông điệp 200) that will carry the file, waiting in the outbox. */
export function outgoingMessage(
  deps: PublishingDeps,
  row: InvoiceRow,
  message: { file: Uint8Array; message_id: string; tax_code: string; now: string },
) {
  const { file, message_id, tax_code, now } = message;
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
  return {
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
  };
}
