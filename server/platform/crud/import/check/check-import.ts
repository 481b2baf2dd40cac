import type { Transaction } from 'kysely';
import { columnStyles, styleSigns, type StyleSigns } from '#domain/numbers/column-style.ts';
import { inTenant } from '../../../db/tenancy.ts';
import { workOf, type ImportDeps, type ImportJob } from '../import-jobs.ts';
import { heldIn, updateImport, type ImportColumn } from '../import-record.ts';
import { rowsAfter, rowsIn, textsIn, wholeGroups, writeKeys } from '../import-rows.ts';
import { saveOutcomes } from '../row-outcomes.ts';
import { tidy } from '../values/cell-value.ts';
import { isMonthFirst } from '../values/date-value.ts';
import { numberLimits } from '../values/number-value.ts';
import { columnsOf } from '../import-target.ts';

/** Rows judged in one transaction. */
const PORTION = 1_000;

/** Judges every row of a file without storing any record; killed half-way, it goes on with the rows it has not seen. */
export async function checkImport<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<void> {
  await inTenant(deps.db, job.tenant_id, async (tx) => {
    await decideStyles(deps, tx, job);
    await nameGroups(deps, tx, job);
  });
  for (;;) {
    const over = await inTenant(deps.db, job.tenant_id, (tx) => onePortion(deps, tx, job));
    if (over) return;
  }
}

/** Says of each column of numbers or dates how it is written, by all of its texts; before the first row is judged. */
async function decideStyles<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const one = await heldIn(tx, import_id, 'checking');
  if (one === undefined) return;
  const own = await deps.number_style(tx);
  const { target } = workOf(deps, tenant_id, one);
  const fields = new Map(columnsOf(target, one).map(({ index, field }) => [index, field]));
  const signs: (StyleSigns | null)[] = [];
  const months: boolean[] = [];
  for (const { index } of one.columns) {
    const field = fields.get(index);
    const limits = field === undefined ? null : numberLimits(field);
    const is_date = field?.kind === 'date' || field?.kind === 'date_time';
    const texts = limits === null && !is_date ? [] : await textsIn(tx, import_id, index);
    signs.push(limits === null ? null : styleSigns(texts, own, limits));
    months.push(is_date && texts.some((text) => isMonthFirst(tidy(text))));
  }
  const styles = columnStyles(signs, own);
  const columns = one.columns.map((column, at): ImportColumn => ({
    ...column,
    number_style: styles[at] ?? null,
    month_first: months[at] ?? false,
  }));
  await updateImport(tx, import_id, { columns });
}

/** Says of each row which group it is of, where rows belong together; the same again for one whose process was killed. */
async function nameGroups<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const one = await heldIn(tx, import_id, 'checking');
  if (one === undefined) return;
  const { target } = workOf(deps, tenant_id, one);
  if (target.grouping === undefined) return;
  const walk = target.grouping.walk(columnsOf(target, one));
  for (let after = 0; ;) {
    const rows = await rowsAfter(tx, import_id, after, PORTION);
    await writeKeys(
      tx,
      import_id,
      rows.flatMap((row) => walk.next(row)),
    );
    after = rows.at(-1)?.row ?? after;
    if (rows.length < PORTION) break;
  }
  await writeKeys(tx, import_id, walk.end());
}

async function onePortion<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<boolean> {
  const one = await heldIn(tx, import_id, 'checking');
  if (one === undefined) return true;
  const work = workOf(deps, tenant_id, one);
  const next = await rowsIn(tx, import_id, 'unchecked', PORTION);
  const rows =
    work.target.grouping === undefined ? next : await wholeGroups(tx, import_id, next, 'unchecked');
  await saveOutcomes(tx, import_id, rows, await work.target.judge(tx, work, one, rows));
  const last = next.length < PORTION;
  if (last) await updateImport(tx, import_id, { state: 'checked' });
  return last;
}
