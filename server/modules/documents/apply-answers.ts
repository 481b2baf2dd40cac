import { sql } from 'kysely';
import { readMessage, type ReadMessage } from '#domain/documents/read-message.ts';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { advance as advanceTransmission, statusSaidBy, type Answer } from '#domain/transmission/lifecycle.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import type { Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { advanceAll, recordEvent, statesAfter, type Advance } from './advance.ts';
import type { AnswerDeps } from './deps.ts';
import { lockDocuments, lockDocumentsOf, versionOf } from './documents.ts';
import { faultAnswer, type FaultAnswer } from './fault-answer.ts';
import {
  kindOf,
  type DocumentKind,
  type DocumentRow,
  type Expected,
  type Moves,
  type Unreadable,
  type Verdict,
} from './kind.ts';
import { fileRow } from './signatures.ts';
import { storeNotice } from './store-notice.ts';

type Incoming = {
  id: number;
  tenant_id: number;
  message_type: string;
  reply_to: string | null;
  bytes: Buffer;
  created_on: string;
};

/** What the list of messages shows of one once it is applied. */
type Outcome = { status: string; note: string | null };

/** A document in the version that a message of ours carried. */
type Carried = { document_id: number; version: number; position: number };

/** Our message that is answered. */
type SentMessage = { id: number; message_id: string; carried: readonly Carried[] };

type Reply = { incoming: Incoming; asked: SentMessage | null };

/** In one transaction. */
const BATCH_SIZE = 100;

/**
 * Applies each stored answer once, oldest first, many in a transaction. One that cannot be applied holds up none behind it, and is
 * tried again with the next that come. Answers whether any message is still without the authority's final answer.
 */
export async function applyAnswers(deps: AnswerDeps, tenant_id: number): Promise<{ awaited: boolean }> {
  const failed = new Set<number>();
  for (;;) {
    const { count, awaited } = await inTenant(deps.db, tenant_id, async (tx) => {
      const replies = await claim(tx, failed);
      await lockDocuments(
        tx,
        replies.flatMap(({ asked }) => asked?.carried.map(({ document_id }) => document_id) ?? []),
      );
      for (const reply of replies) if (!(await isTaken(deps, tx, reply))) failed.add(reply.incoming.id);
      return { count: replies.length, awaited: replies.length < BATCH_SIZE && (await awaitsAnswer(tx)) };
    });
    if (count < BATCH_SIZE) return { awaited };
  }
}

/** Documents of which a message is still without the authority's final answer. */
export function awaitingAnswer(tx: Tx) {
  return tx
    .selectFrom('documents')
    .where('stage', '=', 'started')
    .where('transmission', '!=', 'not_sent')
    .where('status_error', '=', false);
}

