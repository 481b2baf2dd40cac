import { deadlineFrom, type Deadline } from '../rules/deadlines/deadlines.ts';
import type { DeadlineKey } from '../rules/deadlines/deadlines.table.ts';
import type { Transitions } from '../transitions.ts';
import { step } from '../transitions.ts';

/**
 * The state of a declaration at the tax authority, between its receipt (102) and its decision (103): compared with the
 * databases, the representative is to confirm, an explanation is wanted. No message of the catalogue names the middle
 * ones (assumed): a person writes them down.
 */
export type ReviewState =
  | 'not_received'
  | 'comparing'
  | 'confirmation_wanted'
  | 'confirmed'
  | 'explanation_wanted'
  | 'explained'
  | 'accepted'
  | 'refused';

export type ReviewEvent =
  | 'receive' // 102
  | 'want_confirmation' // the authority writes or calls
  | 'confirm'
  | 'want_explanation' // 01/TB-BSTT-NNT
  | 'explain'
  | 'accept' // 103
  | 'refuse'; // 103, and 102 that does not receive it

/** A decision may come at any time: answers overtake what a person writes down. */
const DECISION = { accept: 'accepted', refuse: 'refused' } as const;
/** A person may learn of a later step first. */
const LATER = { ...DECISION, want_explanation: 'explanation_wanted' } as const;

export const REVIEW_TRANSITIONS = {
  not_received: { ...DECISION, receive: 'comparing' },
  comparing: { ...LATER, want_confirmation: 'confirmation_wanted', confirm: 'confirmed' },
  confirmation_wanted: { ...LATER, confirm: 'confirmed' },
  confirmed: LATER,
  explanation_wanted: { ...DECISION, explain: 'explained' },
  explained: LATER,
  accepted: {},
  refused: {},
} as const satisfies Transitions<ReviewState, ReviewEvent>;

/** Next state, or null when the event changes nothing. */
export function advanceReview(state: ReviewState, event: ReviewEvent): ReviewState | null {
  return step<ReviewState, ReviewEvent>(REVIEW_TRANSITIONS, state, event);
}

/** Who has to act in a state, and the rule that says by when. */
const DUE = {
  not_received: null,
  comparing: { who: 'authority', key: 'compare_registration' },
  confirmation_wanted: { who: 'taxpayer', key: 'confirm_registration' },
  confirmed: { who: 'authority', key: 'decide_registration' },
  explanation_wanted: { who: 'taxpayer', key: 'explain_registration' },
  explained: { who: 'authority', key: 'decide_registration' },
  accepted: null,
  refused: null,
} as const satisfies Record<ReviewState, { who: 'authority' | 'taxpayer'; key: DeadlineKey } | null>;

type ReviewDue = Deadline & { who: 'authority' | 'taxpayer' };

/** Who has to act next and by when, given the day (YYYY-MM-DD) the state began; null where no one has to, or no rule gives a day. */
export function reviewDue(state: ReviewState, since: string): ReviewDue | null {
  const due = DUE[state];
  const deadline = due === null ? null : deadlineFrom(due.key, since);
  return due === null || deadline === null ? null : { ...deadline, who: due.who };
}
