import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { sentByItselfOn } from '#domain/scheduling/next-run.ts';
import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { sendWaiting } from './packages.ts';

type DayEndDeps = { db: Db; clock: Clock };

const DAY_END_TASK = 'send-cash-register-day';

export function cashRegisterTasks(deps: DayEndDeps): Readonly<Record<string, Task>> {
  return { [DAY_END_TASK]: () => sendDayEnd(deps) };
}

/** Every minute from the time of day on; what a day left is sent as soon as a worker runs. */
export const cashRegisterCrontab = `* * * * * ${DAY_END_TASK} ?max=1&jobKey=${DAY_END_TASK}`;

/** Sends what waits at the end of its day, each company in a transaction of its own: however many workers, once. */
export async function sendDayEnd({ db, clock }: DayEndDeps): Promise<void> {
  const today = clock.today();
  const last_day = sentByItselfOn(today) <= clock.now() ? today : addDays(today, -1);
  const due_in = await companiesWith(db, (tx) =>
    tx
      .selectFrom('invoices')
      .select('tenant_id')
      .where('transmission', '=', 'to_package')
      .where('issued_on', '<=', last_day),
  );
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, (tx) => sendWaiting(tx, { tenant_id, user_id: null }, clock.now())),
  );
}
