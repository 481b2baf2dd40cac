import { sql, type RawBuilder } from 'kysely';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { DifferenceKind } from '#domain/reconciliation/difference.ts';
import { visibleKinds } from '#domain/transmission/message-kinds.table.ts';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { isTaxCodeProven } from '#server/modules/companies/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { openDay } from './days.ts';
import { enqueueReconciling } from './tasks.ts';

export { reconcileCompany, reconciliationCrontab, reconciliationTasks } from './tasks.ts';

type Reconciliation = components['schemas']['Reconciliation'];
type ReconciliationDifference = components['schemas']['ReconciliationDifference'];

const PAGE = 31;
/** Days back that can be asked about: the period for which a provider has its lists at hand (assumed). */
const MAX_DAYS_BACK = 92;

/** WHERE over differences: those about messages whose code the account holds, ordinary ones or those of cash registers. */
function visible(permissions: readonly string[]): RawBuilder<unknown> {
  const kinds = visibleKinds(permissions);
  return sql`(case when symbol like '___M%' then ${kinds.includes('invoice_cash_register')}::boolean
    else ${kinds.includes('invoice')}::boolean end)`;
}

const COLUMNS = sql`id, day, state, next_on, asked_on, received_count, agreed_count, difference_count,
  unasked_count, differs_since`;

async function findDay(tx: Tx, condition: RawBuilder<unknown>): Promise<Reconciliation> {
  const { rows } = await sql<Reconciliation>`select ${COLUMNS} from reconciliations
    where tenant_id = ${TENANT} and ${condition}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}

/** The next thing that does any good about a difference. */
const NEXT_STEPS = {
  whereabouts_unknown: 'look_up',
  answer_missing: 'request_answers',
  not_received: 'reconcile',
  not_sent_here: 'reconcile',
  total_differs: 'reconcile',
  state_differs: 'reconcile',
  code_differs: 'reconcile',
} as const satisfies Record<DifferenceKind, ReconciliationDifference['next_step']>;

/** What was handed over and is on no list may still be known to the provider, which then has its answers. */
function nextStep({ kind, state_sent }: Pick<ReconciliationDifference, 'kind' | 'state_sent'>) {
  return kind === 'not_received' && state_sent === 'arrived' ? 'request_answers' : NEXT_STEPS[kind];
}

export const reconciliationHandlers = {
  searchReconciliations: async ({ query }, { tenant }) => {
    const { page = 1, limit = PAGE } = query;
    const { rows, total } = await tenant(async (tx) => {
      const found =
        await sql<Reconciliation>`select ${COLUMNS} from reconciliations where tenant_id = ${TENANT}
        order by day desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
      const count = await sql<{ total: number }>`select count(*) as total from reconciliations
        where tenant_id = ${TENANT}`.execute(tx);
      return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
    });
    return listed({ reconciliations: rows }, total);
  },

  searchReconciliationDifferences: async ({ path, query }, { tenant, account }) => {
    const { page = 1, limit = PAGE } = query;
    const { rows, total } = await tenant(async (tx) => {
      await findDay(tx, sql`id = ${path.id}`);
      const where = sql`tenant_id = ${TENANT} and reconciliation_id = ${path.id} and ${visible(account.permissions)}`;
      const found = await sql<Omit<ReconciliationDifference, 'next_step'>>`
        select id, kind, message_id, form_no, symbol, number, transmission_id, invoice_id, total_sent, total_received,
          state_sent, state_received
        from reconciliation_differences where ${where} order by id limit ${limit} offset ${(page - 1) * limit}`.execute(
        tx,
      );
      const count = await sql<{ total: number }>`select count(*) as total from reconciliation_differences
        where ${where}`.execute(tx);
      return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
    });
    const differences = rows.map((row) => ({ ...row, next_step: nextStep(row) }));
    return listed({ reconciliation_differences: differences }, total);
  },

  reconcileDay: async ({ body }, { tenant, account, clock }) => {
    const { day } = body.reconciliation;
    const today = clock.today();
    if (day >= today || day < addDays(today, -MAX_DAYS_BACK))
      throw failure(
        422,
        'day_not_over',
        `Chỉ đối chiếu được ngày đã qua, trong vòng ${MAX_DAYS_BACK} ngày. Hãy chọn ngày khác.`,
        ['day'],
      );
    return tenant(async (tx) => {
      const { tax_code } = await readTenant(tx);
      if (!(await isTaxCodeProven(tx, tax_code)))
        throw failure(
          409,
          'tax_code_not_proven',
          'Đơn vị chưa chứng minh mã số thuế nên chưa được đọc danh sách của cơ quan thuế. Hãy thêm chứng thư số mang mã số thuế này, hoặc gửi tờ khai đăng ký.',
        );
      await openDay(tx, account.tenant_id, day, clock.now());
      await enqueueReconciling(tx, account.tenant_id);
      return { reconciliation: await findDay(tx, sql`day = ${day}`) };
    });
  },
} satisfies Pick<Handlers, 'searchReconciliations' | 'searchReconciliationDifferences' | 'reconcileDay'>;

/** Days on which something differs for good since an instant, the newest first. */
export async function differingDays(
  tx: Tx,
  since: string,
  limit: number,
): Promise<{ day: string; differs_since: string }[]> {
  const { rows } = await sql<{ day: string; differs_since: string }>`
    select day, differs_since from reconciliations
    where tenant_id = ${TENANT} and differs_since >= ${since} order by day desc limit ${limit}`.execute(tx);
  return rows;
}
