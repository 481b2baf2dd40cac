import type { DocumentDeps, Job, Next, Paused, Step, StepName } from './deps.ts';
import { handToProvider } from './steps/hand-to-provider.ts';
import { lookUp } from './steps/look-up.ts';
import { sealAndSign } from './steps/seal-and-sign.ts';

/**
 * From a submitted document to the tax authority's answer. Before it: the check in the request that submits (submit.ts). After it:
 * apply-answers.ts, when answers come. Each step takes whatever waits beside the document it is run for, and says what comes next for
 * that document.
 */
export const STEPS = {
  'seal-and-sign': sealAndSign,
  'hand-to-provider': handToProvider,
  'look-up': lookUp,
} as const satisfies Record<StepName, Step>;

/** Runs one document's steps until it has to wait. Safe to run twice at once, and again after any crash. */
export async function carryDocument(deps: DocumentDeps, job: Job): Promise<Paused> {
  let next: Next = 'seal-and-sign';
  while (isStep(next)) {
    const step: StepName = next;
    await deps.on_step?.(step, 'before');
    next = await STEPS[step](deps, job);
    await deps.on_step?.(step, 'after');
  }
  return next;
}

function isStep(next: Next): next is StepName {
  return typeof next === 'string' && Object.hasOwn(STEPS, next);
}
