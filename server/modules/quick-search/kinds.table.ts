import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';
import { shapeOf } from '#server/platform/crud/crud-shape.ts';
import { orderOf } from '#server/platform/crud/list-query.ts';

type Result = components['schemas']['QuickSearchResult'];

/** A kind of record that quick search finds. */
export type Kind = {
  kind: Result['kind'];
  href_resource: Result['href_resource'];
  /** Anyone who may read the list may find its records. */
  access: readonly (readonly string[])[];
  /** Rows that there are no more. */
  living: RawBuilder<unknown>;
  /** The order of its list, which an index has too, where a company may have a million of them; null where there are few. */
  order_of_many: RawBuilder<unknown> | null;
  /** Columns a candidate takes along, for the title and the order. */
  columns: RawBuilder<unknown>;
  title: RawBuilder<unknown>;
  subtitle: RawBuilder<unknown>;
  /** Its total, currency and status; null where a record has none of them. */
  state?: { total: RawBuilder<unknown>; currency: RawBuilder<unknown>; status: RawBuilder<unknown> };
  /** What the name of the thing is, for likeness. */
  name: RawBuilder<unknown>;
  /** Codes; a query that one of them begins with comes first. */
  codes: readonly RawBuilder<unknown>[];
  /** A column that finds by its whole value alone, in capitals, through an index of its own. */
  whole_code?: string;
};

const OWN: readonly Kind[] = [
  {
    kind: 'customer',
    href_resource: 'customers',
    access: operations.listCustomers.access,
    living: sql`deleted_on is null`,
    order_of_many: orderOfList(resources.customers),
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
    order_of_many: orderOfList(resources.products),
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
    order_of_many: sql`issued_on desc, id desc`,
    columns: sql`id, form_no, symbol, number, issued_on, buyer_name, buyer_person, buyer_tax_code, tax_authority_code, total,
      currency, status, search_text`,
    title: sql`concat_ws(' ', form_no || symbol, lpad(number::text, 8, '0'))`,
    subtitle: sql`concat_ws(' · ', coalesce(buyer_name, buyer_person), to_char(issued_on, 'DD/MM/YYYY'))`,
    // Nothing is paid for the goods of a phiếu xuất kho.
    state: {
      total: sql`case when form_no = '6' then null else total::text end`,
      currency: sql`currency`,
      status: sql`status`,
    },
    name: sql`coalesce(buyer_name, buyer_person, '')`,
    codes: [
      sql`symbol`,
      sql`form_no || symbol`,
      sql`number::text`,
      sql`lpad(number::text, 8, '0')`,
      sql`buyer_tax_code`,
      sql`tax_authority_code`,
    ],
    whole_code: 'tax_authority_code',
  },
];

/** Every plain resource that has a page for its records and fields to search; one without a page may hold what is private to a user. */
const described: readonly Kind[] = Object.values<ResourceDescriptor>(resources)
  .filter(
    ({ name, plain, page }) => plain && page !== null && !OWN.some((kind) => kind.href_resource === name),
  )
  .flatMap(kindOf);

/** In the order in which they are shown. */
export const KINDS: readonly Kind[] = [...OWN, ...described];

function orderOfList(descriptor: ResourceDescriptor): RawBuilder<unknown> {
  return orderOf(shapeOf(descriptor, descriptor.name), undefined);
}

function kindOf(descriptor: ResourceDescriptor): Kind[] {
  const { name, record_key, represent, fields, operations: verbs } = descriptor;
  const searched = fields.filter(({ search }) => search);
  if (verbs.list === null || verbs.get === null || searched.length === 0) return [];
  const others = searched.filter(({ source }) => source !== represent);
  const short = others.filter(({ kind }) => kind !== 'long_text').map(({ source }) => sql.ref(source));
  const title = sql`${sql.ref(represent)}::text`;
  const columns = new Set(['id', represent, 'search_text', ...searched.map(({ source }) => source)]);
  return [
    {
      kind: record_key,
      href_resource: name,
      access: operations[verbs.list as OperationId].access,
      order_of_many: null,
      living: verbs.restore === null ? sql`true` : sql`deleted_on is null`,
      columns: sql.join([...columns].map((column) => sql.ref(column))),
      title,
      subtitle: short.length === 0 ? sql`''` : sql`concat_ws(' · ', ${sql.join(short)})`,
      name: title,
      codes: short.length === 0 ? [title] : short,
    },
  ];
}
