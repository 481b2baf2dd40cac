import type { PublicationStatus } from '#domain/transmission/publication.ts';

/** Where a declaration stands: a draft, on its way, accepted, or back with reasons. */
export type Standing = { status: PublicationStatus; status_error: boolean };

/** Sent and not refused: neither changed nor sent again. */
export function isOnItsWay({ status, status_error }: Standing): boolean {
  return status !== 'draft' && !status_error;
}
