import { failure, notFound } from '../../http/failure.ts';
import type { CrudTx } from '../crud-context.ts';
import { correctedText } from './values/number-value.ts';
import { notesWithout } from './values/row-notes.ts';
import { heldImport, type ImportRecord } from './import-record.ts';
import { rowAt, rowsWithKeys, writeCells, writeKeys, type ImportRow, type RowState } from './import-rows.ts';
import { columnsOf, type ImportWork, type RowGrouping } from './import-target.ts';
import { saveOutcomes } from './row-outcomes.ts';

export type CorrectedCell = { index: number; text: string };

/** Other rows of the same key that are judged again when a row gives its key up or takes it. */
const MAX_TWINS = 200;
/** Rows of a group: as many as a document has lines, and those that have to be told that it has too many. */
const MAX_GROUP = 2_000;

/** Which rows may be corrected in which state of the import: once it is done, those that stayed behind. */
const CORRECTABLE: Partial<Record<ImportRecord['state'], readonly RowState[]>> = {
  checked: ['ready', 'existing', 'wrong', 'held'],
  done: ['ready', 'wrong', 'held'],
};

/** Puts cells of a row right and judges it at once, and with it the rows that have its old or its new key. */
export async function correctRow(
  tx: CrudTx,
  work: ImportWork,
  import_id: number,
  row: number,
  corrected: readonly CorrectedCell[],
): Promise<ImportRow> {
  const { target } = work;
  const one = await heldImport(tx, target.descriptor.name, import_id);
  const before = await rowAt(tx, import_id, row);
  if (before === undefined) throw notFound();
  if (CORRECTABLE[one.state]?.includes(before.state) !== true) throw closed(one.state);
  const own = await work.number_style(tx);
  const columns = new Map(columnsOf(target, one).map((column) => [column.index, column]));
  // Typed in the company's style, whatever the column is written in.
  const typed = corrected.map(({ index, text }) => {
    const column = columns.get(index);
    return { index, text: column === undefined ? text : correctedText(column, text, own) };
  });
  const cells = correctedCells(one, before.cells, typed);
  const typed_in = new Set(typed.map(({ index }) => index));
  const notes = notesWithout(before.notes, (index) => typed_in.has(index));
  await writeCells(tx, import_id, { row, cells, notes });
  if (target.grouping === undefined) await judgeRow(tx, work, one, { ...before, cells, notes });
  else await judgeGroups(tx, work, one, { before, cells }, target.grouping);
  const after = await rowAt(tx, import_id, row);
  if (after === undefined) throw notFound();
  return after;
}

/** Judges a row by itself, and with it those that have its old or its new key. */
async function judgeRow(tx: CrudTx, work: ImportWork, one: ImportRecord, row: ImportRow): Promise<void> {
  const key = await judgeAgain(tx, work, one, [row]);
  const keys = [row.key, key].filter((name) => name !== null);
  const twins = row.key === key ? [] : await rowsWithKeys(tx, one.id, keys, MAX_TWINS);
  await judgeAgain(tx, work, one, twins);
}

/**
 * Judges the group of a row, and the one it leaves. What the group has once is put right in all its rows that said the same; a new name
 * moves the row alone.
 */
async function judgeGroups(
  tx: CrudTx,
  work: ImportWork,
  one: ImportRecord,
  { before, cells }: { before: ImportRow; cells: readonly string[] },
  grouping: RowGrouping,
): Promise<void> {
  const old_key = before.key ?? '';
  const changed = columnsOf(work.target, one).filter(
    ({ index }) => (before.cells[index] ?? '') !== cells[index],
  );
  const shared = changed.filter(({ field }) => grouping.isShared(field.source));
  for (const other of shared.length === 0 ? [] : await rowsWithKeys(tx, one.id, [old_key], MAX_GROUP)) {
    const same = shared.filter(({ index }) => other.cells[index] === before.cells[index]);
    if (other.row === before.row || same.length === 0) continue;
    const texts = new Map(same.map(({ index }) => [index, cells[index] ?? '']));
    const mended = one.columns.map(({ index }) => texts.get(index) ?? other.cells[index] ?? '');
    const notes = notesWithout(other.notes, (index) => texts.has(index));
    await writeCells(tx, one.id, { row: other.row, cells: mended, notes });
  }
  const named = changed.find(({ field }) => field.source === grouping.key);
  const key = named === undefined ? old_key : (grouping.named(cells[named.index] ?? '') ?? `#${before.row}`);
  if (key !== old_key) await writeKeys(tx, one.id, [{ row: before.row, key }]);
  for (const group of new Set([old_key, key]))
    await judgeAgain(tx, work, one, await rowsWithKeys(tx, one.id, [group], MAX_GROUP));
}

/** Judges rows and keeps what comes of it; answers the key of the first. */
async function judgeAgain(
  tx: CrudTx,
  work: ImportWork,
  one: ImportRecord,
  rows: readonly ImportRow[],
): Promise<string | null> {
  const outcomes = await work.target.judge(tx, work, one, rows);
  await saveOutcomes(tx, one.id, rows, outcomes);
  return outcomes[0]?.key ?? null;
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
