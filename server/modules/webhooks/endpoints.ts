import { sql, type RawBuilder } from 'kysely';
import { webhook_endpoints as descriptor } from '#generated/resources/webhook_endpoints.ts';
import type { components } from '#generated/types.ts';
import type { Context, Tx } from '#server/context.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { CrudRecord } from '#server/platform/crud/crud-context.ts';
import { instantJson } from '#server/platform/crud/json-rows.ts';
import { recordStore } from '#server/platform/crud/record-store.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { newSecret, oldSecretUntil, sealSecret } from './secrets.ts';
import { enqueueRound } from './tasks.ts';

type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
type EndpointInput = components['schemas']['WebhookEndpointInput'];

/** As many as a company may have: each event is written once for each. */
const MAX_ENDPOINTS = 20;

const countOf = (state: 'waiting' | 'dead') => sql`(select count(*) from webhook_deliveries as delivery
  where delivery.tenant_id = webhook_endpoints.tenant_id and delivery.endpoint_id = webhook_endpoints.id and delivery.state = ${state})`;

/** As many attempts at an endpoint as say how it is doing. */
const RECENT_ATTEMPTS = 24;

/** A figure of the last attempts at an endpoint, of whatever message. */
const ofRecent = (figure: RawBuilder<unknown>) => sql`(select ${figure} from (
  select id, attempted_on, duration_ms, problem from webhook_attempts
  where tenant_id = webhook_endpoints.tenant_id and endpoint_id = webhook_endpoints.id
  order by id desc limit ${sql.lit(RECENT_ATTEMPTS)}) as attempt)`;

/** Endpoints with what waits for them and what was given up; secrets are written apart and never read here. */
export const endpoints = recordStore(descriptor, {
  expressions: () => ({
    secret: sql`null::text`,
    waiting_count: countOf('waiting'),
    dead_count: countOf('dead'),
    recent_attempts:
      ofRecent(sql`coalesce(json_agg(json_build_object('attempted_on', ${sql.raw(instantJson('attempted_on'))},
      'duration_ms', duration_ms, 'problem', problem) order by id), '[]')`),
    recent_delivered_percent: ofRecent(
      sql`100 * count(*) filter (where problem is null) / nullif(count(*), 0)`,
    ),
    recent_answer_ms: ofRecent(sql`round(percentile_cont(0.5) within group (order by duration_ms))::integer`),
  }),
  // One that was put off is taken up again by turning it on.
  afterUpdate: async (tx, before, after, { account: { tenant_id }, now }) => {
    if (before['enabled'] === after['enabled']) return;
    await sql`update webhook_endpoints set put_off_on = null, failing_since = null, resume_on = null
      where tenant_id = ${TENANT} and id = ${after.id}`.execute(tx);
    if (after['enabled'] === true) await enqueueRound(tx, { tenant_id, endpoint_id: after.id }, now);
  },
});

/** Its columns are those of the description; every answer is judged against it in the tests. */
export function wire(row: CrudRecord): WebhookEndpoint {
  return row as unknown as WebhookEndpoint;
}

/** Made with its first secret, which is in this answer alone. */
export async function makeEndpoint(
  tx: Tx,
  { url, description = null, events, enabled }: EndpointInput,
  { account, clock }: Context,
  webhook_key: Buffer,
): Promise<WebhookEndpoint> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhook_endpoints where tenant_id = ${TENANT}`.execute(tx);
  if ((rows[0]?.count ?? 0) >= MAX_ENDPOINTS)
    throw failure(409, 'too_many', `Doanh nghiệp có tối đa ${MAX_ENDPOINTS} webhook. Hãy xóa bớt.`);
  const secret = newSecret();
  const values = { url, description, events, enabled, secret_sealed: sealSecret(webhook_key, secret) };
  const row = await endpoints.create(tx, values, { account, now: clock.now() });
  return { ...wire(row), secret };
}

/** Secrets before the last two that still sign; more changes within a day end the oldest. */
const MAX_OLDER = 8;

/** A new secret beside those before, which are good for a time: which of them the receiver has by now is not known. */
export async function rotateSecret(
  tx: Tx,
  id: number,
  { account, clock }: Context,
  webhook_key: Buffer,
): Promise<WebhookEndpoint> {
  const secret = newSecret();
  const until = oldSecretUntil(clock.epoch_ms());
  const { rows } = await sql<{ was: string | null }>`
    update webhook_endpoints as endpoint set old_secret_sealed = before.secret_sealed, old_secret_until = ${until},
      older_secrets_sealed = case when before.was > ${clock.now()}
        then (array_prepend(before.old_secret_sealed, before.older_secrets_sealed))[1:${sql.lit(MAX_OLDER)}] else '{}' end,
      secret_sealed = ${sealSecret(webhook_key, secret)}, lock_version = endpoint.lock_version + 1
    from (select secret_sealed, old_secret_sealed, older_secrets_sealed, old_secret_until as was from webhook_endpoints
      where tenant_id = ${TENANT} and id = ${id} for no key update) as before
    where endpoint.tenant_id = ${TENANT} and endpoint.id = ${id} returning before.was`.execute(tx);
  const [before] = rows;
  if (before === undefined) throw notFound();
  const row = await endpoints.table({ account }).get(tx, id);
  await auditChange(tx, account, clock.now(), {
    action: 'update',
    resource: descriptor.name,
    record_id: id,
    record_label: wire(row).url,
    changes: { old_secret_until: [before.was, until] as const },
  });
  return { ...wire(row), secret };
}
