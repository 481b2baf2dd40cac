import { useMemo } from 'react';
import type { RowSetting } from './row.ts';

/** The same object while nothing in it is another. */
export function useRowSetting(now: RowSetting): RowSetting {
  const { store, rates, columns, own, percents, price_includes_tax, lastPriceOf } = now;
  const { onMenu, entries, onTaken, onMake, cells, all_open } = now;
  return useMemo(
    () => ({
      ...{ store, rates, columns, own, percents, price_includes_tax, lastPriceOf },
      ...{ onMenu, entries, onTaken, onMake, cells, all_open },
    }),
    [
      store,
      rates,
      columns,
      own,
      percents,
      price_includes_tax,
      lastPriceOf,
      onMenu,
      entries,
      onTaken,
      onMake,
      cells,
      all_open,
    ],
  );
}
