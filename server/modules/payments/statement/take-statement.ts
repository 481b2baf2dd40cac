import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { takeTransfer } from '../transfers.ts';
import { readStatement, type StatementLine } from './read-statement.ts';

type Deps = { db: Db; clock: Clock; log: Log; account_number: string };
type Line = Extract<StatementLine, { transfer: unknown }>;

/** What a statement came to, line by line. */
export type StatementReport = {
  matched: Line[];
  /** Taken before: by a notice of the bank, or out of another statement. */
  repeated: Line[];
  /** Names no request of ours; kept, to be assigned. */
  unmatched: Line[];
  problems: Exclude<StatementLine, Line>[];
};

/** Takes each line of a statement of our account as a notice of the bank is taken: once, by the bank's own number. */
export async function takeStatement(
  deps: Deps,
  { bytes, file_name }: { bytes: Uint8Array; file_name: string },
): Promise<StatementReport> {
  const report: StatementReport = { matched: [], repeated: [], unmatched: [], problems: [] };
  for (const line of await readStatement(bytes, file_name)) {
    if (!('transfer' in line)) {
      report.problems.push(line);
      continue;
    }
    const outcome = await takeTransfer(deps, { ...line.transfer, account_number: deps.account_number });
    if (outcome === 'repeated' && (await amountTaken(deps.db, line)) !== line.transfer.amount)
      report.problems.push({ row: line.row, problem: 'number_taken' });
    else report[outcome].push(line);
  }
  return report;
}

/** What was taken under the number of a line. */
async function amountTaken(db: Db, { transfer }: Line): Promise<string | undefined> {
  const taken = await db
    .selectFrom('bank_transfers')
    .select('amount')
    .where('bank_reference', '=', transfer.bank_reference)
    .executeTakeFirst();
  return taken?.amount;
}
