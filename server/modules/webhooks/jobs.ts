import { sql } from 'kysely';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { deliverRound, type WebhookDeps } from './deliver.ts';
import { DELIVER_TASK, enqueueRound, type EndpointRef } from './tasks.ts';

const SWEEP_TASK = 'webhook-sweep';
const PRUNE_TASK = 'prune-webhooks';

/** How long what was delivered is shown, and what was given up can be sent again. */
const DELIVERED_DAYS = 30;
const DEAD_DAYS = 90;

export function webhookTasks(deps: WebhookDeps): Readonly<Record<string, Task>> {
  return {
    [DELIVER_TASK]: (payload) => deliverRound(deps, payload as EndpointRef),
    [SWEEP_TASK]: () => sweepWebhooks(deps),
    [PRUNE_TASK]: () => pruneWebhooks(deps),
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
  const due = sql`enabled and exists (select from webhook_deliveries as due
    where due.tenant_id = webhook_endpoints.tenant_id and due.endpoint_id = webhook_endpoints.id and due.state = 'waiting'
      and due.next_on <= ${clock.now()})`;
  const due_in = await companiesWith(db, () => sql`select tenant_id from webhook_endpoints where ${due}`);
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from webhook_endpoints where tenant_id = ${TENANT} and ${due} order by id`.execute(tx);
      for (const { id } of rows) await enqueueRound(tx, { tenant_id, endpoint_id: id }, 'sweep');
    }),
  );
}

/** Deletes the old part of the log. */
async function pruneWebhooks({ db, clock }: SweepDeps): Promise<void> {
  const before = (days: number): string => new Date(clock.epoch_ms() - days * DAY_MS).toISOString();
  const old = sql`((state = 'delivered' and settled_on < ${before(DELIVERED_DAYS)})
    or (state = 'dead' and settled_on < ${before(DEAD_DAYS)}))`;
  // By the endpoints, a few a company: the deliveries themselves are many.
  const old_in = await companiesWith(
    db,
    () => sql`select tenant_id from webhook_endpoints as endpoint
      where exists (select from webhook_deliveries as log where log.tenant_id = endpoint.tenant_id and ${old})`,
  );
  await forEachCompany(old_in, (tenant_id) =>
    inTenant(db, tenant_id, (tx) =>
      sql`delete from webhook_deliveries where tenant_id = ${TENANT} and ${old}`.execute(tx),
    ),
  );
}
