import { sql, type Selectable } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { symbolOfYear } from '#domain/invoice/new-year.ts';
import { dayAfterRun } from '#domain/scheduling/recurring-days.ts';
import type { RecurringInvoices } from '#generated/database.ts';
import { operations } from '#generated/operations.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import { copiedInput, createDraft, findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { eachByItself, forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { recurringOf, sourceProblem } from './source.ts';

type RunDeps = { db: Db; clock: Clock };
type Row = Selectable<RecurringInvoices>;

const RUN_TASK = 'run-recurring-invoices';

export function recurringTasks(deps: RunDeps): Readonly<Record<string, Task>> {
  return { [RUN_TASK]: () => runRecurring(deps) };
}

/** Every five minutes: drafts of the day are there before anybody begins to work, and after a pause of the server soon. */
export const recurringCrontab = `*/5 * * * * ${RUN_TASK} ?max=1&jobKey=${RUN_TASK}`;

/** Makes the drafts that are due, each in a transaction of its own together with its next day: however many workers, a day comes once. */
export async function runRecurring({ db, clock }: RunDeps): Promise<void> {
  const today = clock.today();
  const due_in = await companiesWith(db, (tx) =>
    tx
      .selectFrom('recurring_invoices')
      .select('tenant_id')
      .where('status', '=', 'running')
      .where('deleted_on', 'is', null)
      .where('next_on', '<=', today),
  );
  await forEachCompany(due_in, async (tenant_id) => {
    const ids = await inTenant(db, tenant_id, (tx) => dueIds(tx, today));
    await eachByItself(ids, 'recurring invoices', (id) => runOne({ db, clock }, tenant_id, id));
  });
}

async function dueIds(tx: Tx, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from recurring_invoices where tenant_id = ${TENANT} and status = 'running' and deleted_on is null
      and next_on <= ${today}::date order by next_on, id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function runOne({ db, clock }: RunDeps, tenant_id: number, id: number): Promise<void> {
  const set_by = await inTenant(db, tenant_id, async (tx) => (await lockDue(tx, id, clock))?.set_by ?? null);
  if (set_by === null) return;
  const account = await loadAccount(db, tenant_id, set_by);
  try {
    await inTenant(db, tenant_id, async (tx) => {
      const row = await lockDue(tx, id, clock);
      if (row !== null) await makeDraft(tx, row, account, clock);
    });
  } catch (error) {
    // Anything else is tried again with the next turn of the clock.
    if (!(error instanceof Failure)) throw error;
    const [why] = error.errors;
    await inTenant(db, tenant_id, async (tx) => {
      if ((await lockDue(tx, id, clock)) === null) return;
      await write(tx, id, {
        status: 'failed',
        error: why?.message ?? error.message,
        last_run_on: clock.now(),
      });
    });
  }
}

/** Locked; null where it is not due any more, or another worker is at it. */
async function lockDue(tx: Tx, id: number, clock: Clock): Promise<Row | null> {
  const row = await tx
    .selectFrom('recurring_invoices')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('deleted_on', 'is', null)
    .where('next_on', '<=', clock.today())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** Dated today: days that passed while nothing ran have one draft together. Failures: what a person has to see to, in words. */
async function makeDraft(tx: Tx, row: Row, account: Account | null, clock: Clock): Promise<void> {
  if (account === null || !allows(account.permissions, operations.createInvoice.access))
    throw failure(
      422,
      'recurring_account',
      'Tài khoản đã đặt lịch không còn dùng được hoặc không còn quyền lập hóa đơn. Người có quyền hãy mở lịch và lưu lại.',
    );
  const problem = await sourceProblem(tx, row.source_id);
  if (problem !== null) throw failure(422, 'source_unusable', problem);
  const today = clock.today();
  const source = await findInvoice(tx, row.source_id ?? 0);
  const input = await copiedInput(tx, source, today);
  const template_id = input.template_id ?? (await seriesOfThisYear(tx, source, today));
  // The rate of another day belongs to that day's invoice.
  const draft = await createDraft(tx, { ...input, template_id, exchange_rate: null }, account, clock);
  const runs_made = row.runs_made + 1;
  const next_on = dayAfterRun({ ...recurringOf(row), runs_made }, today);
  await write(tx, row.id, {
    runs_made,
    next_on,
    status: next_on === null ? 'ended' : 'running',
    last_on: today,
    last_invoice_id: draft.id,
    last_run_on: clock.now(),
  });
}

/** The series that follows the one of the source in this year. Failure: 422 where it is not in use. */
async function seriesOfThisYear(tx: Tx, { form_no, symbol }: InvoiceRow, today: string): Promise<number> {
  const wanted = symbolOfYear(symbol, Number(today.slice(0, 4))) ?? symbol;
  const row = await tx
    .selectFrom('templates')
    .select('id')
    .where('form_no', '=', form_no)
    .where('symbol', '=', wanted)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined)
    throw failure(
      422,
      'template_stopped',
      `Ký hiệu ${form_no}${wanted} chưa có hoặc đã ngừng dùng. Tạo hoặc mở lại mẫu hóa đơn này, rồi mở lịch và lưu lại.`,
    );
  return row.id;
}

type Written = Partial<
  Pick<Row, 'status' | 'error' | 'next_on' | 'runs_made' | 'last_on' | 'last_invoice_id' | 'last_run_on'>
>;

async function write(tx: Tx, id: number, values: Written): Promise<void> {
  await tx.updateTable('recurring_invoices').set(values).where('id', '=', id).execute();
}
