import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { TENANT } from '../../db/tenant-plugin.ts';
import { enqueueJob, enqueueMissingJob } from '../../jobs/enqueue.ts';
import type { CrudDeps, CrudTx } from '../crud-context.ts';
import type { ImportRecord, ImportState } from './import-record.ts';
import type { ImportTarget, ImportWork } from './import-target.ts';

export type ImportJob = { tenant_id: number; import_id: number };

/** The task of the job queue that takes an import out of a state. */
const TASKS = {
  reading: 'import-read',
  checking: 'import-check',
  running: 'import-run',
} as const satisfies Partial<Record<ImportState, string>>;

type WorkingState = keyof typeof TASKS;
export type ImportTask = (typeof TASKS)[WorkingState];

/** Asks a worker, in the transaction that brings the import into the state: both are there or neither. */
export async function enqueueImport(
  tx: CrudTx,
  state: WorkingState,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const task = TASKS[state];
  await enqueueJob(tx, task, { tenant_id, import_id }, keyOf(task, { tenant_id, import_id }));
}

const keyOf = (task: ImportTask, { tenant_id, import_id }: ImportJob): string =>
  `${task}:${tenant_id}:${import_id}`;

/** WHERE: imports that a worker has to go on with. */
export const isImportUnderWay = sql`state in (${sql.join(Object.keys(TASKS).map((state) => sql.lit(state)))})`;

/** A fresh job for each import that a killed process left half-way. One that waits for its next try keeps its tries: they end. */
export async function requeueImports(tx: CrudTx, tenant_id: number): Promise<void> {
  const { rows } = await sql<{ id: number; state: WorkingState }>`select id, state from imports
    where tenant_id = ${TENANT} and ${isImportUnderWay} order by id`.execute(tx);
  for (const { id, state } of rows) {
    const job = { tenant_id, import_id: id };
    await enqueueMissingJob(tx, TASKS[state], job, keyOf(TASKS[state], job));
  }
}

/** What a worker was handed, as an import of a company. */
export function importJobOf(payload: unknown): ImportJob {
  const { tenant_id, import_id } = payload as Partial<ImportJob>;
  if (!Number.isSafeInteger(tenant_id) || !Number.isSafeInteger(import_id))
    throw new Error('a job of an import names its company and its import');
  return { tenant_id: Number(tenant_id), import_id: Number(import_id) };
}

/** What the worker's side of imports needs. */
export type ImportDeps<DB> = CrudDeps & {
  db: Kysely<DB>;
  clock: Clock;
  /** By the name of the resource. */
  targets: ReadonlyMap<string, ImportTarget>;
  /** Whether who had it run still may: a role can be taken away, or an account locked, while it waits or runs. */
  may_run(tenant_id: number, one: ImportRecord): Promise<boolean>;
};

export function workOf<DB>(deps: ImportDeps<DB>, tenant_id: number, one: ImportRecord): ImportWork {
  const target = deps.targets.get(one.resource);
  if (target === undefined) throw new Error(`no resource ${one.resource} for import ${one.id}`);
  const account = { tenant_id, user_id: one.user_id, full_name: one.actor_name };
  const { judge, references, headings, number_style } = deps;
  return { target, judge, references, headings, number_style, requester: { account, now: deps.clock.now() } };
}
