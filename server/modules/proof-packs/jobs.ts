import { sql, type RawBuilder } from 'kysely';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { makePack } from './make-pack.ts';
import { enqueuePack, MAKE_TASK, type PackRef } from './packs.ts';
import type { ProofPackDeps } from './write-pack.ts';

const SWEEP_TASK = 'proof-pack-sweep';
const EXPIRE_TASK = 'expire-proof-packs';

export function proofPackTasks(deps: ProofPackDeps): Readonly<Record<string, Task>> {
  return {
    [MAKE_TASK]: (payload) => makePack(deps, payload as PackRef),
    [SWEEP_TASK]: () => sweepProofPacks(deps),
    [EXPIRE_TASK]: () => expireProofPacks(deps),
  };
}

/** Every five minutes: a pack whose process died is begun again by another. Once a night: files that are kept no longer. */
export const proofPackCrontab = [
  `*/5 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`,
  `40 19 * * * ${EXPIRE_TASK} ?max=1&jobKey=${EXPIRE_TASK}`,
].join('\n');

/** A fresh job for each pack that is not made yet; one that is in work elsewhere is left alone by its lock. */
export async function sweepProofPacks({ db }: Pick<ProofPackDeps, 'db'>): Promise<void> {
  const unmade = sql`state in ('queued', 'running')`;
  await forEachCompany(await companiesWith(db, () => packs(unmade)), (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const { rows } = await sql<{ id: number }>`select id from proof_packs
        where tenant_id = ${TENANT} and ${unmade}`.execute(tx);
      for (const { id } of rows) await enqueuePack(tx, { tenant_id, pack_id: id });
    }),
  );
}

/** The row stays, with the hash of the manifest: a file that is somewhere else can still be compared with it. */
async function expireProofPacks({ db, clock }: Pick<ProofPackDeps, 'db' | 'clock'>): Promise<void> {
  const over = sql`state = 'done' and expires_on <= ${clock.now()}`;
  await forEachCompany(await companiesWith(db, () => packs(over)), (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      await sql`delete from proof_pack_parts where tenant_id = ${TENANT} and pack_id in (
        select id from proof_packs where tenant_id = ${TENANT} and ${over})`.execute(tx);
      await sql`update proof_packs set state = 'expired' where tenant_id = ${TENANT} and ${over}`.execute(tx);
    }),
  );
}

/** Packs of all companies. */
function packs(condition: RawBuilder<unknown>): RawBuilder<{ tenant_id: number }> {
  return sql`select tenant_id from proof_packs where ${condition}`;
}
