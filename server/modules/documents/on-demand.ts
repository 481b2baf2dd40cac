import { mayFetchAgain, UNREADABLE, type KnownMessage } from '#domain/transmission/asking-again.ts';
import type { Tx } from '#server/context.ts';
import { callTrouble, lineOfMessage } from '#server/modules/provider-connection/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure, notNow } from '#server/platform/http/failure.ts';
import { recordEvent } from './advance.ts';
import { applyAnswers, sentWith } from './apply-answers.ts';
import { collectAnswers } from './collect-answers.ts';
import type { AnswerDeps, DocumentDeps, Job } from './deps.ts';
import { lockDocuments } from './documents.ts';
import { leftOfLease } from './outgoing.ts';
import { carryDocument } from './pipeline.ts';
import { delayAfter, enqueueCarrying, enqueueCollecting } from './tasks.ts';

/** Who asks, and when. */
type Requester = { tenant_id: number; user_id: number; now: string };

/**
 * Tra cứu ngay: gives a message whose arrival is unknown its look-up now instead of at its next pause. While a process is asking about it
 * already, nothing is added.
 */
export async function lookUpNow(tx: Tx, transmission_id: number, requester: Requester): Promise<void> {
  const job = await noteLookUp(tx, transmission_id, requester);
  if (job === 'known')
    throw failure(
      409,
      'whereabouts_known',
      'Chỉ tra cứu được thông điệp gửi đi đang ở trạng thái Chưa rõ. Hãy tải lại trang để xem trạng thái hiện tại.',
    );
  // One job looks the message up for all that it carries.
  if (job !== 'being_asked') await enqueueCarrying(tx, job);
}

/**
 * The same for a job of many: waits for the provider's reply instead of leaving it to the document's own job, so that one company's
 * thousand questions do not stand in the queue before those of others. Does nothing for what is known by now.
 */
export async function lookUpAtOnce(
  deps: DocumentDeps,
  transmission_id: number,
  requester: Requester,
): Promise<void> {
  const { tenant_id } = requester;
  const job = await inTenant(deps.db, tenant_id, (tx) => noteLookUp(tx, transmission_id, requester));
  if (typeof job === 'string') return;
  const next = await carryDocument(deps, job);
  if (next === 'wait') return;
  const [attempt, delay_ms] = next === 'later' ? [1, delayAfter(1)] : [0, next.leased_ms];
  await inTenant(deps.db, tenant_id, (tx) => enqueueCarrying(tx, job, attempt, delay_ms));
}

/** Writes into the histories that a person asks; which document's job looks the message up for all that it carries. */
async function noteLookUp(
  tx: Tx,
  transmission_id: number,
  requester: Requester,
): Promise<Job | 'known' | 'being_asked'> {
  const documents = await tx
    .selectFrom('transmission_documents as carried')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.tenant_id', '=', 'carried.tenant_id')
        .onRef('documents.id', '=', 'carried.document_id')
        .onRef('documents.version', '=', 'carried.version'),
    )
    .innerJoin('transmissions', (join) =>
      join
        .onRef('transmissions.tenant_id', '=', 'carried.tenant_id')
        .onRef('transmissions.id', '=', 'carried.transmission_id'),
    )
    .select(['documents.tenant_id', 'documents.id', 'transmissions.trying_until'])
    .where('carried.transmission_id', '=', transmission_id)
    .where('transmissions.direction', '=', 'out')
    .where('documents.transmission', '=', 'unknown')
    .orderBy('documents.id')
    .execute();
  const [first] = documents;
  if (first === undefined) return 'known';
  if (leftOfLease(first, Date.parse(requester.now)) > 0) return 'being_asked';
  const { user_id, now } = requester;
  for (const document of documents)
    await recordEvent(tx, document, { kind: 'look_up_asked', transmission_id, user_id }, now);
  return { tenant_id: requester.tenant_id, document_id: first.id };
}

/** The sent message to request the answers of. */
type Question = {
  message_id: string;
  document_ids: readonly number[];
  /** The answer that a person could not read; null where they asked of the message itself. */
  answer_id: number | null;
  /** Answers that were read before. */
  read_before: ReadonlySet<number>;
};

/** What came of asking for answers again. */
export type FetchedAgain = 'read' | 'still_unreadable' | 'not_yet' | 'not_at_provider';

