// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepQueries, restoreQueries } from './kept-queries.ts';
import { openTillDb, readCopy, type KeptDevice } from './till-db.ts';

const page = vi.hoisted(() => ({ queryClient: null as unknown }));
vi.mock('#src/providers/providers.ts', () => ({
  get queryClient() {
    return page.queryClient;
  },
}));
vi.mock('#src/providers/auth/tokens.ts', () => ({
  readTokens: () => ({ access_token: 'token' }),
  subjectOf: () => '1',
}));

const SERIES = ['templates', 'getList'];
const ACCOUNT = ['/api/users/profile'];

let client: QueryClient;
function opened(): QueryClient {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  page.queryClient = client;
  return client;
}

/** What the page does while it is open, until its answers are kept. */
async function keptBy(work: () => Promise<void>): Promise<void> {
  const db = await openTillDb('1');
  const stop = keepQueries(() => Promise.resolve(db));
  await work();
  const updated = client.getQueryCache().getAll().length;
  await vi.waitFor(
    async () => expect((await readCopy(db, 'queries'))?.queries.length ?? 0).toBeGreaterThanOrEqual(updated),
    3000,
  );
  // One pause more: the last change has been kept too.
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  db.close();
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  globalThis.indexedDB = new IDBFactory();
  const db = await openTillDb('1');
  await db.put('device', { id: 7 } as KeptDevice, 'own');
  db.close();
});

test('what a page without a network asked for again in vain, or let go of, opens the next one too', async () => {
  opened();
  await keptBy(async () => {
    client.setQueryData(SERIES, ['C26MAA']);
    client.setQueryData(ACCOUNT, 'owner');
    await Promise.resolve();
  });
  opened();
  await restoreQueries();
  await keptBy(async () => {
    const lost = client.fetchQuery({
      queryKey: SERIES,
      queryFn: () => Promise.reject(new Error('no network')),
    });
    await expect(lost).rejects.toThrow('no network');
    client.removeQueries({ queryKey: ACCOUNT });
  });
  opened();
  await restoreQueries();
  expect(client.getQueryState(SERIES)).toMatchObject({ data: ['C26MAA'], status: 'success', error: null });
  expect(client.getQueryData(ACCOUNT)).toBe('owner');
});
