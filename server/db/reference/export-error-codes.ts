import type pg from 'pg';
import { ERROR_CODES } from '#domain/rules/error-codes.table.ts';
import { errorText } from '#domain/rules/error-codes.ts';
import { COLUMNS, type ErrorCodeSaid } from './error-code-rows.ts';

/** What is said of every code that is known, by the operator or else by the program, as a file that can be imported again. */
export async function exportErrorCodes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<ErrorCodeSaid>(`select ${COLUMNS.join(', ')} from error_codes`);
  const own = ERROR_CODES.filter((row) => errorText(rows, row) === undefined).map((row) => ({
    ...row,
    ...{ cause_en: null, fix_en: null },
  }));
  const all: ErrorCodeSaid[] = [...own, ...rows];
  const sorted = all.toSorted((a, b) => a.scope.localeCompare(b.scope) || a.code.localeCompare(b.code));
  const lines = [COLUMNS, ...sorted.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  // Excel reads a file without the mark in the encoding of its own machine.
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join('')}`;
}

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
