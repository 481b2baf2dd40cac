import type { Db } from '#server/context.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Clock } from '#server/platform/clock.ts';
import { lookIntoMailbox, type MailboxDeps } from './mailbox-look.ts';

const SWEEP_TASK = 'sweep-collector-mailboxes';
const LOOK_TASK = 'look-into-collector-mailbox';

export function mailboxTasks(deps: MailboxDeps): Readonly<Record<string, Task>> {
  return {
    [SWEEP_TASK]: () => queueLooks(deps),
    [LOOK_TASK]: (payload) => lookIntoMailbox(deps, (payload as { tenant_id: number }).tenant_id),
  };
}

/** Every five minutes: mailboxes that are on and due. */
export const mailboxCrontab = `*/5 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

/** A job for each company, so that a slow server holds only its own. */
async function queueLooks({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const due_in = await companiesWith(db, (tx) =>
    tx
      .selectFrom('collector_mailboxes')
      .select('tenant_id')
      .where('enabled', '=', true)
      .where('next_look_on', '<=', clock.now()),
  );
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, (tx) =>
      enqueueJob(tx, LOOK_TASK, { tenant_id }, `collector-mailbox:${tenant_id}`),
    ),
  );
}
