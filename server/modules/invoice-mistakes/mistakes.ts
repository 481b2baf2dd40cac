import { sql } from 'kysely';
import { mistakenInvoiceName, mistakeNoticeName } from '#domain/mistakes/content.ts';
import { isOnItsWay, PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import { invoice_mistakes as descriptor } from '#generated/resources/invoice_mistakes.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { CrudRecord, CrudTx } from '#server/platform/crud/crud-context.ts';
import { crudTable } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';
import { asIssued } from './issued-invoices.ts';

/** Name of its kind of document. */
export const MISTAKE_NOTICE = 'invoice_mistake';

export type InvoiceMistake = components['schemas']['InvoiceMistake'];
type MistakenInvoice = components['schemas']['MistakenInvoice'];

/** What people call a notice. */
function nameOf(invoices: readonly MistakenInvoice[]): string {
  return mistakeNoticeName(invoices.map(named));
}

function named({ form_no, symbol, number }: MistakenInvoice) {
  return { form_no: form_no ?? '', symbol: symbol ?? '', number: number ?? '' };
}

/** Of one that is on its way or answered, as they were sealed; else those of the company profile. */
const SEALED = sql`case when status <> 'draft' and not status_error then sealed end`;
const PROFILE = sql`from tenant_profiles as profile where profile.tenant_id = invoice_mistakes.tenant_id`;

/** Nothing more comes by itself. */
export const FINAL = Object.entries(PUBLICATION_STATUSES).flatMap(([status, { final }]) =>
  final ? [status] : [],
);

/** The open request for its signature, where a person holds the key. */
const REQUEST = sql`from documents
  join signature_request_documents as asked on asked.tenant_id = documents.tenant_id and asked.document_id = documents.id
    and asked.version = documents.version
  join signature_requests as request on request.tenant_id = asked.tenant_id and request.id = asked.request_id
  where documents.tenant_id = invoice_mistakes.tenant_id and documents.kind = ${MISTAKE_NOTICE}
    and documents.subject_id = invoice_mistakes.id and documents.signing = 'requested'`;

/** What the authority has said of the lines of its present version. */
const ANSWERED = sql`from documents
  join document_lines as line on line.tenant_id = documents.tenant_id and line.document_id = documents.id
    and line.version = documents.version
  where documents.tenant_id = invoice_mistakes.tenant_id and documents.kind = ${MISTAKE_NOTICE}
    and documents.subject_id = invoice_mistakes.id`;

/** The authority's notice that it answers: by its number and day, as the law links the two. */
const REVIEW = sql`from authority_notices as notice
  where notice.tenant_id = invoice_mistakes.tenant_id and notice.message_type = '302' and invoice_mistakes.origin = 'review'
    and notice.content ->> 'notice_no' = invoice_mistakes.review_no
    and notice.content ->> 'noticed_on' = invoice_mistakes.review_on::text
  order by notice.id desc limit 1`;

const expressions = {
  name: sql`invoice_mistakes.label`,
  invoice_count: sql`jsonb_array_length(invoice_mistakes.invoices)`,
  refused_count: sql`(select count(*) ${ANSWERED} and not line.accepted)`,
  results: sql`(select coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'received', line.accepted,
    'reasons', (select coalesce(jsonb_agg(jsonb_build_object('code', why ->> 'code', 'message', why ->> 'message')), '[]')
      from jsonb_array_elements(line.reasons) as why)) order by line.position), '[]') ${ANSWERED})`,
  taxpayer_name: sql`coalesce(${SEALED} ->> 'taxpayer_name', (select profile.name ${PROFILE}))`,
  taxpayer_tax_code: sql`coalesce(${SEALED} ->> 'taxpayer_tax_code', (select profile.tax_code ${PROFILE}))`,
  tax_authority_name: sql`coalesce(${SEALED} ->> 'tax_authority_name', (select profile.tax_authority_name ${PROFILE}))`,
  place: sql`coalesce(${SEALED} ->> 'place', (select profile.tax_city_name ${PROFILE}))`,
  noticed_on: sql`(${SEALED} ->> 'noticed_on')::date`,
  review_notice_id: sql`(select notice.id ${REVIEW})`,
  review_due_on: sql`(select notice.due_on ${REVIEW})`,
  final: sql`(invoice_mistakes.answered_on is not null or invoice_mistakes.status = any(${FINAL}::text[]))`,
  signature_request_id: sql`(select request.id ${REQUEST})`,
  signature_kind: sql`(select request.kind ${REQUEST})`,
  created_by_name: sql`(select full_name from users
    where users.tenant_id = invoice_mistakes.tenant_id and users.id = invoice_mistakes.created_by)`,
};

type Values = Record<string, unknown> & Pick<InvoiceMistake, 'invoices' | 'origin'>;

/** What is kept of what was sent: issued invoices as they are, the notice's name, and no review where none is answered. */
async function complete(tx: CrudTx, sent: Record<string, unknown>): Promise<void> {
  const values = sent as Values;
  const invoices = await asIssued(tx, values.invoices);
  Object.assign(sent, {
    invoices,
    label: nameOf(invoices),
    invoice_names: invoices.map((one) => mistakenInvoiceName(named(one))).join(' '),
    ...(values.origin === 'own' ? { review_no: null, review_on: null } : {}),
  });
}

/** Notices of mistakes: drafts are written, changed and deleted here; what was sent stays as it is. */
export const invoiceMistakes = plainModule(descriptor, {
  expressions: () => expressions,
  fill: ({ account }) => ({ status: 'draft', created_by: account.user_id }),
  beforeCreate: async (tx, values) => complete(tx, values),
  beforeUpdate: async (tx, current, values) => {
    if (isOnItsWay(stateOf(current)))
      throw failure(
        409,
        'not_editable',
        'Thông báo đã gửi cơ quan thuế nên không sửa được. Hãy lập thông báo mới.',
      );
    await complete(tx, values);
  },
  beforeDelete: async (_tx, current) => {
    if (current['status'] !== 'draft')
      throw failure(409, 'not_deletable', 'Chỉ xóa được thông báo nháp chưa ký, chưa gửi cơ quan thuế.');
  },
});

/** The notices for this module, in a transaction of its own. */
export const mistakeTable = crudTable<InvoiceMistake>({ ...invoiceMistakes.store.shape, expressions });

/** Until when one that answers the authority's review must have been sent; null of any other, for which the law names no day. */
export function reviewDeadline({
  review_no,
  review_due_on,
}: InvoiceMistake): components['schemas']['SendBy'] | null {
  if (review_due_on === null) return null;
  return { due_on: review_due_on, source: `thông báo số ${review_no ?? ''} của cơ quan thuế` };
}

/** A notice as its form writes it, drafted by the server itself. */
export async function draftMistakeNotice(
  tx: Tx,
  input: components['schemas']['InvoiceMistakeInput'],
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<InvoiceMistake> {
  const values = { ...input };
  await complete(tx, values);
  return mistakeTable.create(tx, {
    ...values,
    tenant_id,
    status: 'draft',
    created_by: user_id,
    created_on: clock.now(),
  });
}

function stateOf(row: CrudRecord): Pick<InvoiceMistake, 'status' | 'status_error'> {
  return row as unknown as InvoiceMistake;
}
