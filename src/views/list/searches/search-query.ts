import type { SortPayload } from 'react-admin';
import type { FilterValues } from '../active-filters.ts';
import { defaultSort, sortText } from '../list-sort.ts';

export type SearchState = { filter: FilterValues; sort: SortPayload };

const sortName = 'sort';

/** Filters and sort as one text, always in the same order, so that equal searches are equal texts. */
export function queryText({ filter, sort }: SearchState): string {
  const query = new URLSearchParams(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)] as [string, string]),
  );
  query.set(sortName, sortText(sort));
  query.sort();
  return query.toString();
}

/** What a saved text asks for; without a sort, `fallback` is the sort. */
export function readQuery(text: string, fallback: SortPayload): SearchState {
  const query = new URLSearchParams(text);
  const sort = query.get(sortName);
  query.delete(sortName);
  return { filter: Object.fromEntries(query), sort: sort === null ? fallback : defaultSort(sort) };
}
