import { shownName } from '#domain/invoice/shown-name.ts';
import type { Reason as GivenReason } from '#domain/documents/notices.ts';
import type { SummaryRow, SummaryTable } from '#domain/summary-tables/content.ts';
import { isSignedByAuthority, reasonOf } from '#server/modules/documents/index.ts';
import type {
  Expected,
  LineVerdict,
  ReadAnswer,
  Unreadable,
  Verdict,
} from '#server/modules/documents/index.ts';

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Kết quả kiểm tra bảng tổng hợp không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại bảng này.',
};

/** LTBao of 01/TB-KTDL: all is well; a table that is not, one of petrol that is not. */
const ALL_VALID = '2';
const INVALID: readonly string[] = ['4', '5'];

/** As many reasons of rows as the table itself names; each row has its own. */
const MAX_REASONS = 20;

/**
 * What an answer to a message 400 says: 204 that accepts the table as a whole, and with it the invoices that it names, or refuses it with
 * what is wrong with all of it and with its rows. Null when it says nothing about it.
 */
export function summaryVerdict({ body, bytes }: ReadAnswer, expected: Expected): Verdict | Unreadable | null {
  if (body.kind !== 'check_result' || body.notice.checked_message_id !== expected.message_id) return null;
  const { notice_kind, refused, reasons: general } = body.notice;
  if (notice_kind !== ALL_VALID && !INVALID.includes(notice_kind)) return null;
  if (!isSignedByAuthority(bytes, expected)) return NOT_SIGNED;
  // This module alone writes the content.
  const { rows, taxpayer } = expected.version.content as SummaryTable;
  if (notice_kind === ALL_VALID) {
    const subject_ids = [...new Set(rows.map(({ invoice_id }) => invoice_id))];
    return {
      answer: 'summary_valid',
      takes_effect: true,
      event: 'summary_valid',
      detail: { count: String(subject_ids.length) },
      reasons: [],
      coded: null,
      facts: {},
      reported: { kind: 'invoice', subject_ids, facts: { accepted_for: taxpayer.tax_code } },
    };
  }
  const lines = linesOf(rows, refused);
  const named = lines.flatMap(({ position, reasons }) =>
    reasons.map((one) => ({ ...one, message: `${nameOf(rows[position - 1])}: ${one.message}` })),
  );
  // Rows of one invoice have the same reason; each row keeps its own.
  const distinct = [...new Map(named.map((one) => [one.message, one])).values()];
  const reasons = [...general.map(reasonOf), ...distinct.slice(0, MAX_REASONS)];
  const reason = reasons.map(({ message }) => message).join(' ');
  return {
    answer: 'summary_invalid',
    takes_effect: false,
    event: 'summary_invalid',
    detail: reason === '' ? {} : { reason },
    reasons,
    coded: null,
    facts: {},
    lines,
  };
}

type Named = {
  invoice: { form_no: string; symbol: string; number: string };
  reasons: readonly GivenReason[];
};

/** The rows of the invoices that the answer names, each once: rows of one invoice cannot be told apart in it. */
function linesOf(rows: readonly SummaryRow[], refused: readonly Named[]): LineVerdict[] {
  const keyOf = ({ form_no, symbol, number }: Named['invoice']): string =>
    [form_no, symbol, Number(number)].join(' ');
  const said = Map.groupBy(refused, ({ invoice }) => keyOf(invoice));
  return rows.flatMap((row, at) => {
    const reasons = (said.get(keyOf(row)) ?? []).flatMap((one) => one.reasons.map(reasonOf));
    if (reasons.length === 0) return [];
    const distinct = [...new Map(reasons.map((one) => [`${one.code} ${one.message}`, one])).values()];
    return [{ position: at + 1, accepted: false, reasons: distinct }];
  });
}

function nameOf(row: SummaryRow | undefined): string {
  return row === undefined ? '' : `Hóa đơn ${shownName(row)}`;
}
