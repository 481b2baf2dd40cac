import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { setErrorHandlers } from '#server/platform/http/error-handler.ts';
import type { Db } from '#server/context.ts';
import { runOperation } from './run-operation.ts';

let app: FastifyInstance;
let lines: { level: number; msg: string }[] = [];

const ERROR_LEVEL = 50;
const errors = () => lines.filter(({ level }) => level >= ERROR_LEVEL);

beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  app = fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  setErrorHandlers(app);
});
afterEach(async () => app.close());

test('what a caller asked for who has hung up is done all the same, without an address', async () => {
  const work = vi.fn(async () => ({}));
  const db = { withPlugin: () => ({}) } as unknown as Db;
  const run = runOperation({ db, clock: systemClock, read: async () => [] });
  app.get('/api/site', async (request, reply) => {
    request.raw.socket.destroy();
    await once(request.raw.socket, 'close');
    return run('getSite', request, reply, work);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  connect(port, '127.0.0.1').write('GET /api/site HTTP/1.1\r\nhost: hoadon\r\n\r\n');
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(work).toHaveBeenCalledWith(
    expect.objectContaining({ caller: expect.objectContaining({ address: '' }) }),
  );
  expect(errors()).toEqual([]);
});
