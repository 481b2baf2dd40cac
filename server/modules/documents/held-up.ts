import { sql } from 'kysely';
import { isAwaitingSigner } from '#domain/signing/lifecycle.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { lineTrouble } from '#server/modules/provider-connection/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { silentRunners } from '#server/platform/jobs/silent-runners.ts';
import { documentOf } from './documents.ts';
import type { DocumentKind, DocumentRow } from './kind.ts';
import { bytesToSend, leaseFrom } from './outgoing.ts';

export type HeldUp = components['schemas']['HeldUp'];

/** A message usually leaves within a second or two; what is older is waiting for something (assumed). */
const LEAVES_WITHIN_MS = 60_000;
/** What a clerk would call slow (assumed: no law states how soon an answer comes). */
const ANSWERED_WITHIN_MS = 5 * 60_000;

/** What keeps everything of a company from leaving, and from being answered; null where nothing is known that does. */
export async function heldUp(tx: Tx, at: string): Promise<HeldUp | null> {
  const silent = await silentRunners(tx);
  if (silent !== null) return { cause: 'runners', problem: null, mended_by: 'operator', since: silent.since };
  return lineTrouble(tx, at);
}

/** Why a document that was submitted stays where it is; null where it goes its way, has its result, or waits for a person to sign it. */
export async function heldDocument(
  tx: Tx,
  kind: Pick<DocumentKind, 'name'>,
  subject_id: number,
  clock: Clock,
): Promise<HeldUp | null> {
  const document = await documentOf(tx, kind.name, subject_id);
  if (document === null || document.status_error || isAwaitingSigner(document.signing)) return null;
  return (await heldUp(tx, clock.now())) ?? heldAlone(tx, document, clock);
}

/** Why one waits while nothing is known that holds up all. */
async function heldAlone(tx: Tx, document: DocumentRow, clock: Clock): Promise<HeldUp | null> {
  const message = await lastMessage(tx, document);
  const now_ms = clock.epoch_ms();
  if (message === null) return null;
  if (document.transmission !== 'not_sent') {
    // Chưa rõ has its own account of what is done, and when.
    if (document.transmission === 'unknown') return null;
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
