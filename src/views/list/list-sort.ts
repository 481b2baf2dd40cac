import type { Sort } from '#src/ui/list/table-model.ts';
import type { SortPayload } from 'react-admin';

/** Rows of a page until the user wants another number. */
export const firstPageSize = 15;

/** The sort as the table's heads show it: of several fields, the first. */
export function shownSort({ field, order }: SortPayload): Sort {
  const first = field.split(',')[0] ?? '';
  if (first.startsWith('-')) return { key: first.slice(1), order: 'desc' };
  return { key: first, order: order === 'DESC' ? 'desc' : 'asc' };
}

export function sortPayload({ key, order }: Sort): SortPayload {
  return { field: key, order: order === 'desc' ? 'DESC' : 'ASC' };
}

/** The description's default sort (`-issued_on,-id`) as react-admin keeps one; several fields travel in `field`. */
export function defaultSort(sort: string): SortPayload {
  if (sort.includes(',') || !sort.startsWith('-')) return { field: sort, order: 'ASC' };
  return { field: sort.slice(1), order: 'DESC' };
}

/** A sort as the wire writes it: `-created_on`, `-issued_on,-id`. */
export function sortText({ field, order }: SortPayload): string {
  return order === 'DESC' && !field.startsWith('-') ? `-${field}` : field;
}
