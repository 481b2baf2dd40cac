import { deadlineFrom } from '#domain/rules/deadlines/deadlines.ts';
import type { FirstRunRecords, Registration } from './first-run-facts.ts';
import { furthestInvoice } from './first-run-facts.ts';
import type { Step } from './first-run-steps.ts';
import type { StepKey } from './step-keys.ts';

/** `signer`: who holds the key of the certificate; `right`: whoever has the right that a step takes. */
export type Actor = 'you' | 'right' | 'signer' | 'system' | 'provider' | 'authority' | 'representative';

/** What is awaited; `steps`: the steps themselves, of this account or of those with another right. */
type WaitTask =
  | { code: 'steps'; steps: readonly StepKey[]; access: readonly (readonly string[])[] | null }
  | { code: 'confirm_signature' | 'sign' | 'send' | 'look_up' | 'forward' | 'receive' }
  | { code: 'compare' | 'confirm' | 'explain' | 'decide' }
  | { code: 'publish_invoice' | 'look_up_invoice' | 'decide_invoice' };

/** Somebody who has to act before the company is further. */
export type Wait = {
  actor: Actor;
  /** Of a person or an office, as the declaration names it. */
  name: string | null;
  task: WaitTask;
  /** A date, YYYY-MM-DD, or an instant, ISO with Z; null where it is not known. */
  since: string | null;
  /** The last day on which it is in time, YYYY-MM-DD; null where the law sets none yet. */
  due_on: string | null;
};

const undated = { name: null, since: null, due_on: null } as const;

const reviewTasks = {
  comparing: { actor: 'authority', code: 'compare' },
  confirmation_wanted: { actor: 'representative', code: 'confirm' },
  confirmed: { actor: 'authority', code: 'decide' },
  explanation_wanted: { actor: 'representative', code: 'explain' },
  explained: { actor: 'authority', code: 'decide' },
} as const satisfies Record<
  NonNullable<Registration['review']>,
  { actor: Actor; code: 'compare' | 'confirm' | 'explain' | 'decide' }
>;

/** Handed over, and not said to be with the authority yet. */
function isWithProvider(status: Registration['status']): boolean {
  return status === 'sent_tvan' || status === 'message_received';
}

/** Of a declaration that is on its way; `since`: when its last event was. */
function declarationWait(step: Step, since: string | null): Wait | null {
  if (step.state !== 'away' || step.note?.code !== 'declaration') return null;
  const { at, registration } = step.note;
  const { review, review_since, review_due_on, signature_request_id, status } = registration;
  if (at === 'signing') {
    return signature_request_id === null
      ? { ...undated, actor: 'system', task: { code: 'sign' }, since }
      : { ...undated, actor: 'signer', task: { code: 'confirm_signature' }, since };
  }
  if (at === 'sending') return { ...undated, actor: 'system', task: { code: 'send' }, since };
  if (at === 'unknown') return { ...undated, actor: 'system', task: { code: 'look_up' }, since };
  if (review === null) {
    return isWithProvider(status)
      ? { ...undated, actor: 'provider', task: { code: 'forward' }, since }
      : {
          ...undated,
          actor: 'authority',
          name: registration.tax_authority_name,
          task: { code: 'receive' },
          since,
        };
  }
  const { actor, code } = reviewTasks[review];
  const name = actor === 'authority' ? registration.tax_authority_name : registration.representative.name;
  return { actor, name: name || null, task: { code }, since: review_since, due_on: review_due_on };
}

/** Of the first invoice, once it was published. */
function invoiceWait(step: Step, records: Pick<FirstRunRecords, 'invoices'>): Wait | null {
  if (step.state !== 'away' || step.note?.code !== 'invoice') return null;
  const { at } = step.note;
  if (at === 'unknown') return { ...undated, actor: 'system', task: { code: 'look_up_invoice' } };
  if (at !== 'answer') return { ...undated, actor: 'system', task: { code: 'publish_invoice' } };
  const invoice = furthestInvoice(records.invoices);
  const withProvider = invoice !== null && isWithProvider(invoice.status);
  return { ...undated, actor: withProvider ? 'provider' : 'authority', task: { code: 'decide_invoice' } };
}

/** Who has to act now: whoever has the documents on their way, this account, and those whose right a step takes. */
export function waitsOf(
  steps: readonly Step[],
  records: Pick<FirstRunRecords, 'invoices'>,
  since: string | null,
): Wait[] {
  const onTheWay = steps.flatMap((step) =>
    step.key === 'declaration' ? declarationWait(step, since) : invoiceWait(step, records),
  );
  const own = steps.filter(({ state }) => state === 'next' || state === 'open').map(({ key }) => key);
  const others = steps.flatMap(({ key, state, note }) =>
    state === 'others' && note?.code === 'right' && note.known
      ? [{ ...undated, actor: 'right', task: { code: 'steps', steps: [key], access: note.access } } as const]
      : [],
  );
  return [
    ...onTheWay.filter((wait) => wait !== null),
    ...(own.length === 0
      ? []
      : [{ ...undated, actor: 'you', task: { code: 'steps', steps: own, access: null } } as const]),
    ...others,
  ];
}

/** What the guide says first: by when somebody has to act, what to do, that a declaration came back, or that nothing is to be done. */
type Lead =
  | { code: 'finished' | 'nothing' | 'correct' }
  | { code: 'due'; wait: Wait & { due_on: string } }
  | { code: 'send_today'; due_on: string }
  | { code: 'next'; step: StepKey };

const isDated = (wait: Wait): wait is Wait & { due_on: string } => wait.due_on !== null;

/** `today`: YYYY-MM-DD in Việt Nam. */
export function leadOf(steps: readonly Step[], waits: readonly Wait[], today: string): Lead {
  if (steps.every(({ state }) => state === 'done' || state === 'others')) return { code: 'finished' };
  const wait = waits.find(isDated);
  if (wait !== undefined) return { code: 'due', wait };
  const next = steps.find(({ state }) => state === 'next');
  if (next === undefined) return { code: 'nothing' };
  if (next.note?.code === 'declaration' && next.note.at === 'refused') return { code: 'correct' };
  const answer = next.note?.code === 'declaration' ? deadlineFrom('compare_registration', today) : null;
  return answer === null ? { code: 'next', step: next.key } : { code: 'send_today', due_on: answer.due_on };
}
