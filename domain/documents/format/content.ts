import { isXmlText } from '../../fields/text.ts';
import { isCalendarDate } from '../../fields/calendar-date.ts';
import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';

/** What the text of an element may be, in the words of the format's tables (type and max length). */
export type Content =
  | { readonly kind: 'text'; readonly most: number }
  /** Whole number without sign, at most so many digits. */
  | { readonly kind: 'digits'; readonly most: number }
  /** `x,y`: at most x digits in all, y of them after the dot. */
  | { readonly kind: 'decimal'; readonly digits: number; readonly decimals: number }
  /** YYYY-MM-DD. */
  | { readonly kind: 'date' }
  /** YYYY-MM-DDThh:mm:ss, GMT+7 without saying so. */
  | { readonly kind: 'time' }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

/** From each version named on; before the first one the first holds. */
export type ContentBy = Content | Readonly<Partial<Record<FormatVersion, Content>>>;

export const text = (most: number): Content => ({ kind: 'text', most });
export const digits = (most: number): Content => ({ kind: 'digits', most });
export const decimal = (all: number, decimals: number): Content => ({
  kind: 'decimal',
  digits: all,
  decimals,
});
export const choice = (...values: string[]): Content => ({ kind: 'choice', values });
export const DATE: Content = { kind: 'date' };
export const TIME: Content = { kind: 'time' };
/** Amounts, prices and quantities since 2.1.0. */
export const AMOUNT: Content = decimal(21, 6);

export type ContentProblem =
  | 'bad_character'
  | 'too_long'
  | 'not_a_number'
  | 'too_many_digits'
  | 'too_many_decimals'
  | 'not_a_date'
  | 'not_a_time'
  | 'not_allowed';

/** Why a text that is not empty may not stand there, or null. */
export function contentProblem(content: Content, value: string): ContentProblem | null {
  switch (content.kind) {
    case 'text':
      if (isTooLong(content, value)) return 'too_long';
      return isXmlText(value) ? null : 'bad_character';
    case 'digits':
      if (!isDigits(value)) return 'not_a_number';
      return value.length > content.most ? 'too_long' : null;
    case 'decimal':
      return decimalProblem(value, content.digits, content.decimals);
    case 'date':
      return isCalendarDate(value) ? null : 'not_a_date';
    case 'time':
      return isLocalTime(value) ? null : 'not_a_time';
    case 'choice':
      return content.values.includes(value) ? null : 'not_allowed';
  }
}

const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/** Digits are counted without the zeros before them. One pass: an invoice has a dozen numbers a line. */
function decimalProblem(value: string, most: number, decimals: number): ContentProblem | null {
  const start = value.charCodeAt(0) === MINUS ? 1 : 0;
  let dot = -1;
  let significant = -1;
  for (let at = start; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    if (unit === DOT && dot === -1) dot = at;
    else if (!isDigit(unit)) return 'not_a_number';
    else if (significant === -1 && (unit !== ZERO || dot !== -1)) significant = at;
  }
  const end = dot === -1 ? value.length : dot;
  const fraction = dot === -1 ? 0 : value.length - dot - 1;
  if (end === start || (dot !== -1 && fraction === 0)) return 'not_a_number';
  if (fraction > decimals) return 'too_many_decimals';
  const whole = significant === -1 || significant > end ? 0 : end - significant;
  return whole + fraction > most ? 'too_many_digits' : null;
}

function isDigits(value: string): boolean {
  for (let at = 0; at < value.length; at += 1) if (!isDigit(value.charCodeAt(at))) return false;
  return value !== '';
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

function isLocalTime(value: string): boolean {
  const date = LOCAL_TIME.exec(value)?.[1];
  return date !== undefined && isCalendarDate(date);
}

/** Whether a text has more characters than its element takes. */
export function isTooLong({ most }: Extract<Content, { kind: 'text' }>, value: string): boolean {
  return value.length > most && lengthOf(value) > most;
}

/** Length as the format counts it: in characters, not in UTF-16 units. */
function lengthOf(value: string): number {
  let length = value.length;
  for (let at = 0; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff) length -= 1;
  }
  return length;
}
