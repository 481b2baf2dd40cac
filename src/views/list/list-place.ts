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
};

/** In memory: another sign-in loads the application anew. */
let place: ListPlace | null = null;
let stays = 0;

/** Remembers how a list stands, over what was remembered of another. */
export function keepListPlace(now: Omit<ListPlace, 'opened' | 'stay'>): void {
  stays += 1;
  place = { ...now, stay: stays, opened: place?.list === now.list ? place.opened : null };
}

/** Every change of page passes here: a record of the list is the one opened, a page elsewhere ends the stay. */
export function followListPlace(pathname: string): void {
  if (place === null || pathname === place.list) return;
  if (!pathname.startsWith(`${place.list}/`)) {
    place = null;
    return;
  }
  const id = /^(?:update\/)?(\d+)$/.exec(pathname.slice(place.list.length + 1))?.[1];
  if (id !== undefined) place = { ...place, opened: Number(id) };
}

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

export function listHref(list: string): string {
  return place?.list === list ? list + place.search : list;
}

/** How the list stands that a page was opened from; null for a page that was opened otherwise. */
export function listSearch(list: string): Pick<ListPlace, 'search' | 'stay'> | null {
  return place?.list === list ? place : null;
}

/** The list is come back to on another of its pages: that of the record that is opened next. */
export function turnListPlace(search: string): void {
  if (place !== null) place = { ...place, search };
}
