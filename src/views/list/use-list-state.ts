import { useListContext } from 'react-admin';
import type { ListControllerResult } from 'react-admin';
import type { FilterValues } from './active-filters.ts';

/** The list as react-admin keeps it; it leaves the values of filters untyped. */
export function useListState(): Omit<ListControllerResult, 'filterValues'> & { filterValues: FilterValues } {
  return useListContext();
}
