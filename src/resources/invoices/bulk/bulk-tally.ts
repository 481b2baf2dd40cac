import { outcomeOf, tallyOf, type Tally } from '#domain/transmission/outcome.ts';
import { PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';

export type InvoiceRow = components['schemas']['InvoiceSummary'];

/** As many as one request to publish may name. */
export const mostAtOnce = 250;

/** Drafts, and those that a signature or the authority failed: the others are on their way or arrived. */
export function isPublishable({ status }: Pick<InvoiceRow, 'status'>): boolean {
  return status === 'draft' || PUBLICATION_STATUSES[status].is_error;
}

/** N = được + lỗi + chưa rõ + chờ; what was not taken at all counts among the failed. */
export function tally(followed: readonly Pick<InvoiceRow, 'status'>[], not_taken: number): Tally {
  const counted = tallyOf(followed.map(({ status }) => outcomeOf(status)));
  return { ...counted, failed: counted.failed + not_taken };
}
