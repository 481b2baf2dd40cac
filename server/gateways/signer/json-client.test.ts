import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { jsonClient } from './json-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const client = jsonClient({ log: createLog('silent'), timeout_ms: 5000, max_bytes: 1000 });
const unknown = (cause: string) => ({ kind: 'unknown', cause });

it('gives status and body of an answer, whatever it says', async () => {
  const url = await serving((_request, reply) => reply.writeHead(400).end('{"error":"invalid_request"}'));
  expect(await client.post(url, {})).toEqual({
    kind: 'answer',
    status: 400,
    body: { error: 'invalid_request' },
  });
});

it('takes an answer without a body', async () => {
  const url = await serving((_request, reply) => reply.writeHead(204).end());
  expect(await client.post(url, {})).toEqual({ kind: 'answer', status: 204, body: null });
});

it.each([
  [500, '{}', 'server_error'],
  [503, '', 'server_error'],
  [429, '{}', 'server_error'],
  [200, '<html>', 'garbled'],
  [200, '{"signatures":["AA', 'garbled'],
])('knows nothing from %i %j', async (status, text, cause) => {
  const url = await serving((_request, reply) => reply.writeHead(status).end(text));
  expect(await client.post(url, {})).toEqual(unknown(cause));
});

it('gives up an answer that does not end', async () => {
  const url = await serving((_request, reply) => {
    const more = (): void => {
      while (reply.write('x'.repeat(500)));
      reply.once('drain', more);
    };
    more();
  });
  expect(await client.post(url, {})).toEqual(unknown('too_long'));
});

it('waits no longer than told', async () => {
  const url = await serving(() => undefined);
  const hasty = jsonClient({ log: createLog('silent'), timeout_ms: 50 });
  expect(await hasty.post(url, {})).toEqual(unknown('timeout'));
});

it('carries no password on to where it is sent instead', async () => {
  let visits = 0;
  const elsewhere = await serving((_request, reply) => {
    visits += 1;
    reply.end('{}');
  });
  const url = await serving((_request, reply) => reply.writeHead(307, { location: elsewhere }).end());
  expect(await client.post(url, { sp_password: 'x' })).toEqual(unknown('connection'));
  expect(visits).toBe(0);
});

it('sends a form as a form and all else as JSON, with the token', async () => {
  const seen: (string | undefined)[][] = [];
  const url = await serving(({ headers }, reply) => {
    seen.push([headers['content-type'], headers.authorization]);
    reply.end('{}');
  });
  await client.post(url, new URLSearchParams({ a: '1' }));
  await client.post(url, { a: 1 }, 'T');
  expect(seen).toEqual([
    ['application/x-www-form-urlencoded;charset=UTF-8', undefined],
    ['application/json', 'Bearer T'],
  ]);
});
