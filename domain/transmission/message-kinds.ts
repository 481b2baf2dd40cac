import { allows } from '../access/permissions.ts';
import type { MessageKind, MessageKindRow } from './message-kinds.table.ts';
import { KIND_OF_THE_REST, MESSAGE_KINDS, TYPES_OF_ANY_KIND } from './message-kinds.table.ts';

const kinds = Object.entries(MESSAGE_KINDS) as [MessageKind, MessageKindRow][];

/**
 * What kind of document a message is about.
 * @param message_type its own type (MLTDiep)
 * @param answered_type that of the message it answers; null where that is not known
 */
export function messageKindOf(message_type: string, answered_type: string | null): MessageKind {
  const isAboutItsQuestion = (TYPES_OF_ANY_KIND as readonly string[]).includes(message_type);
  const telling = isAboutItsQuestion && answered_type !== null ? answered_type : message_type;
  return (
    kinds.find(([, { types }]) => (types as readonly string[]).includes(telling))?.[0] ?? KIND_OF_THE_REST
  );
}

/** The kinds whose messages an account with these permission codes may see. */
export function visibleKinds(permissions: readonly string[]): MessageKind[] {
  return kinds.flatMap(([kind, { gateway }]) => (allows(permissions, [[gateway]]) ? [kind] : []));
}
