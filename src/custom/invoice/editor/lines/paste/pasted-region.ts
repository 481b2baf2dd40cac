import { columnStyles, styleSigns } from '#domain/numbers/column-style.ts';
import type { GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import type { AmountMisfit, AmountsWanted } from '#domain/numbers/amount-heading.ts';
import { isLineText, type LineText } from '#domain/invoice/lines/line-fields.table.ts';
import { contradictedDiscount } from '#domain/invoice/lines/stated-discount.ts';
import { isTotalsRow } from '#domain/invoice/lines/totals-row.ts';
import { currencyDecimals } from '#domain/money/decimal-digits.ts';
import { isZero, readDecimal } from '#domain/money/decimal.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { rateOfNumber, rateOfWords } from '#domain/rules/tax/rate-words.ts';
import { isVatRate } from '#domain/rules/tax/vat-rates.ts';
import { dayEntry } from '#src/ui/field/date/day-entry.ts';
import {
  entryValue,
  limitsOf,
  readValue,
  shownEntry,
  unreadEntry,
} from '#src/ui/field/number/number-entry.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { EXTRA_NUMBER, lineEntries, OTHER_RATE } from '../../number-limits.ts';
import { isOwnColumn, type OwnColumn, type OwnField } from '../own-columns.ts';
import {
  foldedHeading,
  headingsOf,
  IN_TABLE,
  type PastedColumn,
  type UsualPasted,
} from './pasted-heading.ts';

export type PastedLine = Partial<Pick<DraftLine, Exclude<UsualPasted, 'skipped'> | 'extras'>>;

/** Not in the order of the table: a region without headings has none of them. */
const APART = ['discount_amount', 'code', 'skipped'] as const;

/** What a column can be taken for, in the order of the table: with the fields of the company's own. */
export function pastedColumns(has_vat: boolean, own: readonly OwnField[]): PastedColumn[] {
  const usual = IN_TABLE.filter((column) => has_vat || column !== 'vat_rate');
  return [...usual, ...own.map(({ column }) => column), ...APART];
}

/** A region as it was copied, and what each of its columns is taken for. */
export type Region = {
  rows: readonly (readonly string[])[];
  columns: readonly PastedColumn[];
  /** The first row names the columns and is no line. */
  has_heading: boolean;
  /** Fields of the company's own that a column can be taken for. */
  own: readonly OwnField[];
  /** Columns that are skipped since their headings say that their amounts are not those of the invoice. */
  misfits: readonly Misfit[];
  /** A last row that adds up the others is pasted like them. */
  keeps_totals: boolean;
};

/** A column, what its heading calls it, and why it was not taken for that. */
type Misfit = { at: number; heading: string; column: PastedColumn; why: AmountMisfit };

/** The invoice that a region is pasted into. */
export type PasteInto = AmountsWanted & { has_vat: boolean; own: readonly OwnField[] };

/**
 * What the columns of a region are: by its headings where the first row has at least two of them, else those of the table from the column
 * on that it is pasted at; more columns than the table has are skipped. Sheets seldom have a column of discounts: in one without headings
 * a last column of VAT rates alone (8%, KCT) is that of the tax.
 */
export function guessedRegion(
  rows: Region['rows'],
  from: string,
  { has_vat, own, ...wanted }: PasteInto,
): Region {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const open = pastedColumns(has_vat, own).slice(0, -APART.length);
  const named = headingsOf(
    places.map((at) => rows[0]?.[at] ?? ''),
    own,
    wanted,
  );
  const has_heading = rows.length > 1 && named.filter(({ column }) => column !== null).length > 1;
  const start = Math.max(0, open.indexOf(from as PastedColumn));
  const taken = new Set<PastedColumn>();
  const last = start + width - 1;
  const endsInRates =
    has_vat && open[last] === 'discount_rate' && rows.every((row) => endsInRate(row, width));
  const columns = places.map((at): PastedColumn => {
    if (!has_heading && endsInRates && start + at === last) return 'vat_rate';
    if (has_heading && named[at]?.misfit != null) return 'skipped';
    const column = (has_heading ? named[at]?.column : open[start + at]) ?? 'skipped';
    if (column === 'skipped' || taken.has(column) || (column === 'vat_rate' && !has_vat)) return 'skipped';
    taken.add(column);
    return column;
  });
  const misfits = named.flatMap(({ column, misfit }, at): Misfit[] => {
    if (!has_heading || column === null || misfit === null || taken.has(column)) return [];
    return [{ at, heading: rows[0]?.[at] ?? '', column, why: misfit }];
  });
  return { rows, columns, has_heading, own, misfits, keeps_totals: false };
}

/** Whether the last cell of the row is written as a rate of VAT: a number alone can be a discount. */
function endsInRate(row: readonly string[], width: number): boolean {
  return isVatRate((row[width - 1] ?? '').replaceAll(/\s/g, '').toUpperCase());
}

/** A last row that adds up those before it, as a text; null where there is none. */
export function totalsOf({ rows, columns, has_heading }: Region): string | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < (has_heading ? 3 : 2)) return null;
  const named = last.filter((_text, at) => columns[at] === 'name' || columns[at] === 'code');
  return isTotalsRow(last, named) ? last.filter((text) => text.trim() !== '').join(' · ') : null;
}

/** The rows that become lines. */
function linesOfRegion(region: Region): Region['rows'] {
  const { rows, has_heading, keeps_totals } = region;
  const end = keeps_totals || totalsOf(region) === null ? rows.length : -1;
  return rows.slice(has_heading ? 1 : 0, end);
}

