import type { CellPlace, ImportColumn } from '#src/ui/import/import-model.ts';
import { gridRow, type HeldRow } from './grid-row.ts';
import { pageSize } from './import-calls.ts';
import type { FetchPage, RowWindow } from './row-window.ts';

type Where = {
  window: RowWindow;
  columns: readonly ImportColumn[];
  /** Rows with errors in the whole file, in its order. */
  wrong: { total: number; fetchPage: FetchPage };
  /** All rows of the file; null where the window holds nothing but wrong ones. */
  fetchAll: FetchPage | null;
};

type Direction = 1 | -1;

/** The next wrong cell before or after a place, round the end of the file; null when there is none. */
export async function findError(
  where: Where,
  from: CellPlace,
  direction: Direction,
): Promise<CellPlace | null> {
  const { window, columns } = where;
  const here = await window.rowAt(from.row);
  const inRow = wrongColumns(here, columns).filter((column) => (column - from.column) * direction > 0);
  const near = direction === 1 ? inRow[0] : inRow.at(-1);
  if (near !== undefined) return { row: from.row, column: near };
  const place = nearRow(where, from.row, direction) ?? (await farRow(where, from.row, here, direction));
  if (place === null) return null;
  const wrong = wrongColumns(await window.rowAt(place), columns);
  const column = direction === 1 ? wrong[0] : wrong.at(-1);
  return column === undefined ? null : { row: place, column };
}

/** The places of a row's wrong cells among the columns; none once it is right. */
function wrongColumns(row: HeldRow | undefined, columns: readonly ImportColumn[]): number[] {
  if (row === undefined) return [];
  return gridRow(row, columns).cells.flatMap(({ error }, column) => (error === undefined ? [] : [column]));
}

/** Among the rows at hand next to this one, without asking the server. */
function nearRow({ window }: Where, from: number, direction: Direction): number | null {
  const { rows } = window.held();
  for (let place = from + direction; ; place += direction) {
    const row = rows.get(place);
    if (row === undefined) return null;
    if (row.state === 'wrong') return place;
  }
}

async function farRow(
  where: Where,
  from: number,
  here: HeldRow | undefined,
  direction: Direction,
): Promise<number | null> {
  const { total, fetchPage } = where.wrong;
  if (total === 0) return null;
  if (where.fetchAll === null) return roundRows(where.window, from, direction);
  const number = here?.row ?? 0;
  const place =
    direction === 1
      ? await rowsBefore(number + 1, total, fetchPage)
      : (await rowsBefore(number, total, fetchPage)) - 1;
  const turned = (place + total) % total;
  const found = (await fetchPage(Math.floor(turned / pageSize) + 1))[turned % pageSize];
  return found === undefined ? null : rowsBefore(found.row, where.window.held().total, where.fetchAll);
}

/** Where all rows were wrong when they were listed: the next that still is. */
async function roundRows(window: RowWindow, from: number, direction: Direction): Promise<number | null> {
  const { total } = window.held();
  for (let step = 1; step <= total; step++) {
    const place = (from + direction * step + total * 2) % total;
    const row = await window.rowAt(place);
    if (row === undefined) return null;
    if (row.state === 'wrong') return place;
  }
  return null;
}

/**
 * How many of `total` rows, given in the order of the file, stand before a row number. Blank rows of a sheet are left
 * out, so a number is no place; pages are halved until the right one is found.
 */
export async function rowsBefore(row: number, total: number, fetchPage: FetchPage): Promise<number> {
  let low = 1;
  let high = Math.ceil(total / pageSize);
  while (low <= high) {
    const page = Math.floor((low + high) / 2);
    const rows = await fetchPage(page);
    const at = rows.findIndex((one) => one.row >= row);
    if (at > 0) return (page - 1) * pageSize + at;
    if (at === 0) high = page - 1;
    else low = page + 1;
  }
  return Math.min((low - 1) * pageSize, total);
}
