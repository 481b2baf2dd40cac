import type { MessageProgress, ProgressStage, ReceivedDocument } from './provider.ts';

/** What the provider's HTTP service answers, checked before it is believed: a proxy's page is no answer. */
export type SubmitReply =
  | { outcome: 'accepted' | 'duplicate'; message_id: string }
  | { outcome: 'refused'; reason: string };

export type LookUpReply = { message_id: string; known: boolean };

type AnswerReply = {
  id: string;
  /** Null for a message that answers nothing, e.g. a notice (105, 302, 506). */
  reply_to: string | null;
  message_type: string;
  /** The XML as base64, so that no transcoding can touch it. */
  content_base64: string;
  received_on: string;
};

/** Whether the provider takes messages now. */
export type StatusReply = { ready: boolean };

/** Whether the provider knows the message, and how many answers to it will come again. */
export type FetchAgainReply = { message_id: string; known: boolean; count: number };

/** `progress` came later: a provider without it says nothing of the way. */
export type AnswersReply = { answers: AnswerReply[]; cursor: string | null; progress?: MessageProgress[] };

/** A page of what the authority received of a taxpayer on a day; `next` is null on the last. */
export type ReceivedReply = { documents: ReceivedDocument[]; next: string | null };

export type Fields = Readonly<Record<string, unknown>>;

export function readSubmitReply(body: unknown, message_id: string): SubmitReply | null {
  if (!isFields(body)) return null;
  const { outcome, reason } = body;
  if (outcome === 'refused') return typeof reason === 'string' ? { outcome, reason } : null;
  if (outcome !== 'accepted' && outcome !== 'duplicate') return null;
  return body['message_id'] === message_id ? { outcome, message_id } : null;
}

export function readStatusReply(body: unknown): StatusReply | null {
  if (!isFields(body)) return null;
  const { ready } = body;
  return typeof ready === 'boolean' ? { ready } : null;
}

export function readFetchAgainReply(body: unknown, message_id: string): FetchAgainReply | null {
  if (!isFields(body) || body['message_id'] !== message_id) return null;
  const { known, count } = body;
  if (typeof known !== 'boolean' || typeof count !== 'number') return null;
  return { message_id, known, count };
}

export function readLookUpReply(body: unknown, message_id: string): LookUpReply | null {
  if (!isFields(body) || body['message_id'] !== message_id) return null;
  const { known } = body;
  return typeof known === 'boolean' ? { message_id, known } : null;
}

/** The page is refused as a whole only where it is none: its items are read one by one (http-provider.ts). */
export function readAnswersReply(
  body: unknown,
): { answers: unknown[]; cursor: string | null; progress: MessageProgress[] } | null {
  if (!isFields(body)) return null;
  const { answers, cursor, progress } = body;
  if (!Array.isArray(answers) || !(cursor === null || typeof cursor === 'string')) return null;
  return { answers, cursor, progress: Array.isArray(progress) ? progress.flatMap(readProgress) : [] };
}

const PROGRESS_STAGES = {
  received: true,
  forwarded: true,
  awaiting_answer: true,
} as const satisfies Record<ProgressStage, true>;

/** An odd entry is left out: it decides nothing, and the answer comes all the same. */
function readProgress(entry: unknown): MessageProgress[] {
  const { message_id, stage } = isFields(entry) ? entry : {};
  return typeof message_id === 'string' && isProgressStage(stage) ? [{ message_id, stage }] : [];
}

function isProgressStage(stage: unknown): stage is ProgressStage {
  return typeof stage === 'string' && Object.hasOwn(PROGRESS_STAGES, stage);
}

/** Null where anything in it is odd: a document left out would count as not received. */
export function readReceivedReply(body: unknown): ReceivedReply | null {
  if (!isFields(body)) return null;
  const { documents, next } = body;
  if (!Array.isArray(documents) || !(next === null || typeof next === 'string')) return null;
  const read = documents.map(readReceived);
  return read.every((document) => document !== null) ? { documents: read, next } : null;
}

const DECIMAL = /^-?\d{1,30}(\.\d{1,10})?$/;

function readReceived(entry: unknown): ReceivedDocument | null {
  if (!isFields(entry)) return null;
  const { message_id, form_no, symbol, number, total, state, code } = entry;
  const isNamed =
    typeof message_id === 'string' &&
    typeof form_no === 'string' &&
    typeof symbol === 'string' &&
    typeof number === 'number' &&
    Number.isSafeInteger(number);
  if (!isNamed || (state !== 'accepted' && state !== 'refused')) return null;
  if (!(total === null || (typeof total === 'string' && DECIMAL.test(total)))) return null;
  if (!(code === null || typeof code === 'string')) return null;
  return { message_id, form_no, symbol, number, total, state, code };
}

export function isFields(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
