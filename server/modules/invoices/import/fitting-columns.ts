import { sql } from 'kysely';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import type { Tx } from '#server/context.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { ImportColumn } from '#server/platform/crud/import/import-record.ts';
import { foldedHeading } from '#server/platform/crud/import/read/headings.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { lookUp } from './look-ups.ts';
import { saysHowGoodsGo } from './movement-cells.ts';
import { placesOfVehicles } from './place-cells.ts';
import { ofKindsInSheet } from './special-cells.ts';

type Read = { id: number; columns: ImportColumn[] };

/**
 * Sheets of sales name the warehouse and the receiver too: without a delivery note among the series of the rows, such columns fill
 * nothing. With one they stay, since what they hold would be lost.
 */
export async function fittingColumns(
  tx: Tx,
  { id, columns: guessed }: Read,
  now: string,
): Promise<ImportColumn[]> {
  const columns = plainDiscounts(pricesWithTax(taxBesideRate(placesOfVehicles(ofKindsInSheet(guessed)))));
  const isApart = ({ field }: ImportColumn) => field !== null && saysHowGoodsGo(field);
  if (!columns.some(isApart) || (await hasNotes(tx, { id, columns }, now))) return columns;
  return columns.map((column) => (isApart(column) ? { ...column, field: null } : column));
}

/** Headings that mean the rate in most sheets, and the amount of tax in one that has a rate of its own. */
const RATE_OR_TAX: ReadonlySet<string> = new Set(['thue gtgt', 'thue vat', 'vat', 'thue']);

function taxBesideRate(columns: readonly ImportColumn[]): ImportColumn[] {
  if (columns.some(({ field }) => field === 'vat_amount')) return [...columns];
  const rate = columns.find(({ header }) => foldedHeading(header).includes('thue suat'));
  const tax = columns.find(
    (column) =>
      RATE_OR_TAX.has(foldedHeading(column.header)) &&
      (rate === undefined ? isAmounts(column) : isNumbers(column)),
  );
  if (tax === undefined) return [...columns];
  return columns.map((column) => {
    if (column === tax) return { ...column, field: 'vat_amount' };
    return column === rate && column.field === null ? { ...column, field: 'vat_rate' } : column;
  });
}

/** `Đơn giá sau thuế` above yes and no says which prices they are; above numbers it is the prices. */
function pricesWithTax(columns: readonly ImportColumn[]): ImportColumn[] {
  const isPriced = columns.some(({ field }) => field === 'unit_price');
  return columns.map((column) => {
    if (column.field !== 'price_includes_tax' || !isNumbers(column) || isFlags(column)) return column;
    return { ...column, field: isPriced ? null : 'unit_price' };
  });
}

/** Headings that say discount, and neither rate nor amount. */
const DISCOUNT: ReadonlySet<string> = new Set(['chiet khau', 'giam gia', 'ck']);

/** `Chiết khấu` is a rate where its cells say 5%, an amount where they say 20.000; a bare 50 could be either: a person matches it. */
function plainDiscounts(columns: readonly ImportColumn[]): ImportColumn[] {
  const taken = new Set(columns.map(({ field }) => field));
  return columns.map((column) => {
    const isPlain = column.field === 'discount_amount' || column.field === 'discount_rate';
    if (!isPlain || !DISCOUNT.has(foldedHeading(column.header)) || column.samples.length === 0) return column;
    if (saysAll(column, /%$/))
      return { ...column, field: taken.has('discount_rate') ? null : 'discount_rate' };
    return saysAll(column, /^0$|^\d[\d.,\s]{2,}\D{0,4}$/)
      ? { ...column, field: 'discount_amount' }
      : { ...column, field: null };
  });
}

/** Yes and no as 1 and 0. */
const isFlags = (column: ImportColumn): boolean => saysAll(column, /^[01]$/);

const saysAll = ({ samples }: ImportColumn, shape: RegExp): boolean =>
  samples.length > 0 && samples.every((text) => shape.test(text));

/** No word (KCT) and no per cent sign among them. */
const isNumbers = (column: ImportColumn): boolean => saysAll(column, /^-?\d[\d.,\s]*$/);

/** Without a column of rates: none of them below a thousand, as rates are. */
const isAmounts = (column: ImportColumn): boolean => saysAll(column, /^-?\d[\d.,\s]{3,}$/);

async function hasNotes(tx: Tx, { id, columns }: Read, now: string): Promise<boolean> {
  const none = new Set<string>();
  const named = { customers: none, tax_codes: none, products: none };
  const { template, usual } = await lookUp(tx, vietnamDate(Date.parse(now)), named);
  const series = columns.find(({ field }) => field === 'series');
  const texts = series === undefined ? [''] : await textsOf(tx, id, series.index);
  return (
    texts.length === 0 ||
    texts.some((text) => {
      const found = text === '' ? usual : template(text);
      if (found === null) return text.startsWith('6');
      return !('problem' in found) && movesGoods(found);
    })
  );
}

async function textsOf(tx: Tx, import_id: number, index: number): Promise<string[]> {
  const { rows } = await sql<{
    text: string;
  }>`select distinct btrim(coalesce(cells[${index + 1}], '')) as text
    from import_rows where tenant_id = ${TENANT} and import_id = ${import_id}`.execute(tx);
  return rows.map(({ text }) => text);
}