/** Is any message of this company still without the authority's final answer? */
export async function awaitsAnswer(tx: Tx): Promise<boolean> {
  const row = await awaitingAnswer(tx).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Answers that no other process works on, each with our message that it answers. */
async function claim(tx: Tx, failed: ReadonlySet<number>): Promise<Reply[]> {
  const query = tx
    .selectFrom('transmissions')
    .select(['id', 'tenant_id', 'message_type', 'reply_to', 'bytes', 'created_on'])
    .$narrowType<{ bytes: Buffer }>()
    .where('direction', '=', 'in')
    .where('applied_on', 'is', null)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked();
  const found = await (failed.size === 0 ? query : query.where('id', 'not in', [...failed])).execute();
  const ids = found.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
  const sent = Map.groupBy(await sentWith(tx, ids), ({ message_id }) => message_id);
  return found.map((incoming) => {
    const carried = sent.get(incoming.reply_to ?? '') ?? [];
    const [first] = carried;
    return {
      incoming,
      asked: first === undefined ? null : { id: first.id, message_id: first.message_id, carried },
    };
  });
}

/** Our messages with these ids, a row for each document that they carry. */
export async function sentWith(tx: Tx, message_ids: readonly string[]) {
  if (message_ids.length === 0) return [];
  return tx
    .selectFrom('transmissions')
    .innerJoin('transmission_documents as carried', (join) =>
      join
        .onRef('carried.tenant_id', '=', 'transmissions.tenant_id')
        .onRef('carried.transmission_id', '=', 'transmissions.id'),
    )
    .select([
      'transmissions.id',
      'transmissions.message_id',
      'carried.document_id',
      'carried.version',
      'carried.position',
    ])
    .where('transmissions.message_id', 'in', [...message_ids])
    .where('transmissions.direction', '=', 'out')
    .orderBy('carried.position')
    .execute();
}

/** Whether it could be applied; what it had written by then is taken back. */
async function isTaken(deps: AnswerDeps, tx: Tx, reply: Reply): Promise<boolean> {
  await sql`savepoint reply`.execute(tx);
  try {
    await applyAnswer(deps, tx, reply, deps.clock.now());
    await sql`release savepoint reply`.execute(tx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint reply`.execute(tx);
    const { id: transmission_id, tenant_id } = reply.incoming;
    deps.log.error({ err: error, tenant_id, transmission_id }, 'an answer could not be applied');
    return false;
  }
}

/** To the documents of the message it answers, else to the notices of the company. */
async function applyAnswer(deps: AnswerDeps, tx: Tx, { incoming, asked }: Reply, now: string): Promise<void> {
  const { id, tenant_id } = incoming;
  let outcome: Outcome = { status: 'message_received', note: 'Không khớp thông điệp nào đã gửi' };
  if (incoming.reply_to === null) outcome = await storeNotice(deps, tx, tenant_id, incoming);
  else if (asked !== null) {
    outcome = await apply(deps, tx, asked, incoming, now);
    const rows = asked.carried.map(({ document_id, version, position }) => ({
      tenant_id,
      transmission_id: id,
      position,
      document_id,
      version,
    }));
    // A whole copy of an answer that could not be read comes under the same id.
    await tx
      .insertInto('transmission_documents')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx
    .updateTable('transmissions')
    .set({ applied_on: now, ...outcome })
    .where('id', '=', id)
    .execute();
}

/**
 * What the answer says about the message it answers, in whichever version it carried its documents: the message's status moves by its
 * own verdict. A document moves only by a verdict on its present version; one on an earlier version is written into its history.
 */
async function apply(
  deps: AnswerDeps,
  tx: Tx,
  asked: SentMessage,
  incoming: Incoming,
  now: string,
): Promise<Outcome> {
  const message = readLeniently(incoming.bytes);
  let outcome: Outcome = { status: 'message_received', note: null };
  const documents = await lockDocuments(
    tx,
    asked.carried.map(({ document_id }) => document_id),
  );
  for (const carried of asked.carried) {
    const document = documents.find(({ id }) => id === carried.document_id);
    const version = await versionOf(tx, carried.document_id, carried.version);
    if (document === undefined || version === null) throw new Error('a message carries what is not there');
    const kind = kindOf(deps.kinds, document);
    const { message_id } = asked;
    const expected = { message_id, version, authority_roots: deps.authority_roots };
    const verdict = message === null ? notRead(kind) : verdictIn(kind, message, incoming, expected);
    if (verdict === null) continue;
    const at = { transmission_id: incoming.id };
    if ('fault' in verdict) {
      const { fault: reason, status } = verdict;
      await recordEvent(tx, document, { ...at, kind: 'answer_faulty', detail: { reason } }, now);
      outcome = { status, note: reason };
      continue;
    }
    if ('unreadable' in verdict) {
      const reason = verdict.unreadable;
      await recordEvent(tx, document, { ...at, kind: 'answer_unreadable', detail: { reason } }, now);
      outcome = { status: UNREADABLE, note: reason };
      continue;
    }
    if (document.version === carried.version)
      await moveDocument(deps, tx, document, asked, { verdict, transmission_id: incoming.id, now });
    else {
      const detail = { ...verdict.detail, version: String(carried.version), kind: verdict.event };
      await recordEvent(tx, document, { ...at, kind: 'earlier_version_answered', detail }, now);
    }
    const note = verdict.detail['reason'] ?? null;
    if (verdict.answer === null) outcome = { status: 'message_received', note };
    else {
      const said = verdict.message_answer ?? verdict.answer;
      await moveMessage(tx, asked, said);
      outcome = { status: statusSaidBy(said), note };
    }
  }
  return outcome;
}

/** Null for bytes that are no message. */
function readLeniently(bytes: Buffer): ReadMessage | null {
  try {
    return readMessage(parseXml(bytes));
  } catch {
    return null;
  }
}

function notRead({ words: { one } }: DocumentKind): Unreadable {
  return {
    unreadable: `Không đọc được phản hồi của cơ quan thuế. Đang chờ phản hồi khác, không lập lại ${one} này.`,
  };
}

function verdictIn(
  kind: DocumentKind,
  { body }: ReadMessage,
  { message_type, bytes }: Incoming,
  expected: Expected,
): Verdict | Unreadable | FaultAnswer | null {
  if (body.kind === 'technical') return technicalVerdict(body);
  try {
    return (
      faultAnswer(kind, { message_type, bytes }) ??
      kind.verdict?.({ message_type, body, bytes }, expected) ??
      null
    );
  } catch {
    // Whatever the bytes do to the readers, they hold up no other answer.
    return notRead(kind);
  }
}

/** Thông điệp 999: whether the authority takes the message at all. */
function technicalVerdict({
  accepted,
  reasons: given,
}: Extract<ReadMessage['body'], { kind: 'technical' }>): Verdict {
  const event = accepted ? 'technically_accepted' : 'technically_refused';
  const reasons = accepted ? [] : given.map(({ text, code }) => ({ message: text, code, fields: [] }));
  const reason = reasons.map(({ message }) => message).join(' ');
  return {
    answer: event,
    takes_effect: false,
    event,
    detail: reason === '' ? {} : { reason },
    reasons,
    coded: null,
    facts: {},
  };
}

async function moveDocument(
  deps: AnswerDeps,
  tx: Tx,
  document: DocumentRow,
  asked: SentMessage,
  { verdict, transmission_id, now }: { verdict: Verdict; transmission_id: number; now: string },
): Promise<void> {
  const { answer, takes_effect, event, detail, reasons, coded, facts, lines: judged = [] } = verdict;
  const handing: Moves[] = document.transmission === 'not_sent' ? [{ transmission: 'hand_to_provider' }] : [];
  const move: Moves = {
    ...(answer === null ? {} : { transmission: answer }),
    ...(takes_effect ? { stage: 'take_effect' } : {}),
  };
  const moves = [...handing, move];
  const moved = statesAfter(document, moves) !== null;
  // An answer can be here before the provider's own word on the message was stored, and shows that it arrived.
  if (handing.length > 0)
    await tx.updateTable('transmissions').set({ handed: 'done' }).where('id', '=', asked.id).execute();
  // A late or repeated answer never takes a result back, nor half of it.
  if (!moved) return;
  const handed_line = {
    kind: 'handed_to_provider',
    transmission_id: asked.id,
    detail: { message_id: asked.message_id },
  };
  const line = { kind: event, transmission_id, detail };
  const lines = handing.length > 0 ? [handed_line, line] : [line];
  const { tenant_id, id: document_id, version } = document;
  const line_rows = judged.map(({ position, accepted, reasons: why }) => ({
    ...{ tenant_id, document_id, version, position, accepted, transmission_id },
    reasons: JSON.stringify(why),
  }));
  await insertMany(tx, 'document_lines', line_rows);
  // The kind reads its lines when it is moved.
  await advanceAll(deps, tx, [{ document, moves, lines, reasons, facts }], now);
  if (verdict.reported !== undefined)
    await advanceReported(deps, tx, document, { reported: verdict.reported, transmission_id, now });
  if (coded !== null)
    await tx
      .insertInto('document_files')
      .values(fileRow(document, 'coded', coded, now))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** It had taken effect before the authority saw it. */
const REFUSED_IN_PACKAGE = { transmission: 'refused_in_package', stage: 'lose_effect' } as const;

/** The documents that the authority has with this one, or refuses in it; what became of one of them otherwise stays so. */
async function advanceReported(
  deps: AnswerDeps,
  tx: Tx,
  { label }: DocumentRow,
  {
    reported: { kind, subject_ids, facts, refused },
    transmission_id,
    now,
  }: { reported: NonNullable<Verdict['reported']>; transmission_id: number; now: string },
): Promise<void> {
  const documents = await lockDocumentsOf(tx, kind, subject_ids);
  const by = label ?? '';
  const all = documents.map((document): Advance => {
    const reasons = refused?.get(document.subject_id);
    if (reasons === undefined) {
      const lines = [{ kind: 'reported', transmission_id, detail: { by } }];
      return { document, moves: [{ transmission: 'reported' }], lines, facts };
    }
    const detail = { by, reason: reasons.map(({ message }) => message).join(' ') };
    const lines = [{ kind: 'refused_in_package', transmission_id, detail }];
    return { document, moves: [REFUSED_IN_PACKAGE], lines, reasons };
  });
  const possible = all.filter(({ document, moves }) => statesAfter(document, moves) !== null);
  await advanceAll(deps, tx, possible, now);
}

/**
 * A late or repeated answer never takes back what the message was answered before. The locks on its documents are held: all code that
 * changes a message that was sent takes them first.
 */
async function moveMessage(tx: Tx, { id }: SentMessage, answer: Answer): Promise<void> {
  const { status } = await tx
    .selectFrom('transmissions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // An answer shows that it arrived, whatever is known of its handing over.
  const handed = Object.hasOwn(TRANSMISSION_STATUSES, status) ? (status as TransmissionStatus) : 'sent_tvan';
  const after = advanceTransmission(handed, answer);
  if (after === null) return;
  await tx.updateTable('transmissions').set({ status: after }).where('id', '=', id).execute();
}
