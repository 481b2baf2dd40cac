import { isSignedByAuthority, reasonOf } from '#server/modules/documents/index.ts';
import type { Expected, ReadAnswer, Reason, Unreadable, Verdict } from '#server/modules/documents/index.ts';

/** What a sealed package says, beside the files of its invoices. */
export type PackageContent = {
  tax_code: string;
  form_no: string;
  symbol: string;
  invoices: { invoice_id: number; number: number }[];
};

const NOT_SIGNED: Unreadable = {
  unreadable:
    'Kết quả kiểm tra lô hóa đơn không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại lô này.',
};

/** LTBao of 01/TB-KTDL: all is well; those of cash registers that are not. */
const ALL_VALID = '2';
const INVALID: readonly string[] = ['3', '7'];

/** As many reasons as the package itself names; each invoice has its own. */
const MAX_REASONS = 20;

/**
 * What an answer to a message 206 or 216 says: 204 that takes all its invoices, or lists those that are not valid (it takes the others), or says
 * what is wrong with all of them. Null when it says nothing about it.
 */
export function packageVerdict({ body, bytes }: ReadAnswer, expected: Expected): Verdict | Unreadable | null {
  if (body.kind !== 'check_result' || body.notice.checked_message_id !== expected.message_id) return null;
  const { notice_kind, refused, reasons: general } = body.notice;
  if (notice_kind !== ALL_VALID && !INVALID.includes(notice_kind)) return null;
  if (!isSignedByAuthority(bytes, expected)) return NOT_SIGNED;
  // This module alone writes the content.
  const { invoices, form_no, symbol, tax_code } = expected.version.content as PackageContent;
  const subject_ids = invoices.map(({ invoice_id }) => invoice_id);
  const of_all = general.map(reasonOf);
  const refusals = new Map<number, Reason[]>();
  if (notice_kind !== ALL_VALID)
    for (const { invoice_id, number } of invoices) {
      const named = refused.filter(
        ({ invoice }) =>
          invoice.form_no === form_no && invoice.symbol === symbol && Number(invoice.number) === number,
      );
      // Where it lists none, what it says is of all of them.
      if (named.length > 0 || refused.length === 0)
        refusals.set(invoice_id, [...named.flatMap((one) => one.reasons.map(reasonOf)), ...of_all]);
    }
  const accepted_count = subject_ids.length - refusals.size;
  const reported = {
    kind: 'invoice',
    subject_ids,
    facts: { accepted_for: tax_code },
    refused: refusals,
  };
  const settled = { takes_effect: true, coded: null, reported };
  const facts = { accepted_count, refused_count: refusals.size };
  if (refusals.size === 0)
    return {
      ...settled,
      answer: 'package_valid',
      event: 'package_valid',
      detail: { count: String(accepted_count) },
      reasons: [],
      facts,
    };
  const reasons = distinct([...refusals.values()].flat()).slice(0, MAX_REASONS);
  return {
    ...settled,
    answer: 'invoice_invalid',
    event: 'package_partly_invalid',
    detail: { reason: `${refusals.size}/${subject_ids.length} hóa đơn. ${reasons[0]?.message ?? ''}`.trim() },
    reasons,
    facts,
  };
}

function distinct(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((one) => [`${one.code} ${one.message}`, one])).values()];
}
