import { isTaken, PUBLICATION_STATUSES, type PublicationStatus } from './publication.ts';

/** How the publication of one of many is. */
export type Outcome = 'ok' | 'failed' | 'unknown' | 'waiting' | 'stopped';

/** How far the server is with one of a batch: not taken yet, on its way, not taken because of its reasons, or given up by a person. */
export type BatchItemState = 'pending' | 'taken' | 'refused' | 'stopped';

export function outcomeOf(status: PublicationStatus): Exclude<Outcome, 'stopped'> {
  if (status === 'unknown') return 'unknown';
  if (PUBLICATION_STATUSES[status].is_error || status === 'cancelled') return 'failed';
  return isTaken(status) ? 'ok' : 'waiting';
}

const OF_MISSING = { pending: 'waiting', taken: 'failed', refused: 'failed', stopped: 'stopped' } as const;

/** Of one of a batch; `status` is null where the invoice is there no more. What was published by itself since counts as it is now. */
export function outcomeInBatch(status: PublicationStatus | null, state: BatchItemState): Outcome {
  if (status === null) return OF_MISSING[state];
  const outcome = outcomeOf(status);
  // It is tried again: its earlier failure does not count any more.
  if (state === 'pending' && outcome === 'failed') return 'waiting';
  return status === 'draft' ? OF_MISSING[state === 'taken' ? 'pending' : state] : outcome;
}
