import { formatDecimal, NUMBER_MARKS } from '#domain/numbers/number-style.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { quotedText } from '#domain/numbers/quoted-text.ts';
import { MAX_DECIMALS, readNumber } from '#domain/numbers/read-number.ts';
import type { NumberLimits, NumberReading } from '#domain/numbers/read-number.ts';
import { shownStyle } from '../../format/number.ts';
import { fieldWords } from '../../words/field.ts';

/** What a numeric field takes. Amounts of money and percentages are not below zero and may be typed with their unit. */
export type NumberKind = 'decimal' | 'integer' | 'currency' | 'percent';

const anywhere = /^[0-9+\-−., ]$/;
const keys = {
  decimal: /^[eE]$/,
  integer: /^[eE]$/,
  currency: /^[đĐ₫vndVND]$/,
  percent: /^%$/,
} satisfies Record<NumberKind, RegExp>;

/** Whether a key may reach the field at all: named keys (Tab, ArrowUp...) always, characters where they can be part of one. */
export function acceptsKey(kind: NumberKind, key: string): boolean {
  return key.length > 1 || anywhere.test(key) || keys[kind].test(key);
}

/** What a field of a kind reads: `decimals` at most six, `signed` where an amount may be below zero after all. */
export function limitsOf(kind: NumberKind, decimals = MAX_DECIMALS, signed?: boolean): NumberLimits {
  const units = { currency: 'money', percent: 'percent', decimal: undefined, integer: undefined } as const;
  return {
    decimals: kind === 'integer' ? 0 : decimals,
    signed: signed ?? (kind === 'decimal' || kind === 'integer'),
    unit: units[kind],
  };
}

/** Prefix of a text that is no number, where a decimal string is expected: it cannot be mistaken for one. */
const UNREAD = '?';

/**
 * What a field gives for a typed text: its decimal string, '' for nothing, or the text itself behind a mark.
 * Such a text is saved with the draft and never sent.
 */
export function entryValue(typed: string, limits: NumberLimits, style = shownStyle.current()): string {
  const reading = readNumber(typed, style, limits);
  return 'refused' in reading ? unreadEntry(typed) : (reading.value ?? '');
}

/** A typed text that is not what its field holds. */
export function unreadEntry(typed: string): string {
  return `${UNREAD}${typed}`;
}

/** The text that could not be read, null where the value is a number or nothing. */
export function unreadText(value: string): string | null {
  return value.startsWith(UNREAD) ? value.slice(UNREAD.length) : null;
}

/** The number of a field for whoever computes with it: '' while its text cannot be read. */
export function readValue(value: string): string {
  return unreadText(value) === null ? value : '';
}

/** A value in the company's style, a text that could not be read as it was typed. */
export function shownEntry(value: string): string {
  return unreadText(value) ?? formatDecimal(value, shownStyle.current());
}

/** Why the text of a field is not valid, in one sentence that says what to do; null where it is valid. */
export function entryProblem(value: string, limits: NumberLimits): string | null {
  const text = unreadText(value);
  if (text === null) return null;
  const style = shownStyle.current();
  const reading: NumberReading = readNumber(text, style, limits);
  // A text saved in another number style may be a number in this one: it has to be typed again, so that a person checks it.
  const reason = 'refused' in reading ? reading.refused : 'unreadable';
  const example = formatDecimal(limits.decimals === 0 ? '1234567' : '1234567.5', style);
  return fieldWords.number[reason](quotedText(text), example, String(limits.decimals));
}

/**
 * A typed text with its thousands grouped while it is being typed: where only digits and a decimal mark stand in it. A text
 * with marks of its own stays as typed, since what comes next may change what they mean.
 */
export function groupWhileTyping(typed: string, style: NumberStyle): string {
  const { point } = NUMBER_MARKS[style];
  const [, whole = '', rest = ''] = new RegExp(`^([-−]?\\d+)((?:\\${point}\\d*)?)$`).exec(typed) ?? [];
  if (whole === '' || /^[-−]?0\d/.test(whole)) return typed;
  const sign = /^[-−]/.exec(whole)?.[0] ?? '';
  return `${sign}${formatDecimal(whole.slice(sign.length), style)}${rest}`;
}

/** `inserted` is what the keyboard put in before the caret; null where it says nothing, as while composing or deleting. */
type Edit = { before: string; after: string; caret: number; inserted: string | null };

/**
 * A text after an edit without the group marks that the field itself had put in: those before and behind what was just typed
 * or deleted. `head` is the part before the caret.
 */
export function withoutOwnGroups(
  { before, after, caret, inserted }: Edit,
  style: NumberStyle,
): { head: string; typed: string } {
  const { group } = NUMBER_MARKS[style];
  const tail = after.slice(caret);
  const written = after.slice(0, caret);
  const kept =
    inserted !== null && written.endsWith(inserted)
      ? written.length - inserted.length
      : commonLength(before, written);
  const head = written.slice(0, kept).replaceAll(group, '') + written.slice(kept);
  return { head, typed: head + tail.replaceAll(group, '') };
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** Where the caret belongs in `shown` so that as many characters other than group marks stand before it as stood before. */
export function caretAfterGrouping(before: string, shown: string, style: NumberStyle): number {
  const { group } = NUMBER_MARKS[style];
  let wanted = before.replaceAll(group, '').length;
  let caret = 0;
  while (wanted > 0 && caret < shown.length) {
    if (shown[caret] !== group) wanted -= 1;
    caret += 1;
  }
  return caret;
}
