import { mistakeResultOf, type MistakeResult } from '#domain/mistakes/answers.ts';
import { mistakenInvoiceName, type MistakeNotice } from '#domain/mistakes/content.ts';
import { isSignedByAuthority, reasonOf } from '#server/modules/documents/index.ts';
import type {
  Expected,
  LineVerdict,
  ReadAnswer,
  Reason,
  Unreadable,
  Verdict,
} from '#server/modules/documents/index.ts';

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Phản hồi về thông báo sai sót không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại thông báo này.',
};

const OTHER_LINES: Unreadable = {
  unreadable:
    'Phản hồi không trả lời đúng các hóa đơn của thông báo này. Đang chờ phản hồi khác, không gửi lại thông báo này.',
};

const NOTHING = { takes_effect: false, detail: {}, reasons: [], coded: null, facts: {} } as const;

/**
 * What an answer to a message 300 says: 301 of each invoice, 204 that the notice itself is invalid; null when it says nothing about it.
 * A notice takes effect when one of its invoices is received: the others are told of in a new notice.
 */
export function mistakeVerdict({ body, bytes }: ReadAnswer, expected: Expected): Verdict | Unreadable | null {
  if (body.kind === 'check_result') {
    const { checked_message_id, refused, reasons: general } = body.notice;
    if (checked_message_id !== expected.message_id) return null;
    if (!isSignedByAuthority(bytes, expected)) return NOT_SIGNED;
    const given = [...general, ...refused.flatMap(({ reasons }) => reasons)];
    return {
      ...NOTHING,
      answer: 'notification_invalid',
      event: 'notification_invalid',
      ...refusal(given.map(reasonOf)),
    };
  }
  const [document] = body.kind === 'documents' ? body.documents : [];
  const result = document === undefined ? null : mistakeResultOf(document);
  if (result === null || result.message_id !== expected.message_id) return null;
  if (!isSignedByAuthority(bytes, expected)) return NOT_SIGNED;
  // This module alone writes the content.
  return verdictOf(result, expected.version.content as MistakeNotice);
}

function verdictOf(result: MistakeResult, { invoices }: MistakeNotice): Verdict | Unreadable {
  const notice: Readonly<Record<string, string>> =
    result.notice_no === null ? {} : { notice_no: result.notice_no };
  if (result.reasons.length > 0)
    return {
      ...NOTHING,
      answer: 'not_received',
      event: 'not_received',
      ...refusal(result.reasons.map(reasonOf), notice),
    };
  const lines = linesOf(result, invoices.length);
  if (lines === null) return OTHER_LINES;
  const refused = lines.filter(({ accepted }) => !accepted);
  const reasons = refused.flatMap(({ position, reasons: given }) => {
    const invoice = invoices[position - 1];
    const name = invoice === undefined ? '' : mistakenInvoiceName(invoice);
    return given.map((one) => ({ ...one, message: `Hóa đơn ${name}: ${one.message}` }));
  });
  const { notice_no, noticed_on } = result;
  const facts = { result_no: notice_no, resulted_on: noticed_on };
  if (refused.length === lines.length)
    return {
      ...NOTHING,
      answer: 'not_received',
      event: 'not_received',
      ...refusal(reasons, notice),
      lines,
    };
  return {
    ...NOTHING,
    answer: 'received',
    takes_effect: true,
    event: refused.length === 0 ? 'received' : 'partly_received',
    ...refusal(reasons, { ...notice, refused: String(refused.length), count: String(lines.length) }),
    facts,
    lines,
  };
}

/** One for each invoice of the notice, in its order; null where the answer names others, or not all of them. */
function linesOf({ lines }: MistakeResult, count: number): LineVerdict[] | null {
  const by_position = new Map(lines.map((line) => [line.position, line]));
  if (lines.length !== count || by_position.size !== count) return null;
  const found = Array.from({ length: count }, (_, at) => by_position.get(at + 1));
  if (found.includes(undefined)) return null;
  return found.flatMap((line) =>
    line === undefined
      ? []
      : [{ position: line.position, accepted: line.received, reasons: line.reasons.map(reasonOf) }],
  );
}

function refusal(
  reasons: readonly Reason[],
  more: Readonly<Record<string, string>> = {},
): Pick<Verdict, 'detail' | 'reasons'> {
  const reason = reasons.map(({ message }) => message).join(' ');
  return { reasons, detail: reason === '' ? more : { ...more, reason } };
}
