import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import type { components } from '#generated/types.ts';
import { operations } from '#generated/operations.ts';
import type { Tx } from '#server/context.ts';
import { visibleTo } from '#server/modules/transmissions/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type FamilyPaper = components['schemas']['FamilyPaper'];

/**
 * What was written about these invoices beside the invoices themselves, oldest first: statements with the buyer, notices 04/SS-HĐĐT,
 * the authority's reviews (302) and the summary tables that report them; of each only what an account with these permission codes may read.
 */
export async function papersOf(
  tx: Tx,
  invoice_ids: readonly number[],
  permissions: readonly string[],
): Promise<FamilyPaper[]> {
  const may = (operation: keyof typeof operations) =>
    sql.lit(allows(permissions, operations[operation].access));
  const ids = sql`any(${invoice_ids}::bigint[])`;
  const { rows } = await sql<FamilyPaper>`
    select 'statement' as kind, id, invoice_id, label, created_on as happened_on, state as statement_state, null as notice_state,
      null as status, null::boolean as accepted, null::date as due_on
    from statements where tenant_id = ${TENANT} and invoice_id = ${ids} and ${may('getStatement')}
    union all
    select 'invoice_mistake', notice.id, named.invoice_id, notice.label, notice.created_on, null, null, notice.status, line.accepted, null
    from invoice_mistakes as notice
    cross join lateral (
      select (one ->> 'invoice_id')::bigint as invoice_id, position
      from jsonb_array_elements(notice.invoices) with ordinality as listed (one, position)
    ) as named
    left join documents on documents.tenant_id = notice.tenant_id and documents.kind = 'invoice_mistake' and documents.subject_id = notice.id
    left join document_lines as line on line.tenant_id = documents.tenant_id and line.document_id = documents.id
      and line.version = documents.version and line.position = named.position
    where notice.tenant_id = ${TENANT} and named.invoice_id = ${ids} and ${may('getInvoiceMistake')}
    union all
    select 'review', notice.id, invoices.id, coalesce(notice.content ->> 'notice_no', notice.message_type), notice.received_on, null,
      case when notice.handled_on is null then 'open' else 'handled' end, null, null, notice.due_on
    from (select *, message_type as telling_type from authority_notices where tenant_id = ${TENANT}) as notice
    cross join lateral jsonb_array_elements(notice.content -> 'invoices') as named
    join invoices on invoices.tenant_id = ${TENANT} and invoices.id = ${ids} and invoices.form_no = named ->> 'form_no'
      and invoices.symbol = named ->> 'symbol' and invoices.number::text = ltrim(named ->> 'number', '0')
    where notice.message_type = '302' and ${visibleTo(permissions)}
    union all
    select 'data_summary_table', summary.id, listed.invoice_id, summary.name, summary.created_on, null, null, summary.status, null, null
    from summary_table_invoices as listed
    join invoice_data_summary_tables as summary on summary.tenant_id = listed.tenant_id and summary.id = listed.table_id
    where listed.tenant_id = ${TENANT} and listed.invoice_id = ${ids} and ${may('getInvoiceDataSummaryTable')}
    order by happened_on, kind, id`.execute(tx);
  return rows;
}
