import { failure, notFound } from '../../http/failure.ts';
import type { CrudTx } from '../crud-context.ts';
import { judgeRows } from './check/judge-rows.ts';
import { mappedColumns } from './sheet-fields.ts';
import { correctedText } from './values/number-value.ts';
import type { ImportWork } from './import-jobs.ts';
import { heldImport, type ImportRecord } from './import-record.ts';
import { rowAt, rowsWithKeys, writeCells, type ImportRow, type RowState } from './import-rows.ts';
import { saveOutcomes } from './row-outcomes.ts';

export type CorrectedCell = { index: number; text: string };

/** Other rows of the same key that are judged again when a row gives its key up or takes it. */
const MAX_TWINS = 200;

/** Which rows may be corrected in which state of the import: once it is done, those that stayed behind. */
const CORRECTABLE: Partial<Record<ImportRecord['state'], readonly RowState[]>> = {
  checked: ['ready', 'existing', 'wrong'],
  done: ['ready', 'wrong'],
};

/** Puts cells of a row right and judges it at once, and with it the rows that have its old or its new key. */
export async function correctRow(
  tx: CrudTx,
  work: ImportWork,
  import_id: number,
  row: number,
  corrected: readonly CorrectedCell[],
): Promise<ImportRow> {
  const one = await heldImport(tx, work.store.descriptor.name, import_id);
  const before = await rowAt(tx, import_id, row);
  if (before === undefined) throw notFound();
  if (CORRECTABLE[one.state]?.includes(before.state) !== true) throw closed(one.state);
  const own = await work.number_style(tx);
  const fields = new Map(
    mappedColumns(work.store.descriptor, one.columns).map(({ index, field }) => [index, field]),
  );
  // Typed in the company's style, whatever the column is written in.
  const typed = corrected.map(({ index, text }) => {
    const field = fields.get(index);
    return { index, text: field === undefined ? text : correctedText(field, text, own) };
  });
  const cells = correctedCells(one, before.cells, typed);
  await writeCells(tx, import_id, row, cells);
  const key = await judgeAgain(tx, work, one, [{ ...before, cells }]);
  const keys = [before.key, key].filter((name) => name !== null);
  const twins = before.key === key ? [] : await rowsWithKeys(tx, import_id, keys, MAX_TWINS);
  await judgeAgain(tx, work, one, twins);
  const after = await rowAt(tx, import_id, row);
  if (after === undefined) throw notFound();
  const { key: _key, ...shown } = after;
  return shown;
}

/** Judges rows and keeps what comes of it; answers the key of the first. */
async function judgeAgain(
  tx: CrudTx,
  work: ImportWork,
  one: ImportRecord,
  rows: readonly ImportRow[],
): Promise<string | null> {
  const judged = await judgeRows(tx, work, one, rows);
  await saveOutcomes(
    tx,
    one.id,
    rows,
    judged.map(({ row, state, key, problems, record_id }) => ({ row, state, key, problems, record_id })),
  );
  return judged[0]?.key ?? null;
}

function correctedCells(
  { columns }: ImportRecord,
  cells: readonly string[],
  corrected: readonly CorrectedCell[],
): string[] {
  const texts = new Map(corrected.map(({ index, text }) => [index, text]));
  if (Math.max(...texts.keys()) >= columns.length)
    throw failure(422, 'no_such_column', 'Tệp không có cột này. Hãy tải lại trang rồi sửa lại.', ['cells']);
  return columns.map(({ index }) => texts.get(index) ?? cells[index] ?? '');
}

function closed(state: ImportRecord['state']): Error {
  const message =
    state === 'checked' || state === 'done'
      ? 'Dòng này đã nhập xong nên không sửa ở đây được. Hãy sửa bản ghi trong danh sách.'
      : 'Lần nhập này đang được xử lý. Hãy chờ xong rồi sửa lại.';
  return failure(409, 'row_closed', message);
}
