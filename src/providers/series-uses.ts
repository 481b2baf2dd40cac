import type { SeriesUse } from '#domain/registration/series-in-force.ts';
import { seriesUseOn } from '#domain/registration/series-in-force.ts';
import { useGetRegistrationUses } from '#generated/client/registrations/registrations.ts';
import { today } from './today.ts';

/** What the accepted declarations say of series, from day to day; null until it is here, and where it could not be read. */
export function useSeriesUses(): readonly SeriesUse[] | null {
  return useGetRegistrationUses().data ?? null;
}

/** What is in force of series today; null while nothing is accepted, `undefined` while that is not known. */
export function useSeriesUse(): SeriesUse | null | undefined {
  const uses = useSeriesUses();
  return uses === null ? undefined : seriesUseOn(uses, today());
}
