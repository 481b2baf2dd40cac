import { sql } from 'kysely';
import { enqueueJob, enqueueMissingJob } from '../../jobs/enqueue.ts';
import { failure, notFound } from '../../http/failure.ts';
import type { CrudContext, CrudRecord, CrudTx } from '../crud-context.ts';
import {
  requesterOf,
  unwrapped,
  type PlainHandler,
  type PlainHandlers,
  handlersByVerb,
} from '../plain-handlers.ts';
import type { RecordStore } from '../record-store.ts';
import { countSelection, type Selection } from '../selection.ts';
import {
  insertJob,
  lockJob,
  updateJob,
  wireJob,
  type JobAction,
  type JobOrder,
  type JobRow,
} from './job-row.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

/** The task of the job queue that does bulk jobs. */
export const BULK_TASK = 'bulk';

type Bulk = Selection & { values?: Record<string, unknown> };

/** Starts a job on what is selected; its worker does it in portions, and it can be undone. */
export function bulkHandlers(store: RecordStore<CrudRecord>): PlainHandlers {
  const { operations, name: resource } = store.descriptor;

  async function start(
    tx: CrudTx,
    context: CrudContext,
    action: JobAction,
    order: Omit<JobOrder, 'actor_name'>,
    selected: { total: number; up_to_id: number },
  ): Promise<JobRow> {
    const { tenant_id, user_id } = context.account;
    const job = await insertJob(tx, {
      tenant_id,
      user_id,
      resource,
      action,
      selection: { actor_name: context.account.full_name, ...order },
      ...selected,
      created_on: context.clock.now(),
    });
    await enqueueBulk(tx, tenant_id, job.id);
    return job;
  }

  const change =
    (action: 'update' | 'delete'): PlainHandler =>
    (input, context) =>
      context.tenant(async (tx) => {
        const { values, ...selection } = unwrapped<Bulk>(input);
        const selected = await countSelection(tx, store, selection, requesterOf(context));
        const order = values === undefined ? { selection } : { selection, values };
        return { job: wireJob(await start(tx, context, action, order, selected), context.clock.epoch_ms()) };
      });

  const undo: PlainHandler = (input, context) =>
    context.tenant(async (tx) => {
      const { job_id } = unwrapped<{ job_id: number }>(input);
      // Held, so that of two who ask at once the second finds it undone.
      const done = await lockJob(tx, job_id);
      if (done?.user_id !== context.account.user_id || done.resource !== resource) throw notFound();
      if (!wireJob(done, context.clock.epoch_ms()).undoable)
        throw failure(409, 'not_undoable', 'Việc này không hoàn tác được nữa.');
      const job = await start(tx, context, 'undo', { undo_of: job_id }, await auditedUnder(tx, job_id));
      await updateJob(tx, job_id, { undone_by: job.id });
      return { job: wireJob(job, context.clock.epoch_ms()) };
    });

  const verbs = { bulk_update: change('update'), bulk_delete: change('delete'), bulk_undo: undo };
  return handlersByVerb(operations, verbs);
}

/** What the audit log holds of a job; an undo walks it by the ids of its lines. */
async function auditedUnder(tx: CrudTx, job_id: number): Promise<{ total: number; up_to_id: number }> {
  const { rows } = await sql<{
    total: number;
    up_to_id: number;
  }>`select count(*) as total, coalesce(max(id), 0) as up_to_id
    from audit_log where tenant_id = ${TENANT} and job_id = ${job_id}`.execute(tx);
  return rows[0] ?? { total: 0, up_to_id: 0 };
}

/** Asks a worker, in the transaction that stores the job: both are there or neither. */
export async function enqueueBulk(tx: CrudTx, tenant_id: number, job_id: number): Promise<void> {
  await enqueueJob(tx, BULK_TASK, { tenant_id, job_id }, keyOf(tenant_id, job_id));
}

const keyOf = (tenant_id: number, job_id: number): string => `${BULK_TASK}:${tenant_id}:${job_id}`;

/** WHERE: bulk jobs that are not done. */
export const isBulkUnderWay = sql`action not in ('export', 'look_up', 'fetch_again') and state in ('queued', 'running')`;

/** A fresh job of the queue for each bulk job that a killed process left half-way. One that waits for its next try keeps its tries: they end. */
export async function requeueBulk(tx: CrudTx, tenant_id: number): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select id from jobs where tenant_id = ${TENANT} and ${isBulkUnderWay} order by id`.execute(tx);
  for (const { id } of rows)
    await enqueueMissingJob(tx, BULK_TASK, { tenant_id, job_id: id }, keyOf(tenant_id, id));
}
