import type { PublicationStatus } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import type { RelayState, RelayStep } from '#src/ui/display/relay.tsx';
import { formatDateSecond, formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';

type InvoiceEvent = components['schemas']['InvoiceEvent'];

const order = ['draft', 'signed', 'sent', 'received', 'result'] as const;
type StepKey = (typeof order)[number];

/** The event of the history that closes each step; the newest of its kind counts. */
const closedBy = {
  draft: ['created'],
  signed: ['signed', 'signature_failed'],
  sent: ['handed_to_provider', 'found_at_provider'],
  received: ['technically_accepted', 'technically_refused'],
  result: ['code_issued', 'code_denied'],
} as const satisfies Record<StepKey, readonly string[]>;

const at = (step: StepKey, state: RelayState) => ({ step, state });

/** Where on its way an invoice of each status stands. */
const standing = {
  draft: at('draft', 'now'),
  queued: at('signed', 'now'),
  numbered: at('signed', 'now'),
  signing: at('signed', 'now'),
  signed: at('sent', 'now'),
  signature_failed: at('signed', 'failed'),
  requesting_digital_signature_is_faulty: at('signed', 'failed'),
  unknown: at('sent', 'unknown'),
  sent_tvan: at('received', 'now'),
  sent: at('received', 'now'),
  waiting_for_response: at('received', 'now'),
  invalid_message: at('received', 'failed'),
  tax_authority_not_received: at('received', 'failed'),
  message_received: at('result', 'now'),
  valid_message: at('result', 'now'),
  tax_authority_received: at('result', 'now'),
  response_in_incorrect_format: at('result', 'failed'),
  tax_authority_accepted: at('result', 'done'),
  tax_authority_not_accepted: at('result', 'failed'),
  denial_of_code_issuance: at('result', 'failed'),
  code_issued: at('result', 'done'),
  valid_data_package: at('result', 'done'),
  valid_invoice: at('result', 'done'),
  invalid_invoice: at('result', 'failed'),
  invalid_notification: at('result', 'failed'),
  valid_summary_table: at('result', 'done'),
  invalid_summary_table: at('result', 'failed'),
} as const satisfies Record<PublicationStatus, { step: StepKey; state: RelayState }>;

/**
 * The five hands an invoice goes through (Lập, Ký, T-VAN, CQT, Kết quả), with the times its history knows; where they are not of
 * one day, each with its date.
 */
export function relaySteps(status: PublicationStatus, history: readonly InvoiceEvent[]): RelayStep[] {
  const { step, state } = standing[status];
  const reached = order.indexOf(step);
  const timeOf = (key: StepKey) =>
    history.find(({ kind }) => (closedBy[key] as readonly string[]).includes(kind))?.happened_on;
  const times = order.map((key, position) => (position <= reached ? timeOf(key) : undefined));
  const days = new Set(times.filter((time) => time !== undefined).map(formatInstantDate));
  const format = days.size > 1 ? formatDateSecond : formatTime;
  return order.map((key, position) => {
    const own: RelayState = position < reached ? 'done' : position === reached ? state : 'waiting';
    const time = times[position];
    const isOutcome = key === 'result' && position === reached && state !== 'now';
    return {
      key,
      state: own,
      label: isOutcome ? publicationStatusLabels[status] : invoicePageWords.steps[key],
      note: time === undefined ? undefined : format(time),
    };
  });
}
