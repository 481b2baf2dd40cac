import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchState } from './search-query.ts';
import type { SavedSearchRecord } from './use-saved-searches.ts';

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
export function useDefaultSearch(
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
