import { describe } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import { placesOf, type Described } from '../described.ts';
import { SHARED, UNREACHED } from '../exceptions.table.ts';
import { is_deployed } from '../target/target.ts';
import { demand } from '../wire/finding.ts';
import { errorsOf, type Exchange } from '../wire/perform.ts';
import { LeftOut, Workbench } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();
const NEVER = 999_999_999;

const authOf = ({ id }: Described): string => operations[id].auth;
const never = (one: Described) => Object.fromEntries(placesOf(one).map((name) => [name, NEVER]));

describe('without a token', () => {
  const bearer = (one: Described): boolean => authOf(one) === 'bearer';

  eachOperation(bench, 'answers 401', bearer, async (one) => {
    const exchange = await bench.call(one.id, { as: null, path: never(one), body: one.body?.example });
    demand(exchange, exchange.status === 401, 'without a token it should answer 401');
    const [error] = errorsOf(exchange.body);
    demand(exchange, error?.code === 'unauthenticated', 'the code of its error should be unauthenticated');
  });

  eachOperation(bench, 'answers 401 before it reads anything else', bearer, async (one) => {
    const body = one.body === null ? undefined : '{broken';
    const exchange = await bench.call(one.id, { as: null, path: never(one), body, by: 'hand' });
    demand(exchange, exchange.status === 401, 'without a token it should answer 401');
  });

  eachOperation(bench, 'answers 401 to a token nobody issued', bearer, async (one) => {
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
    const exchange = await bench.call(one.id, { path: never(one), body: one.body?.example, headers });
    demand(exchange, exchange.status === 401, 'to a forged token it should answer 401');
  });

  eachOperation(
    bench,
    'answers 401 without the client',
    (one) => authOf(one) === 'client',
    async (one) => {
      const headers = { authorization: 'Basic eDp5' };
      const exchange = await bench.call(one.id, { body: one.body?.example, headers });
      demand(exchange, exchange.status === 401, 'to an unknown client it should answer 401');
    },
  );

  eachOperation(
    bench,
    'answers anybody',
    (one) => authOf(one) === 'none',
    async (one) => {
      const { sources: _sources, ...sent } = await bench.prepare(one.id);
      const exchange = await bench.call(one.id, { ...sent, as: null });
      const { status } = exchange;
      if (UNREACHED[one.id] === undefined)
        demand(exchange, status === operations[one.id].success, 'it asks for no account');
      else demand(exchange, status !== 401 && status !== 403, 'it asks for no account');
    },
  );
});

// Of the test app tests/spec/point-6/every-operation and tests/integration/isolation/every-operation hold more than this: each
// code, and each kind of record.
if (is_deployed) {
  describe('an account with fewer permissions', () => {
    let granted: Promise<readonly string[]> | undefined;
    const grantedTo = (): Promise<readonly string[]> =>
      (granted ??= bench
        .call('getProfile', { as: 'limited' })
        .then(({ value }) => (value as { permissions: string[] }).permissions));

    eachOperation(
      bench,
      'answers 403 to it unless it holds the permission',
      (one) => authOf(one) === 'bearer',
      async (one) => {
        const allowed = allows(await grantedTo(), operations[one.id].access);
        // What it may change is not changed here: a record that never was takes the answer no further.
        if (allowed && one.method !== 'GET' && placesOf(one).length === 0)
          throw new LeftOut(`${one.id}, which this account may do,`);
        const exchange = await bench.call(one.id, {
          as: 'limited',
          path: never(one),
          body: one.body?.example,
        });
        demand(
          exchange,
          (exchange.status === 403) !== allowed,
          allowed ? 'it holds the permission' : 'not 403',
        );
        demand(exchange, exchange.status !== 401, 'it is signed in');
        if (allowed) return;
        const said = errorsOf(exchange.body)[0]?.message ?? '';
        demand(
          exchange,
          said.includes('Bạn không có quyền truy cập chức năng này'),
          'its words are not ours',
        );
      },
      'limited',
    );
  });

  describe('another company', () => {
    const own = (one: Described): boolean =>
      authOf(one) === 'bearer' &&
      one.parameters.some(({ in: place, schema }) => place === 'path' && schema['type'] === 'integer') &&
      !SHARED.some((path) => one.path.startsWith(path));

    eachOperation(
      bench,
      'answers 404 to it, as for a record that never was',
      own,
      async (one) => {
        const { path, query, body } = await bench.prepare(one.id);
        const ask = (at: object): Promise<Exchange> =>
          bench.call(one.id as OperationId, { as: 'other', query, body, path: { ...path, ...at } });
        const answered = await ask({});
        demand(answered, answered.status === 404, 'to another company it should answer 404');
        const unknown = await ask({ [placesOf(one)[0] ?? '']: NEVER });
        demand(unknown, unknown.status === 404, 'for a record that never was it should answer 404');
        demand(answered, answered.text === unknown.text, 'it tells that the record is there');
      },
      'other',
    );
  });
}
