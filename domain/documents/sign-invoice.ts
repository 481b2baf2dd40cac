import type { InvoiceContent } from '../invoice/content.ts';
import { DEFAULT_DECIMAL_DIGITS } from '../money/decimal-digits.ts';
import type { DecimalDigits } from '../money/decimal-digits.ts';
import type { InvoiceAmounts } from '../money/invoice-amounts.ts';
import { computeInvoice } from '../money/invoice-amounts.ts';
import type { MoneyOptions } from '../money/money-options.ts';
import { formatVersionFor, type FormatVersion } from '../rules/particulars/format-versions.table.ts';
import { ByteWriter } from './byte-writer.ts';
import type { DigestPort } from '../signing/signature-xml.ts';
import { prepareSignature } from '../signing/signature-xml.ts';
import { closeInvoice, openInvoice } from './invoice-document.ts';
import { invoiceDataId, sellerSignatureId, writeInvoiceData } from './invoice-xml.ts';
import { buildQrCode } from './qr-code.ts';

export type InvoiceSigning = {
  /** MST tổ chức cung cấp giải pháp (MSTTCGP). */
  solution_provider_tax_code: string;
  /** Local time GMT+7 without zone: `2026-11-20T09:15:00`. */
  signing_time: string;
  certificate_der_base64: string;
  /** Of the certificate, as RFC 4514 writes it. */
  subject_name: string;
  /** RSA-SHA256 over these bytes, in base64. */
  sign(signed_info: Uint8Array): string;
  /** By default the one in force on the day of signing. */
  version?: FormatVersion;
  digits?: DecimalDigits;
  money?: Partial<MoneyOptions>;
};

/**
 * The file of a numbered invoice, computed, written and signed by its seller. For a key that answers at once; where
 * somebody has to confirm, take the steps apart (`buildInvoiceBytes`, `prepareSignature`, `assembleInvoice`). Throws
 * FormatRefused with the path of everything that the data format does not take, RangeError without a number.
 */
export function signInvoice(content: InvoiceContent, signing: InvoiceSigning, hash: DigestPort): Uint8Array {
  const amounts = computeInvoice(content, signing.digits ?? DEFAULT_DECIMAL_DIGITS, signing.money);
  return signComputedInvoice(content, amounts, signing, hash);
}

/** The same where the amounts are known. The whole file is written into one buffer. */
export function signComputedInvoice(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  signing: InvoiceSigning,
  hash: DigestPort,
): Uint8Array {
  const { form_no, symbol, number, issued_on, seller } = content;
  if (number === null) throw new RangeError('an invoice without a number is not signed');
  const { solution_provider_tax_code, signing_time, certificate_der_base64, subject_name } = signing;
  const version = signing.version ?? formatVersionFor(signing_time.slice(0, 10));
  const id = invoiceDataId(symbol, number);
  const out = new ByteWriter();
  openInvoice(out);
  const start = out.place;
  writeInvoiceData(out, content, amounts, { id, version, solution_provider_tax_code });
  const signature = prepareSignature(
    {
      signed_id: id,
      signed_bytes: out.since(start),
      signature_id: sellerSignatureId(symbol, number),
      signing_time,
      certificate_der_base64,
      subject_name,
    },
    hash,
  );
  const { total } = amounts;
  const qr_code = buildQrCode({
    seller_tax_code: seller.tax_code,
    form_no,
    symbol,
    number,
    issued_on,
    total,
  });
  const value = signing.sign(signature.signed_info_bytes);
  closeInvoice(out, qr_code, (end) => signature.finishTo(end, value));
  return out.written();
}
