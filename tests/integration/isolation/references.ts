import type { Described } from '#tests/contract/described.ts';
import type { Json } from '#server/platform/http/description.ts';

type Reference = { path: readonly (string | 0)[]; resource: string };

/** The records that a path speaks of: /api/customers/{id} -> customers, /api/customers/imports/{id}/rows -> customers/imports. */
export function resourceOf(one: Described): string {
  const [before = ''] = one.path.replace('/api/', '').split('/{id}');
  return before.endsWith('/imports') || BELOW_INVOICES.includes(before)
    ? before
    : (before.split('/')[0] ?? '');
}

/** Records under the path of invoices that are none of them. */
const BELOW_INVOICES: readonly string[] = ['invoices/bulk_publish', 'invoices/calculating_machine/publish'];

/** Identifiers in bodies that no descriptor speaks of, because their records have no pages. */
const BODY_REFERENCES: Readonly<Record<string, string>> = {
  job_id: 'jobs',
  statement_id: 'statements',
  logo_id: 'template_logos',
  delivery_id: 'webhook_deliveries',
};

/** Names of what is asked of a passkey, which is no record and good for the account that asked alone; and a place in a list. */
const NO_RECORD: readonly string[] = ['challenge_id', 'after_id'];

const QUERY_REFERENCES: Readonly<Record<string, string>> = {
  template_id: 'templates',
  customer_id: 'customers',
  invoice_id: 'invoices',
  registration_id: 'registrations',
  invoice_mistake_id: 'invoice_mistakes',
  summary_table_id: 'invoice_data_summary_tables',
  package_id: 'invoices/calculating_machine/publish',
  user_id: 'users',
  role_id: 'roles',
};

/** Of whichever resource another parameter says: ids of two resources may be alike, so finding nothing by it would prove nothing. */
const OF_ANY_RESOURCE: readonly string[] = ['record_id'];

/** Query parameters that name records, with the resource they name; one that is new has to be put in the table. */
export function queryReferences(one: Described): { name: string; resource: string }[] {
  return one.parameters.flatMap(({ name, in: place }) => {
    if (place !== 'query') return [];
    if (name === 'ids') return [{ name, resource: resourceOf(one) }];
    if (!name.endsWith('_id') || OF_ANY_RESOURCE.includes(name)) return [];
    const resource = QUERY_REFERENCES[name];
    if (resource === undefined) throw new Error(`${one.id}: which resource does ${name} name?`);
    return [{ name, resource }];
  });
}

/** Places in a body that name records: properties marked as references; an unmarked `..._id` is an error. */
export function bodyReferences(one: Described): Reference[] {
  const resource = resourceOf(one);
  // The records that are published together are invoices.
  const of = BELOW_INVOICES.includes(resource) ? 'invoices' : resource;
  return one.body === null ? [] : referencesIn(one.body.schema, [], of);
}

function referencesIn(schema: Json, path: readonly (string | 0)[], of: string): Reference[] {
  const { properties = {}, items } = schema as { properties?: Record<string, Json>; items?: Json };
  const inside = items === undefined ? [] : referencesIn(items, [...path, 0], of);
  const own = Object.entries(properties).flatMap(([name, child]) => {
    if (name === 'ids') return [{ path: [...path, name, 0 as const], resource: of }];
    const resource =
      (child['x-field'] as { reference?: string } | undefined)?.reference ??
      BODY_REFERENCES[name] ??
      (path.includes('filter') ? QUERY_REFERENCES[name] : undefined);
    if (resource !== undefined) return [{ path: [...path, name], resource }];
    if (name.endsWith('_id') && !NO_RECORD.includes(name))
      throw new Error(`${[...path, name].join('.')} names a record without saying of which resource`);
    return referencesIn(child, [...path, name], of);
  });
  return [...inside, ...own];
}

/** The example with one place in it set; what leads to the place is made where the example has none. */
export function withPlace(
  example: unknown,
  [head, ...rest]: readonly (string | 0)[],
  value: unknown,
): unknown {
  if (head === undefined) return value;
  if (Array.isArray(example))
    return example.map((item: unknown, at) => (at === head ? withPlace(item, rest, value) : item));
  const record = (example ?? {}) as Record<string, unknown>;
  return { ...record, [head]: withPlace(record[head], rest, value) };
}
