import { columnStyle } from '#domain/numbers/column-style.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { entryValue, limitsOf } from '#src/ui/field/number/number-entry.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import { lineWords } from '#src/wording/invoice.ts';
import type { DraftLine } from '../draft/draft.ts';
import { lineEntries, OTHER_RATE } from '../number-limits.ts';

/** The columns a region of a sheet is laid over, as the table shows them; computed amounts take nothing. */
const columns = ['name', 'unit', 'quantity', 'unit_price', 'discount_rate', 'vat_rate'] as const;
type Column = (typeof columns)[number];

const labels: Readonly<Record<Column, string>> = {
  name: lineWords.name,
  unit: lineWords.unit,
  quantity: lineWords.quantity,
  unit_price: lineWords.price,
  discount_rate: lineWords.discount,
  vat_rate: lineWords.vat,
};

export type PastedLine = Partial<Pick<DraftLine, Column | 'discount_amount'>>;

/** The rows of a region copied from a sheet; null for a text that is none (one cell, typed or copied). */
export function copiedRows(text: string): string[][] | null {
  const lines = text.replaceAll('\r', '').replace(/\n$/, '').split('\n');
  return lines.length === 1 && !text.includes('\t') ? null : lines.map((line) => line.split('\t'));
}

/**
 * What a region says to the lines from the column it is pasted at, or why it cannot be taken: each column of numbers is read in
 * one style, the company's or the other where its texts can only be read so.
 */
export function pastedLines(
  rows: readonly (readonly string[])[],
  from: string,
  { currency, has_vat }: { currency: string; has_vat: boolean },
): { lines: PastedLine[] } | { refused: string } {
  const open = columns.filter((column) => has_vat || column !== 'vat_rate');
  const start = open.findIndex((column) => column === from);
  const width = Math.max(...rows.map((row) => row.length));
  if (start === -1 || start + width > open.length) return { refused: lineWords.pasteTooWide };
  const lines: PastedLine[] = rows.map(() => ({}));
  for (const [at, column] of open.slice(start, start + width).entries()) {
    const texts = rows.map((row) => (row[at] ?? '').trim());
    const read = readerOf(column, texts, currency);
    if (read === null) return { refused: lineWords.pasteMixed(labels[column]) };
    for (const [row, text] of texts.entries()) {
      lines[row] = { ...lines[row], [column]: read(text) };
      // A rate pasted anew leaves no amount of an earlier discount behind.
      if (column === 'discount_rate') lines[row] = { ...lines[row], discount_amount: '' };
    }
  }
  return { lines };
}

/** How the texts of a column are read; null where two styles are mixed. */
function readerOf(
  column: Column,
  texts: readonly string[],
  currency: string,
): ((text: string) => string) | null {
  if (column === 'name' || column === 'unit') return (text) => text;
  const { kind, decimals } =
    column === 'vat_rate' ? OTHER_RATE : { decimals: undefined, ...lineEntries(currency)[column] };
  const limits = limitsOf(kind, decimals);
  const style = columnStyle(texts, shownStyle.current(), limits);
  if (style === 'mixed') return null;
  if (column !== 'vat_rate') return (text) => entryValue(text, limits, style);
  return (text) => {
    const reading = readNumber(text, style, limits);
    return 'refused' in reading || reading.value === null ? text.toUpperCase() : `${reading.value}%`;
  };
}
