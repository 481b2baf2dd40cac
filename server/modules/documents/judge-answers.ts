import { XmlRefused } from '#domain/documents/parsed-element.ts';
import { readMessage, type ReadMessage } from '#domain/documents/read-message.ts';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { statusSaidBy, type Answer } from '#domain/transmission/lifecycle.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { AnswerDeps } from './deps.ts';
import { faultAnswer, type FaultAnswer } from './fault-answer.ts';
import {
  kindOf,
  type DocumentKind,
  type DocumentRow,
  type Expected,
  type Unreadable,
  type Verdict,
  type VersionRow,
} from './kind.ts';

/** A message that came in. */
export type Incoming = {
  id: number;
  tenant_id: number;
  message_type: string;
  reply_to: string | null;
  bytes: Buffer;
  created_on: string;
};

/** A document in the version that a message of ours carried. */
type Carried = { document_id: number; version: number; position: number };

/** Our message that is answered. */
export type SentMessage = { id: number; message_id: string; carried: readonly Carried[] };

export type Answered = { incoming: Incoming; asked: SentMessage };

/** What an answer says of one document of the message it answers. */
export type Said<Word = Verdict | Unreadable | FaultAnswer> = Answered & {
  document: DocumentRow;
  /** The version that the message carried. */
  version: number;
  word: Word;
};

/** What the list of messages shows of one once it is applied. */
export type Outcome = { status: string; note: string | null };

/** By document: as they are now, and in the version that the answered message carried. */
type Held = {
  documents: ReadonlyMap<number, DocumentRow>;
  versions: ReadonlyMap<number, VersionRow>;
};

/** What an answer says of the documents of the message it answers; nothing of those that it does not speak of. */
export function judgeAnswer(
  { kinds, authority_roots, log }: Pick<AnswerDeps, 'kinds' | 'authority_roots' | 'log'>,
  { incoming, asked }: Answered,
  { documents, versions }: Held,
): Said[] {
  const message = readLeniently(incoming.bytes);
  const { message_id } = asked;
  return asked.carried.flatMap((carried) => {
    const document = documents.get(carried.document_id);
    const version = versions.get(carried.document_id);
    if (document === undefined || version === undefined)
      throw new Error('a message carries what is not there');
    const kind = kindOf(kinds, document);
    const word =
      message === null
        ? notRead(kind)
        : wordIn({ log }, kind, message, incoming, { message_id, version, authority_roots });
    return word === null ? [] : [{ incoming, asked, document, version: carried.version, word }];
  });
}

export function isVerdict(one: Said): one is Said<Verdict> {
  return 'answer' in one.word;
}

/** What a verdict says of the message as a whole; null of one that decides nothing about it. */
export function answerTo({ answer, message_answer }: Verdict): Answer | null {
  return answer === null ? null : (message_answer ?? answer);
}

/** Of the message that says this; undefined of one that speaks of no document. */
export function outcomeOf(word: Said['word'] | undefined): Outcome {
  if (word === undefined) return { status: 'message_received', note: null };
  if ('fault' in word) return { status: word.status, note: word.fault };
  if ('unreadable' in word) return { status: UNREADABLE, note: word.unreadable };
  const said = answerTo(word);
  return {
    status: said === null ? 'message_received' : statusSaidBy(said),
    note: word.detail['reason'] ?? null,
  };
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

function wordIn(
  { log }: Pick<AnswerDeps, 'log'>,
  kind: DocumentKind,
  { body }: ReadMessage,
  { id, tenant_id, message_type, bytes }: Incoming,
  expected: Expected,
): Said['word'] | null {
  if (body.kind === 'technical') return technicalVerdict(body);
  try {
    return (
      faultAnswer(kind, { message_type, bytes }) ??
      kind.verdict?.({ message_type, body, bytes }, expected) ??
      null
    );
  } catch (error) {
    // Whatever the bytes do to the readers, they hold up no other answer; a fault of the reader's own is in the log.
    if (!(error instanceof XmlRefused))
      log.error({ err: error, tenant_id, transmission_id: id }, 'an answer broke its reader');
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
