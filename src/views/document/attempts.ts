import type { DocumentEvent, Message } from './document-kind.ts';

/** One exchange about a document: a message that went or came, or a question about one. */
export type Attempt =
  | { readonly what: 'message'; readonly key: string; readonly at: string; readonly message: Message }
  | { readonly what: 'look_up'; readonly key: string; readonly at: string; readonly event: DocumentEvent };

/** Events that tell what a question about a message, or the lack of an answer, came to. */
const LOOK_UPS: ReadonlySet<string> = new Set([
  'whereabouts_unknown',
  'found_at_provider',
  'not_found_at_provider',
  'answer_unreadable',
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

/** When a document was last lost sight of; null where it never was. */
export function unknownSince(events: readonly DocumentEvent[]): string | null {
  const times = events
    .filter(({ kind }) => kind === 'whereabouts_unknown')
    .map(({ happened_on }) => happened_on)
    .sort();
  return times.at(-1) ?? null;
}
