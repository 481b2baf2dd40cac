import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { FOR_EVER, KEPT_MS } from './idempotency.ts';

const SWEEP_TASK = 'idempotency-key-sweep';

/** Once an hour. */
export const idempotencyCrontab = `37 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

/** Deletes keys that are older than they count, and the answers with them. */
export async function sweepIdempotencyKeys({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const is_old = sql`created_on < ${new Date(clock.epoch_ms() - KEPT_MS).toISOString()} and ${KEPT_A_DAY}`;
  const old_in = await companiesWith(db, () => sql`select tenant_id from idempotency_keys where ${is_old}`);
  await forEachCompany(old_in, (tenant_id) =>
    inTenant(db, tenant_id, (tx) =>
      sql`delete from idempotency_keys where tenant_id = ${tenant_id} and ${is_old}`.execute(tx),
    ),
  );
}

/** As the index of migration 177 says it. */
const KEPT_A_DAY = sql`operation not in (${sql.join([...FOR_EVER].map((name) => sql.lit(name)))})`;

export function idempotencyTasks(deps: { db: Db; clock: Clock }): Readonly<Record<string, Task>> {
  return { [SWEEP_TASK]: () => sweepIdempotencyKeys(deps) };
}
