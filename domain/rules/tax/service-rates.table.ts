import type { Dated } from '../dated.ts';

export type ServiceRateRow = Dated & { readonly rate: string };

const CHECKED = '2026-11-25';

/** Thuế suất of the operator's own service, packages of this product, by the day it is sold. */
export const SERVICE_RATES = [
  {
    rate: '10%',
    valid_from: '2022-01-01',
    valid_to: '2025-06-30',
    source: 'Luật Thuế GTGT 48/2024/QH15 Điều 9.3; information technology was outside the reliefs before',
    checked: CHECKED,
    assumed: true,
  },
  {
    rate: '8%',
    valid_from: '2025-07-01',
    valid_to: '2026-12-31',
    source: 'NQ 204/2025/QH15, NĐ 174/2025/NĐ-CP',
    checked: CHECKED,
    assumed: true,
  },
  {
    rate: '10%',
    valid_from: '2027-01-01',
    valid_to: null,
    source: 'Luật Thuế GTGT 48/2024/QH15 Điều 9.3',
    checked: CHECKED,
    assumed: true,
  },
] as const satisfies readonly ServiceRateRow[];
