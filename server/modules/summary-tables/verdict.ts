import type { Reason as GivenReason } from '#domain/documents/notices.ts';
import type { SummaryRow, SummaryTable } from '#domain/summary-tables/content.ts';
import { isSignedByAuthority } from '#server/modules/documents/index.ts';
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
    'Kết quả kiểm tra bảng tổng hợp không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại bảng này.',
};

/** LTBao of 01/TB-KTDL: all is well; a table that is not, one of petrol that is not. */
const ALL_VALID = '2';
const INVALID: readonly string[] = ['4', '5'];

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
  const lines = refused.flatMap(({ invoice, reasons }) => linesOf(rows, invoice, reasons.map(worded)));
  const named = lines.flatMap(({ position, reasons }) =>
    reasons.map((one) => ({ ...one, message: `${nameOf(rows[position - 1])}: ${one.message}` })),
  );
  const reasons = [...general.map(worded), ...named];
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

/** The rows of an invoice that the answer names; their place in it counts for more than one row of the invoice alone. */
function linesOf(
  rows: readonly SummaryRow[],
  named: { form_no: string; symbol: string; number: string },
  reasons: readonly Reason[],
): LineVerdict[] {
  return rows.flatMap(({ form_no, symbol, number }, at) =>
    form_no === named.form_no && symbol === named.symbol && Number(number) === Number(named.number)
      ? [{ position: at + 1, accepted: false, reasons }]
      : [],
  );
}

function nameOf(row: SummaryRow | undefined): string {
  return row === undefined ? '' : `Hóa đơn ${row.form_no}${row.symbol} ${row.number.padStart(8, '0')}`;
}

/** The authority's words as they came; where the reason ends without a stop, one keeps it apart from what to do. */
function worded({ code, text, remedy }: GivenReason): Reason {
  const between = remedy && /[^.!?;:…\s]\s*$/u.test(text) ? '.' : '';
  return { message: [`${text}${between}`, remedy].filter(Boolean).join(' '), code, fields: [] };
}
