import { hasSigningFailed, isSigned } from '../signing/lifecycle.ts';
import { isTransmissionStatus, type TransmissionState } from '../transmission/lifecycle.ts';
import { publicationOf, type ThreeStates } from '../transmission/publication.ts';

/** What a company's own systems may be sent; mirrored in openapi/resources/webhook_endpoints.yaml, in words docs/webhooks.md. */
export const WEBHOOK_EVENTS = [
  'invoice.signed',
  'invoice.signing_failed',
  'invoice.sent',
  'invoice.accepted',
  'invoice.rejected',
  'invoice.unknown',
  'invoice.adjusted',
  'invoice.replaced',
  'invoice.cancelled',
  'invoice_mistake.accepted',
  'invoice_mistake.rejected',
  'statement.signed',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The authority has the invoice and has nothing against it. */
const ACCEPTED: ReadonlySet<TransmissionState> = new Set([
  'code_issued',
  'valid_invoice',
  'valid_data_package',
]);

/** Became so by this move. */
type Became = (is: (states: ThreeStates) => boolean) => boolean;

const isRefused = (states: ThreeStates): boolean =>
  isTransmissionStatus(states.transmission) && publicationOf(states).error;
const isInEffect = ({ stage }: ThreeStates): boolean => stage === 'in_effect';

const BY_KIND: Readonly<Record<string, (became: Became) => (WebhookEvent | false)[]>> = {
  invoice: (became) => [
    // One of a cash register is complete without a signature of its own.
    became(({ signing }) => isSigned(signing) || signing === 'not_needed') && 'invoice.signed',
    became(({ signing }) => hasSigningFailed(signing)) && 'invoice.signing_failed',
    became(({ transmission }) => transmission === 'sent_tvan') && 'invoice.sent',
    became(({ transmission }) => transmission === 'unknown') && 'invoice.unknown',
    became(({ transmission }) => ACCEPTED.has(transmission)) && 'invoice.accepted',
    became(isRefused) && 'invoice.rejected',
  ],
  invoice_mistake: (became) => [
    became(isInEffect) && 'invoice_mistake.accepted',
    became(isRefused) && 'invoice_mistake.rejected',
  ],
  statement: (became) => [became(isInEffect) && 'statement.signed'],
};

/** The events of a document that has moved, in the order in which they happened; `before` is null of one that was not there. */
export function eventsOfMove(kind: string, before: ThreeStates | null, after: ThreeStates): WebhookEvent[] {
  const events = Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind] : undefined;
  if (events === undefined) return [];
  const became: Became = (is) => is(after) && (before === null || !is(before));
  return events(became).filter((event) => event !== false);
}
