import { PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import type { ListTab } from '#src/views/list/searches/list-tab.ts';
import { historyWords } from '#src/wording/transmissions.ts';

const failed = PUBLICATION_STATUS.filter((status) => PUBLICATION_STATUSES[status].is_error).join(',');

/** What people ask a history for: which way, and what went wrong. */
export const historyTabs = (): readonly ListTab[] => [
  { key: 'all', label: historyWords.tabs.all, filter: {} },
  { key: 'out', label: historyWords.tabs.out, filter: { direction: 'out' } },
  { key: 'in', label: historyWords.tabs.in, filter: { direction: 'in' } },
  { key: 'failed', label: historyWords.tabs.failed, filter: { status: failed }, tone: 'critical' },
  { key: 'unknown', label: historyWords.tabs.unknown, filter: { status: 'unknown' }, tone: 'unknown' },
];

/** Whether a tab says already what a filter is set to. */
export function isShownByTab(source: string, value: unknown): boolean {
  return historyTabs().some(({ filter }) => filter[source] === value && Object.keys(filter).length === 1);
}
