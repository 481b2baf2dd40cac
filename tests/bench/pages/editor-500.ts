import type { Page } from '@playwright/test';
import { systemClock } from '#server/platform/clock.ts';
import { pieceWords } from '#src/ui/words/piece.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { outputOf } from '../child-process.ts';
import { quantile } from '../lists/latencies.ts';
import { interleave, median, type Measured, type Variant } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { sampleInvoice } from '../signing/sample-invoice.ts';
import { openPages, type BenchPages } from './browser-pages.ts';
import { keyTimes } from './key-times.ts';
import { paintTime } from './paint-time.ts';

const LIST = '/admin/customers';
const [LONG, SHORT] = [500, 100];
/** Of MUI X in the same run: 30 of its 93 ms a key, 1,000 of its 720 ms to open (Chromium at four times slow-down). */
const GOALS = { key: 0.32, open: 1.4, growth: 1.3 };
/** A quantity of two digits and on to the next line, 24 times. */
const KEYS = Array.from({ length: 24 }, () => ['3', '7', 'Enter']).flat();

/** A draft of 500 lines opened and typed in, in the product's editor and in a DataGrid of MUI X with the same lines. */
export async function benchEditor500(options: BenchOptions): Promise<Outcome> {
  await outputOf(process.execPath, ['scripts/bootstrap/build.mjs']);
  const database = await openBenchDatabase({ invoices: 100, lines: false }, options.data_dir);
  let stop = async (): Promise<void> => undefined;
  try {
    const server = await startBenchServer(database.url, database.data_dir);
    stop = server.stop;
    const [long, short] = [await draftOf(server, LONG), await draftOf(server, SHORT)];
    const pages = await openPages(server, { path: LIST, reference: 'editor-reference.tsx' });
    try {
      const opened = { reference: [] as number[], long: [] as number[], short: [] as number[] };
      const variants = [
        referenceVariant(pages, long, opened.reference),
        editorVariant(pages, { id: long, lines: LONG }, opened.long),
        editorVariant(pages, { id: short, lines: SHORT }, opened.short),
      ];
      // The first round only warms all up.
      await interleave(variants, 1);
      for (const list of Object.values(opened)) list.length = 0;
      const [reference, ours, shorter] = await interleave(variants, options.rounds);
      if (reference === undefined || ours === undefined || shorter === undefined)
        throw new Error('nothing was measured');
      return {
        bench: 'editor-500',
        what: `a draft of ${LONG} lines: from a key in the middle to the next frame, 95 of 100 keys; processor slowed down four times`,
        lower_is_better: true,
        reference,
        ours: [
          { measured: ours, target: GOALS.key },
          { measured: shorter, target: null },
        ],
        notes: [
          `opened: ${compared(opened.long, opened.reference, 'MUI X')}, goal <= ${GOALS.open}`,
          `opened: ${compared(opened.long, opened.short, `${SHORT} lines`)}, goal <= ${GOALS.growth}`,
          `key: ratio to ${SHORT} lines ${perRound(ours, shorter).toFixed(2)}, goal <= ${GOALS.growth}`,
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

function compared(ours: readonly number[], other: readonly number[], name: string): string {
  const [mine, theirs] = [median(ours), median(other)];
  return `${mine.toFixed(0)} ms, ${name} ${theirs.toFixed(0)} ms, ratio ${(mine / theirs).toFixed(2)}`;
}

function perRound(measured: Measured, reference: Measured): number {
  return median(measured.all.map((figure, round) => figure / (reference.all[round] ?? Number.NaN)));
}

async function draftOf({ url, token }: BenchServer, lines: number): Promise<number> {
  const {
    form_no: _form,
    symbol: _symbol,
    number: _number,
    seller: _seller,
    ...content
  } = sampleInvoice(lines);
  const reply = await fetch(`${url}/api/invoices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ invoice: { ...content, issued_on: systemClock.today() } }),
  });
  if (!reply.ok) throw new Error(`draft: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { invoice: { id: number } }).invoice.id;
}

/** Focuses a cell near the middle of the screen and types; milliseconds that 95 of 100 keys take at most. */
async function typed(page: Page, cells: string): Promise<number> {
  const found = page.locator(cells);
  await found.nth(Math.floor((await found.count()) / 2)).click();
  const took = await keyTimes(page, KEYS);
  return quantile(
    took.toSorted((a, b) => a - b),
    0.95,
  );
}

function editorVariant(
  { ours }: BenchPages,
  { id, lines }: { id: number; lines: number },
  opened: number[],
): Variant {
  const cells = '[data-column="quantity"]';
  return {
    name: `editor, ${lines} lines`,
    unit: 'ms',
    run: async () => {
      await ours.bringToFront();
      await leave(ours);
      const first = `${cells}[data-row="0"]`;
      const act = {
        act: 'go',
        value: `/admin/invoices/${id}`,
        rows: 'body',
        first,
        last: first,
        count: 1,
      } as const;
      opened.push(await ours.evaluate(paintTime, act));
      await ours.waitForLoadState('networkidle');
      await ours.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      return typed(ours, cells);
    },
  };
}

/** Back to a list, what was typed thrown away. */
async function leave(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: pieceWords.unsaved });
  if (await bar.isVisible()) {
    await bar.getByRole('button', { name: pieceWords.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: pieceWords.discard.go }).click();
    await bar.waitFor({ state: 'detached' });
  }
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, LIST);
  await page.locator(`a[href^="${LIST}/"].k-row-link`).first().waitFor();
  await page.waitForLoadState('networkidle');
}

function referenceVariant({ reference }: BenchPages, id: number, opened: number[]): Variant {
  return {
    name: `MUI X DataGrid, ${LONG} rows`,
    unit: 'ms',
    run: async () => {
      await reference.bringToFront();
      await reference.evaluate(() => window.dispatchEvent(new CustomEvent('bench-address', { detail: '' })));
      await reference.getByRole('heading', { level: 1 }).waitFor();
      const first = '.MuiDataGrid-row .MuiDataGrid-cell[data-field="quantity"]';
      const act = {
        act: 'ask',
        value: `/api/invoices/${id}`,
        rows: 'body',
        first,
        last: first,
        count: 1,
      } as const;
      opened.push(await reference.evaluate(paintTime, act));
      return typed(reference, '.MuiDataGrid-cell[data-field="quantity"]');
    },
  };
}
