import { Tabs } from '#src/ui/list/tabs.tsx';
import type { TabItem } from '#src/ui/list/tabs.tsx';
import { tabWords } from '#src/wording/invoice.ts';
import { useGetList, useListContext } from 'ra-core';

type TabKey = Exclude<keyof typeof tabWords, 'name'>;

const order: readonly TabKey[] = ['all', 'draft', 'sent', 'denial_of_code_issuance', 'unknown', 'code_issued'];
const tones: Partial<Record<TabKey, TabItem['countTone']>> = { denial_of_code_issuance: 'critical', unknown: 'unknown' };
/** How long a count may stand before it is asked again, ms. */
const countLife = 30_000;

const statusOf = (key: TabKey) => (key === 'all' ? undefined : key);

/** How many invoices stand at a status; one row is read for it. */
function useCount(key: TabKey): number | undefined {
  const status = statusOf(key);
  const { total } = useGetList(
    'invoices',
    { filter: status === undefined ? {} : { status }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: countLife },
  );
  return total;
}

/** The states people ask for, each with its count; one more filter beside the others. */
export function StatusTabs() {
  const { filterValues, setFilters } = useListContext();
  const counts: Record<TabKey, number | undefined> = {
    all: useCount('all'),
    draft: useCount('draft'),
    sent: useCount('sent'),
    denial_of_code_issuance: useCount('denial_of_code_issuance'),
    unknown: useCount('unknown'),
    code_issued: useCount('code_issued'),
  };
  const { status, ...others } = filterValues;
  const choose = (key: string) => setFilters(key === 'all' ? others : { ...others, status: key });
  return (
    <Tabs
      name={tabWords.name}
      tabs={order.map((key) => ({ key, label: tabWords[key], count: counts[key], countTone: counts[key] ? tones[key] : 'default' }))}
      current={typeof status === 'string' ? status : 'all'}
      onChange={choose}
    />
  );
}
