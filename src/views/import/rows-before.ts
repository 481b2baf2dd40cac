import { pageSize } from './import-calls.ts';
import type { FetchPage } from './row-window.ts';

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
