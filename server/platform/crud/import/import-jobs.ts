import { sql } from 'kysely';
import { enqueueJob } from '../../jobs/enqueue.ts';
import type { CrudTx } from '../crud-context.ts';
import type { ImportState } from './import-record.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

export type ImportJob = { tenant_id: number; import_id: number };

/** The task of the job queue that takes an import out of a state. */
const TASKS = {
  reading: 'import-read',
  checking: 'import-check',
  running: 'import-run',
} as const satisfies Partial<Record<ImportState, string>>;

export type WorkingState = keyof typeof TASKS;
export type ImportTask = (typeof TASKS)[WorkingState];

/** Asks a worker, in the transaction that brings the import into the state: both are there or neither. */
export async function enqueueImport(
  tx: CrudTx,
  state: WorkingState,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const task = TASKS[state];
  await enqueueJob(tx, task, { tenant_id, import_id }, `${task}:${tenant_id}:${import_id}`);
}

/** A fresh job for each import that a killed process left half-way. */
export async function requeueImports(tx: CrudTx, tenant_id: number): Promise<void> {
  const { rows } = await sql<{ id: number; state: WorkingState }>`select id, state from imports
    where tenant_id = ${TENANT} and state = any(${Object.keys(TASKS)}) order by id`.execute(tx);
  for (const { id, state } of rows) await enqueueImport(tx, state, { tenant_id, import_id: id });
}

/** What a worker was handed, as an import of a company. */
export function importJobOf(payload: unknown): ImportJob {
  const { tenant_id, import_id } = payload as Partial<ImportJob>;
  if (!Number.isSafeInteger(tenant_id) || !Number.isSafeInteger(import_id))
    throw new Error('a job of an import names its company and its import');
  return { tenant_id: Number(tenant_id), import_id: Number(import_id) };
}
