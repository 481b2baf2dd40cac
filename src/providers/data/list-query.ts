import type { OperationRow } from '#generated/operations.ts';
import { descriptorOf, operationFor } from '../resource-descriptor.ts';

const hour = 3_600_000;
/** Việt Nam is 7 hours ahead of UTC; date filters are shifted back by as much (spec points 3 and 9). */
const shift = 7 * hour;
const day = 24 * hour;

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A date of a filter as the wire wants it: `…OnMin` the first instant of that day in Việt Nam, `…OnMax` its last, both
 * ISO with Z. Anything that is no date goes as it is.
 */
export function dateFilter(name: string, value: string): string {
  const isMin = name.endsWith('OnMin');
  if (!isDate(value) || !(isMin || name.endsWith('OnMax'))) return value;
  const start = Date.parse(`${value}T00:00:00.000Z`) - shift;
  return new Date(isMin ? start : start + day - 1).toISOString();
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function sortText(sort: string): string {
  const [field = 'id', order] = JSON.parse(sort) as [string, string];
  return order === 'DESC' && !field.startsWith('-') ? `-${field}` : field;
}

function pageOf(range: string): { page: number; limit: number } {
  const [from, to] = JSON.parse(range) as [number, number];
  const limit = to - from + 1;
  return { page: Math.floor(from / limit) + 1, limit };
}

const renamed: Readonly<Record<string, string>> = { q: 'query', id: 'ids' };

/** Whether a list can be filtered by this. */
export function takesFilter(row: OperationRow, name: string): boolean {
  return row.query.includes(renamed[name] ?? name);
}

/**
 * The query of a list in the words of our API, out of that of ra-data-simple-rest (`sort`, `range` and `filter` as
 * JSON). Filters the operation does not know and filters that are empty, null or undefined are dropped (spec point 3).
 */
export function listQuery(row: OperationRow, simpleRest: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: unknown) => {
    if (isGiven(value) && row.query.includes(name)) query.set(name, dateFilter(name, String(value)));
  };
  const range = simpleRest.get('range');
  const sort = simpleRest.get('sort');
  if (range !== null) {
    const { page, limit } = pageOf(range);
    put('page', page);
    put('limit', limit);
  }
  if (sort !== null) put('sort', sortText(sort));
  const filter = JSON.parse(simpleRest.get('filter') ?? '{}') as Record<string, unknown>;
  for (const [name, value] of Object.entries(filter)) put(renamed[name] ?? name, value);
  return query;
}

/**
 * A URL of ra-data-simple-rest (`/customers?sort=…&range=…&filter=…`, `/settings/certificates/5`) as one of ours, with
 * the operation it stands for.
 */
export function rewriteUrl(url: string): { url: string; row: OperationRow } {
  const [path = '', search = ''] = url.split('?');
  const resource = path.slice(1);
  const cut = resource.lastIndexOf('/');
  const id = /^\d+$/.test(resource.slice(cut + 1)) ? resource.slice(cut + 1) : null;
  if (id !== null) {
    const row = operationFor(descriptorOf(resource.slice(0, cut)).name, 'get');
    return { url: row.path.replace('{id}', id), row };
  }
  const row = operationFor(resource, 'list');
  const query = listQuery(row, new URLSearchParams(search)).toString();
  return { url: query === '' ? row.path : `${row.path}?${query}`, row };
}
