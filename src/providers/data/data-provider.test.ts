import { expect, test } from 'vitest';
import { createDataProvider } from './data-provider.ts';
import type { Http } from '../http/http.ts';

type Call = { url: string; method: string; body: unknown };

/** The provider over a server that keeps what it is sent and answers each list with the ids it is asked for. */
function provider() {
  const calls: Call[] = [];
  const send = async (url: string, init: RequestInit = {}): Promise<unknown> => {
    const { method = 'GET', body } = init;
    calls.push({ url, method, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null });
    const ids = new URLSearchParams(url.split('?')[1]).get('ids');
    return ids === null ? { id: 7 } : ids.split(',').map((id) => ({ id: Number(id), lock_version: 3 }));
  };
  const exchange: Http['exchange'] = async (url, init) => ({
    status: 200,
    headers: new Headers(),
    body: await send(url, init),
  });
  const open: Http['open'] = () => Promise.reject(new Error('nothing is read as it comes'));
  return { data: createDataProvider({ open, exchange, send }), calls };
}

test('a change names the version of the record it was made on, so that a newer one is not overwritten', async () => {
  const { data, calls } = provider();
  const previousData = { id: 7, name: 'An Phú', lock_version: 4 };
  await data.update('customers', { id: 7, data: { name: 'An Bình' }, previousData });
  expect(calls).toEqual([
    { url: '/api/customers/7', method: 'PUT', body: { customer: { name: 'An Bình', lock_version: 4 } } },
  ]);
});

test('a change to many records names the version of each', async () => {
  const { data, calls } = provider();
  await data.updateMany('customers', { ids: [1, 2], data: { status: 'inactive' } });
  const changes = calls.filter(({ method }) => method === 'PUT');
  expect(changes.map(({ url }) => url)).toEqual(['/api/customers/1', '/api/customers/2']);
  for (const { body } of changes) expect(body).toEqual({ customer: { status: 'inactive', lock_version: 3 } });
});

test('records are asked for 250 at a time, each once', async () => {
  const { data, calls } = provider();
  const ids = Array.from({ length: 501 }, (_, at) => at + 1);
  const { data: found } = await data.getMany('customers', { ids });
  expect(found.map(({ id }) => id as number)).toEqual(ids);
  const asked = calls.map(({ url }) => new URLSearchParams(url.split('?')[1]));
  expect(asked.map((query) => query.get('limit'))).toEqual(['250', '250', '1']);
});

test('what a customer merely shows does not travel', async () => {
  const { data, calls } = provider();
  await data.create('customers', { data: { name: 'An Phú', created_on: '2026-11-20T02:15:00Z' } });
  expect(calls[0]?.body).toEqual({ customer: { name: 'An Phú' } });
});
