import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { described, successOf, type Described } from '../described.ts';
import { AS_IT_STANDS, UNREACHED } from '../exceptions.table.ts';
import { clientFunction } from '../wire/client-functions.ts';
import { demand } from '../wire/finding.ts';
import { Workbench } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();

describe('the description', () => {
  test.each(described)('$id has its function in the generated client', ({ id }) => {
    expect(clientFunction(id)).not.toBeNull();
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
  });
});

const unreached = ({ id }: Described): boolean => UNREACHED[id] !== undefined;

describe('the example of a body', () => {
  eachOperation(
    bench,
    'answers it as described',
    (one) => !unreached(one),
    async ({ id }) => {
      const { exchange } = await bench.exercise(id);
      demand(exchange, exchange.status === operations[id].success, `not ${operations[id].success}`);
      demand(exchange, exchange.value !== undefined, 'the generated client makes nothing of the answer');
    },
  );

  eachOperation(bench, 'is refused as described where a secret is missing', unreached, async ({ id }) => {
    const { sources: _sources, ...sent } = await bench.prepare(id);
    const exchange = await bench.call(id, sent);
    const refused = exchange.status >= 400 && exchange.status < 500;
    const done = AS_IT_STANDS.includes(id) && exchange.status === operations[id].success;
    demand(exchange, refused || done, UNREACHED[id] ?? '');
  });
});
