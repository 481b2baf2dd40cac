import { randomUUID, X509Certificate } from 'node:crypto';
import { encodeUtf8, toBase64 } from '#domain/documents/bytes.ts';
import { buildEnvelope, messageId, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { assembleInvoice, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData, invoiceDataId, sellerSignatureId } from '#domain/documents/invoice-xml.ts';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import type { BodyType } from '#domain/documents/formats/messages/body-formats.table.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { prepareSignature } from '#domain/signing/signature-xml.ts';
import type { IssuedCertificate } from '#server/platform/xmldsig/certificates.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import type { OutgoingMessage } from '../provider.ts';

/** The day of the tests: 20/11/2026, 10:00 in Vietnam. */
export const NOON = '2026-11-20T03:00:00.000Z';
export const SELLER = SAMPLE_INVOICE.seller.tax_code;
const PROVIDER = '0106026495';

let serials = 0;

export function certificateFor(
  root: IssuedCertificate,
  tax_code: string,
  validity = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2027-01-01T00:00:00Z' },
): IssuedCertificate {
  serials += 1;
  return issueCertificate({
    ...validity,
    root,
    serial: `5401${String(serials).padStart(4, '0')}`,
    subject: { common_name: 'CÔNG TY TNHH MẪU', organization: 'CÔNG TY TNHH MẪU', tax_code },
  });
}

export function rootCertificate(name: string): IssuedCertificate {
  const validity = { valid_from: '2020-01-01T00:00:00Z', valid_to: '2040-01-01T00:00:00Z' };
  return createTestRoot({ ...validity, serial: '4a01', subject: { common_name: name } });
}

export function serialOf(certificate: IssuedCertificate): string {
  return new X509Certificate(certificate.certificate_pem).serialNumber;
}

export type MessageOrder = {
  certificate: IssuedCertificate;
  content?: Partial<InvoiceContent>;
  /** Local time of Vietnam. */
  signing_time?: string;
  /** Changes the data before it is signed: a seller who states something wrong. */
  misstate?: (data: string) => string;
  /** Changes the message after it was signed. */
  tamper?: (message: string) => string;
  signed?: boolean;
  message_id?: string;
};

/** A message 200 around the sample invoice, signed by a seller. */
export function signedMessage(order: MessageOrder): OutgoingMessage {
  const message = messageAround('200', withoutDeclaration(signedFile(order)), 1, order.message_id);
  const text = (order.tamper ?? same)(new TextDecoder().decode(message.bytes));
  return { ...message, bytes: encodeUtf8(text) };
}

/** A message of the seller around documents that are ready. */
export function messageAround(
  type: BodyType,
  body: Uint8Array | string,
  count: number,
  message_id = messageId(providerCode(PROVIDER), randomUUID()),
): OutgoingMessage {
  const sender = providerCode(PROVIDER);
  const header = { version: '2.1.1', sender, receiver: TAX_AUTHORITY, reply_to: null } as const;
  const bytes = buildEnvelope({ ...header, type, message_id, tax_code: SELLER, count }, body);
  return { message_id, message_type: type, tax_code: SELLER, bytes };
}

/** Signs an element of a document of the seller: the Signature element. */
export function signatureOver(
  certificate: IssuedCertificate,
  signed: { id: string; bytes: Uint8Array },
  signature_id: string,
  signing_time = '2026-11-20T09:15:00',
): Uint8Array {
  const der = new Uint8Array(new X509Certificate(certificate.certificate_pem).raw);
  const prepared = prepareSignature(
    {
      signed_id: signed.id,
      signed_bytes: signed.bytes,
      signature_id,
      signing_time,
      certificate_der_base64: toBase64(der),
      subject_name: 'CN=CÔNG TY TNHH MẪU',
    },
    hashPort,
  );
  return prepared.finish(createKeySigner(certificate.private_key_pem).sign(prepared.signed_info_bytes));
}

/** The sample invoice as a file, signed by a seller. */
export function signedFile(order: Omit<MessageOrder, 'tamper' | 'message_id'>): Uint8Array {
  const content: InvoiceContent = { ...SAMPLE_INVOICE, ...order.content };
  const { form_no, symbol, issued_on, seller } = content;
  const number = content.number ?? 1;
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  const id = invoiceDataId(symbol, number);
  const data = (order.misstate ?? same)(
    buildInvoiceData(content, amounts, { id, version: '2.1.1', solution_provider_tax_code: PROVIDER }),
  );
  const signature = signatureOver(
    order.certificate,
    { id, bytes: encodeUtf8(data) },
    sellerSignatureId(symbol, number),
    order.signing_time,
  );
  const qr_code = buildQrCode({
    seller_tax_code: seller.tax_code,
    form_no,
    symbol,
    number,
    issued_on,
    total: amounts.total,
  });
  return assembleInvoice(data, qr_code, order.signed === false ? null : signature);
}

function same(text: string): string {
  return text;
}
