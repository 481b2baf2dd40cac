import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '#server/context.ts';
import { cashRegisterCrontab, cashRegisterTasks } from '#server/modules/cash-registers/index.ts';
import { documentCrontab, documentTasks } from '#server/modules/documents/index.ts';
import { mailboxCrontab, mailboxTasks } from '#server/modules/invoice-collectors/index.ts';
import { scheduleCrontab, scheduleTasks } from '#server/modules/invoice-scheduler/index.ts';
import { rollupCrontab, rollupTasks } from '#server/modules/invoices/index.ts';
import { digestCrontab, digestTasks } from '#server/modules/notices/index.ts';
import { refundCrontab, refundTasks } from '#server/modules/payments/index.ts';
import { proofPackCrontab, proofPackTasks } from '#server/modules/proof-packs/index.ts';
import { bulkPublishCrontab, bulkPublishTasks } from '#server/modules/publishing/index.ts';
import { reconciliationCrontab, reconciliationTasks } from '#server/modules/reconciliations/index.ts';
import { recurringCrontab, recurringTasks } from '#server/modules/recurring-invoices/index.ts';
import { reportCrontab, reportTasks } from '#server/modules/reports/index.ts';
import { statementCrontab, statementTasks } from '#server/modules/statements/index.ts';
import { webhookCrontab, webhookTasks } from '#server/modules/webhooks/index.ts';
import { plainCrontab, plainTasks } from '#server/plain-tasks.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { silentLog } from '#server/platform/log.ts';
import { counted } from '#tests/integration/publishing/counted-transactions.ts';
import { asOwner } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
/** The companies of the demo; 50 others have nothing at all. */
const WITH_WORK = [1, 2];
const IDLE = 50;

/** All that runs by the clock for the companies: its tasks with every database they open counted. */
const CRONTABS = [
  documentCrontab,
  plainCrontab,
  statementCrontab,
  scheduleCrontab,
  recurringCrontab,
  bulkPublishCrontab,
  cashRegisterCrontab,
  digestCrontab,
  reportCrontab,
  rollupCrontab,
  mailboxCrontab,
  webhookCrontab,
  proofPackCrontab,
  reconciliationCrontab,
  refundCrontab,
];
const SWEEPS = CRONTABS.join('\n')
  .split('\n')
  .map((line) => /([a-z-]+) \?/.exec(line)?.[1] ?? line);

async function transactionsOf(sweep: string): Promise<number> {
  const { publishing, mail, mailboxes, webhooks, proof_packs } = server.current;
  const { deps, count } = counted({ db: publishing.db });
  const tasks = {
    ...documentTasks({ ...publishing, ...deps }),
    ...plainTasks({ ...publishing, ...deps }),
    ...statementTasks({ ...mail, ...deps }),
    ...scheduleTasks({ ...publishing, ...deps }),
    ...recurringTasks({ ...publishing, ...deps }),
    ...bulkPublishTasks({ ...publishing, ...deps }),
    ...cashRegisterTasks({ ...publishing, ...deps }),
    ...digestTasks({ ...mail, ...deps }),
    ...reportTasks({ ...mail, ...deps }),
    ...rollupTasks({ ...deps, log: silentLog }),
    ...mailboxTasks({ ...mailboxes, ...deps }),
    ...webhookTasks({ ...webhooks, ...deps }),
    ...reconciliationTasks({ ...publishing, ...deps }),
    ...proofPackTasks({ ...proof_packs, ...deps }),
    ...refundTasks({ ...publishing, ...deps, log: silentLog, gateway: null }),
  };
  const run = tasks[sweep];
  if (run === undefined) throw new Error(`no task ${sweep}`);
  await run({}, 1);
  return count();
}

beforeAll(async () => {
  const { db, clock } = server.current.publishing;
  for (let nth = 0; nth < IDLE; nth += 1) await addCompany(db, nth, clock.now());
  // A morning after half past seven on which the digest is due.
  server.current.clock.set('2026-11-25T02:00:00.000Z');
  for (const sweep of SWEEPS) await transactionsOf(sweep);
});

