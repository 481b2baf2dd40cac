import { Tabs } from '#src/ui/list/tabs.tsx';
import type { TabItem } from '#src/ui/list/tabs.tsx';
import { tabWords } from '#src/wording/invoice.ts';
import { useGetList, useListContext } from 'ra-core';
import { groupFor, statusesOf, statusGroups } from './status-groups.ts';
import type { StatusGroup } from './status-groups.ts';

const tones: Partial<Record<StatusGroup, TabItem['countTone']>> = { refused: 'critical', unknown: 'unknown' };
/** How long a count may stand before it is asked again, ms. */
const countLife = 30_000;

/** How many invoices a group has; one row is read for it. */
function useCount(group: StatusGroup): number | undefined {
  const status = statusesOf(group);
  const { total } = useGetList(
    'invoices',
    {
      filter: status === undefined ? {} : { status },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { staleTime: countLife },
  );
  return total;
}

/** The states people ask for, each with its count; one more filter beside the others. */
export function StatusTabs() {
  const list = useListContext();
  const counts: Record<StatusGroup, number | undefined> = {
    all: useCount('all'),
    draft: useCount('draft'),
    waiting: useCount('waiting'),
    refused: useCount('refused'),
    unknown: useCount('unknown'),
    done: useCount('done'),
  };
  const { status, ...others } = list.filterValues as Record<string, unknown>;
  const choose = (key: string) => {
    const chosen = statusesOf(key as StatusGroup);
    list.setFilters(chosen === undefined ? others : { ...others, status: chosen });
  };
  return (
    <Tabs
      name={tabWords.name}
      tabs={statusGroups.map((key) => ({
        key,
        label: tabWords[key],
        count: counts[key],
        countTone: counts[key] ? tones[key] : 'default',
      }))}
      current={groupFor(typeof status === 'string' ? status : undefined) ?? 'all'}
      onChange={choose}
    />
  );
}
