import { randomUUID, X509Certificate } from 'node:crypto';
import { toBase64 } from '#domain/documents/base64.ts';
import { buildEnvelope, messageId, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { assembleInvoice, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData, invoiceDataId, sellerSignatureId } from '#domain/documents/invoice-xml.ts';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import { encodeUtf8 } from '#domain/documents/utf8.ts';
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

/** The day tests stand on: 20/11/2026, 10:00 in Vietnam. */
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
  const content: InvoiceContent = { ...SAMPLE_INVOICE, ...order.content };
  const { form_no, symbol, issued_on, seller } = content;
  const number = content.number ?? 1;
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  const id = invoiceDataId(symbol, number);
  const data = (order.misstate ?? same)(
    buildInvoiceData(content, amounts, { id, version: '2.1.1', solution_provider_tax_code: PROVIDER }),
  );
  const certificate = new X509Certificate(order.certificate.certificate_pem);
  const prepared = prepareSignature(
    {
      signed_id: id,
      signed_bytes: encodeUtf8(data),
      signature_id: sellerSignatureId(symbol, number),
      signing_time: order.signing_time ?? '2026-11-20T09:15:00',
      certificate_der_base64: toBase64(new Uint8Array(certificate.raw)),
      subject_name: 'CN=CÔNG TY TNHH MẪU',
    },
    hashPort,
  );
  const signature = prepared.finish(
    createKeySigner(order.certificate.private_key_pem).sign(prepared.signed_info_bytes),
  );
  const qr_code = buildQrCode({
    seller_tax_code: seller.tax_code,
    form_no,
    symbol,
    number,
    issued_on,
    total: amounts.total,
  });
  const file = assembleInvoice(data, qr_code, order.signed === false ? null : signature);
  const sender = providerCode(PROVIDER);
  const message_id = order.message_id ?? messageId(sender, randomUUID());
  const bytes = buildEnvelope(
    {
      version: '2.1.1',
      sender,
      receiver: TAX_AUTHORITY,
      type: '200',
      message_id,
      reply_to: null,
      tax_code: SELLER,
      count: 1,
    },
    withoutDeclaration(file),
  );
  const text = (order.tamper ?? same)(new TextDecoder().decode(bytes));
  return { message_id, message_type: '200', tax_code: SELLER, bytes: encodeUtf8(text) };
}

function same(text: string): string {
  return text;
}
