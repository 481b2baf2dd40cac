import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { inTurns } from '#server/platform/in-turns.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { AnswerDeps } from './deps.ts';
import { lockDocuments, versionsOf } from './documents.ts';
import { judgeAnswer, outcomeOf, type Incoming, type Outcome, type SentMessage } from './judge-answers.ts';
import { storeNotice } from './store-notice.ts';
import { inWaves } from './waves.ts';
import { keepOutcomes, keepSubjects, writeSaid } from './write-answers.ts';

type Reply = { incoming: Incoming; asked: SentMessage | null };

/** In one transaction. */
const BATCH_SIZE = 100;
/** Those in one transaction are in memory together. One is taken whatever its size. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** Read without a pause: the signature of each is verified, and a stranger may have sent it. */
const JUDGED_AT_ONCE = 1;

/**
 * Applies each stored answer once, many together; those to one document oldest first. One that cannot be applied holds up none beside or
 * behind it, and is tried again with the next that come. Answers whether any message is still without the authority's final answer.
 */
export async function applyAnswers(deps: AnswerDeps, tenant_id: number): Promise<{ awaited: boolean }> {
  const failed = new Set<number>();
  for (;;) {
    const { more, awaited } = await inTenant(deps.db, tenant_id, async (tx) => {
      const { replies, more } = await claim(tx, failed);
      await lockDocuments(tx, replies.flatMap(documentsOf));
      for (const wave of inWaves(replies, documentsOf))
        for (const id of await applyWave(deps, tx, wave)) failed.add(id);
      return { more, awaited: !more && (await awaitsAnswer(tx)) };
    });
    if (!more) return { awaited };
  }
}

/** Of the message that is answered. */
function documentsOf({ asked }: Reply): number[] {
  return asked?.carried.map(({ document_id }) => document_id) ?? [];
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

/** The next answers that no other process works on, as many as may be in memory together; `more`: others may wait behind them. */
async function claimNext(tx: Tx, failed: ReadonlySet<number>): Promise<{ ids: number[]; more: boolean }> {
  const query = tx
    .selectFrom('transmissions')
    .select(['id', 'size'])
    .where('direction', '=', 'in')
    .where('applied_on', 'is', null)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked();
  const found = await (failed.size === 0 ? query : query.where('id', 'not in', [...failed])).execute();
  let bytes = 0;
  const fit = found.filter(({ size }, at) => (bytes += size) <= BATCH_BYTES || at === 0);
  return { ids: fit.map(({ id }) => id), more: fit.length < found.length || found.length === BATCH_SIZE };
}

/** Answers that no other process works on, each with our message that it answers. */
async function claim(tx: Tx, failed: ReadonlySet<number>): Promise<{ replies: Reply[]; more: boolean }> {
  const next = await claimNext(tx, failed);
  if (next.ids.length === 0) return { replies: [], more: false };
  const found = await tx
    .selectFrom('transmissions')
    .select(['id', 'tenant_id', 'message_type', 'reply_to', 'bytes', 'created_on'])
    .$narrowType<{ bytes: Buffer }>()
    .where('id', 'in', next.ids)
    .orderBy('id')
    .execute();
  const ids = found.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
  const sent = Map.groupBy(await sentWith(tx, ids), ({ message_id }) => message_id);
  const replies = found.map((incoming) => {
    const carried = sent.get(incoming.reply_to ?? '') ?? [];
    const [first] = carried;
    return {
      incoming,
      asked: first === undefined ? null : { id: first.id, message_id: first.message_id, carried },
    };
  });
  return { replies, more: next.more };
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

/**
 * All of a wave or, where one cannot be applied, each half by itself, down to that one: what was written with it is taken back. Answers
 * the ids of those that could not be applied.
 */
async function applyWave(deps: AnswerDeps, tx: Tx, wave: readonly Reply[]): Promise<number[]> {
  await sql`savepoint wave`.execute(tx);
  try {
    await applyTogether(deps, tx, wave, deps.clock.now());
    await sql`release savepoint wave`.execute(tx);
    return [];
  } catch (error) {
    await sql`rollback to savepoint wave`.execute(tx);
    if (wave.length > 1) {
      const half = Math.ceil(wave.length / 2);
      const first = await applyWave(deps, tx, wave.slice(0, half));
      return [...first, ...(await applyWave(deps, tx, wave.slice(half)))];
    }
    return wave.map(({ incoming: { id, tenant_id } }) => {
      deps.log.error({ err: error, tenant_id, transmission_id: id }, 'an answer could not be applied');
      return id;
    });
  }
}

const UNMATCHED: Outcome = { status: 'message_received', note: 'Không khớp thông điệp nào đã gửi' };

/** To the documents of the messages they answer, else to the notices of the company. Of each document there is one answer at most. */
async function applyTogether(
  deps: AnswerDeps,
  tx: Tx,
  replies: readonly Reply[],
  now: string,
): Promise<void> {
  const answered = replies.flatMap(({ incoming, asked }) => (asked === null ? [] : [{ incoming, asked }]));
  const documents = await lockDocuments(tx, replies.flatMap(documentsOf));
  const held = {
    documents: new Map(documents.map((document) => [document.id, document])),
    versions: await versionsOf(
      tx,
      answered.flatMap(({ asked }) => asked.carried),
    ),
  };
  const judged = await inTurns(answered, JUDGED_AT_ONCE, (one) => {
    return [one.incoming.id, judgeAnswer(deps, one, held)] as const;
  });
  const said = new Map(judged);
  await writeSaid(deps, tx, [...said.values()].flat(), now);
  await keepSubjects(tx, answered);
  const outcomes = new Map<number, Outcome>();
  for (const { incoming, asked } of replies) {
    const { id, tenant_id, reply_to } = incoming;
    if (reply_to === null) outcomes.set(id, await storeNotice(deps, tx, tenant_id, incoming));
    else outcomes.set(id, asked === null ? UNMATCHED : outcomeOf(said.get(id)?.at(-1)?.word));
  }
  await keepOutcomes(tx, outcomes, now);
}
