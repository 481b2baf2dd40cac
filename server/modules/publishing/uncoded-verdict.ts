import type { InvoiceContent } from '#domain/invoice/content.ts';
import { isSignedByAuthority, reasonOf } from '#server/modules/documents/index.ts';
import type { Expected, ReadAnswer, Unreadable, Verdict } from '#server/modules/documents/index.ts';

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Kết quả kiểm tra dữ liệu không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};

/** LTBao of 01/TB-KTDL: the whole package is valid, or those that it lists are not. */
const ALL_VALID = '2';
const SOME_INVALID = '3';

const NOTHING = { detail: {}, reasons: [], coded: null } as const;

/**
 * What an answer to a message 203 says of one of its invoices: 204 with LTBao 2, or with LTBao 3 that lists the invalid ones (those it
 * does not list are valid) or says what is wrong with all of them. Null when it says nothing about it.
 */
export function uncodedVerdict({ body, bytes }: ReadAnswer, expected: Expected): Verdict | Unreadable | null {
  if (body.kind !== 'check_result' || body.notice.checked_message_id !== expected.message_id) return null;
  const { notice_kind, refused, reasons: general } = body.notice;
  if (notice_kind !== ALL_VALID && notice_kind !== SOME_INVALID) return null;
  if (!isSignedByAuthority(bytes, expected)) return NOT_SIGNED;
  // This module alone writes the content.
  const content = expected.version.content as InvoiceContent;
  const listed = refused.filter(({ invoice }) => isSame(invoice, content));
  const isInvalid = notice_kind === SOME_INVALID && (listed.length > 0 || refused.length === 0);
  if (!isInvalid)
    return {
      ...NOTHING,
      answer: 'invoice_valid',
      message_answer: 'package_valid',
      takes_effect: true,
      event: 'invoice_valid',
      facts: { accepted_for: content.seller.tax_code },
    };
  const reasons = [...listed.flatMap((one) => one.reasons), ...general].map(reasonOf);
  const reason = reasons.map(({ message }) => message).join(' ');
  return {
    ...NOTHING,
    answer: 'invoice_invalid',
    takes_effect: false,
    event: 'invoice_invalid',
    detail: reason === '' ? {} : { reason },
    reasons,
    facts: {},
  };
}

function isSame(
  named: { form_no: string; symbol: string; number: string },
  { form_no, symbol, number }: InvoiceContent,
): boolean {
  return named.form_no === form_no && named.symbol === symbol && Number(named.number) === number;
}
