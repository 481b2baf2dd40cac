import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { deliverRound, type WebhookDeps } from './deliver.ts';
import { DELIVER_TASK, enqueueRound, type EndpointRef } from './tasks.ts';

const SWEEP_TASK = 'webhook-sweep';
const PRUNE_TASK = 'prune-webhooks';

const DAY_MS = 86_400_000;
/** How long what was delivered is shown, and what was given up can be sent again. */
const DELIVERED_DAYS = 30;
const DEAD_DAYS = 90;

export function webhookTasks(deps: WebhookDeps): Readonly<Record<string, Task>> {
  return {
    [DELIVER_TASK]: (payload) => deliverRound(deps, payload as EndpointRef),
    [SWEEP_TASK]: () => sweepWebhooks(deps),
    [PRUNE_TASK]: () => eachTenant(deps, (tx) => prune(tx, deps.clock.epoch_ms())),
  };
}

/** Every five minutes: messages of a process that was killed. Once a night: the old part of the log. */
export const webhookCrontab = [
  `*/5 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`,
  `20 19 * * * ${PRUNE_TASK} ?max=1&jobKey=${PRUNE_TASK}`,
].join('\n');

type SweepDeps = Pick<WebhookDeps, 'db' | 'clock'>;

/** Asks for a round of each endpoint for which something is due. Run at start too. */
export async function sweepWebhooks({ db, clock }: SweepDeps): Promise<void> {
  await eachTenant({ db }, async (tx, tenant_id) => {
    const { rows } = await sql<{ id: number }>`
      select id from webhook_endpoints where tenant_id = ${TENANT} and enabled
        and exists (select from webhook_deliveries as due
          where due.tenant_id = ${TENANT} and due.endpoint_id = webhook_endpoints.id and due.state = 'waiting'
            and due.next_on <= ${clock.now()})
      order by id`.execute(tx);
    for (const { id } of rows) await enqueueRound(tx, { tenant_id, endpoint_id: id }, 'sweep');
  });
}

async function eachTenant(
  { db }: Pick<WebhookDeps, 'db'>,
  work: (tx: Tx, tenant_id: number) => Promise<void>,
): Promise<void> {
  const tenants = await db.selectFrom('tenants').select('id').orderBy('id').execute();
  for (const { id } of tenants) await inTenant(db, id, (tx) => work(tx, id));
}

async function prune(tx: Tx, epoch_ms: number): Promise<void> {
  const before = (days: number): string => new Date(epoch_ms - days * DAY_MS).toISOString();
  await sql`delete from webhook_deliveries where tenant_id = ${TENANT}
    and ((state = 'delivered' and settled_on < ${before(DELIVERED_DAYS)}) or (state = 'dead' and settled_on < ${before(DEAD_DAYS)}))`.execute(
    tx,
  );
}
