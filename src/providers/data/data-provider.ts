import type { DataProvider, GetManyParams, RaRecord } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';
import type { Http } from '../http/http.ts';
import { listQuery, rewriteUrl } from './list-query.ts';
import { nextCursors } from './next-cursors.ts';
import { descriptorOf, operationFor } from '../resource-descriptor.ts';
import { unwrap } from '../http/http.ts';
import type { OperationRow } from '#generated/operations.ts';

/** Most ids one list call takes (the contract's limit). */
const idsPerCall = 250;
const totalHeader = 'X-Total-Count';
const nextHeader = 'X-Next-Cursor';

type Data = Record<string, unknown>;

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** ra-data-simple-rest on our API: its httpClient speaks our dialect, and what it cannot say is said here. */
export function createDataProvider(http: Http): DataProvider {
  const cursors = nextCursors();
  const ask = async (url: string, init?: RequestInit) => {
    const { url: path, row } = rewriteUrl(url);
    const walks = row.query.includes('after');
    const { headers, body, status } = await http.exchange(walks ? cursors.ask(path) : path, init);
    if (walks) cursors.note(path, headers.get(nextHeader));
    return { status, headers, body: '', json: unwrap(row, body) };
  };
  const base = simpleRest('', ask as Parameters<typeof simpleRest>[1], totalHeader);

  const change = async (resource: string, verb: 'create' | 'update' | 'delete', id: unknown, data?: Data) => {
    const row = operationFor(resource, verb);
    const path = row.path.replace('{id}', encodeURIComponent(String(id)));
    const body = data === undefined ? undefined : JSON.stringify(recordBody(row, data));
    return (await http.send(path, { method: row.method, body })) as RaRecord;
  };

  async function getMany(resource: string, { ids, signal }: GetManyParams) {
    const row = operationFor(resource, 'list');
    const pages = await Promise.all(
      chunks(ids, idsPerCall).map(async (some) => {
        const query = listQuery(
          row,
          new URLSearchParams({
            range: JSON.stringify([0, some.length - 1]),
            filter: JSON.stringify({ ids: some }),
          }),
        );
        return (await http.send(`${row.path}?${query.toString()}`, { signal })) as RaRecord[];
      }),
    );
    return { data: pages.flat() };
  }

  const single = (resource: string) => descriptorOf(resource).list_key === null;

  return {
    ...base,
    getOne: async (resource, params) =>
      single(resource)
        ? { data: await http.send(operationFor(resource, 'get').path, { signal: params.signal }) }
        : base.getOne(resource, params),
    getMany,
    create: async (resource, { data }) => ({ data: await change(resource, 'create', null, data) }),
    update: async (resource, { id, data, previousData }) => ({
      data: await change(resource, 'update', id, {
        lock_version: (previousData as Data | undefined)?.['lock_version'],
        ...data,
      }),
    }),
    delete: async (resource, { id }) => ({ data: await change(resource, 'delete', id) }),
    updateMany: async (resource, { ids, data }) => {
      const { data: records } = await getMany(resource, { ids });
      for (const record of records) await change(resource, 'update', record.id, { ...record, ...data });
      return { data: records.map(({ id }) => id) };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await change(resource, 'delete', id);
      return { data: ids };
    },
  } as DataProvider;
}

/**
 * The body of a create or update: the fields the operation takes (lock_version among them on an update), under its
 * request key. What the record merely shows does not travel.
 */
function recordBody(row: OperationRow, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.fromEntries(
    row.request_fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]),
  );
  return row.request_key === null ? fields : { [row.request_key]: fields };
}
