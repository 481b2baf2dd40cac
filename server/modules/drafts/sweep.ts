import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export const DRAFT_SWEEP_TASK = 'draft-sweep';

/** Every night at 02:20 UTC. */
export const draftCrontab = `20 2 * * * ${DRAFT_SWEEP_TASK} ?max=3&jobKey=${DRAFT_SWEEP_TASK}`;

/** Drops the drafts that nobody has gone on with for thirty days. */
export async function sweepDrafts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const oldest = new Date(clock.epoch_ms() - KEPT_DAYS * DAY_MS).toISOString();
  const tenants = await db.selectFrom('tenants').select('id').orderBy('id').execute();
  for (const { id } of tenants)
    await inTenant(db, id, (tx) => tx.deleteFrom('drafts').where('saved_on', '<', oldest).execute());
}
