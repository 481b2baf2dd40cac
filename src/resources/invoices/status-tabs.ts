import type { ListTab } from '#src/views/list/searches/list-tab.ts';
import { tabWords } from '#src/wording/invoice.ts';
import { statusesOf, statusGroups } from './status-groups.ts';
import type { StatusGroup } from './status-groups.ts';

const tones: Partial<Record<StatusGroup, ListTab['tone']>> = { refused: 'critical', unknown: 'unknown' };

/** The states people ask for; one more filter beside the others. */
export const statusTabs: readonly ListTab[] = statusGroups.map((group) => {
  const status = statusesOf(group);
  return {
    key: group,
    label: tabWords[group],
    filter: status === undefined ? {} : { status },
    tone: tones[group],
  };
});
