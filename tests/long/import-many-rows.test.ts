import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { importDesk, xlsxOf, type Desk } from '#tests/integration/import/import-desk.ts';
import { plantedFile } from '#tests/integration/import/planted-errors.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const ROWS = 100_000;
const MAX_GROWTH = 40 * 1024 * 1024;
const SAMPLE_MS = 500;
/** Collecting garbage halts the work, on a crowded machine for seconds: so many times as long the work goes on before the next. */
const WORK_BETWEEN = 4;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const server = withTestApp();
let desk: Desk;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'));
});

/** Only the file outlives the call: what it was made of would be the largest thing in memory. */
async function manyCustomers(): Promise<Buffer> {
  return xlsxOf(plantedFile(ROWS, 40).table);
}

/** Bytes that somebody still holds: what is only waiting to be collected says nothing about the work. */
function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** By how many bytes what is held grows at most while it works, and what the work answers. */
async function watched<T>(what: string, work: () => Promise<T>): Promise<{ grown: number; answer: T }> {
  const before = held();
  let most = before;
  const started = performance.now();
  let watch = setTimeout(sample, SAMPLE_MS);
  function sample(): void {
    const began = performance.now();
    most = Math.max(most, held());
    watch = setTimeout(sample, Math.max(SAMPLE_MS, WORK_BETWEEN * (performance.now() - began)));
  }
  const answer = await work();
  clearTimeout(watch);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${what}: ${seconds} s, ${Math.round((most - before) / 1024 / 1024)} MB`);
  return { grown: most - before, answer };
}

test('100,000 rows are imported and exported without being in memory at once', async () => {
  const bytes = await manyCustomers();
  const uploaded = await watched('read', () => desk.upload('nhiều.xlsx', bytes));
  const checked = await watched('check', () => desk.check(uploaded.answer));
  expect(checked.answer).toMatchObject({ rows: ROWS, ready: ROWS - 40, wrong: 40 });
  const done = await watched('run', () => desk.run(checked.answer.id));
  expect(done.answer).toMatchObject({ state: 'done', imported: ROWS - 40, wrong: 40 });
  const file = await watched('export', () => desk.download('/export?sort=code'));
  expect(file.answer.total).toBeGreaterThanOrEqual(ROWS - 40);
  for (const { grown } of [uploaded, checked, done]) expect(grown).toBeLessThan(MAX_GROWTH);
  // The test holds the whole answer, as a browser would write it to disk.
  expect(file.grown - 3 * file.answer.bytes.length).toBeLessThan(MAX_GROWTH);
});
