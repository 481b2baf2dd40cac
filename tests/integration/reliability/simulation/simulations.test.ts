import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '#server/platform/postgres/pool.ts';
import { isLongRun } from '#tests/setup/long-run.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { PUBLISHING_COMMANDS, type PublishingModel, type PublishingReal } from './publishing-commands.ts';
import { publishingWorld } from './publishing-world.ts';

/** Of the long run; elsewhere a few show that the simulation itself runs. */
const SIMULATIONS = Number(process.env['SIMULATIONS'] ?? (isLongRun ? 2_000 : 10));
/** Repeats what failed, with the figures it printed: SIMULATION='{"seed":1,"path":"0"}' and SIMULATION_REPLAY='...'. */
const AGAIN = JSON.parse(process.env['SIMULATION'] ?? '{}') as { seed?: number; path?: string };
const REPLAY = process.env['SIMULATION_REPLAY'];
const LIMIT_MS = 90 * 60_000;
/** Rounds in which everything that is on its way has to end once the line is well. */
const MAX_ROUNDS = 12;
/** Past every lease. */
const ROUND_MS = 20_000;
/** A session lasts a quarter of an hour. */
const SIGNED_IN_FOR_MS = 10 * 60_000;

type Row = { id: number; number: number | null; status: string; status_error: boolean; code: string | null };

const server = withTestApp();
let database: pg.Pool;
let token = '';
let signed_in_ms = 0;
beforeAll(() => {
  database = createPool(server.current.database_url, { max: 2 });
});
afterAll(() => database.end());

async function tokenNow(): Promise<string> {
  const now_ms = server.current.clock.epoch_ms();
  if (token === '' || now_ms - signed_in_ms > SIGNED_IN_FOR_MS) {
    token = await server.current.signIn('owner@demo.vn');
    signed_in_ms = now_ms;
  }
  return token;
}

/** Reads rows of the first company under its row-level security. */
async function rows<One extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<One[]> {
  const client = await database.connect();
  try {
    await client.query(`begin; select set_config('app.tenant_id', '1', true)`);
    return (await client.query<One>(text, [...values])).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const invoicesOf = (ids: readonly number[]): Promise<Row[]> =>
  rows<Row>(
    `select id, number, status, status_error, tax_authority_code as code from invoices where id = any($1::bigint[]) order by number`,
    [ids],
  );

const lastNumber = async (): Promise<number> =>
  Number(
    (
      await rows<{ last: number | null }>(`select max(number) as last from invoices where symbol = $1`, [
        SYMBOL,
      ])
    )[0]?.last ?? 0,
  );

/** The series of the drafts. */
const SYMBOL = 'C26TAA';

/** What must hold at every moment of a simulation that began after the number `before`. */
function checksOf(real: Omit<PublishingReal, 'check'>, before: number): PublishingReal['check'] {
  const known = new Map<number, Row>();
  return async ({ published }) => {
    const found = await invoicesOf(real.drafts.map(({ id }) => id));
    const numbered = found.filter(({ number }) => number !== null);
    expect(numbered.map(({ number }) => number)).toEqual(numbered.map((_row, at) => before + at + 1));
    for (const row of found) {
      if (!published.has(row.id)) expect(row).toMatchObject({ number: null, status: 'draft' });
      const earlier = known.get(row.id);
      if (earlier?.number != null) expect(row.number).toBe(earlier.number);
      if (earlier?.code != null) expect(row).toMatchObject({ code: earlier.code, status: earlier.status });
      known.set(row.id, row);
    }
    // N = issued + failed + unknown + waiting, at every moment.
    for (const { id, total } of real.world.batches) {
      const { ok, failed, unknown, waiting, stopped } = (await real.world.batch(id)).counts;
      expect(ok + failed + unknown + waiting + stopped).toBe(total);
    }
    // Nothing is sent again that was not looked up and not found.
    for (const [message_id, calls] of real.world.said)
      expect(`${message_id}: ${calls.join()}`).not.toMatch(/sent,sent/);
  };
}

/** Without faults every publication ends with its code; refused ones after they are published again. */
async function settle(real: PublishingReal, model: PublishingModel): Promise<void> {
  const ids = [...model.published];
  await real.world.calm();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const open = (await invoicesOf(ids)).filter(({ status }) => status !== 'code_issued');
    if (open.length === 0) return;
    const refused = open.filter(({ status_error }) => status_error);
    const again = real.drafts.filter(({ id }) => refused.some((one) => one.id === id));
    if (again.length > 0) await real.world.publishAgain(again);
    real.world.pass(ROUND_MS);
    for (const { id } of open) await real.world.carry([id], null);
    await real.world.collect(null);
    await real.check(model);
  }
  expect((await invoicesOf(ids)).map(({ status }) => status)).toEqual(ids.map(() => 'code_issued'));
}

/** The authority holds each number once, under the code that the invoice has; each was numbered and given its code once. */
async function checkEnd(ids: readonly number[], before: number): Promise<void> {
  const issued = await invoicesOf(ids);
  const held = await database.query<{ number: number; code: string }>(
    `select number, code from sandbox.documents where symbol = $1 and number > $2 and verdict <> 'refused' order by number`,
    [SYMBOL, before],
  );
  expect(held.rows).toEqual(issued.map(({ number, code }) => ({ number, code })));
  const events = await rows<{ kind: string; times: number }>(
    `select kind, count(*) as times from document_events where kind in ('number_reserved', 'code_issued') and document_id in (
       select id from documents where kind = 'invoice' and subject_id = any($1::bigint[])) group by kind order by kind`,
    [ids],
  );
  const each = ids.length === 0 ? [] : ['code_issued', 'number_reserved'];
  expect(events).toEqual(each.map((kind) => ({ kind, times: ids.length })));
}

async function simulate(commands: Iterable<fc.AsyncCommand<PublishingModel, PublishingReal>>): Promise<void> {
  const world = publishingWorld(server.current, await tokenNow());
  await world.calm();
  const before = await lastNumber();
  const model: PublishingModel = { drafts: 0, published: new Set() };
  const parts = { world, drafts: [] };
  const real: PublishingReal = { ...parts, check: checksOf(parts, before) };
  try {
    await fc.asyncModelRun(() => ({ model, real }), commands);
  } finally {
    await settle(real, model);
  }
  await checkEnd([...model.published], before);
}

test(
  `${SIMULATIONS} simulations of clients, retries, deaths and faults: one publication is one number and one document, and none is missing`,
  async () => {
    const commands = fc.commands([...PUBLISHING_COMMANDS], {
      maxCommands: 20,
      size: 'max',
      ...(REPLAY !== undefined && { replayPath: REPLAY }),
    });
    await fc.assert(fc.asyncProperty(commands, simulate), {
      ...{ numRuns: SIMULATIONS, ...AGAIN },
      // Each step of shrinking is a simulation of its own.
      interruptAfterTimeLimit: LIMIT_MS - 60_000,
    });
  },
  LIMIT_MS,
);
