import { createServer } from 'node:http';
import type { DemoSizes } from '#server/db/seed/seed-demo.ts';
import { startTestCluster } from './test-cluster.ts';
import type { Clone, TestCluster } from './test-cluster.ts';
import { seededTemplates, type SeededClone } from './seeded-template.ts';

/**
 * Hands databases to the test workers over loopback HTTP: POST / gives one, POST /seeded?invoices=…
 * one with the demo companies, DELETE /<name> takes it back.
 * The cluster starts at the first request, so that runs without a database pay nothing; the next clone is made
 * while the last is in use.
 */
export async function startDatabaseBroker(): Promise<{ address: string; stop(): Promise<void> }> {
  let cluster: Promise<TestCluster> | undefined;
  let next: Promise<Clone> | undefined;
  const prepare = (): Promise<Clone> => {
    cluster ??= startTestCluster();
    const clone = cluster.then((ready) => ready.clone());
    // Whoever takes it hears of the failure; until then it must not end the process as unhandled.
    clone.catch(() => undefined);
    return clone;
  };
  const take = (): Promise<Clone> => {
    const taken = next ?? prepare();
    next = taken.then(prepare);
    next.catch(() => undefined);
    return taken;
  };
  let seeded: Promise<(sizes: DemoSizes) => Promise<SeededClone>> | undefined;
  const takeSeeded = async (query: URLSearchParams): Promise<SeededClone> => {
    cluster ??= startTestCluster();
    seeded ??= cluster.then(seededTemplates);
    const size = (name: string): number => Number(query.get(name));
    const copy = await seeded;
    return copy({ invoices: size('invoices'), customers: size('customers'), products: size('products') });
  };
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://broker');
    const work =
      request.method === 'POST'
        ? pathname === '/seeded'
          ? takeSeeded(searchParams)
          : take()
        : Promise.resolve(cluster).then((ready) =>
            ready?.drop(decodeURIComponent(request.url?.slice(1) ?? '')),
          );
    work.then(
      (body) => reply.end(JSON.stringify(body ?? {})),
      (error: unknown) =>
        reply.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no loopback port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await next?.catch(() => undefined);
      const ready = await cluster?.catch(() => undefined);
      await ready?.stop();
    },
  };
}
