import { hasSigningFailed, isAwaitingSigner, isSigned } from '#domain/signing/lifecycle.ts';
import { mayHandOver, needsLookUp } from '#domain/transmission/lifecycle.ts';
import { alone } from './alone.ts';
import type { Job, PublishingDeps } from './deps.ts';
import type { Machines } from './publication.ts';
import { acceptSignature } from './steps/accept-signature.ts';
import { handToProvider } from './steps/hand-to-provider.ts';
import { lookUp } from './steps/look-up.ts';
import { requestSignature } from './steps/request-signature.ts';
import { reserveNumber } from './steps/reserve-number.ts';
import { sealDocument } from './steps/seal-document.ts';

export type StepName = keyof typeof STEPS;

/** go: on to the next step. wait: something outside must happen first. later: try this again after a while. */
export type StepEnd = 'go' | 'wait' | 'later';

export type Step = (deps: PublishingDeps, job: Job) => Promise<StepEnd>;

/**
 * From a checked draft to the tax authority's answer. Before it: check-ready, in the request that asks (ask.ts). After it:
 * take-reply (take-reply.ts), when answers come. Each step is one transaction, and may be run again after any crash.
 * Where many invoices wait, batch/sign-waiting.ts takes them from reserve-number to accept-signature together, in one transaction.
 */
export const STEPS = {
  'reserve-number': reserveNumber,
  'seal-document': sealDocument,
  'request-signature': requestSignature,
  'accept-signature': acceptSignature,
  'hand-to-provider': alone(handToProvider),
  'look-up': alone(lookUp),
} as const satisfies Record<string, Step>;

/**
 * What has to be done next, from what stands in the database; null: nothing of ours. `asked`: a person is asked for the signature of
 * this version, and what they do moves it.
 */
export function nextStep(
  machines: Machines,
  { sealed, asked }: { sealed: boolean; asked: boolean },
): StepName | null {
  const { lifecycle, signing, transmission } = machines;
  if (lifecycle === 'queued') return 'reserve-number';
  if (lifecycle !== 'numbered' || hasSigningFailed(signing)) return null;
  if (!sealed) return 'seal-document';
  if (isAwaitingSigner(signing)) return asked ? null : 'accept-signature';
  if (!isSigned(signing)) return 'request-signature';
  if (needsLookUp(transmission)) return 'look-up';
  return mayHandOver(transmission) ? 'hand-to-provider' : null;
}
