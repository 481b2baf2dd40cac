import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import { MAX_PER_TOKEN_BATCH } from '#domain/signing/request-lifecycle.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import { mayNeedPerson } from '#server/modules/certificates/index.ts';
import type { Reason } from '#server/modules/documents/index.ts';
import { stopsBatch } from '#server/modules/payments/index.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { isDatabaseDown } from '#server/platform/postgres/database-down.ts';
import { settleBatches, unsettled } from './batches.ts';
import { queueEach } from '../publish.ts';

type Deps = { db: Db; clock: Clock };
type Job = { tenant_id: number; publish_id: number };

const PORTION_TASK = 'publish-portion';
const SWEEP_TASK = 'sweep-bulk-publishes';

/** Taken in one transaction: few enough that the jobs of other companies come in between. Where a person signs, as many as one confirmation does. */
const PORTION = { by_itself: 100, by_person: MAX_PER_TOKEN_BATCH };
/** Pause before the next look whether the last portion has its numbers, rising to the last. */
const LOOKS_MS = [100, 200, 300, 500, 1_000, 2_000, 5_000] as const;
/** Tries after which what stops a portion is taken to be its own fault. */
const MAX_TRIES = 3;

const NO_ACCOUNT =
  'Tài khoản đã bắt đầu lần phát hành này không còn dùng được hoặc không còn quyền phát hành. Ai có quyền phát hành bấm Tiếp tục để phát hành phần còn lại dưới tên mình.';
/** Stored with a batch that who may publish can have go on in their own name (`bulk-publish.ts`); the second by releases before 2026-12-01. */
export const NO_ACCOUNT_SAID: readonly string[] = [
  NO_ACCOUNT,
  'Tài khoản đã bắt đầu lần phát hành này không còn dùng được hoặc không còn quyền phát hành. Hãy dừng phần còn lại rồi phát hành từ tài khoản khác.',
];
const BROKEN =
  'Hệ thống gặp lỗi khi nhận các hóa đơn tiếp theo. Các hóa đơn đã nhận vẫn tiếp tục; hãy bấm Tiếp tục để thử lại.';

/** Asks a worker in the caller's transaction for the next hundred of a batch. */
export function enqueuePortion(tx: Tx, job: Job, looks = 0): Promise<void> {
  const delay_ms = looks === 0 ? 0 : (LOOKS_MS[looks - 1] ?? LOOKS_MS[LOOKS_MS.length - 1]);
  return enqueueJob(
    tx,
    PORTION_TASK,
    { ...job, looks },
    `publish-portion:${job.tenant_id}:${job.publish_id}`,
    delay_ms,
  );
}

export function bulkPublishTasks(deps: Deps): Readonly<Record<string, Task>> {
  return {
    [PORTION_TASK]: async (payload, attempt = 1) => {
      const { looks, ...job } = payload as Job & { looks: number };
      try {
        await takePortion(deps, job, looks);
      } catch (error) {
        if (attempt >= MAX_TRIES && !isDatabaseDown(error))
          await inTenant(deps.db, job.tenant_id, (tx) => pause(tx, job.publish_id, BROKEN, deps.clock.now()));
        throw error;
      }
    },
    [SWEEP_TASK]: () => sweepBulkPublishes(deps),
  };
}

