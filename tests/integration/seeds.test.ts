import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import type { Db } from '#server/context.ts';
import { hasBench, seedBench } from '#server/db/seed/bench/seed-bench.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { silentLog } from '#server/platform/log.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';

const INVOICES = 1_000;
const database = withTestDatabase();
let db: Db;
let tenant_id: number;
const progress: string[] = [];

beforeAll(async () => {
  db = kyselyOver<DB>(database.pool);
  const clock = fixedClock('2026-11-20T02:00:00.000Z');
  const on_progress = (done: number, total: number): void => void progress.push(`${done}/${total}`);
  const seed = {
    db,
    database_url: database.url,
    certificate_key: randomBytes(32),
    clock,
    log: silentLog,
    on_progress,
  };
  tenant_id = await seedBench(seed, { invoices: INVOICES, lines: true });
});

test('a thousand invoices with five lines each, their amounts adding up', async () => {
  const counted = await inTenant(db, tenant_id, (tx) =>
    tx
      .selectFrom('invoices')
      .select((eb) => [
        eb.fn.countAll<number>().as('invoices'),
        eb
          .selectFrom('invoice_lines')
          .select((lines) => lines.fn.countAll<number>().as('lines'))
          .as('lines'),
        eb.fn.sum<string>('total_before_vat').as('before'),
        eb
          .selectFrom('invoice_lines')
          .select((lines) => lines.fn.sum<string>('amount').as('sum'))
          .as('line_sum'),
      ])
      .executeTakeFirstOrThrow(),
  );
  expect(counted).toMatchObject({ invoices: INVOICES, lines: INVOICES * 5 });
  expect(Number(counted.line_sum)).toBe(Number(counted.before));
  expect(progress.at(-1)).toBe('1000/1000');
});

test('numbers run 1..N without gap in each of four series, which go on after them', async () => {
  const series = await inTenant(db, tenant_id, (tx) =>
    tx
      .selectFrom('invoices')
      .innerJoin('series', (join) => join.onRef('series.symbol', '=', 'invoices.symbol'))
      .select((eb) => [
        'series.symbol',
        'series.last_number',
        eb.fn.max('number').as('highest'),
        eb.fn.count<number>('number').distinct().as('numbers'),
      ])
      .groupBy(['series.symbol', 'series.last_number'])
      .orderBy('series.symbol')
      .execute(),
  );
  expect(series.map(({ symbol }) => symbol)).toEqual(['C25TAA', 'C25TAB', 'C26TAA', 'C26TAB']);
  for (const { last_number, highest, numbers } of series)
    expect([highest, numbers]).toEqual([last_number, last_number]);
});

test('spread over statuses and months, and nothing of it waits for a job', async () => {
  const rows = await inTenant(db, tenant_id, (tx) =>
    tx.selectFrom('invoices').select(['lifecycle', 'status', 'status_error', 'issued_on']).execute(),
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['draft', 'code_issued', 'denial_of_code_issuance', 'invalid_message']),
  );
  expect(new Set(rows.map(({ issued_on }) => issued_on.slice(0, 7))).size).toBe(23);
  expect(
    rows.filter((row) => row.lifecycle === 'queued' || (row.lifecycle === 'numbered' && !row.status_error)),
  ).toEqual([]);
});

test('row-level security holds: another tenant sees none of it, and it is made once', async () => {
  expect(await inTenant(db, tenant_id + 1, (tx) => tx.selectFrom('invoices').select('id').execute())).toEqual(
    [],
  );
  expect(await hasBench(db)).toBe(true);
});
