import { withLock } from '#server/platform/db/held-lock.ts';
import type { Step } from './pipeline.ts';
import { publishJobKey } from './tasks.ts';

/**
 * One process at a time speaks to the provider about an invoice: who finds another at it comes back later. Without it a second
 * worker would take the first one's message, still on its way, for lost.
 */
export function alone(step: Step): Step {
  return async (deps, job) => (await withLock(deps.db, publishJobKey(job), () => step(deps, job))) ?? 'later';
}
