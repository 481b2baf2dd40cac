import { openBenchDatabase } from '../bench-database.ts';
import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { outputOf } from '../child-process.ts';
import { openPages, type BenchPages } from './browser-pages.ts';
import { interleave, median, type Variant } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import { paintTime, type PaintStep } from './paint-time.ts';
import type { Outcome } from '../report.ts';

const ROWS = 25;
const MAX_INVOICES = 20_000;
const FEWEST_INVOICES = 5_000;

type Answer = { query: string; first: number; last: number };
type Round = { page: Answer; search: Answer };

/** The product's list of invoices, opened inside the loaded admin and then searched, against a DataGrid of MUI X with the same rows. */
export async function benchListRender(options: BenchOptions): Promise<Outcome> {
  await outputOf(process.execPath, ['scripts/bootstrap/build.mjs']);
  const wanted = Math.max(FEWEST_INVOICES, Math.min(options.rows, MAX_INVOICES));
  const database = await openBenchDatabase({ invoices: wanted, lines: false }, options.data_dir);
  let stop = async (): Promise<void> => undefined;
  try {
    const server = await startBenchServer(database.url, database.data_dir);
    stop = server.stop;
    const rounds = await roundsOf(server, options.rounds + 1);
    const pages = await openPages(server, {
      path: '/admin/customers',
      reference: 'list-render-reference.tsx',
    });
    try {
      const searches = { ours: [] as number[], reference: [] as number[] };
      const variants = [
        referenceVariant(pages, rounds, searches.reference),
        oursVariant(pages, rounds, searches.ours),
      ];
      // The first round only warms both up: its rows are never asked for again.
      await interleave(variants, 1);
      for (const list of Object.values(searches)) list.length = 0;
      const [reference, ours] = await interleave(variants, options.rounds);
      if (reference === undefined || ours === undefined) throw new Error('nothing was measured');
      const [our_search, their_search] = [median(searches.ours), median(searches.reference)];
      return {
        bench: 'list-render',
        what: `${ROWS} invoices from the press to the paint, inside a page that stands, rows fetched, processor slowed down four times`,
        lower_is_better: true,
        reference,
        ours: [{ measured: ours, target: 1 }],
        notes: [
          `another search in the open list: ${our_search.toFixed(0)} ms, MUI X ${their_search.toFixed(0)} ms, ratio ${(our_search / their_search).toFixed(3)}`,
        ],
      };
    } finally {
      await pages.close();
    }
  } finally {
    await stop();
    await database.close();
  }
}

/** For each round a page of its own and a search of its own, so that nothing comes out of a cache. */
async function roundsOf(server: BenchServer, count: number): Promise<Round[]> {
  const pages: Answer[] = [];
  for (let page = 1; page <= count; page += 1) pages.push(await answerTo(server, `page=${page}`));
  const searches: Answer[] = [];
  const known = new Set(pages.flatMap(({ first, last }) => [first, last]));
  for (let number = 10; number < 1000 && searches.length < count; number += 1) {
    const answer = await answerTo(server, `query=${number}`);
    if (Number.isNaN(answer.last) || known.has(answer.first) || known.has(answer.last)) continue;
    known.add(answer.first).add(answer.last);
    searches.push(answer);
  }
  return pages.flatMap((page, at) => {
    const search = searches[at];
    return search === undefined ? [] : [{ page, search }];
  });
}

/** The ids of the first and the 25th row; NaN for the last where there are fewer. */
async function answerTo({ url, token }: BenchServer, query: string): Promise<Answer> {
  const reply = await fetch(`${url}/api/invoices?limit=${ROWS}&${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { invoices } = (await reply.json()) as { invoices: { id: number }[] };
  return { query, first: invoices[0]?.id ?? Number.NaN, last: invoices[ROWS - 1]?.id ?? Number.NaN };
}

function oursVariant({ ours }: BenchPages, rounds: readonly Round[], searches: number[]): Variant {
  const rows = 'tr.k-row:not(.k-row--skeleton)';
  const link = (id: number) => `${rows} a[href="/admin/invoices/${id}"]`;
  const step = (act: PaintStep['act'], value: string, { first, last }: Answer): PaintStep => ({
    act,
    value,
    rows,
    first: link(first),
    last: link(last),
    count: ROWS,
  });
  let at = 0;
  return {
    name: 'list of invoices',
    unit: 'ms',
    run: async () => {
      const { page, search } = rounds[at++] ?? never();
      await ours.bringToFront();
      await ours.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, '/admin/customers');
      await ours.locator(`a[href^="/admin/customers/"].k-row-link`).first().waitFor();
      await ours.waitForLoadState('networkidle');
      const opened = await ours.evaluate(
        paintTime,
        step('go', `/admin/invoices?perPage=${ROWS}&${page.query}`, page),
      );
      await ours.waitForLoadState('networkidle');
      searches.push(
        await ours.evaluate(paintTime, step('search', search.query.replace('query=', ''), search)),
      );
      return opened;
    },
  };
}

function referenceVariant({ reference }: BenchPages, rounds: readonly Round[], searches: number[]): Variant {
  const step = ({ query, first, last }: Answer): PaintStep => ({
    act: 'ask',
    value: `/api/invoices?limit=${ROWS}&${query}`,
    rows: '.MuiDataGrid-row[data-id]',
    first: `.MuiDataGrid-row[data-id="${first}"]`,
    last: `.MuiDataGrid-row[data-id="${last}"]`,
    count: ROWS,
  });
  let at = 0;
  return {
    name: 'MUI X DataGrid',
    unit: 'ms',
    run: async () => {
      const { page, search } = rounds[at++] ?? never();
      await reference.bringToFront();
      await reference.evaluate(() => window.dispatchEvent(new CustomEvent('bench-address', { detail: '' })));
      await reference.getByRole('heading', { level: 1 }).waitFor();
      const opened = await reference.evaluate(paintTime, step(page));
      searches.push(await reference.evaluate(paintTime, step(search)));
      return opened;
    },
  };
}

function never(): never {
  throw new Error('too few different rows for so many rounds');
}
