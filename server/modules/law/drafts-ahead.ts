import { sql, type RawBuilder } from 'kysely';
import type { DraftFacts } from '#domain/rules/changes/draft-touched.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Drafts looked at, those dated last first: coming changes touch them sooner than others. */
export const MOST_DRAFTS = 500;

/** Days from issuing an invoice to the last day to send it, at the most: a day off may move that of drafts dated before it. */
export const LONGEST_WAY_TO_SEND = 20;

type DraftRow = Pick<DraftFacts, 'issued_on' | 'form_no' | 'symbol' | 'rates' | 'buyer_name'>;

/** What changes of law ask of the drafts dated `from` (YYYY-MM-DD) or later; one more than are looked at, to know there are more. */
export function draftsFrom(from: string): RawBuilder<DraftRow> {
  return sql<DraftRow>`
    select issued_on, form_no, symbol, buyer_name,
      array(select distinct vat_rate from invoice_lines as line
        where line.tenant_id = invoices.tenant_id and line.invoice_id = invoices.id and vat_rate is not null) as rates
    from invoices
    where tenant_id = ${TENANT} and status = 'draft' and issued_on >= ${from}
    order by issued_on desc, id desc
    limit ${MOST_DRAFTS + 1}`;
}

/** Hóa đơn bán hàng, of sellers who pay VAT as a percentage of revenue. */
const SALES_FORM = '2';

export function factsOf(row: DraftRow): DraftFacts {
  return { ...row, percentage_on_revenue: row.form_no === SALES_FORM };
}
