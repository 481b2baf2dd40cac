import type { Transaction } from 'kysely';
import { columnStyle } from '#domain/numbers/column-style.ts';
import { inTenant } from '../../../db/tenancy.ts';
import { workOf, type ImportDeps, type ImportJob } from '../import-jobs.ts';
import { heldIn, updateImport, type ImportColumn } from '../import-record.ts';
import { rowsIn, textsIn } from '../import-rows.ts';
import { saveOutcomes } from '../row-outcomes.ts';
import { numberLimits } from '../values/number-value.ts';
import { judgeRows } from './judge-rows.ts';
import { mappedColumns } from '../sheet-fields.ts';

/** Rows judged in one transaction. */
const PORTION = 1_000;

/** Judges every row of a file without storing any record; killed half-way, it goes on with the rows it has not seen. */
export async function checkImport<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<void> {
  await inTenant(deps.db, job.tenant_id, (tx) => decideStyles(deps, tx, job));
  for (;;) {
    const over = await inTenant(deps.db, job.tenant_id, (tx) => onePortion(deps, tx, job));
    if (over) return;
  }
}

/** Says of each column of numbers how it is written, by all of its texts; before the first row is judged. */
async function decideStyles<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const one = await heldIn(tx, import_id, 'checking');
  if (one === undefined) return;
  const own = await deps.number_style(tx);
  const { descriptor } = workOf(deps, tenant_id, one).store;
  const numbers = new Map(
    mappedColumns(descriptor, one.columns).flatMap(({ index, field }) => {
      const limits = numberLimits(field);
      return limits === null ? [] : [[index, limits] as const];
    }),
  );
  const columns: ImportColumn[] = [];
  for (const column of one.columns) {
    const limits = numbers.get(column.index);
    const number_style =
      limits === undefined ? null : columnStyle(await textsIn(tx, import_id, column.index), own, limits);
    columns.push({ ...column, number_style });
  }
  await updateImport(tx, import_id, { columns });
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
  await saveOutcomes(tx, import_id, rows, outcomes);
  const last = rows.length < PORTION;
  if (last) await updateImport(tx, import_id, { state: 'checked' });
  return last;
}
