import type { InvoiceContent } from '#domain/invoice/content.ts';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { indexOfBytes } from '#domain/documents/bytes.ts';
import { isSignedByAuthority, reasonOf } from '#server/modules/documents/index.ts';
import type { Expected, ReadAnswer, Unreadable, Verdict } from '#server/modules/documents/index.ts';
import { uncodedVerdict } from './uncoded-verdict.ts';

const NOT_OURS: Unreadable = {
  unreadable:
    'Phản hồi cấp mã không chứa đúng hóa đơn đã ký. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Phản hồi cấp mã không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};

const REFUSAL_NOT_SIGNED: Unreadable = {
  unreadable:
    'Thông báo không cấp mã không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.',
};

/** Thông báo 01/TB-KTDL that refuses the code (LTBao 1). */
const REFUSAL_NOTICE = '1';

/** What an answer to a message 200 or 203 (with a list 208 or 210) says: 202 with the code, 204 that refuses it or says what of it is valid; null when it says nothing about it. */
export function invoiceVerdict(
  { message_type, body, bytes }: ReadAnswer,
  expected: Expected,
): Verdict | Unreadable | null {
  const sent_as = expected.version.extra['message_type'];
  if (sent_as === '203' || sent_as === '210') return uncodedVerdict({ message_type, body, bytes }, expected);
  if (body.kind === 'check_result') {
    if (body.notice.notice_kind !== REFUSAL_NOTICE) return null;
    if (!isSignedByAuthority(bytes, expected)) return REFUSAL_NOT_SIGNED;
    const given = [...body.notice.refused.flatMap((one) => one.reasons), ...body.notice.reasons];
    const reasons = given.map(reasonOf);
    const reason = reasons.map(({ message }) => message).join(' ');
    return {
      answer: 'code_denied',
      takes_effect: false,
      event: 'code_denied',
      detail: reason === '' ? {} : { reason },
      reasons,
      coded: null,
      facts: {},
    };
  }
  if (message_type !== '202') return null;
  const code = body.kind === 'invoices' ? (body.invoices[0]?.authority_code ?? null) : null;
  return code === null ? NOT_OURS : codedIn(code, bytes, expected);
}

/** A code counts only for the very bytes we sealed, under the authority's own signature: anything else is no answer. */
function codedIn(code: string, bytes: Uint8Array, expected: Expected): Verdict | Unreadable {
  const { version } = expected;
  const file = invoiceFilesIn(bytes)[0];
  if (file === undefined || indexOfBytes(file, version.data_xml) === -1) return NOT_OURS;
  if (!isSignedByAuthority(file, expected)) return NOT_SIGNED;
  return {
    answer: 'code_issued',
    takes_effect: true,
    event: 'code_issued',
    detail: { code },
    reasons: [],
    coded: file,
    // This module alone writes the content.
    facts: { tax_authority_code: code, accepted_for: (version.content as InvoiceContent).seller.tax_code },
  };
}
