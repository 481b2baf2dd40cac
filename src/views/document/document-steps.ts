import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import type { RelayState, RelayStep } from '#src/ui/display/relay.tsx';
import { formatDateSecond, formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { STEPS } from './document-kind.ts';
import type { DocumentEvent, DocumentKind, StepKey } from './document-kind.ts';

/** The events of the history that close each step but the last, which are those of the kind. */
const closedBy = {
  draft: ['created'],
  signed: ['signed', 'signature_failed'],
  sent: ['handed_to_provider', 'found_at_provider', 'refused_by_provider'],
  received: ['technically_accepted', 'technically_refused'],
} as const satisfies Record<Exclude<StepKey, 'result'>, readonly string[]>;

type Standing = { step: StepKey; state: RelayState };
const at = (step: StepKey, state: RelayState): Standing => ({ step, state });

/** Where a document of each status stands on its way, while it has no result. */
const onTheWay: Readonly<Partial<Record<PublicationStatus, Standing>>> = {
  draft: at('draft', 'now'),
  queued: at('signed', 'now'),
  numbered: at('signed', 'now'),
  signing: at('signed', 'now'),
  signed: at('sent', 'now'),
  // It is sent in a table, not by itself.
  to_report: at('signed', 'done'),
  // Or in a package, with others.
  to_package: at('sent', 'now'),
  packed: at('received', 'now'),
  signature_failed: at('signed', 'failed'),
  requesting_digital_signature_is_faulty: at('signed', 'failed'),
  cancelled: at('result', 'failed'),
  unknown: at('sent', 'unknown'),
  sent_tvan: at('received', 'now'),
  message_received: at('received', 'now'),
  sent: at('received', 'now'),
  waiting_for_response: at('received', 'now'),
  invalid_message: at('received', 'failed'),
  tax_authority_not_received: at('received', 'failed'),
  valid_message: at('result', 'now'),
  tax_authority_received: at('result', 'now'),
};

const REFUSALS: ReadonlySet<string> = new Set(['refused_by_provider', 'technically_refused']);

/**
 * What is left are results: bad ones are critical, all others good. The provider and the authority refuse a message with the same
 * status; the history, newest first, says which of them it was: what the provider refuses never reaches the authority.
 */
function standingOf(
  status: PublicationStatus,
  settled: readonly PublicationStatus[],
  history: readonly DocumentEvent[],
): Standing {
  if (settled.includes(status)) return at('result', 'done');
  if (status === 'invalid_message') {
    const refusal = history.find(({ kind }) => REFUSALS.has(kind));
    if (refusal?.kind === 'refused_by_provider') return at('sent', 'failed');
  }
  return (
    onTheWay[status] ?? at('result', PUBLICATION_STATUS_TONES[status] === 'critical' ? 'failed' : 'done')
  );
}

/**
 * The five hands a document goes through (Lập, Ký, T-VAN, CQT, Kết quả), with the times its history knows; where they are not of
 * one day, each with its date.
 */
export function documentSteps(
  {
    steps,
    results,
    settled = [],
    signedBy: signed = closedBy.signed,
    sentBy: sent = closedBy.sent,
  }: Pick<DocumentKind, 'steps' | 'results' | 'settled' | 'signedBy' | 'sentBy'>,
  status: PublicationStatus,
  history: readonly DocumentEvent[],
): RelayStep[] {
  const { step, state } = standingOf(status, settled, history);
  const reached = STEPS.indexOf(step);
  const closing: Readonly<Record<StepKey, readonly string[]>> = {
    ...closedBy,
    signed,
    sent,
    result: results,
  };
  const timeOf = (key: StepKey) => history.find(({ kind }) => closing[key].includes(kind))?.happened_on;
  const times = STEPS.map((key, position) => (position <= reached ? timeOf(key) : undefined));
  const days = new Set(times.filter((time) => time !== undefined).map(formatInstantDate));
  const format = days.size > 1 ? formatDateSecond : formatTime;
  return STEPS.map((key, position) => {
    const own: RelayState = position < reached ? 'done' : position === reached ? state : 'waiting';
    const time = times[position];
    const isOutcome = key === 'result' && position === reached && state !== 'now';
    return {
      key,
      state: own,
      label: isOutcome ? publicationStatusLabels[status] : steps[key],
      note: time === undefined ? undefined : format(time),
    };
  });
}
