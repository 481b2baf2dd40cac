import { allows } from '../access/permissions.ts';
import type { LaterMessageType, MessageType } from './message-types.table.ts';

/** Kinds of documents that travel in messages (specification, point 3); each has its page in the transmission history. */
export type MessageKind =
  | 'declaration'
  | 'invoice'
  | 'invoice_cash_register'
  | 'invoice_mistake'
  | 'data_summary_table';

type MessageKindRow = {
  /** Permission code that opens its messages (specification, point 6). */
  readonly gateway: string;
  /** Types that can only be about this kind. */
  readonly types: readonly (MessageType | LaterMessageType)[];
};

export const MESSAGE_KINDS = {
  declaration: {
    gateway: 'registration_gateway',
    types: ['100', '101', '102', '103', '104', '105', '113', '505', '506', '507'],
  },
  invoice: {
    gateway: 'invoice_gateway',
    types: ['106', '200', '201', '202', '203', '205', '208', '210', '500', '503'],
  },
  invoice_cash_register: { gateway: 'invoice_calculating_machine_gateway', types: ['206', '216'] },
  invoice_mistake: { gateway: 'invoice_wrong_gateway', types: ['300', '301', '302', '303'] },
  data_summary_table: { gateway: 'invoice_summary_gateway', types: ['400', '901', '902'] },
} as const satisfies Record<MessageKind, MessageKindRow>;

/** Types that are about whatever they answer: their kind is that of the message they answer. */
export const TYPES_OF_ANY_KIND = [
  '204',
  '504',
  '888',
  '999',
  '-1',
  '-2',
] as const satisfies readonly MessageType[];

/**
 * The kind of a message that answers no known message, or that has a type outside the catalogue: the one of what concerns the company's
 * use of e-invoices as a whole (assumed).
 */
export const KIND_OF_THE_REST: MessageKind = 'declaration';

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

/** The kinds of messages that an account with these permission codes may see. */
export function visibleKinds(permissions: readonly string[]): MessageKind[] {
  return kinds.flatMap(([kind, { gateway }]) => (allows(permissions, [[gateway]]) ? [kind] : []));
}
