import { useListContext } from 'ra-core';
import type { ListControllerResult } from 'ra-core';
import type { FilterValues } from './active-filters.ts';

/** The list as react-admin keeps it; it leaves the values of filters untyped. */
export function useListState(): Omit<ListControllerResult, 'filterValues'> & { filterValues: FilterValues } {
  return useListContext();
}
