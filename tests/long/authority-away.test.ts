import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import { withCircuitBreaker } from '#server/gateways/provider/circuit-breaker.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { authority } from '#tests/integration/reliability/authority.ts';
import { clerk, type Clerk } from '#tests/integration/reliability/clerk.ts';
import { copiesOfDraft } from '#tests/integration/reliability/copies-of-draft.ts';
import { testWorker } from '#tests/integration/reliability/test-worker.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Publishes = components['schemas']['InvoicePublishes'];
type Health = components['schemas']['TransmissionHealth'];

const TENANT = 1;
const INVOICES = 1_000;
/** The authority goes once so many have their code. */
const BEFORE = 300;
/** Those on their way when it goes, fifty at once by four jobs, and a trial now and then. */
const MAX_UNKNOWN = 300;
/** An hour in steps of this. */
const STEP_MINUTES = 3;
const STEPS = 60 / STEP_MINUTES;
/** Of questions about what is unknown: one each half minute at most, and those that were on their way. */
const MAX_LOOK_UPS = 120 + MAX_UNKNOWN;
const PATIENCE = { timeout: 300_000, interval: 100 };

const server = withTestApp();
let database: pg.Pool;
let owner: Clerk;
beforeAll(() => {
  database = createPool(server.current.database_url, { max: 3, name: 'hoadon test' });
  return () => database.end();
});

/** A session lasts a quarter of an hour. */
async function signIn(): Promise<void> {
  owner = clerk(server.current.url, await server.current.signIn('owner@demo.vn'));
}

async function read<Body>(path: string): Promise<Body> {
  const { status, body } = await owner.call<Body>('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** What was chosen is always one of these five. */
async function counts(id: number): Promise<Publishes['counts']> {
  const { invoice_publishes } = await read<{ invoice_publishes: Publishes }>(
    `/api/invoices/bulk_publish/${id}`,
  );
  const { ok, failed, unknown, waiting, stopped } = invoice_publishes.counts;
  expect(ok + failed + unknown + waiting + stopped).toBe(INVOICES);
  return invoice_publishes.counts;
}

/** Until no job is due. */
async function quiet(): Promise<void> {
  const due = `select from graphile_worker._private_jobs where run_at <= now() or locked_by is not null`;
  await expect.poll(async () => (await database.query(due)).rowCount, PATIENCE).toBe(0);
}

/** Time goes by for the product, and for its queue, which has the clock of PostgreSQL; what falls due in it is done. */
async function pass(minutes: number): Promise<void> {
  server.current.clock.advance(minutes * 60_000);
  await database.query(
    `update graphile_worker._private_jobs set run_at = run_at - $1::interval where locked_by is null`,
    [`${minutes} minutes`],
  );
  await quiet();
  await signIn();
}

/** The line to the sandbox as the product has it, and what was said over it. */
function countedLine() {
  const line = httpProvider({ base_url: server.current.sandbox.url, api_key: '' });
  const submitted = new Map<string, number>();
  const said = { submitted, look_ups: 0 };
  const provider = withCircuitBreaker(
    {
      ...line,
      submit: (message) => {
        submitted.set(message.message_id, (submitted.get(message.message_id) ?? 0) + 1);
        return line.submit(message);
      },
      lookUp: (message_id) => {
        said.look_ups += 1;
        return line.lookUp(message_id);
      },
    },
    { clock: server.current.clock, log: silentLog },
  );
  return { provider, said };
}

/** Every number from 1 on once, each with its code and one message; the authority has each number once. */
async function expectEachOnce(): Promise<void> {
  const from_one = Array.from({ length: INVOICES }, (_, at) => at + 1);
  const { rows } = await inTenant(kyselyOver<DB>(database), TENANT, async (tx) => ({
    rows: await tx
      .selectFrom('invoices')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.tenant_id', '=', 'invoices.tenant_id')
          .onRef('documents.subject_id', '=', 'invoices.id')
          .on('documents.kind', '=', 'invoice'),
      )
      .innerJoin('transmission_documents as carried', (join) =>
        join
          .onRef('carried.tenant_id', '=', 'documents.tenant_id')
          .onRef('carried.document_id', '=', 'documents.id'),
      )
      .innerJoin('transmissions', (join) =>
        join
          .onRef('transmissions.tenant_id', '=', 'carried.tenant_id')
          .onRef('transmissions.id', '=', 'carried.transmission_id')
          .on('transmissions.direction', '=', 'out'),
      )
      .select(['invoices.number', 'invoices.tax_authority_code'])
      .orderBy('invoices.number')
      .execute(),
  }));
  expect(rows.map(({ number }) => Number(number))).toEqual(from_one);
  expect(new Set(rows.map(({ tax_authority_code }) => tax_authority_code)).size).toBe(INVOICES);
  const held = await authority(server.current.sandbox.url).messages();
  expect(held.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(from_one);
}

test('the authority is away for an hour amid 1,000 invoices: nothing lost, nothing doubled, and people know until when it is lawful to wait', async () => {
  await signIn();
  const { clock, sandbox } = server.current;
  const office = authority(sandbox.url);
  const { provider, said } = countedLine();
  const { id: first } = await owner.draft({ issued_on: clock.today() });
  const copies = await inTenant(kyselyOver<DB>(database), TENANT, (tx) =>
    copiesOfDraft(tx, {
      ...{ tenant_id: TENANT, id: first, status: 'draft', count: INVOICES - 1 },
      now: clock.now(),
    }),
  );
  await testWorker(server.current, provider);
  const { status, body } = await owner.call<{ invoice_publishes: Publishes }>(
    'POST',
    '/api/invoices/bulk_publish',
    { bulk_publish: { ids: [first, ...copies], expected_count: INVOICES } },
    { 'idempotency-key': 'an-hour-away' },
  );
  expect(status, JSON.stringify(body)).toBe(202);
  const { id } = body.invoice_publishes;
  await expect.poll(async () => (await counts(id)).ok, { ...PATIENCE, interval: 20 }).toBeGreaterThan(BEFORE);

  await office.outage(true);
  await quiet();
  for (let step = 1; step <= STEPS; step += 1) {
    await pass(STEP_MINUTES);
    const { unknown, failed, stopped } = await counts(id);
    expect(unknown).toBeLessThan(MAX_UNKNOWN);
    expect([failed, stopped]).toEqual([0, 0]);
    // Where all that was made had left, the next are made in the first step: only in the second they are older than a minute.
    if (step === 1) continue;
    const { transmission_health } = await read<{ transmission_health: Health }>('/api/transmissions/health');
    expect(transmission_health).toMatchObject({
      state: 'down',
      unsent_since: expect.stringMatching(/^2026-11-20T/) as string,
      send_by: { due_on: '2026-11-23', source: 'NĐ 254/2026 Phụ lục 7' },
    });
  }
  expect(Math.max(...said.submitted.values())).toBe(1);
  expect(said.look_ups).toBeLessThan(MAX_LOOK_UPS);
  const { unknown } = await counts(id);
  console.log(
    `after an hour: ${unknown} unknown, ${said.look_ups} look-ups, ${said.submitted.size} messages sent`,
  );

  await office.outage(false);
  for (let step = 0; step < 5 && (await counts(id)).ok < INVOICES; step += 1) await pass(1);
  expect(await counts(id)).toMatchObject({ ok: INVOICES });
  await expectEachOnce();
  const { transmission_health } = await read<{ transmission_health: Health }>('/api/transmissions/health');
  expect(transmission_health).toMatchObject({ unsent: 0, unsent_since: null, send_by: null });
});
