import { sql } from 'kysely';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Tx } from '#server/context.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { makePack, type ProofPackDeps } from './make-pack.ts';
import { enqueuePack, MAKE_TASK, type PackRef } from './packs.ts';

const SWEEP_TASK = 'proof-pack-sweep';
const EXPIRE_TASK = 'expire-proof-packs';

export function proofPackTasks(deps: ProofPackDeps): Readonly<Record<string, Task>> {
  return {
    [MAKE_TASK]: (payload) => makePack(deps, payload as PackRef),
    [SWEEP_TASK]: () => sweepProofPacks(deps),
    [EXPIRE_TASK]: () => eachTenant(deps, (tx) => expire(tx, deps.clock.now())),
  };
}

/** Every five minutes: a pack whose process died is begun again by another. Once a night: files that are kept no longer. */
export const proofPackCrontab = [
  `*/5 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`,
  `40 19 * * * ${EXPIRE_TASK} ?max=1&jobKey=${EXPIRE_TASK}`,
].join('\n');

/** A fresh job for each pack that is not made yet; one that is in work elsewhere is left alone by its lock. */
export function sweepProofPacks(deps: Pick<ProofPackDeps, 'db'>): Promise<void> {
  return eachTenant(deps, async (tx, tenant_id) => {
    const { rows } = await sql<{ id: number }>`select id from proof_packs
      where tenant_id = ${TENANT} and state in ('queued', 'running')`.execute(tx);
    for (const { id } of rows) await enqueuePack(tx, { tenant_id, pack_id: id });
  });
}

/** The row stays, with the hash of the manifest: a file that is somewhere else can still be compared with it. */
async function expire(tx: Tx, now: string): Promise<void> {
  await sql`delete from proof_pack_parts where tenant_id = ${TENANT} and pack_id in (
    select id from proof_packs where tenant_id = ${TENANT} and state = 'done' and expires_on <= ${now})`.execute(
    tx,
  );
  await sql`update proof_packs set state = 'expired' where tenant_id = ${TENANT} and state = 'done' and expires_on <= ${now}`.execute(
    tx,
  );
}

async function eachTenant(
  { db }: Pick<ProofPackDeps, 'db'>,
  work: (tx: Tx, tenant_id: number) => Promise<void>,
): Promise<void> {
  const tenants = await db.selectFrom('tenants').select('id').orderBy('id').execute();
  for (const { id } of tenants) await inTenant(db, id, (tx) => work(tx, id));
}
