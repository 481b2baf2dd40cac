import type { Tx } from '#server/context.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';

export const SIGN_TASK = 'carry-signature-request';

export type SigningJob = { tenant_id: number; request_id: number };

/** One job a request: asking twice replaces the waiting one. */
export function signJobKey({ tenant_id, request_id }: SigningJob): string {
  return `sign:${tenant_id}:${request_id}`;
}

export function enqueueSigning(tx: Tx, job: SigningJob, attempt = 0, delay_ms = 0): Promise<void> {
  return enqueueJob(tx, SIGN_TASK, { ...job, attempt }, signJobKey(job), delay_ms);
}

const DELAYS_MS = [1_000, 2_000, 3_000, 3_000, 3_000, 5_000] as const;

/** Milliseconds until the service is asked again: a person takes some seconds, and waits for the screen after that. */
export function pauseAfter(attempt: number): number {
  return DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)] ?? DELAYS_MS[0];
}
