import type { Job, Next, PublishingDeps, Step, StepName } from './deps.ts';
import { handToProvider } from './steps/hand-to-provider.ts';
import { lookUp } from './steps/look-up.ts';
import { sealAndSign } from './steps/seal-and-sign.ts';

/**
 * From a checked draft to the tax authority's answer. Before it: check-ready, in the request that asks (ask.ts). After it:
 * take-replies (take-replies.ts), when answers come. Each step takes whatever waits beside the invoice it is run for, and says what
 * comes next for that invoice.
 */
export const STEPS = {
  'seal-and-sign': sealAndSign,
  'hand-to-provider': handToProvider,
  'look-up': lookUp,
} as const satisfies Record<StepName, Step>;

/** Runs one invoice's steps until it has to wait. Safe to run twice at once, and again after any crash. */
export async function runPipeline(deps: PublishingDeps, job: Job): Promise<Exclude<Next, StepName>> {
  let next: Next = 'seal-and-sign';
  while (next !== 'wait' && next !== 'later') {
    const step: StepName = next;
    await deps.on_step?.(step, 'before');
    next = await STEPS[step](deps, job);
    await deps.on_step?.(step, 'after');
  }
  return next;
}
