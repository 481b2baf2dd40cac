import type { DocumentEvent } from '../document-kind.ts';

/** That a document was made, as the first event of its history, which begins with its way to the authority. */
export function madeEvent(
  { created_on, created_by_name }: { created_on: string; created_by_name: string | null },
  title: string,
): DocumentEvent {
  return {
    ...{ id: 0, kind: 'created', happened_on: created_on, title, detail: null, tone: 'default' },
    actor_name: created_by_name,
    transmission_id: null,
  };
}
