import { NUMBER_MARKS, type NumberStyle } from './number-style.ts';

/** Most decimals that the wire carries. */
export const MAX_DECIMALS = 6;

/** What a number may be where it is typed. */
export type NumberLimits = {
  /** Most decimals, 0 for whole numbers; never more than six. */
  decimals: number;
  /** Whether it may be below zero; it may unless this is false. */
  signed?: boolean;
  /** The unit that may stand behind it: đ, ₫, VND or VNĐ, or a percent sign. */
  unit?: 'money' | 'percent';
};

export type NumberRefusal = 'unreadable' | 'too_many_decimals' | 'no_decimals' | 'negative';

/** `value` is a decimal string as the wire has it (`-1234.5`, no zeros at its ends), null for an empty text. */
export type NumberReading = { readonly value: string | null } | { readonly refused: NumberRefusal };

type Digits = { whole: string; fraction: string };

const UNITS = { money: /\s*(?:đ|₫|vnđ|vnd)\.?$/iu, percent: /\s*%$/u } as const;
const SPACED = /^([1-9]\d{0,2}(?:\s\d{3})+)(?:([.,])(\d*))?$/;
const DIGITS_AND_MARKS = /^[.,]*\d[\d.,]*$/;

/**
 * Reads a typed, pasted or imported number in a style. The text is read whole or refused with a reason: no character is left
 * out. `1.500` is 1500 in the Vietnamese style and 1.5 in the international one; a mark that cannot be a group is read as the
 * decimal mark (`12.5` is 12.5 in both). Where there are no decimals either mark before three digits is a group.
 */
export function readNumber(text: string, style: NumberStyle, limits: NumberLimits): NumberReading {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const bare = limits.unit === undefined ? trimmed : trimmed.replace(UNITS[limits.unit], '');
  const [, sign = '', unsigned = ''] = /^([-−]?)\s*(.*)$/su.exec(bare) ?? [];
  const digits = spacedDigits(unsigned, style, limits) ?? markedDigits(unsigned, style, limits);
  if (digits === null) return { refused: 'unreadable' };
  const decimals = Math.min(limits.decimals, MAX_DECIMALS);
  const fraction = digits.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return { refused: decimals === 0 ? 'no_decimals' : 'too_many_decimals' };
  const whole = digits.whole.replace(/^0+(?=\d)/, '') || '0';
  const plain = fraction === '' ? whole : `${whole}.${fraction}`;
  if (sign === '' || plain === '0') return { value: plain };
  return limits.signed === false ? { refused: 'negative' } : { value: `-${plain}` };
}

/** `1 234 567,5`: spaces between thousands. A mark that would be a group as well says nothing certain before three digits. */
function spacedDigits(text: string, style: NumberStyle, { decimals }: NumberLimits): Digits | null {
  const [, groups, mark, fraction = ''] = SPACED.exec(text) ?? [];
  if (groups === undefined) return null;
  const may_group = decimals === 0 || mark === NUMBER_MARKS[style].group;
  if (may_group && fraction.length === 3) return null;
  return { whole: groups.replaceAll(/\s/g, ''), fraction };
}

function markedDigits(text: string, style: NumberStyle, { decimals }: NumberLimits): Digits | null {
  if (!DIGITS_AND_MARKS.test(text)) return null;
  const marks = text.replaceAll(/\d/g, '');
  if (marks === '') return { whole: text, fraction: '' };
  const { group, point } = NUMBER_MARKS[style];
  if (marks.includes('.') && marks.includes(',')) return bothMarks(text, group, point, decimals);
  const mark = marks.charAt(0);
  const may_group = mark === group || decimals === 0;
  if (may_group && isGrouped(text, mark)) return { whole: text.replaceAll(mark, ''), fraction: '' };
  if (marks.length > 1) return null;
  const [whole = '', fraction = ''] = text.split(mark);
  if (may_group && fraction.length === 3) {
    // It looks like a group that went wrong: 007.500 anywhere, 1500.000 where nothing but groups is expected.
    const is_doubtful = decimals === 0 ? fraction === '000' : /^0\d/.test(whole);
    if (is_doubtful) return null;
  }
  return { whole, fraction };
}

function isGrouped(text: string, mark: string): boolean {
  return new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(text);
}

/** `1.234,5`: groups, then the decimal mark once. */
function bothMarks(text: string, group: string, point: string, decimals: number): Digits | null {
  const [whole = '', fraction = '', ...more] = text.split(point);
  if (more.length > 0 || !isGrouped(whole, group) || !/^\d*$/.test(fraction)) return null;
  // Without decimals 1.500,000 may as well be one and a half million.
  if (decimals === 0 && fraction.length === 3) return null;
  return { whole: whole.replaceAll(group, ''), fraction };
}

type NumberShape = {
  /** Most digits before and after the dot. */
  whole: number | null;
  decimals: number;
  signed: boolean;
};

/** What a decimal string's pattern allows (`^-?\d{1,15}(\.\d{1,6})?$`), as a field can guard and say it. */
export function numberShape(pattern: string | null): NumberShape {
  const fraction = /\\\.\\d\{\d+,(\d+)\}/.exec(pattern ?? '')?.[1];
  const whole = /^\^(?:-\?)?\\d\{\d+,(\d+)\}/.exec(pattern ?? '')?.[1];
  const hasNoFraction = pattern !== null && !pattern.includes('\\.');
  return {
    whole: whole === undefined ? null : Number(whole),
    decimals: hasNoFraction ? 0 : fraction === undefined ? MAX_DECIMALS : Number(fraction),
    signed: pattern === null || pattern.startsWith('^-?'),
  };
}
