import type { Tx } from '#server/context.ts';
import {
  enqueueJob,
  enqueueJobs,
  forgetJobs,
  putOffJobs,
  whenDue,
  whenFirstDue,
} from '#server/platform/jobs/enqueue.ts';
import type { Job } from './deps.ts';

export const CARRY_TASK = 'carry-document';
export const COLLECT_TASK = 'collect-answers';
/** The same for a company with a provider of its own, by a worker of their own. */
export const OWN_LINE_TASKS = {
  [CARRY_TASK]: 'carry-by-own-line',
  [COLLECT_TASK]: 'collect-from-own-line',
} as const;
export const SWEEP_TASK = 'sweep-documents';
export const INBOX_TASK = 'read-inboxes';

/** One job a document: submitting twice replaces the waiting one. */
export function enqueueCarrying(tx: Tx, job: Job, attempt = 0, delay_ms = 0): Promise<void> {
  const { tenant_id, document_id } = job;
  return enqueueJob(tx, CARRY_TASK, { ...job, attempt }, carryingKey({ tenant_id, document_id }), delay_ms);
}

/** The same for many, by one query. */
export function enqueueCarryingAll(tx: Tx, jobs: readonly Job[]): Promise<void> {
  const each = jobs.map((job) => ({ payload: { ...job, attempt: 0 }, job_key: carryingKey(job) }));
  return enqueueJobs(tx, CARRY_TASK, each);
}

/** For documents that another one's job has carried as far as theirs would: each of their jobs would find nothing to do. */
export function forgetCarrying(tx: Tx, jobs: readonly Job[]): Promise<void> {
  return forgetJobs(tx, jobs.map(carryingKey));
}

/** For documents that another one's job is carrying: until that is over each of their jobs would find that it has to wait. */
export function putOffCarrying(tx: Tx, jobs: readonly Job[], delay_ms: number): Promise<void> {
  return putOffJobs(tx, jobs.map(carryingKey), delay_ms);
}

/** When its job comes next; null where that is now, or none waits. */
export function nextCarrying(tx: Tx, job: Job): Promise<string | null> {
  return whenDue(tx, carryingKey(job));
}

/** When the first of their jobs comes; null where one comes now, or none waits. */
export function firstCarrying(tx: Tx, jobs: readonly Job[]): Promise<string | null> {
  return whenFirstDue(tx, jobs.map(carryingKey));
}

const carryingKey = ({ tenant_id, document_id }: Job): string => `carry:${tenant_id}:${document_id}`;

/** One job a company. */
export function enqueueCollecting(tx: Tx, tenant_id: number, attempt = 0, delay_ms = 0): Promise<void> {
  return enqueueJob(tx, COLLECT_TASK, { tenant_id, attempt }, collectingKey(tenant_id), delay_ms);
}

const collectingKey = (tenant_id: number): string => `collect:${tenant_id}`;

type CompanysJob = { tenant_id: number; document_id?: number };

/** Gives a job that has begun to the worker of companies' own lines. */
export function handToOwnLines(tx: Tx, task: keyof typeof OWN_LINE_TASKS, job: CompanysJob): Promise<void> {
  const { tenant_id, document_id } = job;
  const key = document_id === undefined ? collectingKey(tenant_id) : carryingKey({ tenant_id, document_id });
  return enqueueJob(tx, OWN_LINE_TASKS[task], job, key);
}

const DELAYS_MS = [300, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Milliseconds until the next try: rising, then every 30 s. */
export function delayAfter(attempt: number): number {
  return DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)] ?? DELAYS_MS[0];
}
