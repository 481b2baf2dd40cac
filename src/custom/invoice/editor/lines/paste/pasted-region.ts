import { columnStyle } from '#domain/numbers/column-style.ts';
import type { GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import {
  eachOf,
  isLineText,
  LINE_FIELDS,
  LINE_TEXTS,
  type LineText,
} from '#domain/invoice/lines/line-fields.table.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { isVatRate } from '#domain/rules/tax/vat-rates.ts';
import { dayEntry } from '#src/ui/field/date/day-entry.ts';
import { entryValue, limitsOf } from '#src/ui/field/number/number-entry.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import { foldText } from '#src/ui/format/text.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { EXTRA_NUMBER, lineEntries, OTHER_RATE } from '../../number-limits.ts';
import { TEXT_COLUMNS } from '../line-columns.ts';
import { isOwnColumn, type OwnColumn, type OwnField } from '../own-columns.ts';

/** In the order of the table. */
const IN_TABLE = ['name', ...TEXT_COLUMNS, 'quantity', 'unit_price', 'discount_rate', 'vat_rate'] as const;

/** What a column of a copied region can be taken for in any company; `skipped` is left out. */
const USUAL_COLUMNS = [...IN_TABLE, 'discount_amount', 'code', 'skipped'] as const;
export type UsualPasted = (typeof USUAL_COLUMNS)[number];
export type PastedColumn = UsualPasted | OwnColumn;

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
};

/** Headings as people write them, without accents and in lower case. */
const HEADINGS: Readonly<Record<UsualPasted, RegExp>> = {
  ...eachOf(LINE_TEXTS, (field) => LINE_FIELDS[field].headings),
  name: /^(ten( hang| hang hoa| san pham| vat tu| dich vu)?.*|hang hoa.*|dien giai|mo ta|san pham|noi dung|item|name|description|product)$/,
  quantity: /^(so luong|sl|s\.? ?luong|qty|quantity)\.?( \(.*\))?$/,
  unit_price: /^(don gia|gia( ban)?|dg|unit price|price)( .*)?$/,
  discount_rate: /^(ck( %|\s*\(%\))?|% ?(ck|chiet khau)|(ty le )?chiet khau( %|\s*\(%\))?|discount( %)?)$/,
  discount_amount: /^(so )?tien (ck|chiet khau)( .*)?$/,
  vat_rate: /^((% ?)?(thue( suat)?( gtgt| vat)?|ts( gtgt)?|vat|gtgt)( %|\s*\(%\)| rate)?|% ?thue.*)$/,
  skipped: /^(stt|tt|#|no\.?|thanh tien.*|tien (thue|hang).*|tong.*|cong.*|amount|total|ghi chu.*|note)$/,
};

const foldedHeading = (text: string) => foldText(text).replaceAll(/\s+/g, ' ').trim();

function headingOf(text: string, own: readonly OwnField[]): PastedColumn | null {
  const folded = foldedHeading(text);
  const field = own.find(({ name }) => foldedHeading(name) === folded);
  return field?.column ?? USUAL_COLUMNS.find((column) => HEADINGS[column].test(folded)) ?? null;
}

/**
 * What the columns of a region are: by its headings where the first row has at least two of them, else those of the table from the column
 * on that it is pasted at; more columns than the table has are skipped. Sheets seldom have a column of discounts: in one without headings
 * a last column of VAT rates alone (8%, KCT) is that of the tax.
 */
export function guessedRegion(
  rows: Region['rows'],
  from: string,
  has_vat: boolean,
  own: readonly OwnField[] = [],
): Region {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const open = pastedColumns(has_vat, own).slice(0, -APART.length);
  const named = places.map((at) => headingOf(rows[0]?.[at] ?? '', own));
  const has_heading = rows.length > 1 && named.filter((column) => column !== null).length > 1;
  const start = Math.max(0, open.indexOf(from as PastedColumn));
  const taken = new Set<PastedColumn>();
  const last = start + width - 1;
  const endsInRates =
    has_vat && open[last] === 'discount_rate' && rows.every((row) => endsInRate(row, width));
  const columns = places.map((at): PastedColumn => {
    if (!has_heading && endsInRates && start + at === last) return 'vat_rate';
    const column = (has_heading ? named[at] : open[start + at]) ?? 'skipped';
    if (column === 'skipped' || taken.has(column) || (column === 'vat_rate' && !has_vat)) return 'skipped';
    taken.add(column);
    return column;
  });
  return { rows, columns, has_heading, own };
}

/** Whether the last cell of the row is written as a rate of VAT: a number alone can be a discount. */
function endsInRate(row: readonly string[], width: number): boolean {
  return isVatRate((row[width - 1] ?? '').replaceAll(/\s/g, '').toUpperCase());
}

/** The rows that become lines. */
function linesOfRegion({ rows, has_heading }: Region): Region['rows'] {
  return has_heading ? rows.slice(1) : rows;
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
  return region.columns.map((column, at) => {
    const limits = isOwnColumn(column) ? ownLimits(region, column) : usualLimits(column, currency);
    if (limits === null) return null;
    const texts = lines.map((row) => (row[at] ?? '').trim());
    return columnStyle(texts, shownStyle.current(), limits);
  });
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
    Object.assign(line, oneDiscount(line));
    return extras.length === 0 ? line : { ...line, extras };
  });
}

/** Only one of both is stated, and nothing of an earlier discount is left behind: a rate where the row has one, else its amount. */
function oneDiscount({ discount_rate, discount_amount }: PastedLine): PastedLine {
  if (discount_rate === undefined && discount_amount === undefined) return {};
  return (discount_rate ?? '') === ''
    ? { discount_rate: '', discount_amount: discount_amount ?? '' }
    : { discount_amount: '' };
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

/** `8`, `8%` and `0,08` are 8%; `KCT` and other words of rates are taken in capitals. */
function rateOf(text: string, style: NumberStyle): string {
  const limits = limitsOf(OTHER_RATE.kind, OTHER_RATE.decimals);
  const reading = readNumber(text, style, limits);
  if ('refused' in reading || reading.value === null) return text.toUpperCase();
  // A sheet gives a cell formatted as a percentage by its value, when it was copied as plain numbers.
  const share = /^0\.(\d\d)$/.exec(reading.value)?.[1];
  return `${share === undefined ? reading.value : String(Number(share))}%`;
}
