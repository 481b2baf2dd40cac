import { sql } from 'kysely';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import type { Tx } from '#server/context.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { ImportColumn } from '#server/platform/crud/import/import-record.ts';
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
  const columns = placesOfVehicles(ofKindsInSheet(guessed));
  const isApart = ({ field }: ImportColumn) => field !== null && saysHowGoodsGo(field);
  if (!columns.some(isApart) || (await hasNotes(tx, { id, columns }, now))) return columns;
  return columns.map((column) => (isApart(column) ? { ...column, field: null } : column));
}

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
