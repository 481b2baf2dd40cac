import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { GetListResult } from 'react-admin';
import type { FilterValues } from '../active-filters.ts';

/** How long a count may stand before it is asked again, ms. */
const countLife = 30_000;

const first = { page: 1, perPage: 1 };
const sort = { field: 'id', order: 'ASC' } as const;

/** How many records each filter leaves; one row is read for each. Undefined until it is known. */
export function useTabCounts(resource: string, filters: readonly FilterValues[]): (number | undefined)[] {
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
