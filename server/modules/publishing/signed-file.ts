import { createHash } from 'node:crypto';
import { buildEnvelope, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { assembleInvoice, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { invoiceDataId, sellerSignatureId } from '#domain/documents/invoice-xml.ts';
import { formatVersionFor } from '#domain/rules/format-versions.ts';
import { prepareSignature, type PreparedSignature } from '#domain/signing/signature-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import type { OpenSigner } from '#server/modules/certificates/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import type { PublishingDeps } from './deps.ts';
import type { Sealed } from './sealed.ts';

const INVOICE_FOR_CODE = '200';

/** Whose signature it will be: the certificate (DER, base64) and its subject. */
export type SignatureOwner = Pick<OpenSigner, 'certificate_der_base64' | 'subject_name'>;

export function signatureIdOf({ symbol, number }: Pick<InvoiceRow, 'symbol' | 'number'>): string {
  return sellerSignatureId(symbol, number ?? 0);
}

/** The seller's signature over the sealed bytes, all of it but its value. `signing_time`: local, as signingTimeOf writes it. */
export function preparedSignature(
  row: InvoiceRow,
  seal: Pick<Sealed, 'data_xml'>,
  owner: SignatureOwner,
  signing_time: string,
): PreparedSignature {
  return prepareSignature(
    {
      signed_id: invoiceDataId(row.symbol, row.number ?? 0),
      signed_bytes: seal.data_xml,
      signature_id: signatureIdOf(row),
      signing_time,
      certificate_der_base64: owner.certificate_der_base64,
      subject_name: owner.subject_name,
    },
    hashPort,
  );
}

/** The row of invoice_documents: the seller's signed file, signed by a key that is open. */
export function signedDocument(
  row: InvoiceRow,
  seal: Pick<Sealed, 'data_xml' | 'qr'>,
  signer: OpenSigner,
  now: string,
) {
  const prepared = preparedSignature(row, seal, signer, signingTimeOf(now));
  return documentRow(row, seal, prepared.finish(signer.sign(prepared.signed_info_bytes)), now);
}

/** The row of invoice_documents, the signature given as its element in UTF-8. */
export function documentRow(
  row: InvoiceRow,
  seal: Pick<Sealed, 'data_xml' | 'qr'>,
  signature: Uint8Array,
  now: string,
) {
  const file = assembleInvoice(seal.data_xml, seal.qr, signature);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
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
  deps: Pick<PublishingDeps, 'solution_provider_tax_code'>,
  row: InvoiceRow,
  message: { file: Uint8Array; message_id: string; tax_code: string; now: string },
) {
  const { file, message_id, tax_code, now } = message;
  const envelope = buildEnvelope(
    {
      version: formatVersionFor(vietnamDate(Date.parse(now))),
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
