import { statementAmount, statementMoment } from '#domain/payments/statement-values.ts';
import type { TransferNotice } from '#server/gateways/bank/bank.ts';
import { foldedHeading, HEADING_ROWS } from '#server/platform/crud/import/read/headings.ts';
import type { SheetRow } from '#server/platform/sheets/cell.ts';
import { readSheet } from '#server/platform/sheets/read/sheet.ts';
import { DIRECTION_HEADINGS, STATEMENT_HEADINGS, type StatementField } from './columns.table.ts';

/** `direction`: -1 where the sheet has no such column. */
type Columns = Readonly<Record<StatementField | 'direction', number>>;
/** `no_direction`: its column of debit or credit says neither. `number_taken`: its number is that of other money, so it was not taken. */
export type LineProblem = 'no_reference' | 'no_amount' | 'no_direction' | 'no_time' | 'number_taken';

/** A line of a statement on which money came in, or why it cannot be taken. */
export type StatementLine =
  | { row: number; transfer: Omit<TransferNotice, 'account_number'> }
  | { row: number; problem: LineProblem };

/** The file has no row with the headings of time, number, amount and content among its first ones. */
export class NoHeadings extends Error {}

/**
 * The lines of a bank statement (XLSX or CSV) on which money came in. What the bank gives no number cannot be told from what was
 * taken before, so it is not taken. Fails with NoHeadings, and with SheetFailure for a file that cannot be read.
 */
export async function readStatement(bytes: Uint8Array, file_name: string): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  let columns: Columns | null = null;
  let looked_at = 0;
  for await (const row of readSheet(bytes, file_name)) {
    if (columns === null) {
      columns = columnsIn(row);
      looked_at += 1;
      if (columns === null && looked_at === HEADING_ROWS) break;
    } else {
      const line = lineOf(row, columns);
      if (line !== null) lines.push(line);
    }
  }
  if (columns === null) throw new NoHeadings(file_name);
  return lines;
}

function columnsIn({ cells }: SheetRow): Columns | null {
  const headings = cells.map(({ text }) => foldedHeading(text));
  const find = (field: StatementField): number => {
    // In the order of the table: a sheet with both "Ghi có" and "Số tiền" means the first.
    const known = STATEMENT_HEADINGS[field].map((one) => headings.indexOf(foldedHeading(one)));
    return known.find((at) => at >= 0) ?? -1;
  };
  const columns = {
    time: find('time'),
    bank_reference: find('bank_reference'),
    credit: find('credit'),
    content: find('content'),
  };
  const direction = headings.findIndex((heading) => DIRECTIONS.has(heading));
  return Object.values(columns).includes(-1) ? null : { ...columns, direction };
}

const DIRECTIONS: ReadonlySet<string> = new Set(DIRECTION_HEADINGS.map(foldedHeading));
const WORDS_OUT = /^(?:(?:ghi )?no|dr?|debit)$/;
const WORDS_IN = /^(?:(?:ghi )?co|cr?|credit)$/;

/** Whether the money of a row came in; null where the row says neither. */
function cameIn({ cells }: SheetRow, { direction }: Columns): boolean | null {
  if (direction === -1) return true;
  const text = (cells[direction]?.text ?? '').trim();
  const word = foldedHeading(text);
  if (text === '-' || WORDS_OUT.test(word)) return false;
  return text === '+' || WORDS_IN.test(word) ? true : null;
}

/** Null where nothing came in: money that went out, a sum, a remark. */
function lineOf(sheet_row: SheetRow, columns: Columns): StatementLine | null {
  const { row, cells } = sheet_row;
  const of = (field: StatementField) => (cells[columns[field]]?.text ?? '').replaceAll('\0', '').trim();
  const transferred_on = statementMoment(of('time'));
  const bank_reference = of('bank_reference');
  const amount = statementAmount(of('credit'));
  if (amount === 'none' || (transferred_on === null && bank_reference === '')) return null;
  const came_in = cameIn(sheet_row, columns);
  if (came_in === false) return null;
  if (came_in === null) return { row, problem: 'no_direction' };
  if (amount === null) return { row, problem: 'no_amount' };
  if (bank_reference === '') return { row, problem: 'no_reference' };
  if (transferred_on === null) return { row, problem: 'no_time' };
  return { row, transfer: { bank_reference, amount, content: of('content'), transferred_on } };
}
