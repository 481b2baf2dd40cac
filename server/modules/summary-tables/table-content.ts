import { sql, type RawBuilder } from 'kysely';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { SummaryRow, SummaryTable } from '#domain/summary-tables/content.ts';
import { correctedRows, rowsOfInvoice, type RowCorrection } from '#domain/summary-tables/rows-of-invoice.ts';
import type { SummaryPeriodKind } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { storedAmounts, type StoredSettings } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { periodOfTable, SUMMARY_TABLE, type InvoiceDataSummaryTable } from './summary-tables.ts';

type WireRow = components['schemas']['SummaryRow'];

/** What a table says if it is made on this day (YYYY-MM-DD): of each invoice what was sealed of it, nothing of today's. */
export async function tableContent(
  tx: Tx,
  row: InvoiceDataSummaryTable,
  made_on: string,
): Promise<SummaryTable> {
  const { name, tax_code } = await readTenant(tx);
  const { supplement, table_no, currency } = row;
  const taxpayer = { name, tax_code };
  return {
    period: periodOfTable(row),
    ...{ supplement, table_no, made_on, currency, taxpayer },
    rows: await rowsOfTable(tx, row),
  };
}

type SealedInvoice = {
  invoice_id: number;
  content: InvoiceContent;
  design: StoredSettings;
  /** How the invoice that it corrects was reported; null where no table reported one. */
  related_kind: SummaryPeriodKind | null;
};

/** The table in which the invoice that another one corrects was reported. */
const relatedKind = (
  invoice: RawBuilder<unknown>,
) => sql`(select reported.period_kind from invoice_corrections as correction
    join summary_table_invoices as earlier on earlier.tenant_id = ${TENANT} and earlier.invoice_id = correction.target_id
    join invoice_data_summary_tables as reported on reported.tenant_id = ${TENANT} and reported.id = earlier.table_id
    where correction.tenant_id = ${TENANT} and correction.invoice_id = ${invoice} limit 1)`;

async function rowsOfTable(tx: Tx, row: InvoiceDataSummaryTable): Promise<SummaryRow[]> {
  const { kind } = periodOfTable(row);
  const { rows } = await sql<SealedInvoice>`
    select named.invoice_id, version.content, version.extra -> 'design' as design, ${relatedKind(sql`named.invoice_id`)} as related_kind
    from summary_table_invoices as named
    join documents on documents.tenant_id = ${TENANT} and documents.kind = 'invoice' and documents.subject_id = named.invoice_id
    join document_versions as version on version.tenant_id = ${TENANT} and version.document_id = documents.id
      and version.version = documents.version
    where named.tenant_id = ${TENANT} and named.table_id = ${row.id} order by named.position`.execute(tx);
  const rowsOf = ({ invoice_id, content, design, related_kind }: SealedInvoice) =>
    rowsOfInvoice(invoice_id, content, storedAmounts(design, content), related_kind ?? kind);
  const corrected = await correctionsOfTable(tx, row.id);
  return [
    ...rows.flatMap(rowsOf),
    ...corrected.flatMap((one) => correctedRows(rowsOf(one), one, one.reported_kind ?? kind)),
  ];
}

/** `reported_kind`: of the table that reported it first. */
type Corrected = SealedInvoice & RowCorrection & { reported_kind: SummaryPeriodKind | null };

/** What is told of invoices again in this table, in the order in which it was noted. */
async function correctionsOfTable(tx: Tx, table_id: number): Promise<Corrected[]> {
  const { rows } = await sql<Corrected>`
    select told.invoice_id, told.state, told.reason, told.buyer_name, told.buyer_address,
      version.content, version.extra -> 'design' as design, ${relatedKind(sql`told.invoice_id`)} as related_kind,
      (select reported.period_kind from summary_table_invoices as earlier
        join invoice_data_summary_tables as reported on reported.tenant_id = ${TENANT} and reported.id = earlier.table_id
        where earlier.tenant_id = ${TENANT} and earlier.invoice_id = told.invoice_id) as reported_kind
    from summary_corrections as told
    join documents on documents.tenant_id = ${TENANT} and documents.kind = 'invoice' and documents.subject_id = told.invoice_id
    join document_versions as version on version.tenant_id = ${TENANT} and version.document_id = documents.id
      and version.version = documents.version
    where told.tenant_id = ${TENANT} and told.table_id = ${table_id} order by told.id`.execute(tx);
  return rows;
}

/** The rows for the page, with what the authority has said of each in its present version. */
export async function wireRows(tx: Tx, row: InvoiceDataSummaryTable): Promise<WireRow[]> {
  const rows = await rowsOfTable(tx, row);
  const { rows: said } = await sql<{ position: number; reasons: WireRow['reasons'] }>`
    select line.position, (select coalesce(jsonb_agg(jsonb_build_object('code', why ->> 'code', 'message', why ->> 'message')), '[]')
        from jsonb_array_elements(line.reasons) as why) as reasons
    from documents join document_lines as line on line.tenant_id = ${TENANT} and line.document_id = documents.id
      and line.version = documents.version
    where documents.tenant_id = ${TENANT} and documents.kind = ${SUMMARY_TABLE} and documents.subject_id = ${row.id}
      and not line.accepted`.execute(tx);
  const reasons = new Map(said.map((line) => [line.position, line.reasons]));
  return rows.map(({ buyer_address: _address, buyer_budget_code: _budget, related, note, ...shown }, at) => ({
    ...shown,
    position: at + 1,
    note: note ?? null,
    related:
      related === null
        ? null
        : `${related.form_no ?? ''}${related.symbol ?? ''} ${related.number ?? ''}`.trim(),
    reasons: reasons.get(at + 1) ?? [],
  }));
}
