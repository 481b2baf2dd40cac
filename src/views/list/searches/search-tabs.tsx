import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDataProvider, type GetListResult } from 'react-admin';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { SavedSearchTabs, type SavedSearch } from '#src/ui/list/searches/saved-search-tabs.tsx';
import { lists } from '#src/wording/lists.ts';
import type { FilterValues } from '#src/views/list/active-filters.ts';
import { defaultSort } from '#src/views/list/list-sort.ts';
import { useListState } from '#src/views/list/use-list-state.ts';
import { ownTabFor, withTab, type ListTab } from './list-tab.ts';
import { queryText, readQuery } from './search-query.ts';
import { savedKey, useSavedTabs } from './use-saved-tabs.ts';
import { useLocation, useNavigate } from 'react-router';
import type { SearchState } from './search-query.ts';
import type { SavedSearchRecord } from './use-saved-searches.ts';

type SearchTabsProps = { descriptor: ResourceDescriptor; tabs: readonly ListTab[] };

/** The tabs of a list: its own, then the saved searches. The one that was chosen stays the current one while it is changed. */
export function SearchTabs({ descriptor, tabs }: SearchTabsProps) {
  const list = useListState();
  const { filterValues: filter, filter: about } = list;
  const now = queryText({ filter, sort: list.sort });
  const fallback = defaultSort(descriptor.default_sort);

  const textOf = (query: string) => queryText(readQuery(query, fallback));
  const saved = useSavedTabs(descriptor.name, now, textOf);
  const { searches, chosen, setChosen, ofKey, picked, same } = saved;
  const own = ownTabFor(tabs, filter);
  const current = picked ?? (chosen === own?.key ? undefined : same);
  const counts = useTabCounts(pathOf(descriptor.name as ResourceName), [
    ...tabs.map((tab) => ({ ...tab.filter, ...tab.beside, ...about })),
    ...searches.map(({ query }) => ({ ...readQuery(query, fallback).filter, ...about })),
  ]);

  const apply = (query: string) => {
    const wanted = readQuery(query, fallback);
    list.setFilters(wanted.filter);
    list.setSort(wanted.sort);
  };
  const choose = (key: string) => {
    setChosen(key);
    const tab = tabs.find((one) => one.key === key);
    // Who leaves a saved search leaves its filters too.
    if (tab) list.setFilters(withTab(tabs, tab, current ? {} : filter));
    else apply(ofKey(key)?.query ?? '');
  };
  useDefaultSearch(searches, (search) => {
    setChosen(savedKey(search));
    return readQuery(search.query, fallback);
  });

  const ownTabs: SavedSearch[] = tabs.map(({ key, label, tone = 'default' }, at) => ({
    key,
    label,
    count: counts[at],
    countTone: counts[at] ? tone : 'default',
  }));
  const savedTabs = saved.tabs.map((tab, at) => ({ ...tab, count: counts[tabs.length + at] }));
  return (
    <SavedSearchTabs
      name={lists.savedSearches}
      searches={[...ownTabs, ...savedTabs]}
      current={current?.key ?? own?.key ?? null}
      onChoose={choose}
      changed={current !== undefined && current.text !== now}
      {...saved.acts}
    />
  );
}

/** How long a count may stand before it is asked again, ms. */
const countLife = 30_000;

const first = { page: 1, perPage: 1 };
const sort = { field: 'id', order: 'ASC' } as const;

/** How many records each filter leaves; one row is read for each. Undefined until it is known. */
function useTabCounts(resource: string, filters: readonly FilterValues[]): (number | undefined)[] {
  const provider = useDataProvider();
  return useQueries({
    queries: filters.map((filter) => {
      const asked = { filter, pagination: first, sort };
      return {
        queryKey: [resource, 'getList', asked],
        queryFn: (): Promise<GetListResult> => provider.getList(resource, asked),
        staleTime: countLife,
      };
    }),
    combine: (results) => results.map(({ data }) => data?.total),
  });
}

/** The address of a list in a state, as react-admin writes it. */
function addressOf({ filter, sort }: SearchState): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
  });
  return `?${query.toString()}`;
}

/** Opens a list whose address says nothing by the account's default search. */
function useDefaultSearch(
  searches: readonly SavedSearchRecord[],
  open: (search: SavedSearchRecord) => SearchState,
): void {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const wanted = searches.find(({ is_default, mine }) => is_default && mine);
  const apply = useEffectEvent(() => {
    if (wanted && address === '') void navigate(addressOf(open(wanted)), { replace: true });
  });
  const id = wanted?.id;
  useEffect(() => {
    apply();
  }, [id, address]);
}
