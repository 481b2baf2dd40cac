import type { RowId } from '#src/ui/list/table-model.ts';
import { lists } from '#src/wording/lists.ts';

/** A list as it was left for one of its records. */
type ListPlace = {
  /** The list's address without its query. */
  list: string;
  /** Page, sort and filters, as the address has them. */
  search: string;
  ids: ReadonlySet<RowId>;
  whole: boolean;
  /** Another number each time the list is shown or asked otherwise. */
  stay: number;
  /** The record that was opened from it last. */
  opened: RowId | null;
  /** A record of another of its pages on the way to being opened, and the query of that page. */
  turned: { id: RowId; search: string } | null;
};

/** In memory: another sign-in loads the application anew. */
let place: ListPlace | null = null;
let stays = 0;

/** Remembers how a list stands, over what was remembered of another. */
export function keepListPlace(now: Omit<ListPlace, 'opened' | 'stay' | 'turned'>): void {
  stays += 1;
  const opened = place?.list === now.list ? place.opened : null;
  place = { ...now, stay: stays, opened, turned: null };
}

/** Every change of page passes here: a record of the list is the one opened, a page elsewhere ends the stay. */
export function followListPlace(pathname: string): void {
  if (place === null || pathname === place.list) return;
  if (!pathname.startsWith(`${place.list}/`)) {
    place = null;
    return;
  }
  const id = idIn(place.list, pathname);
  if (id !== null) place = { ...place, search: searchOf(place, id), opened: id, turned: null };
}

/** The record that a page below the list is of. */
function idIn(list: string, pathname: string): RowId | null {
  const id = /^(?:update\/)?(\d+)$/.exec(pathname.slice(list.length + 1))?.[1];
  return id === undefined ? null : Number(id);
}

const searchOf = ({ search, turned }: ListPlace, id: RowId | null): string =>
  turned !== null && turned.id === id ? turned.search : search;

/** What to restore in a list that was come back to; null for one opened afresh or asked for otherwise. */
export function leftListPlace(list: string, search: string): ListPlace | null {
  return place?.list === list && place.search === search ? place : null;
}

/** A deleted record is no longer among those ticked. */
export function dropFromListPlace(id: RowId): void {
  if (place === null) return;
  const ids = new Set(place.ids);
  ids.delete(id);
  place = { ...place, ids };
}

/** The way back from a record to its list, as the list was left. */
export function backToList(list: string, label: string): { href: string; label: string } {
  return { href: listHref(list), label: lists.back(label) };
}

/** The address of a list as it was left; `pathname` is the page that asks, where that may be a record of another of its pages. */
export function listHref(list: string, pathname = ''): string {
  return list + (listSearch(list, pathname)?.search ?? '');
}

/** How the list was left that a page was opened from; null for a page that was opened otherwise. */
export function listSearch(list: string, pathname: string): Pick<ListPlace, 'search' | 'stay'> | null {
  if (place?.list !== list) return null;
  return { search: searchOf(place, idIn(list, pathname)), stay: place.stay };
}

/** Once the page of `id` is open the list is returned to as `search` has it. A form that is not left keeps its own way back. */
export function turnListPlace(id: RowId, search: string): void {
  if (place !== null) place = { ...place, turned: { id, search } };
}
