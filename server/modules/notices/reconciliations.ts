import { readableDate } from '#domain/fields/calendar-date.ts';
import { differingDays as readDifferingDays } from '#server/modules/reconciliations/index.ts';
import { MAX_OF_A_SORT, PLAIN, type Source } from './found.ts';
import { mayOpen, PLACES } from './places.ts';

/** Days on which the authority's list differs from what was sent, as long as it does. */
export const differingDays: Source = async (tx, { account: { permissions }, since }) => {
  const { operation, path } = PLACES.reconciliation;
  if (!mayOpen(permissions, operation)) return [];
  const days = await readDifferingDays(tx, since, MAX_OF_A_SORT);
  return days.map(({ day, differs_since }) => ({
    ...PLAIN,
    key: `reconciliation:${day}`,
    kind: 'authority',
    topic: 'reconciliation_differs',
    happened_on: differs_since,
    name: readableDate(day),
    path: path(day),
  }));
};
