import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord, type SortPayload } from 'react-admin';
import { useLocation } from 'react-router';
import { listSearch } from './list-place.ts';

/** What a list was asked for. */
type ListAsked = { page: number; perPage: number; sort: SortPayload; filter: unknown };

/** A record beside another, and the page of the list it is on. */
type Neighbour = { id: number; page: number };

type Neighbours = {
  /** From 1, in the whole list. */
  at: number;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
};

type Page = { ids: readonly number[]; total: number };

/** What the address of a list asks for; what it does not say is as in `usual`. */
export function askedBy(search: string, usual: Omit<ListAsked, 'page' | 'filter'>): ListAsked {
  const query = new URLSearchParams(search);
  const field = query.get('sort');
  return {
    page: Number(query.get('page')) || 1,
    perPage: Number(query.get('perPage')) || usual.perPage,
    sort: field === null ? usual.sort : { field, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' },
    filter: parsed(query.get('filter') ?? '{}'),
  };
}

/** An address can hold anything; what is no filter leaves the list whole. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The address that asks for it. */
export function searchFor({ page, perPage, sort, filter }: ListAsked): string {
  const { field, order } = sort;
  const asked = { filter: JSON.stringify(filter), order, page: String(page), perPage: String(perPage) };
  return `?${new URLSearchParams({ ...asked, sort: field }).toString()}`;
}

/** Where a record is in its page of the list; `before` and `after` are the pages around it, asked for where it is at an edge. */
export function neighboursIn(
  id: number,
  { page, perPage }: Pick<ListAsked, 'page' | 'perPage'>,
  { ids, total }: Page,
  around: { before?: Page | undefined; after?: Page | undefined },
): Neighbours | null {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const on = (page_no: number, found: number | undefined): Neighbour | null =>
    found === undefined ? null : { id: found, page: page_no };
  return {
    at: (page - 1) * perPage + at + 1,
    total,
    previous: at > 0 ? on(page, ids[at - 1]) : on(page - 1, around.before?.ids.at(-1)),
    next: at + 1 < ids.length ? on(page, ids[at + 1]) : on(page + 1, around.after?.ids[0]),
  };
}

/**
 * The records before and after one in the list it was opened from, as the list was then: one that leaves the list meanwhile, such as a
 * draft that is published, keeps its place. Null where the page was opened otherwise.
 */
export function useNeighbours(
  resource: string,
  list: string,
  id: number,
  usual: Parameters<typeof askedBy>[1],
): (Neighbours & { asked: ListAsked }) | null {
  const { pathname } = useLocation();
  const place = listSearch(list, pathname);
  const asked = askedBy(place?.search ?? '', usual);
  const stay = place?.stay ?? null;
  const page = usePage(resource, asked, stay);
  const at = page?.ids.indexOf(id) ?? -1;
  const isFirst = at === 0 && asked.page > 1;
  const isLast = at >= 0 && page !== undefined && at + 1 === page.ids.length;
  const before = usePage(resource, { ...asked, page: asked.page - 1 }, isFirst ? stay : null);
  const after = usePage(resource, { ...asked, page: asked.page + 1 }, isLast ? stay : null);
  const found = page === undefined ? null : neighboursIn(id, asked, page, { before, after });
  return found === null ? null : { ...found, asked };
}

/** One page of the list, read once a stay; undefined until it is there, and where nothing is asked (`stay` null). */
function usePage(resource: string, asked: ListAsked, stay: number | null): Page | undefined {
  const provider = useDataProvider();
  const { page, perPage, sort, filter } = asked;
  const { data } = useQuery({
    queryKey: ['list-neighbours', resource, asked, stay],
    queryFn: async (): Promise<Page> => {
      const { data: records, total = 0 } = await provider.getList<RaRecord>(resource, {
        pagination: { page, perPage },
        ...{ sort, filter },
      });
      return { ids: records.map((record) => Number(record.id)), total };
    },
    enabled: stay !== null,
    retry: false,
    staleTime: Infinity,
  });
  return data;
}
