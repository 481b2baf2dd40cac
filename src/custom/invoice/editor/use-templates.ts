import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { defaultSeries } from '#domain/invoice/default-series.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import { chosenSettings } from '#src/providers/chosen-settings.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { today } from '#src/providers/today.ts';
import { sideOf, type InvoiceSide } from '../invoice-side.ts';
import type { Template } from './draft/draft-content.ts';

const most = 100;
const noTemplates: readonly Template[] = [];

/** The series an invoice of this list can be written in; the one it already has stays among them when it was shut since. */
export function useTemplates(
  chosen: number | null,
  side: InvoiceSide,
): {
  templates: readonly Template[];
  isPending: boolean;
  /** Why there are none to choose from, and once more; null where they were read. */
  failed: { error: unknown; onRetry: () => void } | null;
} {
  const { data, isPending, error, refetch } = useGetList<Template>('templates', {
    pagination: { page: 1, perPage: most },
    sort: { field: 'symbol', order: 'ASC' },
  });
  const templates =
    data?.filter((one) => one.id === chosen || (one.status === 'active' && sideOf(one) === side)) ??
    noTemplates;
  const failed = data === undefined && error !== null ? { error, onRetry: () => void refetch() } : null;
  return { templates, isPending, failed };
}

/** The series a new invoice is offered: the same function chooses on the server where none is named. */
export function useDefaultTemplate(templates: readonly Template[]): Template | null {
  const use = useSeriesUse() ?? null;
  const { data } = useListTenantSettings();
  const day = today();
  return useMemo(
    () => defaultSeries(templates, { use, chosen: chosenSettings(data ?? []), day }),
    [templates, use, data, day],
  );
}
