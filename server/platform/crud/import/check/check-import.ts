import type { Transaction } from 'kysely';
import { inTenant } from '../../../db/tenancy.ts';
import { workOf, type ImportDeps } from '../import-deps.ts';
import type { ImportJob } from '../import-jobs.ts';
import { heldIn, updateImport } from '../import-record.ts';
import { rowsIn } from '../import-rows.ts';
import { keepOutcomes } from '../row-outcomes.ts';
import { judgeRows } from './judge-rows.ts';

/** Rows judged in one transaction. */
const PORTION = 1_000;

/** Judges every row of a file without storing any record; killed half-way, it goes on with the rows it has not seen. */
export async function checkImport<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<void> {
  for (;;) {
    const over = await inTenant(deps.db, job.tenant_id, (tx) => onePortion(deps, tx, job));
    if (over) return;
  }
}

async function onePortion<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<boolean> {
  const one = await heldIn(tx, import_id, 'checking');
  if (one === undefined) return true;
  const rows = await rowsIn(tx, import_id, 'unchecked', PORTION);
  const judged = await judgeRows(tx, workOf(deps, tenant_id, one), one, rows);
  const outcomes = judged.map(({ row, state, key, problems, record_id }) => ({
    row,
    state,
    key,
    problems,
    record_id,
  }));
  await keepOutcomes(tx, import_id, rows, outcomes);
  const last = rows.length < PORTION;
  if (last) await updateImport(tx, import_id, { state: 'checked' });
  return last;
}
