import {
  countTaxAuthorities,
  searchTaxAuthorities,
} from '#generated/client/tax-authorities/tax-authorities.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** Authorities in one answer (the server's page). */
const pageSize = 20;
/** The catalogue changes when the ministry decides, not while one types. */
const keptMs = 5 * 60_000;

/**
 * The tax authorities that fit what is typed, a page at a time: page 1 starts the list again, each further page is put behind
 * it. Pages stand under their query, so an answer that comes late is never shown for another.
 */
export function useTaxAuthorities(text: string) {
  const query = useDebounced(text.trim());
  const found = useInfiniteQuery({
    queryKey: ['tax_authorities', query],
    queryFn: ({ pageParam, signal }) => searchTaxAuthorities({ query, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.length < pageSize ? undefined : page + 1),
    staleTime: keptMs,
  });
  const count = useQuery({
    queryKey: ['tax_authorities_count', query],
    queryFn: ({ signal }) => countTaxAuthorities({ query }, { signal }),
    staleTime: keptMs,
  });
  return {
    authorities: found.data?.pages.flat() ?? [],
    total: count.data,
    loading: found.isFetching || query !== text.trim(),
    error: found.error,
    more: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
  };
}
