import { CHANGE_KINDS, type ChangeKind } from '#domain/changes/change.ts';
import { operations, type OperationId } from '#generated/operations.ts';

/** What a notice of the database is about (migration 082), and the kind of records that is stale by it. */
export const KIND_OF_SUBJECT: Readonly<Record<string, ChangeKind>> = {
  // Kinds of documents, by their names (server/document-kinds.ts).
  invoice: 'invoice',
  declaration: 'registration',
  explanation: 'registration',
  invoice_mistake: 'invoice_mistake',
  statement: 'invoice_statement',
  data_summary_table: 'invoice_data_summary_tables',
  invoice_cash_register: 'invoice',
  batch: 'invoice',
  email: 'email',
  signature_request: 'signature_request',
  authority_notice: 'authority_notice',
  proof_pack: 'proof_pack',
  reconciliation: 'reconciliation',
  payment_request: 'payment_request',
  job: 'job',
  import: 'import',
  notice: 'notice',
};

/** Subjects whose ids are not those of the kind: the change is sent without ids. */
export const UNNUMBERED: ReadonlySet<string> = new Set(['batch', 'invoice_cash_register', 'explanation']);

/** The operation that reads a kind. */
const READ_BY = {
  invoice: 'listInvoices',
  registration: 'listRegistrations',
  invoice_mistake: 'listInvoiceMistakes',
  invoice_statement: 'listStatements',
  invoice_data_summary_tables: 'listInvoiceDataSummaryTables',
  signature_request: 'listSignatureRequests',
  authority_notice: 'listAuthorityNotices',
  email: 'listInvoiceEmails',
  job: 'listJobs',
  import: 'listJobs',
  proof_pack: 'searchProofPacks',
  reconciliation: 'searchReconciliations',
  payment_request: 'listPaymentRequests',
  notice: 'listNotices',
  // The account itself: its own rights have changed.
  user: 'getProfile',
} as const satisfies Record<ChangeKind, OperationId>;

/**
 * The rights of which an account needs one row to hear of a kind: those of its list, and those of what changes it, since who may only
 * change something still follows it on a page. What everyone may call says nothing about a kind.
 */
export const HEARD_BY: ReadonlyMap<ChangeKind, readonly (readonly string[])[]> = new Map(
  CHANGE_KINDS.map((kind) => {
    const changing = Object.values(operations)
      .filter(({ invalidates }) => (invalidates as readonly string[]).includes(kind))
      .flatMap(({ access }): readonly (readonly string[])[] => access)
      .filter((codes) => codes.length > 0);
    return [kind, [...operations[READ_BY[kind]].access, ...changing]];
  }),
);
