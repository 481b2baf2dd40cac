import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { apiClient, type Exchange } from './api-client.ts';
import { CLIENT_CALLS } from './client-calls.ts';
import { described, describedAs, linksTo, successOf } from './described.ts';
import { prepare, type Prepared } from './examples.ts';
import { problemsOf } from './judge.ts';

const server = withTestApp();

let token: Promise<string> | undefined;
const owner = (): Promise<string> => (token ??= server.current.signIn('owner@demo.vn'));

/** Sends the example of an operation through the generated client, as the owner. */
async function exercise(operation: OperationId): Promise<Exchange> {
  return (await exerciseWith(operation)).exchange;
}

async function exerciseWith(operation: OperationId): Promise<{ exchange: Exchange; prepared: Prepared }> {
  const { url, publishNow } = server.current;
  const prepared = await prepare(operation, exercise);
  // Writing and signing go on after the answer; what comes of them is asked for next.
  if (prepared.source?.operation === 'publishInvoice') await publishNow(1, prepared.id);
  const exchange = await apiClient(url).call(operation, { ...prepared, token: await owner() });
  return { exchange, prepared };
}

/** Takes back what an example made, so that the next may make it again. */
async function undo({ operation, body }: Exchange): Promise<void> {
  const link = Object.values(successOf(describedAs(operation)).links ?? {}).find((one) =>
    one.operationId.startsWith('delete'),
  );
  const record = Object.values(body as Record<string, { id?: number }>)[0];
  if (link === undefined || record?.id === undefined) return;
  const sent = { id: record.id, token: await owner() };
  await apiClient(server.current.url).call(link.operationId as OperationId, sent);
}

const answerOf = ({ status, headers, body }: Exchange) => ({
  status,
  content_type: headers.get('content-type') ?? '',
  total: headers.get('x-total-count'),
  body,
});

describe('the description', () => {
  test('and the generated client hold the same operations', () => {
    expect(Object.keys(CLIENT_CALLS).sort()).toEqual(described.map(({ id }) => id).sort());
  });

  test.each(described)('$id says who may call it, or that anybody may', ({ security }) => {
    expect(security).toBeDefined();
  });

  test.each(described.filter(({ body }) => body !== null))('$id shows an example of its body', ({ body }) => {
    expect(body?.example).toBeDefined();
  });

  test('links only to operations it holds', () => {
    const known = new Set<string>(described.map(({ id }) => id));
    const links = described.flatMap((one) => Object.values(successOf(one).links ?? {}));
    expect(links.filter(({ operationId }) => !known.has(operationId))).toEqual([]);
    expect(linksTo('updateCustomer')).toHaveLength(1);
  });
});

describe('an answer', () => {
  // Transmissions come of a published invoice.
  test('of a first publication stands, for the records that come by themselves', async () => {
    const exchange = await exercise('getInvoiceXml');
    expect(exchange.status).toBe(200);
    expect(exchange.headers.get('content-disposition')).toMatch(
      /^attachment; filename="1C26TAA-0{7}1\.xml"$/,
    );
  });

  test.each(described)('of $id to its example is as described', async ({ id }) => {
    const { exchange, prepared } = await exerciseWith(id);
    expect(problemsOf(id, answerOf(exchange))).toEqual([]);
    expect(exchange.status, JSON.stringify(exchange.body)).toBe(operations[id].success);
    expect(exchange.value).toBeDefined();
    for (const made of [exchange, prepared.source]) if (made !== null) await undo(made);
  });
});
