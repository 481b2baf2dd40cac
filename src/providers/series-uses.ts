import type { SeriesUseAt } from '#domain/registration/series-in-force.ts';
import { seriesUseOn } from '#domain/registration/series-in-force.ts';
import { useGetRegistrationUses } from '#generated/client/registrations/registrations.ts';
import { today } from './today.ts';

/** What the accepted declarations say of series today; null while nothing is accepted, `undefined` until it is known. */
export function useSeriesUse(): SeriesUseAt | null | undefined {
  const { data } = useGetRegistrationUses();
  return data && seriesUseOn(data, today());
}
