import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import { foldRollups } from './fold.ts';
import { proveSold } from './prove-sold.ts';
import { proveRollups } from './prove.ts';
import { foldSold } from './sold.ts';

const FOLD_TASK = 'fold-rollups';
const PROVE_TASK = 'prove-rollups';

/** Every two minutes what was appended is folded; at night (02:10 in Vietnam) rollups are compared with the invoices. */
export const rollupCrontab = [
  `*/2 * * * * ${FOLD_TASK} ?max=1&jobKey=${FOLD_TASK}`,
  `10 19 * * * ${PROVE_TASK} ?max=1&jobKey=${PROVE_TASK}`,
].join('\n');

type RollupDeps = { db: Db; log: Log };

export function rollupTasks(deps: RollupDeps): Readonly<Record<string, Task>> {
  return { [FOLD_TASK]: () => foldAll(deps), [PROVE_TASK]: () => proveAll(deps) };
}

/** Each company in which something was appended, in transactions of its own. */
async function foldAll({ db }: Pick<RollupDeps, 'db'>): Promise<void> {
  const appended_in = await companiesWith(
    db,
    () => sql`select tenant_id from invoice_rollup_deltas union select tenant_id from sold_rollup_deltas`,
  );
  await forEachCompany(appended_in, async (tenant_id) => {
    while ((await inTenant(db, tenant_id, foldRollups)) > 0);
    while ((await inTenant(db, tenant_id, foldSold)) > 0);
  });
}

/** What differs is put right and logged as an error: some statement changed invoices behind the triggers. */
async function proveAll({ db, log }: RollupDeps): Promise<void> {
  // By the profiles, one a company: the invoices themselves would all be read.
  const with_invoices = await companiesWith(
    db,
    () => sql`select tenant_id from tenant_profiles as company
      where exists (select from invoices where invoices.tenant_id = company.tenant_id)
        or exists (select from invoice_rollups as rolled where rolled.tenant_id = company.tenant_id)
        or exists (select from sold_rollups as rolled where rolled.tenant_id = company.tenant_id)`,
  );
  await forEachCompany(with_invoices, async (tenant_id) => {
    const differences = [
      ...(await inTenant(db, tenant_id, proveRollups)),
      ...(await inTenant(db, tenant_id, proveSold)),
    ];
    if (differences.length > 0)
      log.error(
        { tenant_id, differences: differences.length, first: differences.slice(0, 20) },
        'rollups differed from the invoices, and were put right',
      );
  });
}
