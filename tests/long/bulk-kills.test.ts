import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import { systemClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { seededNumbers } from '#tests/golden/verification/mutations.ts';
import { authority } from '#tests/integration/reliability/authority.ts';
import { clerk, type Clerk } from '#tests/integration/reliability/clerk.ts';
import { endProcessesWithFile, says, startProcess } from '#tests/integration/reliability/product-process.ts';
import { withSandboxBeside } from '#tests/integration/reliability/sandbox-beside.ts';
import { withSeededDatabase } from '#tests/integration/reliability/seeded-database.ts';
import { keptSignIn } from '#tests/integration/reliability/sign-in-over.ts';
import { copiesOfDraft } from '#tests/integration/reliability/copies-of-draft.ts';
import { debianPostgres, startDebianPostgres } from '#tests/setup/outside/debian-postgres.ts';
import { withTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

type Publishes = components['schemas']['InvoicePublishes'];

const TENANT = 1;
const INVOICES = 5_000;
const KILLS = Number(process.env['KILLS'] ?? 200);
/** A process lives so long after its start at most. */
const KILLED_WITHIN_MS = 1_200;
/** About the time until the request for a publication is answered. */
const ANSWERED_WITHIN_MS = 400;
/** Of so many kills one ends the web process, the others the worker. */
const WEB_EACH = 5;
/** With fewer to go a kill would find little on its way. */
const ENOUGH_LEFT = 150;
const LIMIT_MS = 3 * 3_600_000;

endProcessesWithFile();

/** Repeats a run that failed: KILL_SEED=... */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const chance = seededNumbers(seed, 1_000_000);
const below = (limit: number): number => (Number(chance.next().value) * limit) / 1_000_000;

function withDebianDatabase(native: string): Pick<TestDatabase, 'url' | 'pool'> {
  let cluster: Awaited<ReturnType<typeof startDebianPostgres>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    cluster = await startDebianPostgres(native);
    pool = createPool(cluster.url, { max: 5, name: 'hoadon test' });
  });
  afterAll(async () => {
    await pool.end();
    await cluster.stop();
  });
  return {
    get url() {
      return cluster.url;
    },
    get pool() {
      return pool;
    },
  };
}

const native = debianPostgres();
const servers = {
  'the embedded PostgreSQL': withTestDatabase,
  ...(native === null ? {} : { [`Debian's PostgreSQL in ${native}`]: () => withDebianDatabase(native) }),
};