/** Whether a column holds words: its digits are no number. */
export function isText(column: UsualPasted): column is 'name' | LineText {
  return column === 'name' || isLineText(column);
}

const limitsFor = (column: Exclude<UsualPasted, 'name' | LineText | 'skipped'>, currency: string) => {
  const { kind, decimals } =
    column === 'vat_rate' ? OTHER_RATE : { decimals: undefined, ...lineEntries(currency)[column] };
  return limitsOf(kind, decimals);
};

const usualLimits = (column: UsualPasted, currency: string) =>
  isText(column) || column === 'skipped' ? null : limitsFor(column, currency);

const ownField = ({ own }: Pick<Region, 'own'>, column: OwnColumn) =>
  own.find((field) => field.column === column) ?? null;

/** What a field of the company's own takes where it holds numbers; null for texts and days. */
function ownLimits(region: Pick<Region, 'own'>, column: OwnColumn): ReturnType<typeof limitsFor> | null {
  if (ownField(region, column)?.type !== 'numeric') return null;
  return limitsOf(EXTRA_NUMBER.kind, EXTRA_NUMBER.decimals);
}

/** The style that each column of numbers is written in; `mixed` where it cannot be one: then a person has to say. Null for texts. */
export function stylesOf(region: Region, currency: string): (NumberStyle | 'mixed' | null)[] {
  const lines = linesOfRegion(region);
  const signs = region.columns.map((column, at) => {
    const limits = isOwnColumn(column) ? ownLimits(region, column) : usualLimits(column, currency);
    if (limits === null) return null;
    const texts = lines.map((row) => (row[at] ?? '').trim());
    return styleSigns(texts, shownStyle.current(), limits);
  });
  return columnStyles(signs, shownStyle.current());
}

type Reading = { currency: string; /** For columns that mix two styles. */ chosen: NumberStyle };

/** What the region says to the lines. A number that cannot be read stays as it was typed, and is marked in its cell. */
export function pastedLines(region: Region, { currency, chosen }: Reading): PastedLine[] {
  const styles = stylesOf(region, currency);
  return linesOfRegion(region).map((row) => {
    const line: PastedLine = {};
    const extras: GivenExtra[] = [];
    for (const [at, column] of region.columns.entries()) {
      const text = (row[at] ?? '').trim();
      if (column === 'skipped') continue;
      if (isOwnColumn(column)) {
        extras.push(...pastedExtra(region, column, { text, style: styleAt(styles, at, chosen) }));
        continue;
      }
      if (isText(column)) {
        line[column] = text;
        continue;
      }
      const style = styleAt(styles, at, chosen);
      const limits = limitsFor(column, currency);
      line[column] = column === 'vat_rate' ? rateOf(text, style) : entryValue(text, limits, style);
    }
    Object.assign(line, oneDiscount(line, currency));
    return extras.length === 0 ? line : { ...line, extras };
  });
}

/**
 * Only one of both is stated, and nothing of an earlier discount is left behind: a rate where the row has one, else its amount. Where
 * they contradict each other, or cannot be compared, both are left in one cell for a person to choose.
 */
function oneDiscount(line: PastedLine, currency: string): PastedLine {
  const { discount_rate: rate, discount_amount: amount } = line;
  if (rate === undefined && amount === undefined) return {};
  if (isNothing(amount))
    return { discount_rate: rate ?? '', discount_amount: isNothing(rate) ? (amount ?? '') : '' };
  if (isNothing(rate)) return { discount_rate: '', discount_amount: amount ?? '' };
  if (agree(line, currency)) return { discount_amount: '' };
  return {
    discount_rate: unreadEntry(`${shownEntry(rate ?? '')}% / ${shownEntry(amount ?? '')}`),
    discount_amount: '',
  };
}

/** Nothing, or a zero: what the other column says is then all that the row says. */
function isNothing(value: string | undefined): boolean {
  const number = readDecimal(readValue(value ?? ''));
  return (value ?? '') === '' || (number !== null && isZero(number));
}

function agree(line: PastedLine, currency: string): boolean {
  const { quantity = '', unit_price = '', discount_rate = '', discount_amount = '' } = line;
  const numbers = [quantity, unit_price, discount_rate, discount_amount].map(readValue);
  if (numbers.includes('')) return false;
  const stated = { quantity, unit_price, discount_rate, discount_amount };
  return contradictedDiscount(stated, currencyDecimals(currency)) === null;
}

function styleAt(styles: ReturnType<typeof stylesOf>, at: number, chosen: NumberStyle): NumberStyle {
  const style = styles[at];
  return style === 'mixed' || style == null ? chosen : style;
}

function pastedExtra(
  region: Region,
  column: OwnColumn,
  { text, style }: { text: string; style: NumberStyle },
): GivenExtra[] {
  const field = ownField(region, column);
  if (field === null) return [];
  const { name, type } = field;
  const limits = ownLimits(region, column);
  const value = limits === null ? (type === 'date' ? dayEntry(text) : text) : entryValue(text, limits, style);
  return [{ name, type, value }];
}

/** `8`, `8%` and `0,08` are 8%; words of rates mean their code, others are taken in capitals. */
function rateOf(text: string, style: NumberStyle): string {
  const limits = limitsOf(OTHER_RATE.kind, OTHER_RATE.decimals);
  const reading = readNumber(text, style, limits);
  if ('refused' in reading || reading.value === null)
    return rateOfWords(foldedHeading(text)) ?? text.toUpperCase();
  return rateOfNumber(reading.value, text);
}
