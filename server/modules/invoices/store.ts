import { sql, type Insertable, type Selectable } from 'kysely';
import type { InvoiceLines, Invoices } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { orderOf, whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { notFound } from '#server/platform/http/failure.ts';

export type InvoiceRow = Selectable<Invoices>;
export type LineRow = Selectable<InvoiceLines>;
type InvoiceSummary = components['schemas']['InvoiceSummary'];

const SUMMARY = [
  'id',
  'template_id',
  'form_no',
  'symbol',
  'number',
  'issued_on',
  'customer_id',
  'buyer_name',
  'buyer_person',
  'buyer_tax_code',
  'currency',
  'total_before_vat',
  'total_vat',
  'total',
  'status',
  'status_error',
  'created_on',
  'lock_version',
] as const satisfies readonly (keyof InvoiceSummary)[];

const SHAPE: ListShape = {
  sortable: ['symbol', 'number', 'issued_on', 'buyer_name', 'buyer_tax_code', 'total', 'status', 'created_on'],
  filters: { status: 'equal', template_id: 'equal', customer_id: 'equal', issued_on: 'day' },
  default_sort: '-issued_on,-id',
};

const PAGE = 25;

export async function listInvoices(tx: Tx, query: ListQuery): Promise<{ rows: InvoiceSummary[]; total: number }> {
  const where = whereOf(SHAPE, query);
  const limit = query.limit ?? PAGE;
  const offset = ((query.page ?? 1) - 1) * limit;
  const columns = sql.join(SUMMARY.map((name) => sql.ref(name)));
  const found = await sql<InvoiceSummary>`select ${columns} from invoices where ${where}
    order by ${orderOf(SHAPE, query.sort)} limit ${limit} offset ${offset}`.execute(tx);
  const count = await sql<{ total: number }>`select count(*) as total from invoices where ${where}`.execute(tx);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

export async function findInvoice(tx: Tx, id: number, options: { lock: boolean } = { lock: false }): Promise<InvoiceRow> {
  const query = tx.selectFrom('invoices').selectAll().where('id', '=', id);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export function linesOf(tx: Tx, invoice_id: number): Promise<LineRow[]> {
  return tx.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', invoice_id).orderBy('position').execute();
}

/** Replaces all lines; they have no life of their own. */
export async function writeLines(tx: Tx, invoice_id: number, lines: readonly Insertable<InvoiceLines>[]): Promise<void> {
  await tx.deleteFrom('invoice_lines').where('invoice_id', '=', invoice_id).execute();
  // A PostgreSQL statement takes at most 65,535 parameters; a line has 15.
  const batch = 1000;
  for (let at = 0; at < lines.length; at += batch) {
    await tx.insertInto('invoice_lines').values(lines.slice(at, at + batch)).execute();
  }
}

export async function nameOfUser(tx: Tx, user_id: number | null): Promise<string | null> {
  if (user_id === null) return null;
  const row = await tx.selectFrom('users').select('full_name').where('id', '=', user_id).executeTakeFirst();
  return row?.full_name ?? null;
}
