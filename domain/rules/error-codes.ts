import { ERROR_BUTTONS, ERROR_CODES } from './error-codes.table.ts';
import type { ErrorAction, ErrorField, ErrorScope, ErrorText } from './error-codes.table.ts';

/** A reason as it came (LDo). */
export type GivenReason = {
  readonly code: string;
  /** The authority's own words (MTLoi, MTa); may be empty. */
  readonly text: string;
  /** Its advice (HDXLy). */
  readonly remedy: string | null;
};

export type ErrorHelp = {
  /** False: the code is in no list we know, and only the authority's words are shown. */
  readonly known: boolean;
  readonly cause: string;
  readonly fix: string;
  readonly action: ErrorAction;
  readonly button: string;
  /** What of an invoice it is about, where that is known. */
  readonly field: ErrorField | null;
};

/**
 * Cause, fix and button for a reason of a scope. What the operator says of a code (`given`) wins over the program's words, and the
 * authority's own advice over both; of an unknown code its words are shown as they are, or that there are none.
 */
export function errorHelp(
  reason: GivenReason,
  scope: ErrorScope,
  given: readonly ErrorText[] = [],
): ErrorHelp {
  const of = { code: reason.code.trim(), scope };
  const row = errorText(given, of) ?? errorText(ERROR_CODES, of);
  const advice = reason.remedy?.trim() ?? '';
  const action = row?.action ?? ACTION_OF_UNKNOWN[scope];
  return {
    known: row !== undefined,
    cause: row?.cause ?? unknownCause(reason),
    fix: advice || (row?.fix ?? FIX_OF_UNKNOWN),
    action,
    button: ERROR_BUTTONS[action],
    field: row?.field ?? null,
  };
}

/** What a list says of a code where it was met. */
export function errorText<T extends Pick<ErrorText, 'code' | 'scope'>>(
  list: readonly T[],
  of: Pick<ErrorText, 'code' | 'scope'>,
): T | undefined {
  return list.find(({ code, scope }) => code === of.code && scope === of.scope);
}

function unknownCause({ code, text }: GivenReason): string {
  const words = text.trim();
  if (words !== '') return words;
  return code.trim() === ''
    ? 'Bị từ chối nhưng không nêu lý do.'
    : `Bị từ chối với mã lỗi ${code.trim()}, không kèm lời giải thích. Phần mềm chưa biết mã lỗi này.`;
}

const FIX_OF_UNKNOWN =
  'Đối chiếu nội dung đã gửi với lý do nêu trên; nếu chưa rõ, hỏi cơ quan thuế quản lý kèm mã lỗi.';

/** What is likely of use for an unknown code: never a second sending, which could do harm. */
const ACTION_OF_UNKNOWN = {
  technical: 'look_up',
  declaration: 'open_declaration',
  invoice: 'fix_and_sign',
  summary: 'fix_table',
  provider: 'look_up',
} as const satisfies Record<ErrorScope, ErrorAction>;
