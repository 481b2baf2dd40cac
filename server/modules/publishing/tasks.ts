import type { Job } from './deps.ts';

export const PUBLISH_TASK = 'publish-invoice';
export const COLLECT_TASK = 'collect-answers';
export const SWEEP_TASK = 'sweep-publications';

/** One job an invoice: asking twice replaces the waiting one. */
export function publishJobKey({ tenant_id, invoice_id }: Job): string {
  return `publish:${tenant_id}:${invoice_id}`;
}

export function collectJobKey(tenant_id: number): string {
  return `collect:${tenant_id}`;
}

const DELAYS_MS = [300, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Milliseconds until the next try: rising, then every 30 s. */
export function delayAfter(attempt: number): number {
  return DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)] ?? DELAYS_MS[0];
}
