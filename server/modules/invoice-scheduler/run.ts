import { sql, type Selectable } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { nextRun } from '#domain/scheduling/next-run.ts';
import type { InvoiceSchedules } from '#generated/database.ts';
import type { Db, Tx } from '#server/context.ts';
import { queuePublications } from '#server/modules/publishing/index.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { leftByDay, leftOf, together, type Left } from './left-behind.ts';
import { problemNow } from './schedule.ts';

type RunDeps = { db: Db; clock: Clock };

const RUN_TASK = 'run-invoice-schedules';

/** As many as one batch holds; what is left goes with the next turn of the clock. */
const MAX_TOGETHER = 250;
const AGAIN_MS = 60_000;

export function scheduleTasks(deps: RunDeps): Readonly<Record<string, Task>> {
  return { [RUN_TASK]: () => runSchedules(deps) };
}

/** Every minute: schedules whose time has come. */
export const scheduleCrontab = `* * * * * ${RUN_TASK} ?max=1&jobKey=${RUN_TASK}`;

/** Runs what is due, each company in a transaction of its own: however many workers, a time comes once. */
export async function runSchedules({ db, clock }: RunDeps): Promise<void> {
  // The role that reads this sees no schedule that has failed.
  const due_in = await companiesWith(db, (tx) =>
    tx
      .selectFrom('invoice_schedules')
      .select('tenant_id')
      .where('enabled', '=', true)
      .where('next_run_on', '<=', clock.now()),
  );
  await forEachCompany(due_in, (tenant_id) => runOne({ db, clock }, tenant_id));
}

type Due = Pick<
  Selectable<InvoiceSchedules>,
  | 'daily_at'
  | 'template_ids'
  | 'certificate_id'
  | 'certificate_name'
  | 'set_by'
  | 'next_run_on'
  | 'last_run_on'
  | 'after_id'
  | 'left_from'
> & {
  left_behind: readonly Left[];
};

async function runOne({ db, clock }: RunDeps, tenant_id: number): Promise<void> {
  const now = clock.now();
  const set_by = await inTenant(db, tenant_id, async (tx) => (await due(tx, now))?.set_by ?? null);
  if (set_by === null) return;
  const account = await loadAccount(db, tenant_id, set_by);
  await inTenant(db, tenant_id, async (tx) => {
    const row = await due(tx, now);
    if (row === null) return;
    const next_run_on = nextRun(now, row.daily_at);
    if (account === null || !allows(account.permissions, [['publish_invoices']])) {
      const message =
        'Tài khoản đã đặt lịch không còn dùng được hoặc không còn quyền phát hành. Người có quyền hãy đặt lại lịch.';
      await write(tx, { next_run_on, error: { code: 'schedule_account', message } });
      return;
    }
    const problem = await problemNow(tx, row, clock);
    if (problem !== null) {
      await write(tx, { next_run_on, error: problem });
      return;
    }
    const today = clock.today();
    const begins = row.after_id === null;
    if (!begins && row.last_run_on !== null && vietnamDate(Date.parse(row.last_run_on)) < today) {
      // Midnight came between two portions.
      const left_behind = await leftByDay(tx, row, { from: row.left_from ?? today, until: today });
      await write(tx, { next_run_on, after_id: null, left_behind });
      return;
    }
    // Its time came on a day that is over: what is dated that day is no longer published by itself.
    const planned_on = vietnamDate(Date.parse(row.next_run_on));
    const [before, left_from] = begins
      ? [await leftByDay(tx, row, { from: planned_on, until: today }), planned_on]
      : [row.left_behind, row.left_from];
    const drafts = await draftsOf(tx, row, today);
    const taken =
      drafts.length === 0 ? null : await queuePublications(tx, drafts, account, clock, row.certificate_id);
    const goes_on = drafts.length === MAX_TOGETHER;
    await write(tx, {
      next_run_on: goes_on ? new Date(clock.epoch_ms() + AGAIN_MS).toISOString() : next_run_on,
      last_run_on: now,
      ...(taken !== null || begins ? { last_publish_id: taken?.id ?? null } : {}),
      after_id: goes_on ? (drafts.at(-1)?.id ?? null) : null,
      left_behind: together([...before, ...leftOf(taken?.refused ?? [])]),
      left_from,
    });
  });
}

/** Locked; null where it is not due, or another worker is at it. */
async function due(tx: Tx, now: string): Promise<Due | null> {
  const row = await tx
    .selectFrom('invoice_schedules')
    .select([
      'daily_at',
      'template_ids',
      'certificate_id',
      'certificate_name',
      'set_by',
      'next_run_on',
      'last_run_on',
      'after_id',
      'left_behind',
      'left_from',
    ])
    .where('enabled', '=', true)
    .where('error', 'is', null)
    .where('next_run_on', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, left_behind: row.left_behind as unknown as Due['left_behind'] };
}

/** Of today alone: an older one is late, which a person has to confirm. The next behind those that this run has met already. */
async function draftsOf(
  tx: Tx,
  { template_ids, after_id }: Due,
  today: string,
): Promise<{ id: number; lock_version: number }[]> {
  const { rows } = await sql<{ id: number; lock_version: number }>`
    select id, lock_version from invoices where tenant_id = ${TENANT} and lifecycle = 'draft' and issued_on = ${today}::date
      and id > ${after_id ?? 0} and (cardinality(${template_ids}::bigint[]) = 0 or template_id = any(${template_ids}::bigint[]))
    order by id limit ${MAX_TOGETHER}`.execute(tx);
  return rows;
}

type Written = {
  next_run_on: string;
  error?: { code: string; message: string };
  last_run_on?: string;
  last_publish_id?: number | null;
  after_id?: number | null;
  left_behind?: readonly Left[];
  left_from?: string | null;
};

async function write(tx: Tx, { error, left_behind, ...values }: Written): Promise<void> {
  await tx
    .updateTable('invoice_schedules')
    .set({
      ...values,
      ...(error === undefined ? {} : { error: JSON.stringify(error), after_id: null }),
      ...(left_behind === undefined ? {} : { left_behind: JSON.stringify(left_behind) }),
    })
    .execute();
}
