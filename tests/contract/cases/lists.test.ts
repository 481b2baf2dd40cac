import { describe } from 'vitest';
import { operations } from '#generated/operations.ts';
import { UNREACHED } from '../exceptions.table.ts';
import { described, successOf, type Described } from '../described.ts';
import { demand } from '../wire/finding.ts';
import { errorsOf, type Exchange } from '../wire/perform.ts';
import { Workbench } from '../workbench.ts';
import { eachOperation } from './each-operation.ts';

const bench = new Workbench();
const PAGE_LIMIT = 250;
const PAGES = 3;

type Row = Record<string, unknown> & { id: number };
type Page = { rows: Row[]; total: number; exchange: Exchange };
type Ask = (query?: Record<string, string>) => Promise<Page>;

const takes =
  (...names: string[]) =>
  ({ id }: Described): boolean =>
    names.every((name) => (operations[id].query as readonly string[]).includes(name));

/** Records by page. A report (get) is one thing with a page of rows in it. */
const pages = (one: Described): boolean => takes('page')(one) && !one.id.startsWith('get');

/** Records by page, and not as a file. */
const lists = (one: Described): boolean => successOf(one).content?.['application/json'] !== undefined;

/** The file of a list holds as many records of ids as the list gives; a list that no call can fill may have none. */
async function givesAsMany(one: Described): Promise<void> {
  const list = described.find(
    ({ path, method }) => method === 'GET' && path === one.path.replace(/\/\w+$/, ''),
  );
  if (list === undefined) throw new Error(`${one.id} stands under no list`);
  const { rows } = await (await filled(list))();
  const is_made = described.some(({ path, method }) => path === list.path && method === 'POST');
  const { path, query } = await bench.prepare(one.id);
  const wanted = rows.slice(0, 2).map((row) => row.id);
  const ids = [...wanted, 999_999_999].join(',');
  const file = await bench.call(one.id, { path, query: { ...query, ids }, by: 'hand' });
  demand(file, file.status === 200, 'it should answer 200');
  const counted = Number(file.headers.get('x-total-count'));
  demand(
    file,
    (wanted.length > 0 || !is_made) && counted === wanted.length,
    `it should hold ${wanted.length}`,
  );
}

/** Asks a list that has a record at least. */
async function filled(one: Described): Promise<Ask> {
  const { path, query: asked } = await bench.prepare(one.id);
  const ask: Ask = async (query = {}) => {
    const exchange = await bench.call(one.id, { path, query: { ...asked, ...query }, by: 'hand' });
    demand(exchange, exchange.status === 200, 'it should answer 200');
    const [rows = []] = Object.values(exchange.body as Record<string, Row[]>);
    return { rows, total: Number(exchange.headers.get('x-total-count')), exchange };
  };
  const maker = described.find(({ path: at, method }) => at === one.path && method === 'POST');
  if ((await ask()).total === 0 && maker !== undefined && UNREACHED[maker.id] === undefined)
    await bench.exercise(maker.id);
  return ask;
}

/**
 * A list that others write to while it is read (messages of an invoice that is on its way, deliveries of a webhook) proves nothing:
 * what is found while it changes is looked at again, ten times at most.
 */
async function whileStill(ask: Ask, look: () => Promise<void>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const before = await ask();
    try {
      return await look();
    } catch (finding) {
      const after = await ask();
      const isSame =
        after.total === before.total && JSON.stringify(after.rows) === JSON.stringify(before.rows);
      if (turn === 10 || isSame) throw finding;
    }
  }
}

