import { once } from 'node:events';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import { systemClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { seededNumbers } from '#tests/golden/verification/mutations.ts';
import { authority } from '#tests/integration/reliability/authority.ts';
import { clerk, type Draft } from '#tests/integration/reliability/clerk.ts';
import { CRASH_SUBJECTS } from '#tests/integration/reliability/crash-subjects/crash-subjects.table.ts';
import type { Office } from '#tests/integration/reliability/crash-subjects/subject.ts';
import { declareByTable } from '#tests/integration/reliability/declared-by-table.ts';
import { endProcessesWithFile, says, startProcess } from '#tests/integration/reliability/product-process.ts';
import { restarts, stopped, type Running } from '#tests/integration/reliability/restarts.ts';
import { withSandboxBeside } from '#tests/integration/reliability/sandbox-beside.ts';
import { withSeededDatabase } from '#tests/integration/reliability/seeded-database.ts';
import { signInOver } from '#tests/integration/reliability/sign-in-over.ts';
import { TEST_NOW } from '#tests/setup/test-app.ts';

const TENANT = 1;
const INVOICES = 60;
/** Of so many one is refused. */
const REFUSED_EACH = 3;
/** Copies of an answer, and how far apart they arrive. */
const [MAX_COPIES, SPREAD_MS] = [5, 4_000];
/** Until the test lets them go. */
const HELD_BACK_MS = 3_600_000;
const PATIENCE = { timeout: 120_000, interval: 250 };

endProcessesWithFile();

/** Repeats a run that failed: ANSWERS_SEED=... */
const seed = Number(process.env['ANSWERS_SEED'] ?? Date.now() % 1_000_000);
const chance = seededNumbers(seed, 1_000_000);
const below = (limit: number): number => Math.floor((Number(chance.next().value) * limit) / 1_000_000);

const database = withSeededDatabase(() => systemClock.now());
const beside = withSandboxBeside(database, HELD_BACK_MS);

/** Every answer that is held back, one to five times, in an order of chance. `ahead_ms`: of the sandbox's clock. Answers how many there are then. */
async function letGo(pool: pg.Pool, ahead_ms = 0): Promise<number> {
  const { rows } = await pool.query<{ row_no: string }>(
    'select row_no from sandbox.answers where published_no is null order by row_no',
  );
  const arrival = () => new Date(Date.now() + ahead_ms + below(SPREAD_MS)).toISOString();
  let count = 0;
  for (const { row_no } of rows) {
    const copies = Array.from({ length: below(MAX_COPIES) }, arrival);
    await pool.query(
      `insert into sandbox.answers
         (answer_id, reply_to, about, tax_code, message_type, content, notice_no, available_on)
       select answer_id, reply_to, about, tax_code, message_type, content, notice_no, arrival::timestamptz
       from sandbox.answers cross join unnest($2::text[]) as arrival where row_no = $1`,
      [row_no, copies],
    );
    await pool.query('update sandbox.answers set available_on = $2, withheld = false where row_no = $1', [
      row_no,
      arrival(),
    ]);
    count += 1 + copies.length;
  }
  return count;
}

/** How often each of these steps was noted of each invoice. */
async function stepsOf(kinds: readonly string[]): Promise<Map<string, number>> {
  const rows = await inTenant(kyselyOver<DB>(database.pool), TENANT, (tx) =>
    tx
      .selectFrom('document_events')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.tenant_id', '=', 'document_events.tenant_id')
          .onRef('documents.id', '=', 'document_events.document_id'),
      )
      .where('documents.kind', '=', 'invoice')
      .where('document_events.kind', 'in', kinds)
      .select(['documents.subject_id', 'document_events.kind'])
      .execute(),
  );
  const counted = new Map<string, number>();
  for (const { subject_id, kind } of rows) {
    const key = `${subject_id} ${kind}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return counted;
}

test(`each answer one to five times, shuffled, over two worker processes: ${INVOICES} invoices end as if each had come once`, async () => {
  console.log(`ANSWERS_SEED=${seed}`);
  const web = startProcess('server/main.ts', { ...beside.env, WORKER: '0' });
  const address = await says(web, /http:\/\/127\.0\.0\.1:\d+/);
  const owner = clerk(address, await signInOver(address, 'owner@demo.vn'));
  const office = authority(beside.sandbox.url);
  const workers = ['one', 'other'].map(() => startProcess('server/worker.ts', beside.env));
  await Promise.all(workers.map((worker) => says(worker, /taking jobs/)));

  const drafts: Draft[] = [];
  while (drafts.length < INVOICES) drafts.push(await owner.draft({ issued_on: systemClock.today() }));
  await office.fault(
    { kind: 'refuse', reasons: [{ code: '1', text: 'Sai mã.', remedy: null }] },
    INVOICES / REFUSED_EACH,
  );
  for (const draft of drafts) expect((await owner.publish(draft)).status).toBe(202);
  await expect.poll(async () => (await office.messages()).length, PATIENCE).toBe(INVOICES);

  const answers = await letGo(database.pool);
  expect(answers).toBeGreaterThan(2 * INVOICES * 1.5);
  const messages = await office.messages();
  for (const { id } of drafts) {
    const expected = async () => {
      const { number } = await owner.publication(id);
      return messages.find((message) => message.number === number);
    };
    await expect
      .poll(async () => (await owner.publication(id)).status, PATIENCE)
      .toMatch(/^(code_issued|denial_of_code_issuance)$/);
    const { status, tax_authority_code } = await owner.publication(id);
    const message = await expected();
    expect({ status, code: tax_authority_code }).toEqual(
      message?.verdict === 'coded'
        ? { status: 'code_issued', code: message.code }
        : { status: 'denial_of_code_issuance', code: null },
    );
  }
  // Without an open message nothing is asked for: one more brings the copies that came late.
  const last = await owner.draft({ issued_on: systemClock.today() });
  expect((await owner.publish(last)).status).toBe(202);
  await expect.poll(async () => (await office.messages()).length, PATIENCE).toBe(INVOICES + 1);
  await database.pool.query('update sandbox.answers set available_on = now() where published_no is null');
  await expect.poll(async () => (await owner.publication(last.id)).status, PATIENCE).toBe('code_issued');
  const { rows: late } = await database.pool.query('select from sandbox.answers where published_no is null');
  expect(late).toHaveLength(0);
  const decided = await stepsOf(['code_issued', 'code_denied']);
  expect(decided.size).toBe(INVOICES + 1);
  expect(new Set(decided.values())).toEqual(new Set([1]));
  const received = await stepsOf(['technically_accepted']);
  expect(Math.max(0, ...received.values())).toBeLessThanOrEqual(1);
  for (const child of [...workers, web]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
}, 300_000);

/** What is ordered of one of them is ordered of both: a message goes to either. */
function officeOfBoth(offices: readonly Office[]): Office {
  const [first] = offices;
  if (first === undefined) throw new Error('no sandbox');
  return {
    ...first,
    fault: async (...order) => {
      for (const one of offices) await one.fault(...order);
    },
    clear: async () => {
      for (const one of offices) await one.clear();
    },
  };
}

describe('over two processes of web, jobs and sandbox authority each', () => {
  const other = withSeededDatabase(() => TEST_NOW);
  const start = restarts(() => other.env);
  const ahead_ms = Date.parse(TEST_NOW) - Date.now();
  let running: readonly [Running, Running];
  beforeAll(async () => {
    const first = await start();
    await declareByTable(other.pool, first.sandbox_url);
    running = [first, await start()];
    return () => Promise.all(running.map(stopped));
  }, 60_000);

  const subjects = Object.entries(CRASH_SUBJECTS).filter(([, { message_type }]) => message_type !== null);
  test.each(subjects)(
    '%s: each answer one to five times, shuffled, leads where each once leads',
    async (name, subject) => {
      const [{ owner }] = running;
      const office = officeOfBoth(running.map((one) => authority(one.sandbox_url)));
      const made = await subject.make(owner, office);
      await office.clear();
      const seen = async () => (await office.messagesOfType(subject.message_type ?? '')).length;
      const before = await seen();
      await office.fault({ kind: 'silence' }, null);
      expect((await subject.submit(owner, made, `repeated-${name}`)).status).toBe(202);
      await expect.poll(seen, PATIENCE).toBe(before + 1);
      await office.clear();
      expect(await letGo(other.pool, ahead_ms)).toBeGreaterThan(0);
      await subject.ends(owner, made.id, office);
      const history = await subject.history(owner, made.id);
      // A receipt that comes after the verdict is not noted any more.
      const steps = subject.once_each.filter((step) => history.includes(step));
      expect(history.filter((step) => subject.once_each.includes(step))).toEqual(steps);
      expect(steps.at(-1)).toBe(subject.once_each.at(-1));
    },
    120_000,
  );
});
