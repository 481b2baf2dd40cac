import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { kyselyOver } from '#server/platform/db/database.ts';
import { tenantPlugin } from '#server/platform/db/tenant-plugin.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { Failure } from '../http/failure.ts';
import { jsonRows, lastRow, type JsonKind } from './json-rows.ts';
import { pageOf } from './list-page.ts';
import { whereOf, type ListQuery, type ListShape } from './list-query.ts';

const COLUMNS = {
  id: 'plain',
  name: 'plain',
  price: 'decimal',
  on_day: 'plain',
  at: 'instant',
  done: 'plain',
  number: 'plain',
} as const satisfies Record<string, JsonKind>;

const SHAPE: ListShape = {
  sortable: Object.keys(COLUMNS),
  never_null: ['number'],
  filters: {},
  default_sort: '-number,-id',
};

type Row = { [K in Exclude<keyof typeof COLUMNS, 'id'>]: string | number | boolean | null };
type Found = { ids: number[]; next: string | null };

const made = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');

const database = withTestDatabase();
let db: Kysely<unknown>;
beforeAll(async () => {
  await database.pool
    .query(`create table walked (id bigserial primary key, tenant_id bigint not null default 1, name text, price numeric, on_day date,
    at timestamptz, done boolean, number bigint not null, search_text text generated always as (fold_text(name)) stored)`);
  db = kyselyOver<unknown>(database.pool).withPlugin(tenantPlugin(1));
});

async function ask(query: ListQuery): Promise<Found> {
  const page = pageOf(SHAPE, query);
  const rows = page.rows('walked', whereOf(SHAPE, query));
  const [found] = (await jsonRows('rows', COLUMNS, rows).execute(db)).rows;
  if (found === undefined) throw new Error('an aggregate without a row');
  const { rows: read } = JSON.parse(found.json) as { rows: { id: number }[] };
  return { ids: read.map(({ id }) => id), next: page.next(found.rows, () => lastRow(found)) };
}