async function addCompany(db: Db, nth: number, created_on: string): Promise<void> {
  const { id } = await db
    .insertInto('tenants')
    .values({ created_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inTenant(db, id, (tx) =>
    tx
      .insertInto('tenant_profiles')
      .values({ tenant_id: id, name: `Công ty ${nth}`, tax_code: `09${nth}`, address: 'Hà Nội' })
      .execute(),
  );
}

test.each(SWEEPS)('%s opens no company in which there is nothing to do', async (sweep) => {
  const { publishing } = server.current;
  const proven = await publishing.db.selectFrom('tax_code_claims').select('tenant_id').execute();
  expect(proven.length).toBeLessThan(IDLE);
  // Who has proven its tax code is asked for at the provider: their jobs are made together.
  const made_together = ['read-inboxes', 'sweep-reconciliations'].includes(sweep) ? 1 : 0;
  expect(await transactionsOf(sweep)).toBe(1 + made_together);
});

type Add = (tx: Tx, tenant_id: number, user_id: number) => Promise<unknown>;
const OLD = '2026-01-05T00:00:00.000Z';

const job =
  (action: string): Add =>
  (tx, tenant_id, user_id) =>
    sql`insert into jobs (tenant_id, user_id, resource, action, state, selection, total, up_to_id, created_on)
      values (${tenant_id}, ${user_id}, 'customers', ${action}, 'queued', '{}', 0, 0, ${OLD})`.execute(tx);

const delivery =
  (state: string): Add =>
  (tx, tenant_id) =>
    sql`with endpoint as (
        insert into webhook_endpoints (tenant_id, url, events, enabled, secret_sealed, created_on)
        values (${tenant_id}, 'https://erp.test', '{}', true, '', ${OLD}) returning id)
      insert into webhook_deliveries (tenant_id, endpoint_id, event_id, event, payload, state, next_on, created_on, settled_on)
      select ${tenant_id}, id, 'evt', 'invoice.issued', '{}', ${state}, ${OLD}, ${OLD}, ${state === 'waiting' ? null : OLD}::timestamptz
      from endpoint`.execute(tx);

const pack =
  (state: string): Add =>
  (tx, tenant_id, user_id) =>
    sql`insert into proof_packs (tenant_id, created_by, made_by, kinds, needs, state, created_on, finished_on, expires_on)
      values (${tenant_id}, ${user_id}, 'An', '{}', '{}', ${state}, ${OLD}, ${state === 'done' ? OLD : null}::timestamptz, ${OLD})`.execute(
      tx,
    );

/** Something to do in a company. Day ends and reminders, which need whole invoices, are in the tests of their modules. */
const WORK: Readonly<Record<string, Add>> = {
  'sweep-documents': (tx, tenant_id) =>
    sql`insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing, transmission, status, updated_on)
      values (${tenant_id}, 'invoice', 987654, ${OLD}, 1, 'queued', 'not_requested', 'not_sent', 'waiting', ${OLD})`.execute(
      tx,
    ),
  'plain-sweep': job('update'),
  'draft-sweep': (tx, tenant_id, user_id) =>
    sql`insert into drafts (tenant_id, user_id, type, record, content, revision, saved_on)
      values (${tenant_id}, ${user_id}, 'customers', 'new', '{}', 1, ${OLD})`.execute(tx),
  'sweep-bulk-publishes': (tx, tenant_id, user_id) =>
    sql`insert into invoice_publishes (tenant_id, started_by, started_on, state)
      values (${tenant_id}, ${user_id}, ${OLD}, 'running')`.execute(tx),
  'send-digests': (tx, tenant_id, user_id) =>
    sql`insert into notice_settings (tenant_id, user_id, digest, kinds) values (${tenant_id}, ${user_id}, 'daily', '{}')`.execute(
      tx,
    ),
  'report-sweep': job('export'),
  'sweep-collector-mailboxes': (tx, tenant_id, user_id) =>
    sql`insert into collector_mailboxes (tenant_id, enabled, host, port, security, username, password, folder, set_by, next_look_on)
      values (${tenant_id}, true, 'mail.test', 993, 'tls', 'a', '', 'INBOX', ${user_id}, ${OLD})`.execute(tx),
  'webhook-sweep': delivery('waiting'),
  'prune-webhooks': delivery('delivered'),
  'proof-pack-sweep': pack('queued'),
  'expire-proof-packs': pack('done'),
};

test.each(Object.entries(WORK))('%s opens the companies with work, and no other', async (sweep, add) => {
  const { db } = server.current.publishing;
  for (const tenant_id of WITH_WORK)
    await inTenant(db, tenant_id, async (tx) => {
      const { id } = await tx.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
      await add(tx, tenant_id, id);
    });
  expect(await transactionsOf(sweep)).toBe(1 + WITH_WORK.length);
});

test('a schedule that is due opens its company, one that has failed does not', async () => {
  const { db } = server.current.publishing;
  const [due = 0, failed = 0] = WITH_WORK;
  const add = (tenant_id: number, error: string | null): Promise<unknown> =>
    inTenant(db, tenant_id, (tx) =>
      sql`insert into invoice_schedules (tenant_id, enabled, daily_at, template_ids, set_by, next_run_on, error)
        select ${tenant_id}, true, '08:00', '{}', min(id), ${OLD}, ${error}::jsonb from users where tenant_id = ${tenant_id}`.execute(
        tx,
      ),
    );
  await add(failed, '{"code": "schedule_account", "message": "x"}');
  expect(await transactionsOf('run-invoice-schedules')).toBe(1);
  await add(due, null);
  // It is looked at, its account is read, it runs.
  expect(await transactionsOf('run-invoice-schedules')).toBeGreaterThan(1);
});

test('a company in which a sweep fails keeps none after it waiting', async () => {
  const { db } = server.current.publishing;
  for (const tenant_id of WITH_WORK)
    await inTenant(db, tenant_id, async (tx) => {
      const { id } = await tx.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
      await sql`delete from drafts where tenant_id = ${tenant_id}`.execute(tx);
      await WORK['draft-sweep']?.(tx, tenant_id, id);
    });
  const change = (statement: ReturnType<typeof sql>) =>
    asOwner(server.current, async (tx) => void (await statement.execute(tx)));
  await change(
    sql`create function no_sweep() returns trigger language plpgsql as $$
      begin if old.tenant_id = ${sql.lit(WITH_WORK[0] ?? 0)} then raise 'a fault'; end if; return old; end $$`,
  );
  await change(sql`create trigger no_sweep before delete on drafts for each row execute function no_sweep()`);
  try {
    await expect(transactionsOf('draft-sweep')).rejects.toThrow('1 of 2 companies: 1: error: a fault');
  } finally {
    await change(sql`drop trigger no_sweep on drafts`);
  }
  const left = await Promise.all(
    WITH_WORK.map((tenant_id) =>
      inTenant(db, tenant_id, (tx) => tx.selectFrom('drafts').select('record').execute()),
    ),
  );
  expect(left.map((drafts) => drafts.length)).toEqual([1, 0]);
});
