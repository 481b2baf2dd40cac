import { columnStyle } from '#domain/numbers/column-style.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { isVatRate } from '#domain/rules/tax/vat-rates.ts';
import { entryValue, limitsOf } from '#src/ui/field/number/number-entry.ts';
import { shownStyle } from '#src/ui/format/number.ts';
import { foldText } from '#src/ui/format/text.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { lineEntries, OTHER_RATE } from '../../number-limits.ts';

/** What a column of a copied region can be taken for; `skipped` is left out. In the order of the table. */
export const PASTED_COLUMNS = [
  'name',
  'unit',
  'quantity',
  'unit_price',
  'discount_rate',
  'vat_rate',
  'code',
  'skipped',
] as const;
export type PastedColumn = (typeof PASTED_COLUMNS)[number];

export type PastedLine = Partial<Pick<DraftLine, Exclude<PastedColumn, 'skipped'> | 'discount_amount'>>;

/** A region as it was copied, and what each of its columns is taken for. */
export type Region = {
  rows: readonly (readonly string[])[];
  columns: readonly PastedColumn[];
  /** The first row names the columns and is no line. */
  has_heading: boolean;
};

/** Headings as people write them, without accents and in lower case. */
const HEADINGS: Readonly<Record<PastedColumn, RegExp>> = {
  code: /^(ma (hang|sp|san pham|hang hoa|vat tu|hh).*|ma|code|sku|item code)$/,
  name: /^(ten( hang| hang hoa| san pham| vat tu| dich vu)?.*|hang hoa.*|dien giai|mo ta|san pham|noi dung|item|name|description|product)$/,
  unit: /^(dvt|don vi( tinh)?|dv tinh|unit|uom)\.?$/,
  quantity: /^(so luong|sl|s\.? ?luong|qty|quantity)\.?( \(.*\))?$/,
  unit_price: /^(don gia|gia( ban)?|dg|unit price|price)( .*)?$/,
  discount_rate: /^(ck( %|\s*\(%\))?|% ?(ck|chiet khau)|(ty le )?chiet khau( %|\s*\(%\))?|discount( %)?)$/,
  vat_rate: /^((% ?)?(thue( suat)?( gtgt| vat)?|ts( gtgt)?|vat|gtgt)( %|\s*\(%\)| rate)?|% ?thue.*)$/,
  skipped:
    /^(stt|tt|#|no\.?|thanh tien.*|tien (thue|hang|ck|chiet khau).*|tong.*|cong.*|amount|total|ghi chu.*|note)$/,
};

function headingOf(text: string): PastedColumn | null {
  const folded = foldText(text).replaceAll(/\s+/g, ' ').trim();
  return PASTED_COLUMNS.find((column) => HEADINGS[column].test(folded)) ?? null;
}

/**
 * What the columns of a region are: by its headings where the first row has at least two of them, else those of the table from the column
 * on that it is pasted at; more columns than the table has are skipped. Sheets seldom have a column of discounts: in one without headings
 * a last column of VAT rates alone (8%, KCT) is that of the tax.
 */
export function guessedRegion(rows: Region['rows'], from: string, has_vat: boolean): Region {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const open = PASTED_COLUMNS.slice(0, has_vat ? 6 : 5);
  const named = places.map((at) => headingOf(rows[0]?.[at] ?? ''));
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
  return { rows, columns, has_heading };
}

/** Whether the last cell of the row is written as a rate of VAT: a number alone can be a discount. */
function endsInRate(row: readonly string[], width: number): boolean {
  return isVatRate((row[width - 1] ?? '').replaceAll(/\s/g, '').toUpperCase());
}

/** The rows that become lines. */
export function linesOfRegion({ rows, has_heading }: Region): Region['rows'] {
  return has_heading ? rows.slice(1) : rows;
}

const isText = (column: PastedColumn): column is 'name' | 'unit' | 'code' =>
  column === 'name' || column === 'unit' || column === 'code';

const limitsFor = (column: Exclude<PastedColumn, 'name' | 'unit' | 'code' | 'skipped'>, currency: string) => {
  const { kind, decimals } =
    column === 'vat_rate' ? OTHER_RATE : { decimals: undefined, ...lineEntries(currency)[column] };
  return limitsOf(kind, decimals);
};

/** The style that each column of numbers is written in; `mixed` where it cannot be one: then a person has to say. Null for texts. */
export function stylesOf(region: Region, currency: string): (NumberStyle | 'mixed' | null)[] {
  const lines = linesOfRegion(region);
  return region.columns.map((column, at) => {
    if (isText(column) || column === 'skipped') return null;
    const texts = lines.map((row) => (row[at] ?? '').trim());
    return columnStyle(texts, shownStyle.current(), limitsFor(column, currency));
  });
}

type Reading = { currency: string; /** For columns that mix two styles. */ chosen: NumberStyle };

/** What the region says to the lines. A number that cannot be read stays as it was typed, and is marked in its cell. */
export function pastedLines(region: Region, { currency, chosen }: Reading): PastedLine[] {
  const styles = stylesOf(region, currency);
  return linesOfRegion(region).map((row) => {
    const line: PastedLine = {};
    for (const [at, column] of region.columns.entries()) {
      const text = (row[at] ?? '').trim();
      if (column === 'skipped') continue;
      if (isText(column)) {
        line[column] = text;
        continue;
      }
      const own = styles[at];
      const style = own === 'mixed' || own === null || own === undefined ? chosen : own;
      const limits = limitsFor(column, currency);
      line[column] = column === 'vat_rate' ? rateOf(text, style) : entryValue(text, limits, style);
      // A rate pasted anew leaves no amount of an earlier discount behind.
      if (column === 'discount_rate') line.discount_amount = '';
    }
    return line;
  });
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
