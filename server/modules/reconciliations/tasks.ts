import { sql } from 'kysely';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { vietnamInstant } from '#domain/vietnam-time.ts';
import { provenCompanies } from '#server/modules/companies/index.ts';
import type { AnswerDeps } from '#server/modules/documents/index.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Tx } from '#server/context.ts';
import { openDays } from './days.ts';
import { reconcile } from './reconcile.ts';

const SWEEP_TASK = 'sweep-reconciliations';
const RECONCILE_TASK = 'reconcile-days';

/** Minutes between two sweeps; the crontab says the same. */
const SWEEP_MINUTES = 10;
/** Companies that get their jobs in one transaction. */
const TOGETHER = 100;
/** The first hour of the day, in Vietnam, in which the list of the day before is asked for: by then the authority has it (assumed). */
const FROM_HOUR = '02:00';

type Company = { tenant_id: number };

export function reconciliationTasks(deps: AnswerDeps): Readonly<Record<string, Task>> {
  return {
    [SWEEP_TASK]: () => sweepReconciliations(deps),
    [RECONCILE_TASK]: (payload) => reconcileCompany(deps, (payload as Company).tenant_id),
  };
}

export const reconciliationCrontab = `*/${SWEEP_MINUTES} * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

/**
 * Gives each company with a day to ask about its job: yesterday, once it is over for a while, and days that are open. Only companies that
 * have proven their tax code; they take turns within the minutes until the next sweep.
 */
async function sweepReconciliations({ db, clock }: Pick<AnswerDeps, 'db' | 'clock'>): Promise<void> {
  const [today, now] = [clock.today(), clock.now()];
  if (now < vietnamInstant(today, FROM_HOUR)) return;
  const settled = new Set(
    await companiesWith(
      db,
      () => sql`select tenant_id from reconciliations where day = ${addDays(today, -1)}
        except select tenant_id from reconciliations where state = 'open' and next_on <= ${now}`,
    ),
  );
  const due = (await provenCompanies(db)).filter((tenant_id) => !settled.has(tenant_id));
  const pause_ms = (SWEEP_MINUTES * 60_000) / Math.max(due.length, 1);
  for (let first = 0; first < due.length; first += TOGETHER)
    await db.transaction().execute(async (tx) => {
      for (const [place, tenant_id] of due.slice(first, first + TOGETHER).entries())
        await enqueueReconciling(tx, tenant_id, Math.floor((first + place) * pause_ms));
    });
}

/** One job a company. */
export function enqueueReconciling(tx: Tx, tenant_id: number, delay_ms = 0): Promise<void> {
  return enqueueJob(tx, RECONCILE_TASK, { tenant_id }, `reconcile:${tenant_id}`, delay_ms);
}

/** Every day of a company that is open, the oldest first. */
export async function reconcileCompany(deps: AnswerDeps, tenant_id: number): Promise<void> {
  const at = { today: deps.clock.today(), now: deps.clock.now() };
  for (const day of await inTenant(deps.db, tenant_id, (tx) => openDays(tx, tenant_id, at)))
    await reconcile(deps, tenant_id, day);
}
