import type { PublicationStatus } from './publication.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from './statuses.table.ts';

/** Status of a stored answer that could not be read. */
export const UNREADABLE = 'response_in_incorrect_format' satisfies TransmissionStatus;

/** A message as the transmission history knows it. */
export type KnownMessage = {
  readonly direction: 'out' | 'in';
  readonly status: PublicationStatus;
  readonly reply_to: string | null;
};

/** Tra cứu: only of one of ours that may have arrived or not (chưa rõ) is there anything to find out. */
export function mayLookUp({ direction, status }: Pick<KnownMessage, 'direction' | 'status'>): boolean {
  return direction === 'out' && status === 'unknown';
}

/**
 * Yêu cầu gửi lại phản hồi: of an answer that stays unreadable, and of one of ours that arrived and still awaits its final answer. What
 * is of unknown whereabouts is looked up first.
 */
export function mayFetchAgain({ direction, status, reply_to }: KnownMessage): boolean {
  if (direction === 'in') return status === UNREADABLE && reply_to !== null;
  const arrived = Object.entries(TRANSMISSION_STATUSES).find(([known]) => known === status);
  return arrived !== undefined && !arrived[1].final;
}