describe.each(Object.entries(servers))('on %s', (_name, open) => {
  const database = withSeededDatabase(() => systemClock.now(), open());
  const beside = withSandboxBeside(database);
  const signedIn = keptSignIn('owner@demo.vn');

  async function startWeb(): Promise<{ child: ChildProcess; owner: Clerk }> {
    const child = startProcess('server/main.ts', { ...beside.env, WORKER: '0' });
    const address = await says(child, /http:\/\/127\.0\.0\.1:\d+/);
    return { child, owner: clerk(address, await signedIn(address, Date.now())) };
  }

  async function startWorker(): Promise<ChildProcess> {
    const child = startProcess('server/worker.ts', beside.env);
    await says(child, /taking jobs/);
    return child;
  }

  /** Copies of a draft that the product has written. */
  async function drafts(owner: Clerk): Promise<number[]> {
    const { id } = await owner.draft({ issued_on: systemClock.today() });
    const copies = await inTenant(kyselyOver<DB>(database.pool), TENANT, (tx) =>
      copiesOfDraft(tx, {
        tenant_id: TENANT,
        id,
        status: 'draft',
        count: INVOICES - 1,
        now: systemClock.now(),
      }),
    );
    return [id, ...copies];
  }

  /** Asks for the publication, again with the same key where there was no answer. */
  async function begin(owner: Clerk, ids: readonly number[], key: string): Promise<number | null> {
    const reply = await owner
      .call<{ invoice_publishes: Publishes }>(
        'POST',
        '/api/invoices/bulk_publish',
        { bulk_publish: { ids, expected_count: ids.length } },
        { 'idempotency-key': key },
      )
      .catch(() => null);
    if (reply === null) return null;
    expect(reply.status, JSON.stringify(reply.body)).toBe(202);
    return reply.body.invoice_publishes.id;
  }

  /** How it goes; what was chosen is always one of these five. */
  async function counts(owner: Clerk, id: number): Promise<Publishes['counts']> {
    const { body } = await owner.call<{ invoice_publishes: Publishes }>(
      'GET',
      `/api/invoices/bulk_publish/${id}`,
    );
    const { counts: all } = body.invoice_publishes;
    expect(all.ok + all.failed + all.unknown + all.waiting + all.stopped).toBe(INVOICES);
    return all;
  }

  /** Kills it after so long at most, wherever it is by then. */
  async function killed(child: ChildProcess, within_ms: number): Promise<void> {
    if (child.exitCode !== null) throw new Error(`it ended by itself: ${child.exitCode}`);
    const ended = once(child, 'exit');
    setTimeout(() => child.kill('SIGKILL'), below(within_ms));
    expect(await ended).toEqual([null, 'SIGKILL']);
  }

  /** Every number from 1 on once, every step of every invoice once, and each at the authority once under its number. */
  async function expectEachOnce(total: number): Promise<number> {
    const { numbers, steps, unknown } = await inTenant(kyselyOver<DB>(database.pool), TENANT, async (tx) => ({
      numbers: await tx.selectFrom('invoices').select('number').where('number', 'is not', null).execute(),
      steps: await tx
        .selectFrom('document_events')
        .select(['document_id', 'kind'])
        .where('kind', 'in', ['number_reserved', 'signed', 'code_issued'])
        .where('document_id', 'in', (eb) =>
          eb.selectFrom('documents').select('id').where('kind', '=', 'invoice'),
        )
        .execute(),
      unknown: await tx
        .selectFrom('document_events')
        .select('document_id')
        .where('kind', '=', 'whereabouts_unknown')
        .execute(),
    }));
    const from_one = Array.from({ length: total }, (_, at) => at + 1);
    expect(numbers.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(from_one);
    expect(new Set(steps.map(({ document_id, kind }) => `${document_id} ${kind}`)).size).toBe(3 * total);
    expect(steps).toHaveLength(3 * total);
    const held = await authority(beside.sandbox.url).messages();
    expect(held.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(from_one);
    return unknown.length;
  }

  test(
    `${KILLS} kills of web and worker over publications of ${INVOICES} invoices each: every number once, every invoice at the authority once`,
    async () => {
      console.log(`KILL_SEED=${seed}`);
      let [web, worker] = [await startWeb(), await startWorker()];
      let [kills, published] = [0, 0];
      for (let round = 0; kills < KILLS; round += 1) {
        const ids = await drafts(web.owner);
        const before = kills;
        const asked = begin(web.owner, ids, `bulk-kills-${round}`);
        // It is awaited once the web process is back.
        asked.catch(() => undefined);
        if (round % 2 === 1) {
          // While the request is on its way.
          kills += 1;
          await killed(web.child, ANSWERED_WITHIN_MS);
          web = await startWeb();
        }
        const id = (await asked) ?? (await begin(web.owner, ids, `bulk-kills-${round}`));
        if (id === null) throw new Error('the web process does not answer');
        for (let left = INVOICES; left > ENOUGH_LEFT && kills < KILLS;) {
          kills += 1;
          if (kills % WEB_EACH === 0) {
            await killed(web.child, KILLED_WITHIN_MS);
            web = await startWeb();
          } else {
            await killed(worker, KILLED_WITHIN_MS);
            worker = await startWorker();
          }
          left = INVOICES - (await counts(web.owner, id)).ok;
        }
        await expect
          .poll(async () => (await counts(web.owner, id)).ok, { timeout: LIMIT_MS, interval: 1_000 })
          .toBe(INVOICES);
        published += INVOICES;
        const unknown = await expectEachOnce(published);
        expect(kills).toBeGreaterThan(before);
        console.log(
          `${published} invoices, ${kills} kills, ${unknown} messages of unknown whereabouts so far`,
        );
      }
      for (const child of [worker, web.child]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
      }
    },
    LIMIT_MS,
  );
});