/** Yêu cầu gửi lại phản hồi, first part: what is asked for, written into the history of its documents. Makes no network call. */
export async function askForAnswers(
  tx: Tx,
  message: KnownMessage & { id: number; message_id: string },
  { user_id, now }: Requester,
): Promise<Question> {
  const { id, direction, reply_to } = message;
  const message_id = direction === 'out' ? message.message_id : (reply_to ?? '');
  const carried = mayFetchAgain(message) ? await sentWith(tx, [message_id]) : [];
  if (carried.length === 0)
    throw failure(
      409,
      'no_answer_awaited',
      'Chỉ yêu cầu gửi lại được phản hồi không đọc được, hoặc phản hồi của thông điệp đã tới nơi và còn chờ kết quả. Hãy tải lại trang để xem trạng thái hiện tại.',
    );
  const document_ids = carried.map(({ document_id }) => document_id);
  const documents = await lockDocuments(tx, document_ids);
  for (const document of documents)
    await recordEvent(tx, document, { kind: 'answers_asked_again', transmission_id: id, user_id }, now);
  const answers = await answersTo(tx, message_id, document_ids);
  return {
    message_id,
    document_ids,
    answer_id: direction === 'in' ? id : null,
    read_before: new Set(answers.filter(isRead).map((answer) => answer.id)),
  };
}

/**
 * The second part: has the provider deliver the answers again and takes them in. Not for a transaction, for it waits for the network;
 * asking twice, one after the other or at once, ends the same.
 */
export async function fetchAnswersAgain(
  deps: AnswerDeps,
  tenant_id: number,
  { message_id, document_ids, answer_id, read_before }: Question,
): Promise<FetchedAgain> {
  const { provider, line_id } = await inTenant(deps.db, tenant_id, (tx) =>
    lineOfMessage(tx, tenant_id, message_id, deps),
  );
  const asked = await provider.fetchAgain(message_id);
  if (asked.outcome === 'unknown') {
    const { cause } = asked;
    const why = await inTenant(deps.db, tenant_id, (tx) => callTrouble(tx, line_id, cause, deps.clock.now()));
    throw notNow('provider_unavailable', [NOT_KNOWN, why, GOES_ON].join(' '), RETRY_S);
  }
  if (asked.outcome === 'not_found') return 'not_at_provider';
  const { reached } = await collectAnswers(deps, tenant_id);
  await applyStored(deps, tenant_id, message_id);
  return inTenant(deps.db, tenant_id, async (tx) => {
    const answers = await answersTo(tx, message_id, document_ids);
    const wanted = answers.filter(({ id }) => answer_id === null || id === answer_id);
    if (wanted.some((answer) => isRead(answer) && !read_before.has(answer.id))) return 'read';
    await enqueueCollecting(tx, tenant_id);
    const came = reached && asked.count > 0;
    return came && wanted.some(({ status }) => status === UNREADABLE) ? 'still_unreadable' : 'not_yet';
  });
}

const NOT_KNOWN = 'Chưa biết yêu cầu đã tới đơn vị truyền nhận hay chưa.';
const GOES_ON =
  'Phản hồi mới được hệ thống tự hỏi nửa phút một lần; cần phản hồi này gửi lại thì yêu cầu lại sau ít phút, yêu cầu nhiều lần không sinh thêm chứng từ.';

/** When the provider may be asked once more, seconds. */
const RETRY_S = 60;

/**
 * Waits until the stored answers to a message are applied. Another process may hold them: one that applies them, or one that just
 * stores them once more, and then our own collecting has passed them over.
 */
async function applyStored(deps: AnswerDeps, tenant_id: number, message_id: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const waiting = await inTenant(deps.db, tenant_id, (tx) =>
      tx
        .selectFrom('transmissions')
        .select('id')
        .where('direction', '=', 'in')
        .where('reply_to', '=', message_id)
        .where('applied_on', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute(),
    );
    if (waiting.length === 0) return;
    await applyAnswers(deps, tenant_id);
  }
}

/** An answer that cannot be applied stays stored, and is tried again with the next that come. */
const MAX_ATTEMPTS = 3;

type StoredAnswer = { id: number; status: string; applied_on: string | null };

function isRead({ status, applied_on }: StoredAnswer): boolean {
  return applied_on !== null && status !== UNREADABLE;
}

/** The applied answers to a message of ours: found by the documents they are about. */
function answersTo(tx: Tx, message_id: string, document_ids: readonly number[]): Promise<StoredAnswer[]> {
  return tx
    .selectFrom('transmissions')
    .select(['id', 'status', 'applied_on'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('transmission_documents')
        .select('transmission_id')
        .where('document_id', 'in', [...document_ids]),
    )
    .where('direction', '=', 'in')
    .where('reply_to', '=', message_id)
    .execute();
}
