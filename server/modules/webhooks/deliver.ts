import { sql, type RawBuilder } from 'kysely';
import { pauseOf } from '#domain/webhooks/schedule.ts';
import type { Db, Tx } from '#server/context.ts';
import type { WebhookSender } from '#server/gateways/webhook/webhook-sender.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Log } from '#server/platform/log.ts';
import { recordOutcome } from './outcomes.ts';
import { secretsAt, signedHeaders, type SealedSecrets } from './secrets.ts';
import { enqueueNextRound, type EndpointRef } from './tasks.ts';

export type WebhookDeps = {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  sender: WebhookSender;
  /** What signing secrets are sealed with. */
  webhook_key: Buffer;
};

/** Messages that are sent side by side. */
const AT_ONCE = 5;
/** An endpoint's turn ends with the messages that are under way then, or after so many of them. */
const TURN_MS = 2_000;
const MAX_BATCHES = 20;
/** After this another worker may send what one has taken and not recorded; longer than any attempt. */
const LEASE_MS = 60_000;

type Claimed = { id: number; event_id: string; payload: string };
type Claim = SealedSecrets & { url: string; deliveries: readonly Claimed[] };

/**
 * One round of one endpoint: takes what is due, sends it and records what became of it, then asks for the next round behind the rounds of
 * others. Safe to run twice at once and after any crash: what was sent and not recorded is sent again under the same id.
 */
export async function deliverRound(deps: WebhookDeps, ref: EndpointRef): Promise<void> {
  const { db, clock } = deps;
  const ends_ms = clock.epoch_ms() + TURN_MS;
  const taken: boolean[] = [];
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const claim = await inTenant(db, ref.tenant_id, (tx) => claimDue(tx, ref.endpoint_id, clock));
    if (claim === null) return;
    const sent = await sendAll(deps, ref, claim);
    taken.push(...sent);
    // Where something was not taken, the others have their turn first.
    if (sent.length < AT_ONCE || sent.includes(false) || clock.epoch_ms() >= ends_ms) break;
  }
  await inTenant(db, ref.tenant_id, (tx) => planNext(tx, ref, taken, clock));
}

/** Sends side by side and records each at once. Answers which were taken. */
function sendAll(deps: WebhookDeps, ref: EndpointRef, claim: Claim): Promise<boolean[]> {
  const { db, clock, sender, webhook_key } = deps;
  const secrets = secretsAt(webhook_key, claim, clock.now());
  return Promise.all(
    claim.deliveries.map(async (delivery) => {
      const headers = signedHeaders(delivery, secrets, clock.epoch_ms());
      const outcome = await sender.send({ url: claim.url, headers, body: delivery.payload });
      await inTenant(db, ref.tenant_id, (tx) => recordOutcome(tx, ref, delivery.id, outcome, clock));
      return outcome.problem === null;
    }),
  );
}

/** Of each document the earliest message that waits, where it is due and no other worker has it; null of an endpoint that rests. */
async function claimDue(tx: Tx, endpoint_id: number, clock: Clock): Promise<Claim | null> {
  const now = clock.now();
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .select([
      'url',
      'resume_on',
      'secret_sealed',
      'old_secret_sealed',
      'older_secrets_sealed',
      'old_secret_until',
    ])
    .where('id', '=', endpoint_id)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (endpoint === undefined) return null;
  if (endpoint.resume_on !== null && endpoint.resume_on > now) return { ...endpoint, deliveries: [] };
  const leased_until = new Date(clock.epoch_ms() + LEASE_MS).toISOString();
  const { rows } = await sql<Claimed>`
    update webhook_deliveries set leased_until = ${leased_until}
    where tenant_id = ${TENANT} and id in (
      select id from webhook_deliveries as due
      where tenant_id = ${TENANT} and endpoint_id = ${endpoint_id} and state = 'waiting' and next_on <= ${now}
        and (leased_until is null or leased_until <= ${now})
        and ${isFirst(endpoint_id)}
      order by next_on, id limit ${AT_ONCE} for update skip locked)
    returning id, event_id, payload`.execute(tx);
  return { ...endpoint, deliveries: rows };
}

/** The endpoint's next round, at once where more is due. One that has taken nothing is left alone for a while first. */
async function planNext(tx: Tx, ref: EndpointRef, taken: readonly boolean[], clock: Clock): Promise<void> {
  // Rounds that end together plan one after the other, each with what the other has recorded.
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .select(['enabled', 'failing_since', 'resume_on'])
    .where('id', '=', ref.endpoint_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (endpoint?.enabled !== true) return;
  const { failing_since } = endpoint;
  let { resume_on } = endpoint;
  if (failing_since !== null && taken.length > 0 && !taken.includes(true)) {
    const pause_ms = pauseOf(clock.epoch_ms() - Date.parse(failing_since));
    resume_on = new Date(clock.epoch_ms() + pause_ms).toISOString();
    await tx.updateTable('webhook_endpoints').set({ resume_on }).where('id', '=', ref.endpoint_id).execute();
  }
  const next = await nextDue(tx, ref.endpoint_id, clock.now());
  if (next === null) return;
  const at = Math.max(Date.parse(next), resume_on === null ? 0 : Date.parse(resume_on));
  await enqueueNextRound(tx, ref, Math.max(0, at - clock.epoch_ms()));
}

/** When the next message that can be sent is due: the earliest of its document, or one that a worker has had for too long. */
async function nextDue(tx: Tx, endpoint_id: number, now: string): Promise<string | null> {
  const { rows } = await sql<{ next_on: string | null }>`
    select least(
      (select next_on from webhook_deliveries as due
        where tenant_id = ${TENANT} and endpoint_id = ${endpoint_id} and state = 'waiting'
          and (leased_until is null or leased_until <= ${now}) and ${isFirst(endpoint_id)}
        order by next_on limit 1),
      (select min(leased_until) from webhook_deliveries
        where tenant_id = ${TENANT} and endpoint_id = ${endpoint_id} and leased_until > ${now})) as next_on`.execute(
    tx,
  );
  return rows[0]?.next_on ?? null;
}

/** No earlier event of the same record waits. Of what is called `due` around it. */
function isFirst(endpoint_id: number): RawBuilder<unknown> {
  return sql`not exists (select from webhook_deliveries as earlier
    where earlier.tenant_id = ${TENANT} and earlier.endpoint_id = ${endpoint_id} and earlier.state = 'waiting'
      and earlier.subject_kind = due.subject_kind and earlier.subject_id = due.subject_id and earlier.id < due.id)`;
}