async function fill(rows: readonly Row[]): Promise<void> {
  await database.pool.query('truncate walked restart identity');
  await database.pool.query(
    `insert into walked (name, price, on_day, at, done, number)
      select name, price, on_day, at, done, number from jsonb_populate_recordset(null::walked, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Few values of each kind, so that equal ones and nulls are common. */
const row = fc.record({
  name: fc.constantFrom(null, '', 'Băng keo', 'băng\nkeo', '100%', 'a", \n {"b'),
  price: fc.constantFrom(null, '0', '0.10', '0.1', '-3.5', '12345678901234.123456'),
  on_day: fc.constantFrom(null, '2026-11-20', '2025-01-01'),
  at: fc.constantFrom(null, '2026-11-20T02:00:00.001Z', '2026-11-20T02:00:00.002Z'),
  done: fc.constantFrom(null, true, false),
  number: fc.constantFrom(1, 2, 9_007_199_254_740_991),
});
const term = fc
  .tuple(fc.constantFrom('', '-'), fc.constantFrom(...SHAPE.sortable))
  .map((both) => both.join(''));

test('pages walked by cursor are the rows of one long list, whatever the order, its ties and its nulls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 30 }),
      fc.uniqueArray(term, { minLength: 1, maxLength: 3, selector: (one) => one.replace('-', '') }),
      fc.integer({ min: 1, max: 8 }),
      async (rows, terms, limit) => {
        await fill(rows);
        const sort = terms.join();
        const walked: number[] = [];
        let found = await ask({ sort, limit });
        while (found.next !== null) {
          walked.push(...found.ids);
          found = await ask({ sort, limit, after: found.next });
        }
        walked.push(...found.ids);
        expect(walked).toEqual((await ask({ sort, limit: 250 })).ids);
        expect(walked).toHaveLength(rows.length);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a search among 2,500 rows, in the order of the list', () => {
  beforeAll(async () => {
    await database.pool.query('truncate walked restart identity');
    await database.pool.query(`insert into walked (name, number)
      select case when n % 2 = 0 then 'Băng keo' when n <= 100 then 'Giấy gói' when n in (2450, 2475) then 'x' else 'Thùng' end, n
        from generate_series(1, 2500) as n`);
  });

  const found = async (query: ListQuery): Promise<number[]> => (await ask(query)).ids;
  const even = (first: number, many: number): number[] =>
    Array.from({ length: many }, (_, at) => first - 2 * at);

  test('a common word fills a page with the first rows', async () => {
    expect(await found({ query: 'keo bang', limit: 3 })).toEqual(even(2500, 3));
    expect(await found({ query: 'keo', limit: 3, page: 4 })).toEqual(even(2482, 3));
  });

  test('of words in few rows, far down the list, all are found', async () => {
    expect(await found({ query: 'goi giay', limit: 3 })).toEqual([99, 97, 95]);
    expect(await found({ query: 'goi', limit: 20, page: 3 })).toEqual(even(19, 10));
    expect(await found({ query: 'goi keo' })).toEqual([]);
  });

  test('a page that begins among the first rows and ends behind them is whole', async () => {
    expect(await found({ query: 'keo', limit: 240, page: 5 })).toEqual(even(580, 240));
  });

  test('cursors walk through all of them, once', async () => {
    const walked: number[] = [];
    let page = await ask({ query: 'keo', limit: 250 });
    for (; page.next !== null; page = await ask({ query: 'keo', limit: 250, after: page.next }))
      walked.push(...page.ids);
    expect([...walked, ...page.ids]).toEqual(even(2500, 1250));
  });

  test('another order than that of the list is kept', async () => {
    expect(await found({ query: 'keo', limit: 3, sort: 'number' })).toEqual([2, 4, 6]);
  });
});

test.each([
  ['a page that is not full', { query: 'keo', limit: 3 }, 2, 2],
  ['the last page', { query: 'keo', limit: 3, page: 4 }, 1, 10],
  ['no row at all', { query: 'keo' }, 0, 0],
  ['a full page', { query: 'keo', limit: 3 }, 3, 77],
  ['a page behind the last', { query: 'keo', page: 9 }, 0, 77],
  [
    'a page behind a cursor',
    { query: 'keo', limit: 3, after: made({ sort: '-number,-id', last: [1, 1] }) },
    2,
    77,
  ],
  ['no search', { limit: 3 }, 2, 77],
])('the total of a search: %s', async (_what, query, rows, total) => {
  const { total: of } = pageOf(SHAPE, query);
  expect(
    await of(
      async () => rows,
      async () => 77,
    ),
  ).toBe(total);
});

test('behind a cursor the page number means nothing', async () => {
  await fill(
    [1, 2, 3, 4].map((number) => ({ name: null, price: null, on_day: null, at: null, done: null, number })),
  );
  const { next } = await ask({ sort: 'number', limit: 2 });
  expect(await ask({ sort: 'number', limit: 2, page: 9, after: next ?? '' })).toMatchObject({ ids: [3, 4] });
});

test('the total is counted in the same snapshot where it is wanted', async () => {
  await fill(
    [1, 2, 3].map((number) => ({ name: null, price: null, on_day: null, at: null, done: null, number })),
  );
  const { tail } = pageOf(SHAPE, { limit: 2 });
  const total = sql`select count(*) from walked`;
  const [found] = (await jsonRows('rows', COLUMNS, sql`from walked ${tail}`, {}, total).execute(db)).rows;
  expect(found).toMatchObject({ rows: 2, total: 3 });
});

test.each([
  ['a whole list', {}, 'limit 25'],
  ['the first page of a screen', { limit: 15 }, 'limit 15'],
  ['a whole list behind a cursor', { after: made({ sort: '-number,-id', last: [1, 1] }) }, 'limit 25'],
  ['a filtered list', { query: 'keo' }, 'limit $1'],
  ['an unusual size', { limit: 7 }, 'limit $1'],
])('the size of %s: a plan may be kept for it, or is made for its values', (_what, query, size) => {
  expect(sql`${pageOf(SHAPE, query).tail}`.compile(db).sql).toContain(size);
});

test('a page that is not full has no cursor', async () => {
  await fill([{ name: 'một', price: null, on_day: null, at: null, done: null, number: 1 }]);
  expect((await ask({ limit: 2 })).next).toBeNull();
  expect((await ask({ limit: 1 })).next).not.toBeNull();
});

test.each([
  ['no JSON', 'AAAA'],
  ['no object', made('text')],
  ['another order', made({ sort: 'name,id', last: ['a', 1] })],
  ['too few values', made({ sort: '-number,-id', last: [1] })],
  ['a null where none can be', made({ sort: '-number,-id', last: [null, 1] })],
  ['an id that is none', made({ sort: '-number,-id', last: [1, '1; drop'] })],
  ['an object as a value', made({ sort: '-number,-id', last: [{}, 1] })],
  ['a NUL', made({ sort: '-number,-id', last: ['\0', 1] })],
])('a cursor of %s is refused', (_what, after) => {
  expect(() => pageOf(SHAPE, { after })).toThrow(Failure);
});
