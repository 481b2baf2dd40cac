import { allows } from '../access/permissions.ts';

/** Mục kiểm tra của bảng khóa sổ: what must be looked at before a month is closed, in the order it is shown. */
export const MONTH_CHECK_KEYS = [
  'number_gaps',
  'unissued_drafts',
  'unsent',
  'unknown',
  'unanswered',
  'refused',
  'not_notified',
  'unsigned_statements',
  'refused_lines',
  'not_reported',
  'ledger',
  'late',
  'late_packages',
  'returned_mails',
  'unsent_mails',
  'unchecked_inputs',
] as const;

export type MonthCheckKey = (typeof MONTH_CHECK_KEYS)[number];

/** A permission that a check asks for beside those of the board: its list names records of another page. */
const ASKED_BESIDE: Partial<Record<MonthCheckKey, string>> = { unchecked_inputs: 'invoice_collector' };

/** The checks that somebody with these permissions is shown. */
export function checksShownTo(granted: readonly string[]): readonly MonthCheckKey[] {
  return MONTH_CHECK_KEYS.filter((key) => {
    const code = ASKED_BESIDE[key];
    return code === undefined || allows(granted, [[code]]);
  });
}

/**
 * Whether a finding keeps the month from being closed. What is left of a reminder changes no figure of the month; what blocks may still
 * change one by itself, or shows that one is wrong.
 */
export const BLOCKS_CLOSING = {
  number_gaps: true,
  unissued_drafts: false,
  unsent: true,
  unknown: true,
  unanswered: true,
  refused: true,
  not_notified: false,
  unsigned_statements: false,
  refused_lines: false,
  not_reported: false,
  ledger: true,
  late: false,
  late_packages: false,
  returned_mails: false,
  unsent_mails: false,
  unchecked_inputs: false,
} as const satisfies Record<MonthCheckKey, boolean>;
