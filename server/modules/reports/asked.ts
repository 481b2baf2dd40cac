import type { operations } from '#generated/types.ts';
import { periodOf, type Period } from './period.ts';
import { vatRateName } from '#domain/rules/tax/vat-rate-names.table.ts';

type Query = NonNullable<operations['getInvoiceSummaryReport']['parameters']['query']>;

/** What a report is of: its period, and what is left out of it. */
export type Asked = Period & Pick<Query, 'series' | 'buyer' | 'vat_rate'>;

/** What a request asks for, the month of `today` by default. Fails as periodOf does. */
export function askedOf({ from, to, series, buyer, vat_rate }: Query, today: string): Asked {
  return {
    ...periodOf({ from, to }, today),
    series: textOf(series),
    buyer: textOf(buyer),
    vat_rate: textOf(vat_rate),
  };
}

/** Blank text asks for nothing. */
function textOf(text: string | undefined): string | undefined {
  const typed = text?.trim();
  return typed === '' ? undefined : typed;
}

/** A rate in words; null for rows without one. */
export function rateName(rate: string | null): string {
  return rate === null ? 'Không có thuế suất' : vatRateName(rate);
}

/** What is left out of a report, as its file says it under the title. */
export function filterNames({ series, buyer, vat_rate }: Asked): string[] {
  const rate = vat_rate === 'none' ? null : vat_rate;
  return [
    ...(series === undefined ? [] : [`Ký hiệu: ${series}`]),
    ...(buyer === undefined ? [] : [`Người mua: ${buyer}`]),
    ...(rate === undefined ? [] : [`Thuế suất: ${rateName(rate)}`]),
  ];
}
