import type { Selectable } from 'kysely';
import { isToPutOff, retryAfter } from '#domain/webhooks/schedule.ts';
import type { WebhookEndpoints } from '#generated/database.ts';
import type { Tx } from '#server/context.ts';
import type { WebhookOutcome } from '#server/gateways/webhook/webhook-sender.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { EndpointRef } from './tasks.ts';

/** Records what became of one attempt, with its line of the log. One that was settled meanwhile keeps its state. */
export async function recordOutcome(
  tx: Tx,
  { tenant_id, endpoint_id }: EndpointRef,
  delivery_id: number,
  { problem, status, answer, duration_ms }: WebhookOutcome,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  // Before its message, as all that locks both.
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'enabled', 'failing_since', 'lock_version'])
    .where('id', '=', endpoint_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const delivery = await tx
    .selectFrom('webhook_deliveries')
    .select(['attempts', 'state'])
    .where('id', '=', delivery_id)
    .forUpdate()
    .executeTakeFirst();
  // Its endpoint was deleted while it was under way.
  if (endpoint === undefined || delivery === undefined) return;
  await tx
    .insertInto('webhook_attempts')
    .values({ tenant_id, endpoint_id, delivery_id, attempted_on: now, duration_ms, status, problem, answer })
    .execute();
  if (delivery.state === 'waiting') {
    const attempts = delivery.attempts + 1;
    await tx
      .updateTable('webhook_deliveries')
      .set({ attempts, problem, leased_until: null, ...fateOf(problem, attempts, clock) })
      .where('id', '=', delivery_id)
      .execute();
  }
  await (problem === null ? noteSuccess(tx, endpoint_id) : noteFailure(tx, endpoint, clock));
}

function fateOf(problem: WebhookOutcome['problem'], attempts: number, clock: Clock) {
  if (problem === null) return { state: 'delivered', settled_on: clock.now() };
  const delay_ms = retryAfter(attempts);
  if (delay_ms === null) return { state: 'dead', settled_on: clock.now() };
  return { next_on: new Date(clock.epoch_ms() + delay_ms).toISOString() };
}

async function noteSuccess(tx: Tx, endpoint_id: number): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null, resume_on: null })
    .where('id', '=', endpoint_id)
    .where('failing_since', 'is not', null)
    .execute();
}

type Endpoint = Pick<Selectable<WebhookEndpoints>, 'id' | 'enabled' | 'failing_since' | 'lock_version'>;

/** After days of failures the endpoint is put off; what waits is given up, and can be sent again. */
async function noteFailure(tx: Tx, endpoint: Endpoint, clock: Clock): Promise<void> {
  const { id, enabled, failing_since, lock_version } = endpoint;
  if (!enabled) return;
  const now = clock.now();
  const isOver = failing_since !== null && isToPutOff(clock.epoch_ms() - Date.parse(failing_since));
  await tx
    .updateTable('webhook_endpoints')
    .set({
      failing_since: failing_since ?? now,
      ...(isOver ? { enabled: false, put_off_on: now, lock_version: lock_version + 1 } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (!isOver) return;
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'dead', settled_on: now, leased_until: null, problem: 'put_off' })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
