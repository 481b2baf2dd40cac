import type { Transaction } from 'kysely';
import { inTenant } from '../../../db/tenancy.ts';
import { judgeRows } from '../check/judge-rows.ts';
import { workOf, type ImportDeps, type ImportJob, type ImportWork } from '../import-jobs.ts';
import { heldIn, updateImport, type ImportRecord } from '../import-record.ts';
import { rowsIn, type ImportRow } from '../import-rows.ts';
import { saveOutcomes, skipExisting } from '../row-outcomes.ts';
import { storeRows } from './store-rows.ts';

/** Rows stored in one transaction: few enough that others do not wait long for the records and their audit chain. */
const PORTION = 200;

/**
 * Stores the rows that were judged right, a portion a transaction, which also writes down that they are stored: killed half-way,
 * it goes on after the last portion and stores nothing twice. What can no longer be stored is reported at its row.
 */
export async function runImport<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<void> {
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
  const one = await heldIn(tx, import_id, 'running');
  if (one === undefined) return true;
  const work = workOf(deps, tenant_id, one);
  const rows = await nextRows(tx, one);
  await storePortion(tx, work, one, rows);
  if (rows.length > 0) return false;
  await skipExisting(tx, import_id);
  await updateImport(tx, import_id, { state: 'done', finished_on: work.requester.now });
  return true;
}

async function nextRows<DB>(tx: Transaction<DB>, { id, on_existing }: ImportRecord): Promise<ImportRow[]> {
  const fresh = await rowsIn(tx, id, 'ready', PORTION);
  if (fresh.length > 0 || on_existing === 'skip') return fresh;
  return rowsIn(tx, id, 'existing', PORTION);
}

async function storePortion<DB>(
  tx: Transaction<DB>,
  work: ImportWork,
  one: ImportRecord,
  rows: readonly ImportRow[],
): Promise<void> {
  // Judged anew: a record may have come or gone since the check.
  const judged = await judgeRows(tx, work, one, rows);
  await saveOutcomes(tx, one.id, rows, await storeRows(tx, work, one, judged));
}
