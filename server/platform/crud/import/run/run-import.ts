import type { Transaction } from 'kysely';
import { inTenant } from '../../../db/tenancy.ts';
import { RIGHTS_LOST } from '../../bulk/rights-lost.ts';
import { workOf, type ImportDeps, type ImportJob } from '../import-jobs.ts';
import { heldIn, updateImport, type ImportRecord } from '../import-record.ts';
import { rowsIn, wholeGroups, type ImportRow } from '../import-rows.ts';
import type { ImportWork } from '../import-target.ts';
import { saveOutcomes, skipExisting } from '../row-outcomes.ts';

/** Rows stored in one transaction: few enough that others do not wait long for the records and their audit chain. */
const PORTION = 200;

/**
 * Stores the rows that were judged right, a portion a transaction, which also writes down that they are stored: killed half-way,
 * it goes on after the last portion and stores nothing twice. What can no longer be stored is reported at its row. Rows that are left
 * when its starter may no longer import stay right, for somebody else to run.
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
  if (!(await deps.may_run(tenant_id, one))) {
    await updateImport(tx, import_id, {
      state: 'done',
      message: RIGHTS_LOST,
      finished_on: deps.clock.now(),
    });
    return true;
  }
  const work = workOf(deps, tenant_id, one);
  const rows = await nextRows(tx, work, one);
  // Judged anew: a record may have come or gone since the check.
  await saveOutcomes(tx, import_id, rows, await work.target.run(tx, work, one, rows));
  if (rows.length > 0) return false;
  await skipExisting(tx, import_id);
  await updateImport(tx, import_id, { state: 'done', finished_on: work.requester.now });
  return true;
}

async function nextRows<DB>(
  tx: Transaction<DB>,
  { target }: ImportWork,
  { id, on_existing }: ImportRecord,
): Promise<ImportRow[]> {
  const fresh = await rowsIn(tx, id, 'ready', PORTION);
  if (target.grouping !== undefined) return wholeGroups(tx, id, fresh, 'ready');
  if (fresh.length > 0 || on_existing === 'skip') return fresh;
  return rowsIn(tx, id, 'existing', PORTION);
}
