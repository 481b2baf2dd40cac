import type { ReadInvoice } from '../../documents/read-invoice.ts';
import { channelOf } from '../../rules/deadlines/send-deadline.ts';
import type { SignatureVerdict } from './verdict.ts';

/** The verdict on a file as a whole, the gravest first. */
export type FileOutcome =
  | 'unsigned'
  | 'changed' // after it was signed
  | 'unsound' // a signature that does not hold, or is not its signer's
  | 'seller_not_signed' // an invoice without a signature of its seller
  | 'code_not_signed' // a code that the authority did not sign
  | 'qr_differs' // the QR, which is not signed, is that of another invoice
  | 'partly_signed' // something in the file is covered by no signature
  | 'issuer_unknown' // nothing is wrong but that a certificate leads to no trusted root
  | 'code_missing' // an invoice of a series with code, without one
  | 'weak'
  | 'trusted';

type Signature = Pick<
  SignatureVerdict,
  'role' | 'covers' | 'document' | 'signed' | 'changed' | 'weaknesses' | 'problems' | 'stated_tax_code'
>;
type Invoice = Pick<ReadInvoice, 'id' | 'authority_code'> & {
  content: Pick<ReadInvoice['content'], 'symbol'> & { seller: { tax_code: string } };
};

/** What was found in the file beside its signatures and invoices. */
export type Beside = { readonly unsigned_parts: readonly string[]; readonly qr_differs: boolean };

/**
 * A file is as good as the worst in it. Signatures that hold are not enough: another invoice may have been laid beside
 * the signed one, or a code written into an invoice that the authority never saw.
 */
export function fileOutcome(
  signatures: readonly Signature[],
  invoices: readonly Invoice[],
  { unsigned_parts, qr_differs }: Beside,
): FileOutcome {
  const problems = signatures.flatMap((signature) => signature.problems);
  const some = (wrong: (invoice: Invoice) => boolean) => invoices.some(wrong);
  if (signatures.length === 0) return 'unsigned';
  if (signatures.some(({ changed }) => changed.length > 0)) return 'changed';
  if (problems.some((problem) => problem !== 'certificate_not_trusted')) return 'unsound';
  if (some((invoice) => !isSellerSigned(invoice, signatures))) return 'seller_not_signed';
  if (some((invoice) => !isCodeSigned(invoice, signatures))) return 'code_not_signed';
  if (qr_differs) return 'qr_differs';
  if (unsigned_parts.length > 0) return 'partly_signed';
  if (problems.length > 0) return 'issuer_unknown';
  if (some(lacksCode)) return 'code_missing';
  return signatures.some(({ weaknesses }) => weaknesses.length > 0) ? 'weak' : 'trusted';
}

const isOfCashRegister = ({ content }: Invoice): boolean => channelOf(content.symbol) === 'cash_register';

const covers = ({ covers: ids }: Signature, { id }: Invoice): boolean => id !== null && ids.includes(id);

/** Invoices from cash registers bear no signature: the seller signs the message they are sent in. */
export function isSellerSigned(invoice: Invoice, signatures: readonly Signature[]): boolean {
  const { tax_code } = invoice.content.seller;
  return signatures.some(
    (signature) =>
      (signature.role === 'seller' && covers(signature, invoice)) ||
      (isOfCashRegister(invoice) &&
        signature.role === 'taxpayer' &&
        signature.document === 'DLieu' &&
        signature.stated_tax_code === tax_code),
  );
}

/** The code of a cash register's invoice is made by the register, out of a range the authority has given. */
export function isCodeSigned(invoice: Invoice, signatures: readonly Signature[]): boolean {
  if (invoice.authority_code === null || isOfCashRegister(invoice)) return true;
  return signatures.some(
    (signature) =>
      signature.role === 'authority' && signature.signed.includes('code') && covers(signature, invoice),
  );
}

function lacksCode({ authority_code, content }: Invoice): boolean {
  return authority_code === null && channelOf(content.symbol) === 'coded';
}
