import { ApiFailure } from '#generated/client/http.ts';
import { takesFilter } from '#src/providers/data/list-query.ts';
import { operationFor } from '#src/providers/resource-descriptor.ts';
import { lists } from '#src/wording/lists.ts';
import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useListState } from './use-list-state.ts';

/** What an address says of a list, without what cannot be used; `filtered`: a filter was among that. */
type Mended = { search: string; filtered: boolean };

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isUsable = (value: unknown) => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text);

function filterOf(text: string): Record<string, unknown> | null {
  try {
    const filter: unknown = JSON.parse(text);
    return typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? { ...filter } : null;
  } catch {
    return null;
  }
}

/** What a list keeps under other names in its address than the API has. */
const ADDRESS_NAMES: Readonly<Record<string, readonly string[]>> = {
  sort: ['sort', 'order'],
  page: ['page'],
  limit: ['perPage'],
};

/**
 * An address can hold anything: it may be old, cut off by a mail program, or typed. Null where all of it can be used.
 * @param refused parameters that the API did not take
 * @param isTaken whether the list can be filtered by this: what it cannot would be dropped on the way, and the whole list would pass for the filtered one
 */
export function mendedSearch(
  search: string,
  refused: readonly string[] = [],
  isTaken: (name: string) => boolean = () => true,
): Mended | null {
  const query = new URLSearchParams(search);
  const before = query.toString();
  let filtered = false;
  for (const name of refused.flatMap((one) => ADDRESS_NAMES[one] ?? [])) query.delete(name);
  for (const name of ['page', 'perPage']) if (!isCount(query.get(name) ?? '1')) query.delete(name);
  const text = query.get('filter');
  if (text !== null) {
    const filter = filterOf(text);
    const entries = Object.entries(filter ?? {});
    const usable = entries.filter(
      ([name, value]) => isUsable(value) && !refused.includes(name) && isTaken(name),
    );
    filtered = filter === null || usable.length < entries.length;
    if (filtered) {
      query.delete('page');
      query.delete('filter');
      if (usable.length > 0) query.set('filter', JSON.stringify(Object.fromEntries(usable)));
    }
  }
  const after = query.toString();
  return after === before ? null : { search: after === '' ? '' : `?${after}`, filtered };
}

type MendedAddressProps = { resource: string; children: ReactNode };

/** The list of a resource, once all of its address can be used: what is left out is said where it was a filter. */
export function MendedAddress({ resource, children }: MendedAddressProps) {
  const { search } = useLocation();
  const notify = useNotify();
  const row = operationFor(resource, 'list');
  const mended = mendedSearch(search, [], (name) => takesFilter(row, name));
  const filtered = mended?.filtered === true;
  useEffect(() => {
    if (filtered) notify(lists.filterIgnored, { type: 'error' });
  }, [filtered, notify]);
  return mended === null ? children : <Navigate to={{ search: mended.search }} replace />;
}

/** Takes out of the address what the API refused, so that the list comes in its usual order instead of failing for ever. */
export function useMendedRefusal(): void {
  const { error } = useListState();
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const mend = useEffectEvent((failure: unknown) => {
    if (!(failure instanceof ApiFailure)) return;
    // One of several values is named by its place: `status.0`.
    const refused = failure.errors.flatMap(({ fields }) => fields.map((field) => field.split('.')[0] ?? ''));
    const mended = mendedSearch(search, refused);
    if (mended === null) return;
    if (mended.filtered) notify(lists.filterIgnored, { type: 'error' });
    void navigate({ search: mended.search }, { replace: true });
  });
  useEffect(() => {
    mend(error);
  }, [error]);
}