describe('a list', () => {
  eachOperation(bench, 'counts what it lists, page by page without gap or overlap', pages, async (one) => {
    const ask = await filled(one);
    await whileStill(ask, async () => {
      const { total, rows } = await ask();
      // Without a limit to ask for, pages are of one size, and the whole is the first of them.
      const limited = takes('limit')(one);
      const size = limited ? Math.max(1, Math.ceil(Math.min(total, PAGE_LIMIT) / PAGES)) : rows.length;
      const most = limited ? Math.min(PAGE_LIMIT, size * PAGES) : size;
      const of = (limit: number): Record<string, string> => (limited ? { limit: String(limit) } : {});
      const whole = await ask(of(most));
      const listed: number[] = [];
      for (let page = 1; page <= PAGES; page += 1) {
        const part = await ask({ page: String(page), ...of(size) });
        demand(part.exchange, part.total === total, `each page should count ${total}`);
        const left = Math.max(0, Math.min(size, total - (page - 1) * size));
        demand(part.exchange, part.rows.length === left, `page ${page} should hold ${left}`);
        listed.push(...part.rows.map((row) => row.id));
      }
      const expected = whole.rows.map((row) => row.id);
      const same = JSON.stringify(listed.slice(0, expected.length)) === JSON.stringify(expected);
      demand(whole.exchange, same, `its pages are ${listed.join()}`);
      demand(whole.exchange, new Set(listed).size === listed.length, `its pages overlap: ${listed.join()}`);
      demand(whole.exchange, whole.rows.length === Math.min(total, most), `it counts ${total}`);
    });
  });

  eachOperation(bench, 'is empty beyond its last page, and still counts', pages, async (one) => {
    const ask = await filled(one);
    await whileStill(ask, async () => {
      const { total } = await ask();
      const beyond = await ask({ page: '400000' });
      demand(
        beyond.exchange,
        beyond.rows.length === 0 && beyond.total === total,
        `empty, and a count of ${total}`,
      );
    });
  });

  eachOperation(
    bench,
    'sorts both ways by every column it may, and refuses any other',
    takes('sort', 'limit'),
    async (one) => {
      const ask = await filled(one);
      const { rows, total } = await ask();
      const path = (await bench.prepare(one.id)).path;
      let sorted = 0;
      for (const column of Object.keys(rows[0] ?? {})) {
        const tried = await bench.call(one.id, { path, query: { sort: column }, by: 'hand' });
        if (tried.status === 422) continue;
        sorted += 1;
        if (total > PAGE_LIMIT) continue;
        await whileStill(ask, async () => {
          const forwards = await ask({ sort: column, limit: String(PAGE_LIMIT) });
          const backwards = await ask({ sort: `-${column}`, limit: String(PAGE_LIMIT) });
          const mirror = backwards.rows.map((row) => row[column]).toReversed();
          const same = JSON.stringify(forwards.rows.map((row) => row[column])) === JSON.stringify(mirror);
          demand(backwards.exchange, same, `-${column} should turn ${column} round`);
        });
      }
      const refused = await bench.call(one.id, { path, query: { sort: 'tenant_id' }, by: 'hand' });
      demand(refused, refused.status === 422, 'a column that is not there should answer 422');
      demand(refused, errorsOf(refused.body)[0]?.code === 'unknown_sort', 'its code should be unknown_sort');
      demand(refused, rows.length === 0 || sorted > 0, 'it should sort by something');
    },
  );

  eachOperation(
    bench,
    'gives the records of ids alone, whatever else stands there',
    takes('ids'),
    async (one) => {
      if (!lists(one)) return givesAsMany(one);
      const ask = await filled(one);
      const { rows } = await ask();
      const wanted = rows.slice(0, 2).map((row) => row.id);
      const found = await ask({ ids: [...wanted, 999_999_999].join(',') });
      const same = JSON.stringify(found.rows.map((row) => row.id).sort()) === JSON.stringify(wanted.sort());
      demand(found.exchange, same && found.total === wanted.length, `it should give ${wanted.join()}`);
    },
  );

  eachOperation(bench, 'finds nothing for words nobody wrote', takes('page', 'query'), async (one) => {
    const ask = await filled(one);
    const found = await ask({ query: 'khôngcóaiviếtthế' });
    demand(found.exchange, found.rows.length === 0 && found.total === 0, 'it should find nothing');
  });

  eachOperation(bench, 'refuses ids that are none, by their name', takes('ids'), async (one) => {
    for (const ids of ['a,b', '']) {
      const { path, query } = await bench.prepare(one.id);
      const refused = await bench.call(one.id, { path, query: { ...query, ids }, by: 'hand' });
      demand(refused, refused.status === 422, 'it should answer 422');
      demand(refused, errorsOf(refused.body)[0]?.fields[0]?.split('.')[0] === 'ids', 'by the name of ids');
    }
  });
});
