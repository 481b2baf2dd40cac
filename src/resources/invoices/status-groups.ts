import { isTaken, PUBLICATION_STATUSES, UNSENT } from '#domain/transmission/publication.ts';
import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';

/** What people ask a list of invoices for. */
export type StatusGroup = 'all' | 'draft' | 'waiting' | 'refused' | 'unknown' | 'done';

export const statusGroups: readonly StatusGroup[] = ['all', 'draft', 'waiting', 'refused', 'unknown', 'done'];

/** Given up is in none: nothing is to be done about it. */
function groupOf(status: PublicationStatus): StatusGroup {
  if (status === 'draft' || status === 'unknown') return status;
  const { is_error, final } = PUBLICATION_STATUSES[status];
  if (is_error) return 'refused';
  if (isTaken(status)) return 'done';
  return final ? 'all' : 'waiting';
}

/** The filter of a group as the contract takes it: its states, comma-separated; undefined is no filter. */
export function statusesOf(group: StatusGroup): string | undefined {
  return group === 'all'
    ? undefined
    : PUBLICATION_STATUS.filter((status) => groupOf(status) === group).join(',');
}

/** The filter of what is late or due: nothing of it has left for the tax authority, as far as is known. */
export const unsentStatuses = UNSENT.join(',');

/** The group a filter stands for; a filter set by hand to one state stands for none. */
export function groupFor(filter: string | undefined): StatusGroup | null {
  return statusGroups.find((group) => statusesOf(group) === filter) ?? null;
}
