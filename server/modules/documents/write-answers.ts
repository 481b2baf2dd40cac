import { sql } from 'kysely';
import { advance as advanceTransmission, type Answer } from '#domain/transmission/lifecycle.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import type { Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { advanceAll, eventRow, statesAfter, type Advance } from './advance.ts';
import type { AnswerDeps } from './deps.ts';
import { lockDocumentsOf } from './documents.ts';
import { answerTo, isVerdict, type Answered, type Outcome, type Said } from './judge-answers.ts';
import type { DocumentRow, Line, Moves, Verdict } from './kind.ts';
import { fileRow } from './signatures.ts';

/**
 * Writes what answers say, of each document at most one: into the histories, the documents that they move, and the messages that they
 * answer. A document moves only by a verdict on its present version.
 */
export async function writeSaid(deps: AnswerDeps, tx: Tx, all: readonly Said[], now: string): Promise<void> {
  const noted = all.flatMap((one) => {
    const line = lineWithoutMove(one);
    return line === null ? [] : [eventRow(one.document, line, now)];
  });
  await insertMany(tx, 'document_events', noted);
  const verdicts = all.filter(isVerdict);
  await moveDocuments(deps, tx, verdicts.filter(isOfPresentVersion), now);
  await moveMessages(tx, verdicts);
}

function isOfPresentVersion({ document, version }: Said<Verdict>): boolean {
  return document.version === version;
}

/** The line of the history of what decides nothing about the document as it is now; null of a verdict on it. */
function lineWithoutMove(one: Said): Line | null {
  const { word, incoming } = one;
  const at = { transmission_id: incoming.id };
  if ('fault' in word) return { ...at, kind: 'answer_faulty', detail: { reason: word.fault } };
  if ('unreadable' in word) return { ...at, kind: 'answer_unreadable', detail: { reason: word.unreadable } };
  if (one.document.version === one.version) return null;
  const detail = { ...word.detail, version: String(one.version), kind: word.event };
  return { ...at, kind: 'earlier_version_answered', detail };
}

async function moveDocuments(
  deps: AnswerDeps,
  tx: Tx,
  verdicts: readonly Said<Verdict>[],
  now: string,
): Promise<void> {
  const arrived = verdicts.filter(({ document }) => document.transmission === 'not_sent');
  // An answer can be here before the provider's own word on the message was stored, and shows that it arrived.
  if (arrived.length > 0)
    await tx
      .updateTable('transmissions')
      .set({ handed: 'done' })
      .where(
        'id',
        'in',
        arrived.map(({ asked }) => asked.id),
      )
      .execute();
  // A late or repeated answer never takes a result back, nor half of it.
  const moving = verdicts
    .map((one) => ({ ...one, advance: advanceBy(one) }))
    .filter(({ document, advance }) => statesAfter(document, advance.moves) !== null);
  await insertMany(tx, 'document_lines', moving.flatMap(lineRows));
  // The kind reads its lines when it is moved.
  await advanceAll(
    deps,
    tx,
    moving.map(({ advance }) => advance),
    now,
  );
  for (const { document, word, incoming } of moving)
    if (word.reported !== undefined)
      await advanceReported(deps, tx, document, {
        reported: word.reported,
        transmission_id: incoming.id,
        now,
      });
  const files = moving.flatMap(({ document, word: { coded } }) =>
    coded === null ? [] : [fileRow(document, 'coded', coded, now)],
  );
  await insertMany(tx, 'document_files', files, 'on conflict do nothing');
}

/** What a verdict on its present version does to a document. */
function advanceBy({ document, asked, incoming, word }: Said<Verdict>): Advance {
  const { answer, takes_effect, event, detail, reasons, facts } = word;
  const move: Moves = {
    ...(answer === null ? {} : { transmission: answer }),
    ...(takes_effect ? { stage: 'take_effect' } : {}),
  };
  const line = { kind: event, transmission_id: incoming.id, detail };
  if (document.transmission !== 'not_sent') return { document, moves: [move], lines: [line], reasons, facts };
  const handed_line = {
    kind: 'handed_to_provider',
    transmission_id: asked.id,
    detail: { message_id: asked.message_id },
  };
  const moves: Moves[] = [{ transmission: 'hand_to_provider' }, move];
  return { document, moves, lines: [handed_line, line], reasons, facts };
}

/** The rows of document_lines. */
function lineRows({ document: { tenant_id, id, version }, incoming, word: { lines = [] } }: Said<Verdict>) {
  return lines.map(({ position, accepted, reasons }) => ({
    ...{ tenant_id, document_id: id, version, position, accepted, transmission_id: incoming.id },
    reasons: JSON.stringify(reasons),
  }));
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
 * A message's status moves by its own verdicts, in whichever version it carried its documents. The locks on its documents are held: all
 * code that changes a message that was sent takes them first.
 */
async function moveMessages(tx: Tx, verdicts: readonly Said<Verdict>[]): Promise<void> {
  const answers = Map.groupBy(
    verdicts.flatMap(({ asked: { id }, word }) => {
      const answer = answerTo(word);
      return answer === null ? [] : [{ id, answer }];
    }),
    ({ id }) => id,
  );
  if (answers.size === 0) return;
  const messages = await tx
    .selectFrom('transmissions')
    .select(['id', 'status'])
    .where('id', 'in', [...answers.keys()])
    .execute();
  const moved = messages.flatMap(({ id, status }) => {
    const said = answers.get(id) ?? [];
    const after = said.reduce((at, { answer }) => statusAfter(at, answer), status);
    return after === status ? [] : [{ id, after }];
  });
  if (moved.length === 0) return;
  await sql`update transmissions set status = given.status
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ after }) => after)}::text[]) as given (id, status)
    where transmissions.tenant_id = ${TENANT} and transmissions.id = given.id`.execute(tx);
}

/** A late or repeated answer never takes back what the message was answered before. */
function statusAfter(status: string, answer: Answer): string {
  // An answer shows that it arrived, whatever is known of its handing over.
  const handed = Object.hasOwn(TRANSMISSION_STATUSES, status) ? (status as TransmissionStatus) : 'sent_tvan';
  return advanceTransmission(handed, answer) ?? status;
}

/** Which documents answers are about. A whole copy of one that could not be read comes under the same id. */
export async function keepSubjects(tx: Tx, answered: readonly Answered[]): Promise<void> {
  const rows = answered.flatMap(({ incoming: { id, tenant_id }, asked }) =>
    asked.carried.map(({ document_id, version, position }) => ({
      ...{ tenant_id, transmission_id: id, position, document_id, version },
    })),
  );
  await insertMany(tx, 'transmission_documents', rows, 'on conflict do nothing');
}

/** Marks messages as applied, by their ids. */
export async function keepOutcomes(
  tx: Tx,
  outcomes: ReadonlyMap<number, Outcome>,
  now: string,
): Promise<void> {
  const all = [...outcomes.values()];
  await sql`update transmissions set applied_on = ${now}, status = given.status, note = given.note
    from unnest(${[...outcomes.keys()]}::bigint[], ${all.map(({ status }) => status)}::text[], ${all.map(({ note }) => note)}::text[])
      as given (id, status, note)
    where transmissions.tenant_id = ${TENANT} and transmissions.id = given.id`.execute(tx);
}
