import type { components } from '#generated/types.ts';
import { useCanAccess, useGetList } from 'react-admin';

export type Currency = components['schemas']['Currency'];

/** More than any company trades in. */
const LIMIT = 100;
const none: readonly Currency[] = [];

/** The company's currencies in use with the rates it has written down; none for who may not read them. */
export function useCurrencies(): readonly Currency[] {
  const { canAccess: enabled = false } = useCanAccess({ resource: 'currencies', action: 'list' });
  const request = {
    pagination: { page: 1, perPage: LIMIT },
    sort: { field: 'code', order: 'ASC' as const },
    filter: { status: 'active' },
  };
  const { data } = useGetList<Currency>('currencies', request, { enabled });
  return data ?? none;
}
