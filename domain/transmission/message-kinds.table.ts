import type { MessageType } from './message-types.table.ts';

/** Kinds of documents that travel in messages (specification, point 3); each has its page in the transmission history. */
export type MessageKind =
  'declaration' | 'invoice' | 'invoice_cash_register' | 'invoice_mistake' | 'data_summary_table';

export type MessageKindRow = {
  /** Permission code that opens its messages (specification, point 6). */
  readonly gateway: string;
  /** Types that can only be about this kind. */
  readonly types: readonly MessageType[];
};

export const MESSAGE_KINDS = {
  declaration: {
    gateway: 'registration_gateway',
    types: ['100', '101', '102', '103', '104', '105', '505', '506', '507'],
  },
  invoice: {
    gateway: 'invoice_gateway',
    types: ['106', '200', '201', '202', '203', '205', '500', '503'],
  },
  invoice_cash_register: { gateway: 'invoice_calculating_machine_gateway', types: ['206'] },
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
 * Where a message is listed that answers nothing we know, or whose type is not in the catalogue: with what concerns the company's
 * use of e-invoices as a whole (assumed).
 */
export const KIND_OF_THE_REST: MessageKind = 'declaration';
