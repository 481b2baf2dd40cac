import { mayFetchAgain } from '#domain/transmission/asking-again.ts';
import type { DocumentEvent, Message } from './document-kind.ts';

/** One exchange about a document: a message that went or came, or a question about one. */
export type Attempt =
  | { readonly what: 'message'; readonly key: string; readonly at: string; readonly message: Message }
  | { readonly what: 'look_up'; readonly key: string; readonly at: string; readonly event: DocumentEvent };

/** Events that tell who asked about a message, and what came of it; an answer that cannot be read is a message with its own card. */
const LOOK_UPS: ReadonlySet<string> = new Set([
  'whereabouts_unknown',
  'look_up_asked',
  'answers_asked_again',
  'found_at_provider',
  'not_found_at_provider',
]);

/** Everything that was exchanged about a document, oldest first. */
export function attemptsOf(messages: readonly Message[], events: readonly DocumentEvent[]): Attempt[] {
  const sent = messages.map((message): Attempt => {
    return { what: 'message', key: `message ${message.id}`, at: message.created_on, message };
  });
  const asked = events
    .filter(({ kind }) => LOOK_UPS.has(kind))
    .map((event): Attempt => ({ what: 'look_up', key: `event ${event.id}`, at: event.happened_on, event }));
  return [...sent, ...asked].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Whether the answers to a message are asked for again at its own card: at those that cannot be read, where there are any. */
export function asksAgain(message: Message, messages: readonly Message[]): boolean {
  const isAnswered = messages.some((other) => other.reply_to === message.message_id && mayFetchAgain(other));
  return mayFetchAgain(message) && !isAnswered;
}

const lossOf = (events: readonly DocumentEvent[]) =>
  events
    .filter(({ kind }) => kind === 'whereabouts_unknown')
    .toSorted((one, other) => Date.parse(one.happened_on) - Date.parse(other.happened_on))
    .at(-1);

/** When a document was last lost sight of; null where it never was. */
export function unknownSince(events: readonly DocumentEvent[]): string | null {
  return lossOf(events)?.happened_on ?? null;
}

/** The message that was last lost sight of. */
export function unknownMessage(events: readonly DocumentEvent[]): number | null {
  return lossOf(events)?.transmission_id ?? null;
}

const BEGINNINGS: ReadonlySet<string> = new Set(['handed_to_provider', 'found_at_provider']);

/** The message that was handed over last; null where none was. */
export function sentMessage(events: readonly DocumentEvent[]): number | null {
  const sent = events.filter(({ kind }) => BEGINNINGS.has(kind));
  return sent.toSorted((one, other) => one.id - other.id).at(-1)?.transmission_id ?? null;
}

/** Answers after which the result is still missing: not readable, or a fault in place of the verdict. */
const UNDECIDING: ReadonlySet<string> = new Set(['answer_unreadable', 'answer_faulty']);

/** The last answer that decided nothing since the document went out, while its result is still missing. */
export function undecidingAnswer(
  events: readonly DocumentEvent[],
  results: readonly string[],
): DocumentEvent | null {
  const ordered = events.toSorted((one, other) => one.id - other.id);
  const since = ordered.slice(ordered.findLastIndex(({ kind }) => BEGINNINGS.has(kind)) + 1);
  if (since.some(({ kind }) => results.includes(kind))) return null;
  return since.findLast(({ kind }) => UNDECIDING.has(kind)) ?? null;
}
