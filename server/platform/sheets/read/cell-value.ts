import { EMPTY_CELL, NOT_CALCULATED, type Cell } from '../cell.ts';
import { SheetFailure } from '../failure.ts';
import { dateOfSerial, timeOfSerial } from '../serial-date.ts';
import { PLAIN_LOOK, type NumberLook } from './cell-styles.ts';
import type { SharedTexts } from './shared-texts.ts';
import { readCellText } from './xml.ts';

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;
/** Digits a spreadsheet shows; what follows them is noise of binary fractions (0.30000000000000004). */
const SHOWN_DIGITS = 15;

/** The plain decimal digits of a number as a sheet stores it; null for what is no number. */
export function numberText(stored: string): string | null {
  const found = NUMBER.exec(stored);
  if (found === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent] = found;
  if (whole === '' && fraction === '') return null;
  const plain = digits(whole, fraction, Number(exponent ?? 0));
  if (plain === null) return null;
  return sign === '-' && plain !== '0' ? `-${plain}` : plain;
}

function digits(whole: string, fraction: string, exponent: number): string | null {
  if (Math.abs(exponent) > 308) return null;
  const all = whole + fraction;
  const point = whole.length + exponent;
  const first = all.search(/[1-9]/);
  if (first === -1) return '0';
  const significant = all.slice(first).replace(/0+$/, '');
  const place = point - first;
  // Whole numbers have no noise, so all of their digits are kept.
  if (significant.length <= SHOWN_DIGITS || significant.length <= place) return placed(significant, place);
  return rounded(significant, place);
}

/** 0.significant times ten to the power of `place`. */
function placed(significant: string, place: number): string {
  if (place <= 0) return `0.${'0'.repeat(-place)}${significant}`;
  if (place >= significant.length) return significant.padEnd(place, '0');
  return `${significant.slice(0, place)}.${significant.slice(place)}`;
}

function rounded(significant: string, place: number): string {
  const kept = BigInt(significant.slice(0, SHOWN_DIGITS));
  const up = Number(significant.charAt(SHOWN_DIGITS)) >= 5;
  const text = String(up ? kept + 1n : kept);
  return placed(text.replace(/0+$/, ''), place + text.length - SHOWN_DIGITS);
}

/** What cells refer to. */
export type CellContext = {
  shared_texts: SharedTexts;
  looks: readonly NumberLook[];
  since_1904: boolean;
  /** The workbook asks to be calculated when it is opened: a formula of 0 may never have been. */
  uncalculated: boolean;
};

/** A cell as the XML has it: `value` of its <v>, `inline` of its <is>, both with their entities. */
export type RawCell = { type: string; style: number; value: string; inline: string; formula: boolean };

export function cellOf(raw: RawCell, context: CellContext): Cell {
  if (raw.formula && isWithoutValue(raw, context)) return { text: NOT_CALCULATED, kind: 'error' };
  switch (raw.type) {
    case 's':
      return raw.value === '' ? EMPTY_CELL : textCell(sharedText(raw.value, context));
    case 'inlineStr':
      return textCell(readCellText(raw.inline));
    case 'str':
      return textCell(readCellText(raw.value));
    case 'b':
      if (raw.value === '') return EMPTY_CELL;
      return { text: raw.value === '1' || raw.value === 'true' ? 'TRUE' : 'FALSE', kind: 'boolean' };
    case 'e':
      return { text: readCellText(raw.value), kind: 'error' };
    case 'd':
      return raw.value === '' ? EMPTY_CELL : { text: raw.value.slice(0, 10), kind: 'date' };
  }
  return raw.value === '' ? EMPTY_CELL : numberCell(raw.value.trim(), raw.style, context);
}

/** A formula that gives an empty text is saved as a text (`str`) of no characters. */
function isWithoutValue({ type, value }: RawCell, { uncalculated }: CellContext): boolean {
  if (type === 'str') return false;
  return value === '' || (uncalculated && type === 'n' && value === '0');
}

function sharedText(index: string, { shared_texts }: CellContext): string {
  const text = shared_texts.at(Number(index));
  if (text === null) throw new SheetFailure('damaged', `there is no shared text ${index}`);
  return text;
}

function textCell(text: string): Cell {
  return text === '' ? EMPTY_CELL : { text, kind: 'text' };
}

function numberCell(stored: string, style: number, { looks, since_1904 }: CellContext): Cell {
  const text = numberText(stored);
  if (text === null) return { text: readCellText(stored), kind: 'error' };
  const look = style >= 0 ? (looks[style] ?? PLAIN_LOOK) : PLAIN_LOOK;
  switch (look.kind) {
    case 'plain':
      return { text, kind: 'number' };
    case 'percent':
      return { text, kind: 'number', percent: true };
    case 'padded':
      return /^\d{1,15}$/.test(text)
        ? { text: text.padStart(look.length, '0'), kind: 'text' }
        : { text, kind: 'number' };
    case 'pattern':
      return /^\d{1,15}$/.test(text)
        ? { text: patterned(text, look.parts), kind: 'text' }
        : { text, kind: 'number' };
    case 'time':
      return { text: timeOfSerial(Number(text)), kind: 'text' };
    case 'date': {
      const date = dateOfSerial(Number(text), since_1904);
      // Excel itself shows such a day as ####.
      return date === null ? { text, kind: 'number' } : { text: date, kind: 'date' };
    }
  }
}

/** Digits in the places of a pattern, from the right; more of them than places stand in the first. */
function patterned(digits: string, parts: readonly (string | null)[]): string {
  const places = parts.filter((part) => part === null).length;
  const padded = digits.padStart(places, '0');
  let at = 0;
  return parts
    .map((part) => {
      if (part !== null) return part;
      const from = at;
      at = from === 0 ? padded.length - places + 1 : from + 1;
      return padded.slice(from, at);
    })
    .join('');
}
