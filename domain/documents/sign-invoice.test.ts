import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../money/decimal-digits.ts';
import { computeInvoice } from '../money/invoice-amounts.ts';
import { SAMPLE_INVOICE } from '../samples/sample-invoice.ts';
import { prepareSignature } from '../signing/signature-xml.ts';
import { assembleInvoice } from './invoice-document.ts';
import { buildInvoiceBytes, invoiceDataId, sellerSignatureId } from './invoice-xml.ts';
import { buildQrCode } from './qr-code.ts';
import { signInvoice } from './sign-invoice.ts';
import { decodeUtf8 } from './bytes.ts';

const KEY = { certificate_der_base64: 'AAAA', subject_name: 'CN=Công ty Mẫu' };
const SIGNING = {
  ...KEY,
  solution_provider_tax_code: '0106026495',
  signing_time: '2026-11-20T09:15:00',
  sign: (signed_info: Uint8Array) => `${signed_info.length}`,
};
// The digest writes down the first letters it was given.
const hash = { sha256: (bytes: Uint8Array) => bytes.slice(0, 24) };

test('the file written in one go is the one that its parts are put together to', () => {
  const { form_no, symbol, number, issued_on, seller } = SAMPLE_INVOICE;
  if (number === null) throw new Error('the sample has no number');
  const amounts = computeInvoice(SAMPLE_INVOICE, DEFAULT_DECIMAL_DIGITS);
  const id = invoiceDataId(symbol, number);
  const { solution_provider_tax_code, signing_time } = SIGNING;
  const data = buildInvoiceBytes(SAMPLE_INVOICE, amounts, {
    id,
    version: '2.1.1',
    solution_provider_tax_code,
  });
  const prepared = prepareSignature(
    {
      ...KEY,
      signed_id: id,
      signed_bytes: data,
      signature_id: sellerSignatureId(symbol, number),
      signing_time,
    },
    hash,
  );
  const { total } = amounts;
  const qr = buildQrCode({ seller_tax_code: seller.tax_code, form_no, symbol, number, issued_on, total });
  const parts = assembleInvoice(data, qr, prepared.finish(SIGNING.sign(prepared.signed_info_bytes)));
  expect(decodeUtf8(signInvoice(SAMPLE_INVOICE, SIGNING, hash))).toBe(decodeUtf8(parts));
});

test('an invoice without a number is not signed', () => {
  expect(() => signInvoice({ ...SAMPLE_INVOICE, number: null }, SIGNING, hash)).toThrow(RangeError);
});
