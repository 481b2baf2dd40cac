import { sql } from 'kysely';
import { BLOCKS_CLOSING, checksShownTo, type MonthCheckKey } from '#domain/month-end/checks.table.ts';
import { sendsTables } from '#domain/registration/series-in-force.ts';
import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import { periodOf, tableDeadline } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { declarationInForce } from '#server/modules/in-force/index.ts';
import { knownIncidents } from '#server/modules/incidents/index.ts';
import { readReturnPeriod } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { closingOf, recentClosings } from './closings.ts';
import { changesBehind } from './changes.ts';
import { CHECKS, invoicesOf, type Checking } from './checks.table.ts';
import { deadlinesAfter } from './deadlines.ts';
import { rolledFigures } from './figures.ts';
import { sendingDaysOf } from './month.ts';

type Schemas = components['schemas'];
type MonthCheck = Schemas['MonthCheck'];
type MonthFinding = Schemas['MonthFinding'];

async function checkingOf(tx: Tx, text: string, clock: Clock): Promise<Checking> {
  const month = monthOf(text);
  const today = clock.today();
  const in_force = await declarationInForce(tx, today);
  const sending = sendingDaysOf(month, await knownIncidents(tx));
  return { month, sending, today, by_table: sendsTables(in_force) };
}

/** How much each check that the account is shown finds, by one statement. */
export async function checksOf(
  tx: Tx,
  text: string,
  { permissions }: Pick<Account, 'permissions'>,
  clock: Clock,
): Promise<MonthCheck[]> {
  const checking = await checkingOf(tx, text, clock);
  const keys = checksShownTo(permissions);
  const parts = keys.map(
    (key) => sql`select ${sql.lit(key)} as check_key, count(*) as count,
        count(*) filter (where subject = 'invoice' and label like '____M%') as of_registers, sum(dong)::text as total
      from (${CHECKS[key](checking)}) as ${sql.ref(key)}`,
  );
  type Found = Pick<MonthCheck, 'count' | 'of_registers' | 'total'> & { check_key: MonthCheckKey };
  const { rows } = await sql<Found>`
    with ${invoicesOf(checking)} ${sql.join(parts, sql` union all `)}`.execute(tx);
  const found = new Map(rows.map((row) => [row.check_key, row]));
  return keys.map((key) => {
    const { count = 0, of_registers = 0, total = null } = found.get(key) ?? {};
    return { key, count, of_registers, total, blocks: BLOCKS_CLOSING[key] };
  });
}

type Asked = { month: string; check?: MonthCheckKey; page?: number; limit?: number };

/** A page of what the checks find, or one of them. */
export async function findingsOf(
  tx: Tx,
  { month, check, page = 1, limit = 25 }: Asked,
  { permissions }: Pick<Account, 'permissions'>,
  clock: Clock,
): Promise<{ findings: MonthFinding[]; total: number }> {
  const checking = await checkingOf(tx, month, clock);
  const shown = checksShownTo(permissions);
  const keys = check === undefined ? shown : shown.filter((key) => key === check);
  if (keys.length === 0) return { findings: [], total: 0 };
  const parts = keys.map(
    (key) => sql`select ${sql.lit(key)} as check_key, * from (${CHECKS[key](checking)}) as ${sql.ref(key)}`,
  );
  const found = sql`with ${invoicesOf(checking)}, found as materialized (${sql.join(parts, sql` union all `)})`;
  const { rows } = await sql<MonthFinding>`${found}
    select check_key as check, subject, record_id, label, party, day, amount, currency, status, reason, coalesce(differs, '{}') as differs, due_on
    from found order by check_key, day, label, record_id limit ${limit} offset ${(page - 1) * limit}`.execute(
    tx,
  );
  const counted = await sql<{ total: number }>`${found} select count(*) as total from found`.execute(tx);
  return { findings: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Bảng khóa sổ tháng: everything the page of a month shows. */
export async function boardOf(
  tx: Tx,
  text: string,
  account: Account,
  clock: Clock,
): Promise<Schemas['MonthBoard']> {
  const month = monthOf(text);
  const closing = await closingOf(tx, month.first);
  return {
    month: text,
    computed_on: clock.now(),
    is_over: month.last < clock.today(),
    return_due_on: tableDeadline(periodOf(month.first, await readReturnPeriod(tx)))?.due_on ?? null,
    figures: await rolledFigures(tx, month),
    deadlines: await deadlinesAfter(tx, month, account, clock),
    checks: await checksOf(tx, text, account, clock),
    closing,
    changes: closing === null ? NO_CHANGES : await changesBehind(tx, closing.id, month),
    closings: await recentClosings(tx),
  };
}

const NO_CHANGES = { total: 0, warning: 0, shown: [] };
