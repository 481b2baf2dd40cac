import { sql } from 'kysely';
import type { StatementState } from '#domain/statements/lifecycle.ts';
import { statements as descriptor } from '#generated/resources/statements.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { CrudRecord } from '#server/platform/crud/crud-context.ts';
import { crudTable } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';

/** Name of its kind of document. */
export const STATEMENT = 'statement';

export type Statement = components['schemas']['Statement'];

const OWN_DOCUMENT = sql`from documents
  where documents.tenant_id = statements.tenant_id and documents.kind = ${STATEMENT} and documents.subject_id = statements.id`;

/** The open request for the seller's signature, where a person holds the key. */
const REQUEST = sql`from documents
  join signature_request_documents as asked on asked.tenant_id = documents.tenant_id and asked.document_id = documents.id
    and asked.version = documents.version
  join signature_requests as request on request.tenant_id = asked.tenant_id and request.id = asked.request_id
  where documents.tenant_id = statements.tenant_id and documents.kind = ${STATEMENT}
    and documents.subject_id = statements.id and documents.signing = 'requested'`;

/** One that failed or came back does not matter once the statement waits for the buyer no longer. */
const MAIL_STATE = sql`case when state = 'waiting_buyer' or mail_state in ('sent', 'delivered') then mail_state else 'none' end`;

const expressions = {
  version: sql`coalesce((select documents.version ${OWN_DOCUMENT}), 0)`,
  correcting_id: sql`(select min(correction.invoice_id) from invoice_corrections as correction
    where correction.tenant_id = statements.tenant_id and correction.statement_id = statements.id)`,
  mail_state: MAIL_STATE,
  signature_request_id: sql`(select request.id ${REQUEST})`,
  signature_kind: sql`(select request.kind ${REQUEST})`,
  created_by_name: sql`(select full_name from users
    where users.tenant_id = statements.tenant_id and users.id = statements.created_by)`,
};

/** Statements: drafts are changed and deleted here; they begin with their invoice (draft-statement.ts). */
export const statements = plainModule(descriptor, {
  expressions: () => expressions,
  filtered: { mail_state: MAIL_STATE },
  // Who does not know of lists states nothing of them: what is stated stays.
  prepare: ({ further, ...values }) => (further ? { ...values, further } : values),
  beforeUpdate: async (_tx, current) => {
    if (stateOf(current) !== 'draft')
      throw failure(
        409,
        'not_editable',
        'Biên bản đã ký nên không sửa trực tiếp được. Bấm “Sửa và ký lại” để lập bản mới, hoặc thu hồi.',
      );
  },
  beforeDelete: async (_tx, current) => {
    if (stateOf(current) !== 'draft' || Number(current['version']) > 0)
      throw failure(
        409,
        'not_deletable',
        'Chỉ xóa được biên bản nháp chưa ký lần nào. Hãy thu hồi biên bản.',
      );
  },
});

/** The statements for this module, in a transaction of its own. */
export const statementTable = crudTable<Statement>({ ...statements.store.shape, expressions });

function stateOf(row: CrudRecord): StatementState {
  return (row as unknown as Statement).state;
}

/** Columns that only this module writes. */
type Change = Partial<{
  state: StatementState;
  status_error: boolean;
  reasons: string;
  made_on: string;
  seller_signed_on: string | null;
  expires_on: string | null;
  reminders: number;
  mailed_on: string | null;
  opened: number;
  opened_on: string | null;
  answered_on: string | null;
  answer_method: string | null;
  answer_name: string | null;
  answer_text: string | null;
  buyer_email: string | null;
}>;

/** Writes columns of a locked statement; who has it open learns from its version that it has changed. */
export async function changeStatement(tx: Tx, id: number, change: Change): Promise<void> {
  await tx
    .updateTable('statements')
    .set({ ...change, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute();
}

/** A mail of a statement, by its number: what becomes of it says nothing of one that was ordered since. */
type MailOf = { id: number; mail_no: number };

/** Waits to be sent, to the buyer of one that has an address. No change that somebody could have missed, so the version stays. */
export async function setMailQueued(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('statements')
    .set({
      mail_state: sql`case when coalesce(buyer_email, '') = '' then 'none' else 'queued' end`,
      mail_error: null,
      mail_known_on: null,
      mail_no: sql`mail_no + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The mail server has taken it. What has been reported of it meanwhile is known better. */
export async function setMailSent(tx: Tx, { id, mail_no }: MailOf, mailed_on: string): Promise<void> {
  await tx
    .updateTable('statements')
    .set({
      mailed_on,
      mail_state: sql`case mail_state when 'queued' then 'sent' else mail_state end`,
      mail_error: sql`case mail_state when 'queued' then null else mail_error end`,
    })
    .where('id', '=', id)
    .where('mail_no', '=', mail_no)
    .execute();
}

/** Why a mail has not left, unless another job has sent it meanwhile. */
export async function setMailFailure(
  tx: Tx,
  { id, mail_no }: MailOf,
  change: { mail_error: string } | { mail_state: 'failed'; mail_error: string; mail_known_on: string },
): Promise<void> {
  await tx
    .updateTable('statements')
    .set(change)
    .where('id', '=', id)
    .where('mail_no', '=', mail_no)
    .where('mail_state', '=', 'queued')
    .execute();
}
