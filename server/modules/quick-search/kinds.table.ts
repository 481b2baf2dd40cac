import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import { operations } from '#generated/operations.ts';

type Result = components['schemas']['QuickSearchResult'];

/** A kind of record that quick search finds. */
export type Kind = {
  kind: Result['kind'];
  href_resource: Result['href_resource'];
  /** Whoever may read the list may find its records. */
  access: readonly (readonly string[])[];
  /** Rows that there are no more. */
  living: RawBuilder<unknown>;
  /** Columns a candidate takes along, for the title and the order. */
  columns: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  subtitle: RawBuilder<unknown>;
  /** What the name of the thing is, for likeness. */
  name: RawBuilder<unknown>;
  /** Codes; a query that one of them begins with comes first. */
  codes: readonly RawBuilder<unknown>[];
};

export const KINDS: readonly Kind[] = [
  {
    kind: 'customer',
    href_resource: 'customers',
    access: operations.listCustomers.access,
    living: sql`deleted_on is null`,
    columns: sql`id, code, name, tax_code, search_text`,
    title: sql`name`,
    subtitle: sql`concat_ws(' · ', code, tax_code)`,
    name: sql`name`,
    codes: [sql`code`, sql`tax_code`],
  },
  {
    kind: 'product',
    href_resource: 'products',
    access: operations.listProducts.access,
    living: sql`deleted_on is null`,
    columns: sql`id, code, name, unit, search_text`,
    title: sql`name`,
    subtitle: sql`concat_ws(' · ', code, unit)`,
    name: sql`name`,
    codes: [sql`code`],
  },
  {
    kind: 'invoice',
    href_resource: 'invoices',
    access: operations.listInvoices.access,
    living: sql`true`,
    columns: sql`id, form_no, symbol, number, issued_on, buyer_name, buyer_person, buyer_tax_code, search_text`,
    title: sql`concat_ws(' ', form_no || symbol, lpad(number::text, 8, '0'))`,
    subtitle: sql`concat_ws(' · ', coalesce(buyer_name, buyer_person), to_char(issued_on, 'DD/MM/YYYY'))`,
    name: sql`coalesce(buyer_name, buyer_person, '')`,
    codes: [
      sql`symbol`,
      sql`form_no || symbol`,
      sql`number::text`,
      sql`lpad(number::text, 8, '0')`,
      sql`buyer_tax_code`,
    ],
  },
];
