import { isTaken, PUBLICATION_STATUSES, type PublicationStatus } from './publication.ts';

/** How the publication of one of many stands. */
export type Outcome = 'ok' | 'failed' | 'unknown' | 'waiting';

export type Tally = Record<Outcome, number>;

export function outcomeOf(status: PublicationStatus): Outcome {
  if (status === 'unknown') return 'unknown';
  if (PUBLICATION_STATUSES[status].is_error || status === 'cancelled') return 'failed';
  return isTaken(status) ? 'ok' : 'waiting';
}

/** Of one of a batch: what was not taken, or is there no more, has failed until it is published by itself. */
export function outcomeInBatch(status: PublicationStatus | null, taken: boolean): Outcome {
  if (status === null) return 'failed';
  return !taken && status === 'draft' ? 'failed' : outcomeOf(status);
}

/** N = được + lỗi + chưa rõ + chờ. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const counted: Tally = { ok: 0, failed: 0, unknown: 0, waiting: 0 };
  for (const outcome of outcomes) counted[outcome] += 1;
  return counted;
}
