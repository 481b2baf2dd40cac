import { sql } from 'kysely';
import type { PackKind } from '#domain/proof-pack/manifest.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { isDatabaseError, withLock } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { isDatabaseDown } from '#server/platform/postgres/database-down.ts';
import { fileName, type PackRef } from './packs.ts';
import { keepPieces } from './pieces.ts';
import { periodOf, totalOf } from './period.ts';
import { writePack, type Making, type ProofPackDeps, type Written } from './write-pack.ts';

const DAYS_KEPT = 30;
/** Files between two looks at whether the pack is still wanted. */
const FILES_A_STEP = 25;

type Order = { id: number; created_by: number; made_by: string; created_on: string; kinds: PackKind[] } & {
  period_from: string | null;
  period_to: string | null;
};

/** Thrown when the pack was taken away while it was being made. */
class NotWanted extends Error {}

/**
 * Makes a pack from its first file to its last, in one process at a time; a process that dies leaves it to be begun again. What goes
 * wrong for good is written down where the person who ordered it looks; while the database is away the queue tries again.
 */
export async function makePack(deps: ProofPackDeps, { tenant_id, pack_id }: PackRef): Promise<void> {
  await withLock(deps.db, `proof-pack:${tenant_id}:${pack_id}`, async () => {
    const order = await begin(deps, tenant_id, pack_id);
    if (order === null) return;
    try {
      await write(deps, tenant_id, order);
    } catch (error) {
      // A piece of a pack that was taken away finds nothing that it belongs to.
      if (error instanceof NotWanted || isDatabaseError(error, 'foreign_key_violation')) return;
      if (isDatabaseDown(error)) throw error;
      deps.log.error({ err: error, tenant_id, pack_id }, 'a proof pack could not be made');
      await fail(deps, tenant_id, pack_id);
    }
  });
}

async function begin({ db }: ProofPackDeps, tenant_id: number, pack_id: number): Promise<Order | null> {
  return inTenant(db, tenant_id, async (tx) => {
    const { rows } = await sql<Order>`update proof_packs set state = 'running', done = 0, total = 0
      where tenant_id = ${TENANT} and id = ${pack_id} and state in ('queued', 'running')
      returning id, created_by, made_by, created_on, kinds, period_from, period_to`.execute(tx);
    await sql`delete from proof_pack_parts where tenant_id = ${TENANT} and pack_id = ${pack_id}`.execute(tx);
    return rows[0] ?? null;
  });
}

async function fail({ db, clock }: ProofPackDeps, tenant_id: number, pack_id: number): Promise<void> {
  const problem = 'Máy chủ gặp lỗi khi gom tệp. Hãy tạo lại gói; nếu vẫn lỗi, liên hệ hỗ trợ.';
  await inTenant(db, tenant_id, async (tx) => {
    await sql`delete from proof_pack_parts where tenant_id = ${TENANT} and pack_id = ${pack_id}`.execute(tx);
    await sql`update proof_packs set state = 'failed', problem = ${problem}, finished_on = ${clock.now()}
      where tenant_id = ${TENANT} and id = ${pack_id}`.execute(tx);
  });
}

async function write(deps: ProofPackDeps, tenant_id: number, order: Order): Promise<void> {
  const making: Making = {
    ...{ deps, tenant_id, kinds: order.kinds, document: null, audit: null },
    period: periodOf(order),
    notes: [],
  };
  const total = await totalOf(making);
  await tell(deps, tenant_id, order.id, 0, total);
  const pieces = keepPieces(deps.db, tenant_id, order.id);
  const { files, counts, sha256 } = await writePack(
    making,
    order.made_by,
    (bytes) => pieces.write(bytes),
    async (done) => {
      if (done % FILES_A_STEP === 0) await tell(deps, tenant_id, order.id, done, total);
    },
  );
  const size = await pieces.finish();
  await finish(deps, tenant_id, order, {
    files,
    total: Math.max(total, files),
    bytes: size,
    missing: making.notes.length,
    counts,
    sha256,
  });
}

async function tell(
  { db }: ProofPackDeps,
  tenant_id: number,
  pack_id: number,
  done: number,
  total: number,
): Promise<void> {
  await inTenant(db, tenant_id, async (tx) => {
    const { rows } = await sql`update proof_packs set done = ${Math.min(done, total)}, total = ${total}
      where tenant_id = ${TENANT} and id = ${pack_id} and state = 'running' returning id`.execute(tx);
    if (rows.length === 0) throw new NotWanted();
  });
}

type Ending = Written & { total: number; bytes: number; missing: number };

async function finish(
  { db, clock }: ProofPackDeps,
  tenant_id: number,
  order: Order,
  { files, total, bytes, missing, counts, sha256 }: Ending,
): Promise<void> {
  const now = clock.now();
  const expires_on = new Date(clock.epoch_ms() + DAYS_KEPT * DAY_MS).toISOString();
  await inTenant(db, tenant_id, async (tx) => {
    const { rows } =
      await sql`update proof_packs set state = 'done', done = ${total}, total = ${total}, files = ${files},
      bytes = ${bytes}, missing = ${missing}, counts = ${JSON.stringify(counts)}::jsonb, manifest_sha256 = ${sha256},
      finished_on = ${now}, expires_on = ${expires_on}
      where tenant_id = ${TENANT} and id = ${order.id} and state = 'running' returning id`.execute(tx);
    if (rows.length === 0) throw new NotWanted();
    const { tax_code } = await readTenant(tx);
    // The hash of the manifest is a link of the company's own chain from here on.
    await auditChange(tx, { tenant_id, user_id: order.created_by, full_name: order.made_by }, now, {
      action: 'create',
      resource: 'proof_packs',
      record_id: order.id,
      record_label: fileName(order, tax_code),
      changes: { manifest_sha256: [null, sha256.toString('hex')], files: [null, files] } as const,
    });
  });
}
