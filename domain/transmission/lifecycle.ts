import type { Transitions } from '../transitions.ts';
import { step } from '../transitions.ts';
import type { TransmissionStatus } from './statuses.table.ts';
import { TRANSMISSION_STATUSES } from './statuses.table.ts';

/**
 * A message on its way: not handed over yet, of unknown whereabouts (chưa rõ), or at one of the twenty statuses. `to_report`: no message
 * carries it, its data goes to the authority in table 01/TH-HĐĐT. `to_package`, `packed`: one of a cash register, before and since it is in
 * one of the day's messages 206.
 */
export type TransmissionState =
  | 'not_sent'
  | 'unknown'
  | 'to_report'
  | 'to_package'
  | 'packed'
  | TransmissionStatus;

export type TransmissionEvent =
  | 'hand_to_provider'
  | 'leave_to_table' // it will be a row of table 01/TH-HĐĐT
  | 'reported' // the authority has taken it in the table or package that names it
  | 'leave_to_package' // it will be sent together with others of its day
  | 'pack'
  | 'refused_in_package'
  | 'time_out' // no answer to the hand-over: it is looked up by its id, never sent again blindly
  | 'found_at_provider'
  | 'not_found_at_provider'
  | 'provider_received' // 888
  | 'forwarded_to_authority'
  | 'wait'
  | Answer;

/** The authority's answer; it leads to the status of the same meaning. */
export type Answer = keyof typeof ANSWERS;

const TECHNICAL = {
  technically_accepted: 'valid_message', // 999, TTTNhan 0
  technically_refused: 'invalid_message', // 999, TTTNhan 1
} as const satisfies Record<string, TransmissionStatus>;

const RESULTS = {
  received: 'tax_authority_received', // 102 THop 1, 3; 301 TTTNCCQT 1
  not_received: 'tax_authority_not_received', // 102 THop 2, 4; 301 TTTNCCQT 2
  accepted: 'tax_authority_accepted', // 103, 104 TTXNCQT 1
  not_accepted: 'tax_authority_not_accepted', // 103, 104 TTXNCQT 2
  code_issued: 'code_issued', // 202
  code_denied: 'denial_of_code_issuance', // 204 LTBao 1
  package_valid: 'valid_data_package', // 204 LTBao 2 for 203, 206, 216
  invoice_valid: 'valid_invoice', // the same for one invoice
  invoice_invalid: 'invalid_invoice', // 204 LTBao 3, 7
  notification_invalid: 'invalid_notification', // 204 KHLKhac for 300
  summary_valid: 'valid_summary_table', // 204 LTBao 2 for 400
  summary_invalid: 'invalid_summary_table', // 204 LTBao 4, 5
  wrong_format: 'response_in_incorrect_format', // -1
  signature_request_faulty: 'requesting_digital_signature_is_faulty', // -2
} as const satisfies Record<string, TransmissionStatus>;

// Answers may overtake each other and come twice: every open state takes every answer.
const ANSWERS = { ...TECHNICAL, ...RESULTS };

const HANDED_OVER = {
  ...ANSWERS,
  provider_received: 'message_received',
  forwarded_to_authority: 'sent',
  wait: 'waiting_for_response',
} as const;

export const TRANSMISSION_TRANSITIONS = {
  not_sent: {
    hand_to_provider: 'sent_tvan',
    time_out: 'unknown',
    leave_to_table: 'to_report',
    leave_to_package: 'to_package',
  },
  to_report: { reported: 'valid_invoice' },
  to_package: { pack: 'packed' },
  packed: { reported: 'valid_invoice', refused_in_package: 'invalid_invoice' },
  unknown: {
    ...HANDED_OVER,
    found_at_provider: 'sent_tvan',
    not_found_at_provider: 'not_sent',
  },
  sent_tvan: HANDED_OVER,
  message_received: { ...ANSWERS, forwarded_to_authority: 'sent', wait: 'waiting_for_response' },
  sent: { ...ANSWERS, wait: 'waiting_for_response' },
  waiting_for_response: ANSWERS,
  valid_message: RESULTS,
  tax_authority_received: { accepted: 'tax_authority_accepted', not_accepted: 'tax_authority_not_accepted' },
  valid_data_package: { invoice_valid: 'valid_invoice', invoice_invalid: 'invalid_invoice' },
  invalid_message: {},
  tax_authority_not_received: {},
  tax_authority_accepted: {},
  tax_authority_not_accepted: {},
  denial_of_code_issuance: {},
  code_issued: {},
  valid_invoice: {},
  invalid_invoice: {},
  invalid_notification: {},
  valid_summary_table: {},
  invalid_summary_table: {},
  response_in_incorrect_format: {},
  requesting_digital_signature_is_faulty: {},
} as const satisfies Transitions<TransmissionState, TransmissionEvent>;

/** Next state, or null when the event changes nothing: a late or repeated answer never takes a result back. */
export function advance(state: TransmissionState, event: TransmissionEvent): TransmissionState | null {
  return step<TransmissionState, TransmissionEvent>(TRANSMISSION_TRANSITIONS, state, event);
}

/** What an answer says by itself, whatever is known from others: the status of the message it came in. */
export function statusSaidBy(answer: Answer): TransmissionStatus {
  return ANSWERS[answer];
}

export function isTransmissionStatus(state: TransmissionState): state is TransmissionStatus {
  return Object.hasOwn(TRANSMISSION_STATUSES, state);
}

/** Whether it may be handed over: only while it is certain that the provider does not have it. */
export function mayHandOver(state: TransmissionState): boolean {
  return advance(state, 'hand_to_provider') !== null;
}

/** Whether it must be looked up at the provider, by its own id. */
export function needsLookUp(state: TransmissionState): boolean {
  return state === 'unknown';
}
