import { documentWords } from '#src/wording/document.ts';
import type { DocumentEvent } from './document-kind.ts';

/** Whoever had a document signed before, the latest first. */
export function signersOf(events: readonly DocumentEvent[]): string[] {
  const names = events.flatMap(({ kind, actor_name }) =>
    kind === 'publication_asked' && actor_name !== null ? [actor_name] : [],
  );
  return [...new Set(names)];
}

/** Chuyển người ký: whom to turn to, for an account that may not sign itself. */
export function SignerHint({ events }: { events: readonly DocumentEvent[] }) {
  const names = signersOf(events);
  return (
    <span>{names.length === 0 ? documentWords.turnToManager : documentWords.turnTo(names.join(', '))}</span>
  );
}
