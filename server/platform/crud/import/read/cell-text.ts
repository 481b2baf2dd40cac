import { ungroupedDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { Cell } from '../../../sheets/cell.ts';
import { writtenDay } from '../values/date-value.ts';

type Writer = (cell: Cell, style: NumberStyle) => string;

const WRITERS: Readonly<Record<Cell['kind'], Writer>> = {
  text: ({ text }) => text,
  number: ({ text, percent }, style) =>
    percent === true ? `${ungroupedDecimal(hundredfold(text), style)}%` : ungroupedDecimal(text, style),
  date: ({ text }) => writtenDay(text),
  boolean: ({ text }) => (text === 'TRUE' ? 'Có' : 'Không'),
  empty: () => '',
  error: ({ text }) => text,
};

/** A cell as somebody of the company would type it, which is how it can be put right on the screen: 1234,5 and 20/11/2026. */
export function cellText(cell: Cell, style: NumberStyle): string {
  // PostgreSQL keeps no NUL and no half of a surrogate pair in a text.
  return WRITERS[cell.kind](cell, style).replaceAll('\0', '').toWellFormed().trim();
}

/** 0.08 of a cell shown as 8%: the point moves, no digit changes. */
function hundredfold(decimal: string): string {
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = decimal.slice(sign.length).split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const at = whole.length + 2;
  const rest = digits.slice(at).replace(/0+$/, '');
  return `${sign}${digits.slice(0, at).replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
}
