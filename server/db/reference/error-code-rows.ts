import {
  ERROR_BUTTONS,
  type ErrorAction,
  type ErrorField,
  type ErrorScope,
  type ErrorText,
} from '#domain/rules/error-codes.table.ts';
import type { Problem } from './file-refused.ts';
import { cellOf, csvRecords, UnreadableFile } from './source-records.ts';

/** English: null, readers of English read the Vietnamese. */
export type ErrorCodeSaid = ErrorText & {
  source: string | null;
  cause_en: string | null;
  fix_en: string | null;
};
/** The same out of a file, which need not have columns for English. */
export type ErrorCodeRead = Omit<ErrorCodeSaid, 'cause_en' | 'fix_en'> &
  Partial<Pick<ErrorCodeSaid, 'cause_en' | 'fix_en'>>;
/** `said` is null where the row takes back what was said of a code. */
export type Read = { line: number; code: string; scope: ErrorScope; said: ErrorCodeRead | null } | Problem;

export const COLUMNS = [
  ...(['scope', 'code', 'cause', 'fix', 'action', 'field', 'source'] as const),
  ...(['cause_en', 'fix_en'] as const),
] as const;
const NEEDED = ['scope', 'code', 'cause', 'fix', 'action'];
const LONGEST_CODE = 50;
const LONGEST = 500;

/** What may be done about a code, by where it was met. */
const ACTIONS: Readonly<Record<ErrorScope, readonly ErrorAction[]>> = {
  technical: Object.keys(ERROR_BUTTONS) as ErrorAction[],
  declaration: ['send_again', 'look_up', 'open_declaration', 'change_declaration', 'contact_support'],
  invoice: [
    'fix_and_sign',
    'send_again',
    'look_up',
    'open_declaration',
    'change_declaration',
    'contact_support',
  ],
  summary: [
    'fix_table',
    'send_again',
    'look_up',
    'open_declaration',
    'change_declaration',
    'contact_support',
  ],
  provider: Object.keys(ERROR_BUTTONS) as ErrorAction[],
};
const FIELDS: readonly ErrorField[] = [
  'template_id',
  'issued_on',
  'buyer_tax_code',
  'buyer_name',
  'buyer_address',
];
const WITHOUT_FIELD: readonly ErrorScope[] = ['declaration', 'summary'];

/** Each row of a CSV file, the first line of which names the columns, or what is wrong with it. */
export async function* errorCodeRows(text: AsyncIterable<string>): AsyncGenerator<Read> {
  try {
    for await (const { line, value } of csvRecords(text, NEEDED)) yield judged(line, value);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield { line: error.line, message: error.message };
  }
}

function judged(line: number, value: Record<string, unknown>): Read {
  const unknown = Object.keys(value).filter((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown.length > 0) return { line, message: `không có cột nào tên ${unknown.join(', ')}` };
  const [scope, code, cause, fix, action, field, source, cause_en, fix_en] = COLUMNS.map((column) =>
    cellOf(value[column]),
  );
  const long = COLUMNS.find((column) => (cellOf(value[column])?.length ?? 0) > LONGEST);
  if (long !== undefined) return { line, message: `${long} không được quá ${LONGEST} ký tự` };
  if (!isOneOf(scope, Object.keys(ACTIONS) as ErrorScope[]))
    return { line, message: `scope “${scope ?? ''}” phải là một trong: ${Object.keys(ACTIONS).join(', ')}` };
  if (!code) return { line, message: 'thiếu mã lỗi (code)' };
  if (code.length > LONGEST_CODE)
    return { line, message: `mã lỗi “${code}” không được quá ${LONGEST_CODE} ký tự` };
  if (![cause, fix, action, field, cause_en, fix_en].some(Boolean)) return { line, code, scope, said: null };
  if (!cause) return { line, message: 'thiếu nguyên nhân (cause)' };
  if (!fix) return { line, message: 'thiếu cách xử lý (fix)' };
  if (!isOneOf(action, ACTIONS[scope]))
    return {
      line,
      message: `action “${action ?? ''}” phải là một trong: ${ACTIONS[scope].join(', ')}`,
    };
  if (field && WITHOUT_FIELD.includes(scope))
    return { line, message: `field chỉ dùng cho hóa đơn, để trống với scope ${scope}` };
  if (field && !isOneOf(field, FIELDS))
    return { line, message: `field “${field}” phải để trống hoặc là một trong: ${FIELDS.join(', ')}` };
  const said = {
    ...{ code, scope, cause: ended(cause), fix: ended(fix), action, source: source ?? null },
    ...('cause_en' in value && { cause_en: cause_en ? ended(cause_en) : null }),
    ...('fix_en' in value && { fix_en: fix_en ? ended(fix_en) : null }),
  };
  return { line, code, scope, said: { ...said, field: isOneOf(field, FIELDS) ? field : null } };
}

/** Sentences are shown one behind another. */
const ended = (sentence: string): string => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`);

function isOneOf<T extends string>(value: string | null | undefined, of: readonly T[]): value is T {
  return of.some((one) => one === value);
}