/** Every minute: a batch whose process died is taken up by another, and one that has all its results is noted. */
export const bulkPublishCrontab = `* * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

/** Gives each batch that runs a fresh job, and notes those that have all their results. One that still runs elsewhere loses nothing by it: the row of the batch is locked. */
export async function sweepBulkPublishes({ db, clock }: Deps): Promise<void> {
  const under_way_in = await companiesWith(
    db,
    () => sql`select tenant_id from invoice_publishes where state = 'running'
      union all select tenant_id from invoice_publishes where ${unsettled(clock.now())}`,
  );
  await forEachCompany(under_way_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const running = await tx
        .selectFrom('invoice_publishes')
        .select('id')
        .where('state', '=', 'running')
        .orderBy('id')
        .execute();
      for (const { id } of running) await enqueuePortion(tx, { tenant_id, publish_id: id });
      await settleBatches(tx, clock.now());
    }),
  );
}

/**
 * Queues the next hundred of a batch in the order of dates, once those before have their numbers, and asks for the hundred after in the
 * same transaction: killed at any point, none is left out and none taken twice.
 */
export async function takePortion({ db, clock }: Deps, job: Job, looks = 0): Promise<void> {
  const { tenant_id, publish_id } = job;
  const batch = await inTenant(db, tenant_id, (tx) => runningBatch(tx, publish_id));
  if (batch === undefined) return;
  const account = await loadAccount(db, tenant_id, batch.started_by);
  await inTenant(db, tenant_id, async (tx) => {
    const held = await runningBatch(tx, publish_id, { lock: true });
    if (held === undefined) return;
    if (account === null || !allows(account.permissions, [['publish_invoices']]))
      return pause(tx, publish_id, NO_ACCOUNT, clock.now());
    if (await awaitsNumbers(tx, publish_id)) return enqueuePortion(tx, job, looks + 1);
    const acknowledged = held.acknowledged as IssuingWarningCode[];
    const stopped_by = await queueNext(tx, publish_id, acknowledged, account, clock);
    if (stopped_by !== null) return pause(tx, publish_id, stopped_by, clock.now());
    if ((await pending(tx, publish_id, 1)).length > 0) return enqueuePortion(tx, job, 1);
    await tx.updateTable('invoice_publishes').set({ state: 'ended' }).where('id', '=', publish_id).execute();
  });
}

function runningBatch(tx: Tx, id: number, { lock = false } = {}) {
  const query = tx
    .selectFrom('invoice_publishes')
    .select(['started_by', 'acknowledged'])
    .where('id', '=', id)
    .where('state', '=', 'running');
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Whether some that were taken wait for their numbers, which follow the dates. */
async function awaitsNumbers(tx: Tx, publish_id: number): Promise<boolean> {
  const { rows } = await sql`select from invoice_publish_items as item
    join invoices on invoices.tenant_id = ${TENANT} and invoices.id = item.invoice_id and invoices.lifecycle = 'queued'
    where item.tenant_id = ${TENANT} and item.publish_id = ${publish_id} and item.state = 'taken' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

function pending(tx: Tx, publish_id: number, most: number) {
  return tx
    .selectFrom('invoice_publish_items')
    .select(['position', 'invoice_id', 'lock_version'])
    .where('publish_id', '=', publish_id)
    .where('state', '=', 'pending')
    .orderBy('position')
    .limit(most)
    .execute();
}

/** Answers why the batch cannot go on as a whole; null while it can. */
async function queueNext(
  tx: Tx,
  publish_id: number,
  acknowledged: readonly IssuingWarningCode[],
  account: Account,
  clock: Clock,
): Promise<string | null> {
  const portion = (await mayNeedPerson(tx)) ? PORTION.by_person : PORTION.by_itself;
  const items = await pending(tx, publish_id, portion);
  const invoices = items.map(({ invoice_id, lock_version }) => ({
    id: invoice_id,
    lock_version: lock_version ?? 0,
    acknowledged,
  }));
  const { refused } = await queueEach(tx, invoices, account, clock);
  const why = new Map(refused.map(({ invoice_id, reasons }) => [invoice_id, reasons]));
  let stopped_by: string | null = null;
  const results = items.flatMap(({ position, invoice_id }) => {
    const reasons = why.get(invoice_id);
    // It holds for every invoice that follows: the batch is paused instead of refusing them one by one.
    const for_all = reasons?.map(({ code }) => stopsBatch(code)).find((message) => message !== null);
    if (for_all === undefined) return [{ position, reasons }];
    stopped_by = for_all;
    return [];
  });
  await noteResults(tx, publish_id, results);
  return stopped_by;
}

/** Taken, or refused for these reasons. */
async function noteResults(
  tx: Tx,
  publish_id: number,
  results: readonly { position: number; reasons: readonly Reason[] | undefined }[],
): Promise<void> {
  const positions = results.map(({ position }) => position);
  const refused = results.map(({ reasons }) => (reasons === undefined ? null : JSON.stringify(reasons)));
  await sql`update invoice_publish_items as item
    set state = case when given.refused is null then 'taken' else 'refused' end, refused = given.refused::jsonb
    from unnest(${positions}::integer[], ${refused}::text[]) as given (position, refused)
    where item.tenant_id = ${TENANT} and item.publish_id = ${publish_id} and item.position = given.position`.execute(
    tx,
  );
}

async function pause(tx: Tx, id: number, paused_because: string, now: string): Promise<void> {
  await tx
    .updateTable('invoice_publishes')
    .set({ state: 'paused', paused_because, paused_on: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}
