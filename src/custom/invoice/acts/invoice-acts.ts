import { codesToChange } from '#domain/access/invoice-codes.ts';
import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { sideOf } from '../invoice-side.ts';
import { filesOf, isIssued } from './invoice-files.ts';
import { isDraft, isRevisable } from './revisable.ts';

/** What can be done with an invoice, in the order in which menus offer it. */
export const INVOICE_ACTS = [
  'edit',
  'publish',
  'revise',
  'print',
  'convert',
  'xml',
  'email',
  'duplicate',
  'recur',
  'correct',
  'evidence',
  'cancel',
] as const;
export type InvoiceAct = (typeof INVOICE_ACTS)[number];

/** What of an invoice decides: rows of the lists carry it as the whole invoice does. */
export type ActSubject = Pick<
  components['schemas']['InvoiceSummary'],
  | 'id'
  | 'form_no'
  | 'symbol'
  | 'number'
  | 'status'
  | 'status_error'
  | 'nature'
  | 'signed_on'
  | 'tax_authority_code'
>;

/** The operations that an act calls, all of them. */
const CALLS: Readonly<Record<InvoiceAct, readonly OperationId[]>> = {
  edit: ['updateInvoice'],
  publish: ['updateInvoice', 'publishInvoice'],
  revise: ['updateInvoice', 'publishInvoice'],
  print: ['getInvoicePdf'],
  convert: ['getInvoicePdf'],
  xml: ['getInvoiceXml'],
  email: ['sendEmail'],
  duplicate: ['createInvoice'],
  recur: ['createRecurringInvoice'],
  correct: ['getInvoiceRemedies'],
  evidence: ['listInvoiceHistory'],
  cancel: ['cancelInvoice'],
};

/** Whether the state of an invoice allows each act, whoever asks. */
const ALLOWS: Readonly<Record<InvoiceAct, (invoice: ActSubject) => boolean>> = {
  edit: isDraft,
  publish: isDraft,
  revise: isRevisable,
  print: () => true,
  convert: isIssued,
  xml: (invoice) => filesOf(invoice).xml !== null,
  email: isIssued,
  // The lines of an adjustment are differences, which no other invoice begins with.
  duplicate: ({ nature }) => nature !== 'adjust',
  recur: ({ nature }) => nature !== 'adjust',
  correct: isIssued,
  evidence: ({ signed_on }) => signed_on !== null,
  // One of a cash register is with its buyer already.
  cancel: (invoice) => isRevisable(invoice) && sideOf(invoice) === 'ordinary',
};

type Rights = {
  may: (operation: OperationId) => boolean;
  can: (access: readonly (readonly string[])[]) => boolean;
};

/** What an account can do with an invoice now: by the state of the invoice and by its rights. */
export function actsOf(invoice: ActSubject, { may, can }: Rights): ReadonlySet<InvoiceAct> {
  // A correcting invoice takes the code of its kind beside that of the change (specification, point 6).
  const mayChange = can([codesToChange(invoice.nature, 'update')]);
  const mayPublish = mayChange && can([codesToChange(invoice.nature, 'publish')]);
  const own: Partial<Record<InvoiceAct, boolean>> = {
    edit: mayChange,
    publish: mayPublish,
    revise: mayPublish,
  };
  return new Set(
    INVOICE_ACTS.filter((act) => ALLOWS[act](invoice) && CALLS[act].every(may) && (own[act] ?? true)),
  );
}
