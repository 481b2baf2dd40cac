import { defaultSeries } from '#domain/invoice/default-series.ts';
import type { SeriesUse } from '#domain/registration/series-in-force.ts';
import { seriesUseOn } from '#domain/registration/series-in-force.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import { useMemo } from 'react';
import type { Template } from './draft-content.ts';

const chosenOf = (settings: readonly components['schemas']['TenantSetting'][]) =>
  new Map(
    settings.flatMap(({ configs }) =>
      configs.map(({ config_key, config_value }) => [config_key, config_value]),
    ),
  );

/** The series a new invoice is offered: the same function chooses on the server where none is named. */
export function useDefaultTemplate(
  templates: readonly Template[],
  uses: readonly SeriesUse[] | null,
): Template | null {
  const { data } = useListTenantSettings();
  const day = today();
  return useMemo(() => {
    const choosing = {
      use: uses === null ? null : seriesUseOn(uses, day),
      chosen: chosenOf(data ?? []),
      day,
    };
    return defaultSeries(templates, choosing);
  }, [templates, uses, data, day]);
}
