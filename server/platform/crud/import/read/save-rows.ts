import type { CrudTx } from '../../crud-context.ts';
import type { ImportColumn } from '../import-record.ts';
import { insertRows, type ImportRow } from '../import-rows.ts';
import { FileColumns, HEADING_ROWS, headingRow, type KnownHeadings } from './headings.ts';

/** A row of a file in text, with its number in the sheet; `hidden` where the sheet does not show it. */
export type TextRow = Pick<ImportRow, 'row' | 'cells' | 'notes'> & { hidden: boolean };

/** Rows stored by one statement. */
const BATCH = 1_000;

/** Stores the rows below the headings as they go by, and says what columns there are. Rows above the headings are left out. */
export async function saveRows(
  tx: CrudTx,
  tenant_id: number,
  import_id: number,
  rows: AsyncIterable<TextRow>,
  known: KnownHeadings,
): Promise<{ rows: number; hidden_rows: number; columns: ImportColumn[] }> {
  let columns: FileColumns | null = null;
  let waiting: TextRow[] = [];
  let count = 0;
  let hidden = 0;
  const keep = async (): Promise<void> => {
    const rows_of_batch = waiting.map(({ hidden: _hidden, ...row }) => row);
    await insertRows(tx, tenant_id, import_id, rows_of_batch);
    count += waiting.length;
    hidden += waiting.filter((row) => row.hidden).length;
    waiting = [];
  };
  const begin = (): FileColumns => {
    const at = headingRow(
      waiting.map(({ cells }) => cells),
      known,
    );
    const begun = new FileColumns(waiting[at]?.cells ?? []);
    waiting = waiting.slice(at + 1);
    for (const { cells } of waiting) begun.see(cells);
    return begun;
  };
  for await (const row of rows) {
    if (row.cells.every((text) => text === '')) continue;
    waiting.push(row);
    columns?.see(row.cells);
    if (columns === null && waiting.length === HEADING_ROWS) columns = begin();
    if (columns !== null && waiting.length >= BATCH) await keep();
  }
  columns ??= begin();
  await keep();
  return { rows: count, hidden_rows: hidden, columns: columns.matched(known) };
}
