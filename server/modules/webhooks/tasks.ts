import { enqueueJob } from '#server/platform/jobs/enqueue.ts';

type Tx = Parameters<typeof enqueueJob>[0];

export const DELIVER_TASK = 'deliver-webhooks';

export type EndpointRef = { tenant_id: number; endpoint_id: number };

/**
 * Asks for a round of an endpoint, in the caller's transaction. `of` names what asks: a key that all share would have the transactions
 * of a company wait for one another.
 */
export function enqueueRound(tx: Tx, ref: EndpointRef, of: string): Promise<void> {
  return enqueueJob(tx, DELIVER_TASK, ref, `webhook:${ref.tenant_id}:${ref.endpoint_id}:${of}`);
}

/** The next round of an endpoint, instead of one that was asked for at another time. */
export function enqueueNextRound(tx: Tx, ref: EndpointRef, delay_ms: number): Promise<void> {
  return enqueueJob(tx, DELIVER_TASK, ref, `webhook-next:${ref.tenant_id}:${ref.endpoint_id}`, delay_ms);
}
