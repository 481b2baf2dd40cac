import { sql } from 'kysely';
import type { CrudTx } from '../crud-context.ts';
import type { Selection } from '../selection.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

export type JobAction = 'update' | 'delete' | 'undo' | 'export' | 'email' | 'look_up' | 'fetch_again';
/** The first failures that the job itself names. */
export const MAX_FAILURES = 100;

export type JobFailure = { record_id: number; label: string; message: string };

/** What a job was given: what was selected and which values to set, or which job to undo. */
export type JobOrder = {
  /** Who asked, for the audit log. */
  actor_name: string;
  selection?: Selection;
  values?: Readonly<Record<string, unknown>>;
  undo_of?: number;
  /** What it does is not taken back. */
  final?: boolean;
  /** Of a file to be written: what its module wants to know. */
  written?: unknown;
};

export type JobRow = {
  id: number;
  user_id: number;
  resource: string;
  action: JobAction;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  selection: JobOrder;
  total: number;
  done: number;
  failed: number;
  failures: JobFailure[];
  cursor_id: number;
  up_to_id: number;
  undone_by: number | null;
  created_on: string;
  finished_on: string | null;
  file_name: string | null;
  file_type: string | null;
  /** Null while it is written, and once it is deleted. */
  file_bytes: number | null;
};

/** What is stopped half-way without harm. */
const STOPPABLE: readonly JobAction[] = ['export', 'look_up', 'fetch_again'];

/** How long after its end a job can be undone. */
const UNDO_MS = 24 * 60 * 60 * 1000;

export type WireJob = Pick<
  JobRow,
  | 'id'
  | 'resource'
  | 'action'
  | 'state'
  | 'total'
  | 'done'
  | 'failed'
  | 'failures'
  | 'created_on'
  | 'finished_on'
> & { undoable: boolean; cancellable: boolean; file: { name: string; bytes: number } | null };

/** The job as the wire shows it. */
export function wireJob(job: JobRow, now_ms: number): WireJob {
  const { id, resource, action, state, total, done, failed, failures, created_on, finished_on } = job;
  const recent = finished_on !== null && now_ms - Date.parse(finished_on) < UNDO_MS;
  const may_be_undone = action !== 'undo' && action !== 'export' && job.selection.final !== true;
  const undoable = recent && may_be_undone && job.undone_by === null && done > 0;
  const { file_name, file_bytes } = job;
  return {
    ...{ id, resource, action, state, total, done, failed, failures, undoable, created_on, finished_on },
    cancellable: STOPPABLE.includes(action) && (state === 'queued' || state === 'running'),
    file: file_name === null || file_bytes === null ? null : { name: file_name, bytes: file_bytes },
  };
}

const COLUMNS = sql`id, user_id, resource, action, state, selection, total, done, failed, failures, cursor_id, up_to_id,
  undone_by, created_on, finished_on, file_name, file_type, file_bytes`;

export async function insertJob(
  tx: CrudTx,
  row: Pick<JobRow, 'user_id' | 'resource' | 'action' | 'selection' | 'total' | 'up_to_id' | 'created_on'> & {
    tenant_id: number;
  },
): Promise<JobRow> {
  const { rows } = await sql<JobRow>`insert into jobs
    (tenant_id, user_id, resource, action, state, selection, total, up_to_id, created_on)
    values (${row.tenant_id}, ${row.user_id}, ${row.resource}, ${row.action}, 'queued',
      ${JSON.stringify(row.selection)}::jsonb, ${row.total}, ${row.up_to_id}, ${row.created_on})
    returning ${COLUMNS}`.execute(tx);
  const job = rows[0];
  if (job === undefined) throw new Error('a job was not stored');
  return job;
}

/** A job of the account itself: no account sees another's. */
export async function jobOf(tx: CrudTx, id: number, user_id: number): Promise<JobRow | undefined> {
  const { rows } =
    await sql<JobRow>`select ${COLUMNS} from jobs where tenant_id = ${TENANT} and id = ${id} and user_id = ${user_id}`.execute(
      tx,
    );
  return rows[0];
}

export async function recentJobs(tx: CrudTx, user_id: number, limit: number): Promise<JobRow[]> {
  const { rows } =
    await sql<JobRow>`select ${COLUMNS} from jobs where tenant_id = ${TENANT} and user_id = ${user_id}
    order by id desc limit ${limit}`.execute(tx);
  return rows;
}

/** The job for its worker, held against a second one. */
export async function lockJob(tx: CrudTx, id: number): Promise<JobRow | undefined> {
  const { rows } =
    await sql<JobRow>`select ${COLUMNS} from jobs where tenant_id = ${TENANT} and id = ${id} for update`.execute(
      tx,
    );
  return rows[0];
}

export async function updateJob(
  tx: CrudTx,
  id: number,
  changes: Partial<
    Pick<JobRow, 'state' | 'total' | 'done' | 'failed' | 'cursor_id' | 'finished_on' | 'undone_by'>
  > & {
    failures?: JobFailure[];
    touched_on?: string;
  },
): Promise<void> {
  const sets = Object.entries(changes).map(([name, value]) =>
    name === 'failures' ? sql`failures = ${JSON.stringify(value)}::jsonb` : sql`${sql.ref(name)} = ${value}`,
  );
  await sql`update jobs set ${sql.join(sets)} where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
}
