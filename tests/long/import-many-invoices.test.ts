import { beforeAll, expect, test } from 'vitest';
import { importDesk, xlsxOf, type Desk } from '#tests/integration/import/import-desk.ts';
import { plantedInvoices } from '#tests/integration/import/planted-invoices.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const INVOICES = 10_000;
const ERRORS = 200;
/** Rows that one call gives. */
const PAGE = 250;

const server = withTestApp();
let desk: Desk;

beforeAll(async () => {
  desk = importDesk(server.current, await server.current.signIn('owner@demo.vn'), 'invoices');
});

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await work();
  console.log(`${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return answer;
}

test('of 10,000 invoices with 200 wrong cells exactly those are named, the others stored, and none twice', async () => {
  const { table, planted, rows } = plantedInvoices(INVOICES, ERRORS);
  const bytes = await xlsxOf(table);
  const read = await timed('read', () => desk.upload('nhiều.xlsx', bytes));
  const checked = await timed('check', () => desk.check(read));
  expect(checked).toMatchObject({ rows, wrong: ERRORS, groups: { all: INVOICES, refused: ERRORS } });
  const wrong = await desk.rows(checked.id, 'wrong');
  expect(wrong.length).toBeLessThanOrEqual(PAGE);
  expect(wrong.flatMap(({ row, problems }) => problems.map(({ index }) => ({ row, column: index })))).toEqual(
    planted.map(({ row, column }) => ({ row, column })),
  );
  const done = await timed('run', () => desk.run(checked.id));
  expect(done.groups).toMatchObject({ imported: INVOICES - ERRORS, refused: ERRORS });
  const again = await timed('again', async () => desk.check(await desk.upload('nhiều.xlsx', bytes)));
  expect(again.groups).toMatchObject({ existing: INVOICES - ERRORS, ready: 0, refused: ERRORS });
});
