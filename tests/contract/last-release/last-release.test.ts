import { describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { releaseClient, type Exchange } from './release-client.ts';
import { isRecord, prepare, type Prepared } from './release-examples.ts';
import { brokenPromises } from './release-judge.ts';
import { acknowledgedOperations, promised, promisedAs, VERSION } from './release.ts';

const server = withTestApp();

let token: Promise<string> | undefined;
const owner = (): Promise<string> => (token ??= server.current.signIn('owner@demo.vn'));

let client: ReturnType<typeof releaseClient> | undefined;
async function call(operation: string, ids: number[], body: unknown): Promise<Exchange> {
  client ??= releaseClient(server.current.url);
  return (await client)(operation, { ids, body, token: await owner() });
}

const exercise = async (operation: string): Promise<Exchange> => (await exerciseWith(operation)).exchange;

async function exerciseWith(operation: string): Promise<{ exchange: Exchange; prepared: Prepared }> {
  const prepared = await prepare(operation, exercise);
  // Writing and signing go on after the answer; what comes of them is asked for next.
  if (prepared.source?.operation === 'publishInvoice')
    await server.current.publishNow(1, prepared.ids[0] ?? 0);
  return { exchange: await call(operation, prepared.ids, prepared.body), prepared };
}

/** Takes back what an example made, so that the next may make it again. */
async function undo({ operation, body }: Exchange): Promise<void> {
  const links = Object.values(promisedAs(operation).answer.links ?? {});
  const link = links.find(({ operationId }) => operationId.startsWith('delete'));
  const [record] = isRecord(body) ? Object.values(body) : [];
  if (link !== undefined && isRecord(record) && typeof record['id'] === 'number')
    await call(link.operationId, [record['id']], undefined);
}

const acknowledged = acknowledgedOperations();
const kept = promised.filter(({ id }) => !acknowledged.has(id));

describe(`the client of ${VERSION} at today's server`, () => {
  test('is tried with every operation that nobody broke knowingly', () => {
    expect(promised.length).toBeGreaterThan(0);
    expect(kept.length + acknowledged.size).toBe(promised.length);
  });

  // Transmissions come of a published invoice.
  test('publishes, for the records that come by themselves', async () => {
    expect((await exercise('getInvoiceXml')).status).toBe(200);
  });

  test.each(kept)('is answered by $id as it was promised', async ({ id }) => {
    const { exchange, prepared } = await exerciseWith(id);
    expect(brokenPromises(exchange)).toEqual([]);
    expect(exchange.value).toBeDefined();
    for (const made of [exchange, prepared.source]) if (made !== null) await undo(made);
  });
});

describe('a promise is broken', () => {
  const answer = (body: unknown, headers: Record<string, string> = {}): Exchange => ({
    operation: 'listCustomers',
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', 'x-total-count': '0', ...headers }),
    body,
    value: body,
  });

  test('by none of what came later: a new property, a new header', () => {
    expect(brokenPromises(answer({ customers: [], page: 1 }, { 'x-next': '2' }))).toEqual([]);
  });

  test.each<[string, Exchange]>([
    ['by another key', answer({ buyers: [] })],
    ['by a record without what it always had', answer({ customers: [{ id: 1 }] })],
    ['by another type', { ...answer({ customers: [] }), headers: new Headers({ 'x-total-count': '0' }) }],
    [
      'by a header that is gone',
      { ...answer({ customers: [] }), headers: new Headers({ 'content-type': 'application/json' }) },
    ],
    ['by another status', { ...answer({ customers: [] }), status: 404 }],
  ])('%s', (_how, exchange) => {
    expect(brokenPromises(exchange)).not.toEqual([]);
  });
});
