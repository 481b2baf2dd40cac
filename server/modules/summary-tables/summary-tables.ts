import { sql } from 'kysely';
import { summaryTableName } from '#domain/summary-tables/content.ts';
import { tableDeadline, type SummaryPeriod } from '#domain/summary-tables/period.ts';
import { PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import { invoice_data_summary_tables as descriptor } from '#generated/resources/invoice_data_summary_tables.ts';
import type { components } from '#generated/types.ts';
import type { CrudTx, Requester } from '#server/platform/crud/crud-context.ts';
import { crudTable } from '#server/platform/crud/crud-table.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';
import { fillTable, tablesFor, type WaitingInvoice } from './waiting-invoices.ts';

/** Name of its kind of document. */
export const SUMMARY_TABLE = 'data_summary_table';

export type InvoiceDataSummaryTable = components['schemas']['InvoiceDataSummaryTable'];
type Input = components['schemas']['InvoiceDataSummaryTableInput'];

export function periodOfTable({
  period_kind,
  year,
  period_no,
}: Pick<Input, 'period_kind' | 'year' | 'period_no'>): SummaryPeriod {
  return { kind: period_kind, year, no: period_no };
}

/** Nothing more comes by itself. */
const FINAL = Object.entries(PUBLICATION_STATUSES).flatMap(([status, { final }]) => (final ? [status] : []));

const OWN_DOCUMENT = sql`documents.tenant_id = invoice_data_summary_tables.tenant_id and documents.kind = ${SUMMARY_TABLE}
    and documents.subject_id = invoice_data_summary_tables.id`;

/** The open request for its signature, where a person holds the key. */
const REQUEST = sql`from documents
  join signature_request_documents as asked on asked.tenant_id = documents.tenant_id and asked.document_id = documents.id
    and asked.version = documents.version
  join signature_requests as request on request.tenant_id = asked.tenant_id and request.id = asked.request_id
  where ${OWN_DOCUMENT} and documents.signing = 'requested'`;

const NAMED = sql`from summary_table_invoices as named
  where named.tenant_id = invoice_data_summary_tables.tenant_id and named.table_id = invoice_data_summary_tables.id`;

const expressions = {
  invoice_count: sql`((select count(*) ${NAMED}) + (select count(*) from summary_corrections as told
    where told.tenant_id = invoice_data_summary_tables.tenant_id and told.table_id = invoice_data_summary_tables.id))`,
  total: sql`(select coalesce(sum(invoices.total), 0)::text from summary_table_invoices as named
    join invoices on invoices.tenant_id = named.tenant_id and invoices.id = named.invoice_id
    where named.tenant_id = invoice_data_summary_tables.tenant_id and named.table_id = invoice_data_summary_tables.id)`,
  refused_count: sql`(select count(*) from documents
    join document_lines as line on line.tenant_id = documents.tenant_id and line.document_id = documents.id
      and line.version = documents.version
    where ${OWN_DOCUMENT} and not line.accepted)`,
  final: sql`(invoice_data_summary_tables.status = any(${FINAL}::text[]))`,
  signature_request_id: sql`(select request.id ${REQUEST})`,
  signature_kind: sql`(select request.kind ${REQUEST})`,
  created_by_name: sql`(select full_name from users
    where users.tenant_id = invoice_data_summary_tables.tenant_id and users.id = invoice_data_summary_tables.created_by)`,
};

/** Tables are made of the invoices that wait for one; a draft is deleted, what was sent stays as it is. */
export const summaryTables = plainModule(descriptor, {
  expressions: () => expressions,
  fill: ({ account }) => ({ status: 'draft', created_by: account.user_id }),
  beforeCreate: async (tx, values) => begin(tx, values),
  afterCreate: async (tx, row, requester) => fill(tx, row as unknown as InvoiceDataSummaryTable, requester),
  beforeDelete: async (_tx, current) => {
    if (current['status'] !== 'draft')
      throw failure(409, 'not_deletable', 'Chỉ xóa được bảng tổng hợp nháp chưa ký, chưa gửi cơ quan thuế.');
  },
});

/** The tables for this module, in a transaction of its own. */
export const summaryTable = crudTable<InvoiceDataSummaryTable>({ ...summaryTables.store.shape, expressions });

/** Which table of its period this is. Those who make one at once wait for each other. */
async function begin(tx: CrudTx, values: Record<string, unknown>): Promise<void> {
  const input = values as unknown as Input;
  const period = periodOfTable(input);
  const { currency } = input;
  if (period.kind === 'quarter' && period.no > 4)
    throw failure(422, 'period_unknown', 'Một năm có 4 quý. Chọn lại quý.', ['period_no']);
  await sql`select pg_advisory_xact_lock(hashtextextended('summary_tables', ${TENANT}))`.execute(tx);
  const place = await nextPlace(tx, input);
  Object.assign(values, {
    ...place,
    name: summaryTableName({ period, currency, ...place }),
    due_on: tableDeadline(period)?.due_on ?? null,
  });
}

type Place = { supplement: number; table_no: number };

/**
 * The next table of the first sending, or of the supplement after the last that has an accepted table of this currency. Numbers run over all
 * currencies of a sending: an answer names a table by its period, its turn and its number, and not by its currency.
 */
async function nextPlace(tx: CrudTx, { period_kind, year, period_no, currency }: Input): Promise<Place> {
  const { rows } = await sql<Place & { accepted: boolean; currency: string }>`
    select supplement, table_no, currency, answered_on is not null as accepted from invoice_data_summary_tables
    where tenant_id = ${TENANT} and (period_kind, year, period_no) = (${period_kind}, ${year}, ${period_no})`.execute(
    tx,
  );
  const own = rows.filter((row) => row.currency === currency);
  const accepted = own.filter((row) => row.accepted).map(({ supplement }) => supplement + 1);
  const supplement = Math.max(0, ...accepted, ...own.map((row) => row.supplement));
  const numbers = rows.filter((row) => row.supplement === supplement).map(({ table_no }) => table_no);
  return { supplement, table_no: Math.max(0, ...numbers) + 1 };
}

/** Puts the waiting invoices of the period into it; what is too much for one message goes into tables that follow it. */
async function fill(tx: CrudTx, row: InvoiceDataSummaryTable, requester: Requester): Promise<void> {
  const { id, supplement, table_no, currency } = row;
  const [own, ...others] = await tablesFor(tx, periodOfTable(row), currency);
  if (own === undefined)
    throw failure(
      422,
      'summary_nothing_waiting',
      'Không có hóa đơn nào của kỳ này chờ đưa vào bảng tổng hợp. Chọn kỳ khác.',
      ['period_no'],
    );
  await fillTable(tx, requester.account.tenant_id, id, own);
  for (const [at, invoices] of others.entries())
    await addTable(tx, row, requester, { place: { supplement, table_no: table_no + at + 1 }, invoices });
}

async function addTable(
  tx: CrudTx,
  { period_kind, year, period_no, currency, due_on }: InvoiceDataSummaryTable,
  { account, now }: Requester,
  { place, invoices }: { place: Place; invoices: readonly WaitingInvoice[] },
): Promise<void> {
  const period = periodOfTable({ period_kind, year, period_no });
  const { id } = await summaryTable.create(tx, {
    tenant_id: account.tenant_id,
    ...{ period_kind, year, period_no, currency, due_on, ...place },
    name: summaryTableName({ period, currency, ...place }),
    status: 'draft',
    created_on: now,
    created_by: account.user_id,
  });
  await fillTable(tx, account.tenant_id, id, invoices);
}
