import type { PublicationStatus } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';

export type Registration = Pick<components['schemas']['Registration'], 'id' | 'status' | 'status_error'>;

/** How far a declaration is that the authority has not accepted, and so who acts next. */
export type OpenStanding = 'draft' | 'unsigned' | 'refused' | AwayStanding;

/** On its way: nothing is to be done on the page of first steps. */
export type AwayStanding = 'signing' | 'sending' | 'unknown' | 'answer';

export type Declared =
  | { at: 'none' }
  | { at: 'accepted' }
  /** `id`: of that declaration. */
  | { at: OpenStanding; id: number };

/** Statuses before the tax authority has the message; all others wait for its answer. */
const BEFORE: Readonly<Partial<Record<PublicationStatus, OpenStanding>>> = {
  draft: 'draft',
  queued: 'signing',
  numbered: 'signing',
  signing: 'signing',
  signed: 'sending',
  unknown: 'unknown',
};

function standingOf({ status, status_error }: Registration): OpenStanding {
  if (status_error) return status === 'signature_failed' ? 'unsigned' : 'refused';
  return BEFORE[status] ?? 'answer';
}

const away: ReadonlySet<OpenStanding> = new Set<AwayStanding>(['signing', 'sending', 'unknown', 'answer']);

export const isAway = (at: Declared['at']): at is AwayStanding => away.has(at as OpenStanding);

/**
 * Where a company stands with its declarations, given newest first. One on its way counts before one that is still
 * written; what is older than the last accepted one counts no more.
 */
export function declaredBy(registrations: readonly Registration[]): Declared {
  const accepted = registrations.findIndex(({ status }) => status === 'tax_authority_accepted');
  const since = (accepted < 0 ? registrations : registrations.slice(0, accepted)).map((registration) => ({
    at: standingOf(registration),
    id: registration.id,
  }));
  return since.find(({ at }) => isAway(at)) ?? since[0] ?? { at: accepted < 0 ? 'none' : 'accepted' };
}
