import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { enqueueRound } from './tasks.ts';
import { writeEvents } from './write-events.ts';

type Schemas = components['schemas'];
type WebhookDelivery = Schemas['WebhookDelivery'];
type Page = { page?: number; limit?: number; state?: WebhookDelivery['state'] };

/** As many attempts of each as are shown: those of one run through the schedule. */
const ATTEMPTS_SHOWN = 10;

/** A page of an endpoint's log, the newest first, and how many there are. */
export async function deliveriesOf(
  tx: Tx,
  endpoint_id: number,
  { page = 1, limit = 25, state }: Page,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  await findEndpoint(tx, endpoint_id);
  const all = tx
    .selectFrom('webhook_deliveries')
    .where('endpoint_id', '=', endpoint_id)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await all
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    deliveries: await readDeliveries(
      tx,
      found.map(({ id }) => id),
    ),
    total,
  };
}

async function readDeliveries(tx: Tx, ids: readonly number[]): Promise<WebhookDelivery[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id', 'event', 'name', 'state', 'attempts', 'next_on', 'problem', 'payload'])
    .select(['created_on', 'settled_on'])
    .where('id', 'in', [...ids])
    .orderBy('id', 'desc')
    .execute();
  const attempts = await lastAttempts(tx, ids);
  return rows.map(
    ({ next_on, ...row }) =>
      ({
        ...row,
        next_attempt_on: row.state === 'waiting' ? next_on : null,
        attempt_log: (attempts.get(row.id) ?? []).map(({ delivery_id: _, ...attempt }) => attempt),
      }) as WebhookDelivery,
  );
}

type Attempt = WebhookDelivery['attempt_log'][number] & { delivery_id: number };

/** By delivery, the newest first. */
async function lastAttempts(tx: Tx, ids: readonly number[]): Promise<Map<number, Attempt[]>> {
  const { rows } = await sql<Attempt>`
    select delivery_id, attempted_on, duration_ms, status, problem, answer from (
      select *, row_number() over (partition by delivery_id order by id desc) as place from webhook_attempts
      where tenant_id = ${TENANT} and delivery_id = any(${[...ids]}::bigint[])) as attempt
    where place <= ${ATTEMPTS_SHOWN} order by id desc`.execute(tx);
  return Map.groupBy(rows, ({ delivery_id }) => delivery_id);
}

/** An event of its own to one endpoint. */
export async function sendTest(
  tx: Tx,
  endpoint_id: number,
  { full_name }: Pick<Account, 'full_name'>,
  now: string,
): Promise<WebhookDelivery> {
  const endpoint = await onlyIfOn(tx, endpoint_id);
  const data = { kind: 'test', requested_by: full_name };
  const happened = { event: 'webhook.test', subject: null, name: null, data } as const;
  await writeEvents(tx, [endpoint], [happened], now);
  const { deliveries } = await deliveriesOf(tx, endpoint_id, { limit: 1 });
  const [delivery] = deliveries;
  if (delivery === undefined) throw new Error('the event was not written');
  return delivery;
}

/** Has one message sent again, or all that were given up; each begins the schedule anew, under the id it had. */
export async function replay(
  tx: Tx,
  endpoint_id: number,
  delivery_id: number | null,
  now: string,
): Promise<void> {
  const { tenant_id } = await onlyIfOn(tx, endpoint_id);
  const settled = tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_on: now, settled_on: null, leased_until: null, problem: null })
    .where('endpoint_id', '=', endpoint_id);
  const { numUpdatedRows } = await (
    delivery_id === null
      ? settled.where('state', '=', 'dead')
      : settled.where('id', '=', delivery_id).where('state', '<>', 'waiting')
  ).executeTakeFirst();
  if (delivery_id !== null && numUpdatedRows === 0n) await refuseReplay(tx, endpoint_id, delivery_id);
  if (numUpdatedRows > 0n) await enqueueRound(tx, { tenant_id, endpoint_id }, now);
}

/** Nothing is to be done for one that waits already. */
async function refuseReplay(tx: Tx, endpoint_id: number, id: number): Promise<void> {
  const found = await tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', endpoint_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}

async function findEndpoint(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'tenant_id', 'events', 'enabled', 'put_off_on'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

async function onlyIfOn(tx: Tx, id: number) {
  const endpoint = await findEndpoint(tx, id);
  if (!endpoint.enabled)
    throw failure(409, 'webhook_off', 'Webhook đang tắt. Hãy bật lên và lưu trước khi gửi.');
  return endpoint;
}
