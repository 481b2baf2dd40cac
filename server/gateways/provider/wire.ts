/** What the provider's HTTP service answers, checked before it is believed: a proxy's page is no answer. */
export type SubmitReply =
  { outcome: 'accepted' | 'duplicate'; message_id: string } | { outcome: 'refused'; reason: string };

export type LookUpReply = { message_id: string; known: boolean };

export type AnswerReply = {
  id: string;
  reply_to: string;
  message_type: string;
  /** The XML as base64, so that no transcoding can touch it. */
  content_base64: string;
  received_on: string;
};

export type AnswersReply = { answers: AnswerReply[]; cursor: string | null };

type Fields = Readonly<Record<string, unknown>>;

export function readSubmitReply(body: unknown, message_id: string): SubmitReply | null {
  if (!isFields(body)) return null;
  const { outcome, reason } = body;
  if (outcome === 'refused') return typeof reason === 'string' ? { outcome, reason } : null;
  if (outcome !== 'accepted' && outcome !== 'duplicate') return null;
  return body['message_id'] === message_id ? { outcome, message_id } : null;
}

export function readLookUpReply(body: unknown, message_id: string): LookUpReply | null {
  if (!isFields(body) || body['message_id'] !== message_id) return null;
  const { known } = body;
  return typeof known === 'boolean' ? { message_id, known } : null;
}

export function readAnswersReply(body: unknown): AnswersReply | null {
  if (!isFields(body)) return null;
  const { answers, cursor } = body;
  if (!Array.isArray(answers) || !(cursor === null || typeof cursor === 'string')) return null;
  const read = answers.map(readAnswer);
  return read.every((answer) => answer !== null) ? { answers: read, cursor } : null;
}

function readAnswer(body: unknown): AnswerReply | null {
  if (!isFields(body)) return null;
  const { id, reply_to, message_type, content_base64, received_on } = body;
  const texts = [id, reply_to, message_type, content_base64, received_on];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return { id, reply_to, message_type, content_base64, received_on } as AnswerReply;
}

function isFields(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
