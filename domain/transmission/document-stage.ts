import { step, type Transitions } from '../transitions.ts';

/**
 * How far a document of any kind is on its way to the tax authority, beside its signature (domain/signing) and its
 * transmission (lifecycle.ts).
 */
export type DocumentStage =
  | 'draft' // not submitted
  | 'queued' // submitted; nothing of it is fixed yet
  | 'started' // what belongs to it for good, as a number, is given
  | 'with_other_party' // signed here; another party signs it, and it is sent to no authority
  | 'in_effect'; // the authority has accepted it, or the other party

export type StageEvent = 'start' | 'revise' | 'pass_on' | 'take_effect' | 'lose_effect';

const STAGE_TRANSITIONS = {
  draft: {},
  queued: { start: 'started' },
  // A failed signature or a refusal leads to a corrected version of the same document.
  started: { revise: 'started', pass_on: 'with_other_party', take_effect: 'in_effect' },
  with_other_party: { revise: 'started', take_effect: 'in_effect' },
  // One that took effect before the authority had seen it, and that it then refused.
  in_effect: { lose_effect: 'started' },
} as const satisfies Transitions<DocumentStage, StageEvent>;

/** Next stage, or null when the event changes nothing. */
export function advanceStage(stage: DocumentStage, event: StageEvent): DocumentStage | null {
  return step<DocumentStage, StageEvent>(STAGE_TRANSITIONS, stage, event);
}
