import type { Draft, DraftLine } from '../draft/draft.ts';

/** Fields of an invoice that are one thing: a tax code of one buyer never goes with the name of another. */
export const HEAD_UNITS = {
  buyer: ['customer_id', 'buyer_tax_code', 'buyer_name'],
  currency: ['currency', 'exchange_rate'],
} as const satisfies Readonly<Record<string, readonly (keyof Draft)[]>>;

/** The same of a line. */
export const LINE_UNITS = {
  kind: ['kind'],
  name: ['product_id', 'code', 'name'],
  unit: ['unit'],
  quantity: ['quantity'],
  unit_price: ['unit_price'],
  discount: ['discount_rate', 'discount_amount'],
  amount: ['amount'],
  vat_rate: ['vat_rate'],
  revenue_percent: ['revenue_percent'],
  special: ['special'],
  extras: ['extras'],
} as const satisfies Readonly<Record<string, readonly Exclude<keyof DraftLine, 'key'>[]>>;

export type LineUnit = keyof typeof LINE_UNITS;
