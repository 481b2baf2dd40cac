import { isTaken, PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';

export type InvoiceRow = components['schemas']['InvoiceSummary'];

export type Tally = { ok: number; failed: number; unknown: number; waiting: number };
type Outcome = keyof Tally;

/** As many as one request to publish may name. */
export const mostAtOnce = 250;

/** Drafts, and those that a signature or the authority failed: the others are on their way or arrived. */
export function isPublishable({ status }: Pick<InvoiceRow, 'status'>): boolean {
  return status === 'draft' || PUBLICATION_STATUSES[status].is_error;
}

function outcomeOf({ status }: Pick<InvoiceRow, 'status'>): Outcome {
  if (status === 'unknown') return 'unknown';
  if (PUBLICATION_STATUSES[status].is_error || status === 'cancelled') return 'failed';
  return isTaken(status) ? 'ok' : 'waiting';
}

/** N = được + lỗi + chưa rõ + chờ; what was not taken at all counts among the failed. */
export function tally(followed: readonly Pick<InvoiceRow, 'status'>[], not_taken: number): Tally {
  const counted: Tally = { ok: 0, failed: not_taken, unknown: 0, waiting: 0 };
  for (const row of followed) counted[outcomeOf(row)] += 1;
  return counted;
}
