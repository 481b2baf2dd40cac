import { sql } from 'kysely';
import { isAwaitingSigner } from '#domain/signing/lifecycle.ts';
import { UNSENT } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { lineTrouble } from '#server/modules/provider-connection/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { silentRunners } from '#server/platform/jobs/silent-runners.ts';
import { documentOf } from './documents.ts';
import { isStuck } from './faults.ts';
import type { Job } from './deps.ts';
import type { DocumentKind, DocumentRow } from './kind.ts';
import { bytesToSend, leaseFrom } from './outgoing.ts';
import { firstCarrying, nextCarrying } from './tasks.ts';

/** What its own job tries again by the clock. */
const TRIED_AGAIN: readonly HeldUp['cause'][] = ['own_line', 'common_line', 'turn'];

type HeldUp = components['schemas']['HeldUp'];
export type DocumentHold = components['schemas']['DocumentHold'];

/** A message usually leaves within a second or two; what is older is waiting for something (assumed). */
const LEAVES_WITHIN_MS = 60_000;
/** What a clerk would call slow (assumed: no law states how soon an answer comes). */
const ANSWERED_WITHIN_MS = 5 * 60_000;

/** Of the documents that wait for a line, to be sent or to be looked up, so many are looked at: all are put off together. */
const MAX_LOOKED_AT = 50;

/**
 * What keeps everything of a company from leaving, and from being answered, and when the first that waits is tried next; null where
 * nothing is known that does.
 */
export async function heldUp(tx: Tx, at: string): Promise<HeldUp | null> {
  const held = await holdingAll(tx, at);
  if (held === null || !TRIED_AGAIN.includes(held.cause)) return held;
  const { rows } = await sql<Job>`select tenant_id, id as document_id from documents
    where tenant_id = ${TENANT} and stage = 'started' and signing = 'signed' and transmission in ('not_sent', 'unknown')
    order by id limit ${MAX_LOOKED_AT}`.execute(tx);
  return triedNext(held, await firstCarrying(tx, rows));
}

async function holdingAll(tx: Tx, at: string): Promise<HeldUp | null> {
  return (await heldByRunners(tx)) ?? lineTrouble(tx, at);
}

const triedNext = (held: HeldUp, next_try_on: string | null): HeldUp =>
  next_try_on === null ? held : { ...held, next_try_on };

async function heldByRunners(tx: Tx): Promise<HeldUp | null> {
  const silent = await silentRunners(tx);
  return silent && { cause: 'runners', problem: null, mended_by: 'operator', since: silent.since };
}

/** What the engine needs to know of a document's subject; `final`: nothing more comes by itself. */
type HoldSubject = { id: number; final: boolean };

/**
 * Why a document that was submitted stays where it is; null of one that goes its way, has its result, or waits for a person to sign
 * it. `deadline` is read only where it is held up and has not left.
 */
export async function documentHold(
  tx: Tx,
  kind: Pick<DocumentKind, 'name' | 'message_type'>,
  { id, final }: HoldSubject,
  clock: Clock,
  deadline: () => Promise<DocumentHold['send_by']>,
): Promise<DocumentHold> {
  const document = final ? null : await documentOf(tx, kind.name, id);
  const held = document === null ? null : await heldDocument(tx, kind, document, clock);
  const is_unsent = held !== null && document !== null && UNSENT.includes(document.status);
  return { held, send_by: is_unsent ? await deadline() : null };
}

async function heldDocument(
  tx: Tx,
  { message_type }: Pick<DocumentKind, 'message_type'>,
  document: DocumentRow,
  clock: Clock,
): Promise<HeldUp | null> {
  if (document.status_error || isAwaitingSigner(document.signing)) return null;
  if (isStuck(document, clock.epoch_ms())) {
    const { fault: problem, failing_since: since } = document;
    return { cause: 'fault', problem, mended_by: 'operator', since };
  }
  // What goes to no authority needs no line to it.
  if (message_type === null) return heldByRunners(tx);
  const held = (await holdingAll(tx, clock.now())) ?? (await heldAlone(tx, document, clock));
  if (held === null || !TRIED_AGAIN.includes(held.cause)) return held;
  const { tenant_id, id: document_id } = document;
  return triedNext(held, await nextCarrying(tx, { tenant_id, document_id }));
}

/** Why one waits while nothing is known that holds up all. */
async function heldAlone(tx: Tx, document: DocumentRow, clock: Clock): Promise<HeldUp | null> {
  const message = await lastMessage(tx, document);
  const now_ms = clock.epoch_ms();
  if (message === null) return null;
  if (document.transmission !== 'not_sent') {
    // Chưa rõ has its own account of what is done, and when.
    if (document.transmission === 'unknown') return null;
    // What a receipt is followed by takes the authority days, which the document's own page counts.
    if (document.transmission === 'tax_authority_received') return null;
    const { updated_on } = document;
    const is_slow = now_ms - Date.parse(updated_on) > ANSWERED_WITHIN_MS;
    return is_slow ? { cause: 'answer', problem: null, mended_by: 'itself', since: updated_on } : null;
  }
  const { id, created_on: since, trying_until } = message;
  if (now_ms - Date.parse(since) <= LEAVES_WITHIN_MS) return null;
  // A lease that ends later than one that begins now was given by a clock that was ahead.
  if (trying_until !== null && trying_until > leaseFrom(now_ms))
    return { cause: 'clock', problem: null, mended_by: 'operator', since };
  const is_whole = (await bytesToSend(tx, [id])).get(id) !== null;
  return is_whole
    ? { cause: 'turn', problem: null, mended_by: 'itself', since }
    : { cause: 'damaged', problem: null, mended_by: 'operator', since };
}

type Message = { id: number; created_on: string; trying_until: string | null };

/** The message that carries the present version of a document; null where none was made. */
async function lastMessage(tx: Tx, { id, version }: DocumentRow): Promise<Message | null> {
  const { rows } = await sql<Message>`
    select message.id, message.created_on, message.trying_until from transmission_documents as carried
    join transmissions as message on message.tenant_id = carried.tenant_id and message.id = carried.transmission_id
    where carried.tenant_id = ${TENANT} and carried.document_id = ${id} and carried.version = ${version}
      and message.direction = 'out'
    order by message.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
