import { LINE_FIELD_NAMES, type LineField } from '#domain/invoice/lines/line-fields.table.ts';
import type { Draft, DraftLine } from '../draft/draft.ts';

/** Fields of an invoice that are one thing: a tax code of one buyer never goes with the name of another. */
export const HEAD_UNITS = {
  buyer: ['customer_id', 'buyer_tax_code', 'buyer_name'],
  currency: ['currency', 'exchange_rate'],
} as const satisfies Readonly<Record<string, readonly (keyof Draft)[]>>;

const DISCOUNT = ['discount_rate', 'discount_amount'] as const;
type GroupedField = 'code' | (typeof DISCOUNT)[number];
type Unit = readonly Exclude<keyof DraftLine, 'key'>[];

export type LineUnit = 'kind' | 'name' | 'discount' | 'special' | 'extras' | Exclude<LineField, GroupedField>;

/** The same of a line: most fields are a unit each. */
export const LINE_UNITS = Object.fromEntries<Unit>([
  ['kind', ['kind']],
  ['name', ['product_id', 'code', 'name']],
  ...LINE_FIELD_NAMES.flatMap((field): [string, Unit][] => {
    if (field === 'code' || field === 'discount_amount') return [];
    return field === 'discount_rate' ? [['discount', DISCOUNT]] : [[field, [field]]];
  }),
  ['special', ['special']],
  ['extras', ['extras']],
]) as Readonly<Record<LineUnit, Unit>>;
