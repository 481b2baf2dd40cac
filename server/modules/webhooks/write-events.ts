import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import type { Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { enqueueRound } from './tasks.ts';

/** An endpoint that events are written for. */
type Listener = { id: number; tenant_id: number; events: string[]; put_off_on: string | null };

/** What happened, to which record. `data` is what the receiver is sent: ids and states, no amounts. */
export type Happened = {
  event: WebhookEvent | 'webhook.test';
  subject: { kind: string; id: number } | null;
  name: string | null;
  data: object;
};

/**
 * The endpoints of the company: those that are on, and those that the system has put off and that hear of it later. One that is put off is
 * held until the end: what it is not sent now is there before it is turned on again, or it is found turned on.
 */
export async function listeners(tx: Tx): Promise<Listener[]> {
  const found = await listening(tx).execute();
  const put_off = found.filter(({ put_off_on }) => put_off_on !== null).map(({ id }) => id);
  if (put_off.length === 0) return found;
  const held = await listening(tx).where('id', 'in', put_off).forShare().execute();
  return [...found.filter(({ put_off_on }) => put_off_on === null), ...held];
}

function listening(tx: Tx) {
  return tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'tenant_id', 'events', 'put_off_on'])
    .where(({ or, eb }) => or([eb('enabled', '=', true), eb('put_off_on', 'is not', null)]))
    .orderBy('id');
}

/** Writes events in the caller's transaction for the endpoints that have chosen them, as they will be sent. */
export async function writeEvents(
  tx: Tx,
  endpoints: readonly Listener[],
  happened: readonly Happened[],
  now: string,
): Promise<void> {
  const messages = happened.map((one) => ({ ...one, ...messageOf(one, now) }));
  for (const endpoint of endpoints) {
    const heard = messages.filter(({ event }) => event === 'webhook.test' || endpoint.events.includes(event));
    const [first] = heard;
    if (first === undefined) continue;
    await insertMany(
      tx,
      'webhook_deliveries',
      heard.map((message) => rowOf(endpoint, message, now)),
    );
    const ref = { tenant_id: endpoint.tenant_id, endpoint_id: endpoint.id };
    if (endpoint.put_off_on === null) await enqueueRound(tx, ref, first.event_id);
  }
}

type Message = Happened & { event_id: string; payload: string };

function messageOf({ event, data }: Happened, now: string): Pick<Message, 'event_id' | 'payload'> {
  return {
    event_id: `msg_${randomUUID().replaceAll('-', '')}`,
    payload: JSON.stringify({ type: event, timestamp: now, data }),
  };
}

function rowOf(endpoint: Listener, { event_id, event, payload, subject, name }: Message, now: string) {
  // What comes while the endpoint is put off is kept, to be sent again when it works.
  const isOff = endpoint.put_off_on !== null;
  return {
    tenant_id: endpoint.tenant_id,
    endpoint_id: endpoint.id,
    event_id,
    event,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    name,
    payload,
    state: isOff ? 'dead' : 'waiting',
    problem: isOff ? 'put_off' : null,
    next_on: now,
    created_on: now,
    settled_on: isOff ? now : null,
  };
}
