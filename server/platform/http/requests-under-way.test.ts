import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestsUnderWay } from './requests-under-way.ts';

async function serverAtWork() {
  const app = fastify({ forceCloseConnections: true, return503OnClosing: false });
  onTestFinished(() => app.close());
  const under_way = requestsUnderWay(app);
  const order: string[] = [];
  let beginClosing = (): void => undefined;
  const closingBegun = new Promise<void>((done) => (beginClosing = done));
  app.addHook('preClose', async () => {
    setImmediate(beginClosing);
    await under_way.ended(60_000);
    order.push('closed');
  });
  let resolve = (_result: string): void => undefined;
  let begin = (): void => undefined;
  const result = new Promise<string>((done) => (resolve = done));
  const begun = new Promise<void>((done) => (begin = done));
  const run = under_way.track(async () => {
    begin();
    order.push(await result);
    return { result: await result };
  });
  app.get('/', () => run());
  app.get('/other', () => 'ok');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url, order, work: { resolve: (text: string) => resolve(text) }, begun, closingBegun };
}

test('what is asked for when the server stops is answered before connections are cut', async () => {
  const { app, url, order, work, begun, closingBegun } = await serverAtWork();
  const reply = fetch(url);
  await begun;
  const closing = app.close();
  await closingBegun;
  const later = await fetch(`${url}/other`);
  expect([later.status, later.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await later.json()).toMatchObject({ message: expect.stringContaining('đang khởi động lại') });
  work.resolve('saved');
  expect(await (await reply).json()).toEqual({ result: 'saved' });
  await closing;
  expect(order).toEqual(['saved', 'closed']);
});

test('what is worked on for a caller who is gone is waited for too', async () => {
  const { app, url, order, work, begun, closingBegun } = await serverAtWork();
  const leaving = new AbortController();
  const reply = fetch(url, { signal: leaving.signal });
  await begun;
  leaving.abort();
  await expect(reply).rejects.toThrow();
  await vi.waitFor(async () => expect(await connectionsOf(app.server)).toBe(0));
  const closing = app.close();
  await closingBegun;
  work.resolve('saved');
  await closing;
  expect(order).toEqual(['saved', 'closed']);
});

test('is waited for so long and no longer', async () => {
  const app = fastify();
  const { track, ended } = requestsUnderWay(app);
  void track(() => new Promise(() => undefined))();
  await ended(1);
});

const connectionsOf = (server: { getConnections(done: (error: unknown, count: number) => void): void }) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
