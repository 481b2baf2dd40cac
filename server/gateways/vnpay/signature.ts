import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parameters by name, without an order. */
export type Parameters = Readonly<Record<string, string>>;

/** vnp_SecureHashType is of older versions, and never signed. */
const UNSIGNED: ReadonlySet<string> = new Set(['vnp_SecureHash', 'vnp_SecureHashType']);

/** `name=value` of the parameters that hold something, encoded as in a form (a space is +), in the order of their names. */
export function sortedQuery(parameters: Parameters): string {
  const filled = Object.entries(parameters).filter(([name, value]) => value !== '' && !UNSIGNED.has(name));
  return new URLSearchParams(filled.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** HMAC-SHA512, hexadecimal: of a query as it is sorted, or of the fields of a look-up joined by `|`. */
export function hmacSha512(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex');
}

/** Whether a signature is the one of the text; made in constant time. */
export function isSignatureOf(text: string, signature: string, secret: string): boolean {
  const right = Buffer.from(hmacSha512(text, secret));
  const given = Buffer.from(signature.toLowerCase());
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Of a look-up, in the order that VNPAY names (API querydr 2.1.0). */
export const LOOK_UP_FIELDS = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_TransactionDate',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;

/** Of its answer. */
export const LOOKED_UP_FIELDS = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const;

/** Of a refund (API refund 2.1.0); its answer is signed over the fields below. */
export const REFUND_FIELDS = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TransactionType',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_TransactionNo',
  'vnp_TransactionDate',
  'vnp_CreateBy',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;

/** Of its answer: without the promotion of a look-up's. */
export const REFUNDED_FIELDS = LOOKED_UP_FIELDS.slice(0, -2);

/** The fields in their order, joined by `|`; one that is missing is empty. */
export function joined(fields: readonly string[], values: Parameters): string {
  return fields.map((name) => values[name] ?? '').join('|');
}
