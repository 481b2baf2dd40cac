import { sql, type RawBuilder } from 'kysely';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { numberShown, seriesShown, wordsShown } from '#domain/invoice/shown-name.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { components } from '#generated/types.ts';
import type { Context, Tx } from '#server/context.ts';
import { isWhole, pageOf, refuseMisfits, type ListPage } from '#server/platform/crud/list-page.ts';
import { jsonRows, lastRow, type JsonKind, type JsonRows } from '#server/platform/crud/json-rows.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import type { RecentTotals } from '#server/platform/crud/recent-totals.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { RawJson } from '#server/platform/http/handlers.ts';
import { rolled, type Span } from './rollups/rolled.ts';
import { findInvoice, type InvoiceRow } from './store.ts';

type InvoiceSummary = components['schemas']['InvoiceSummary'];
type CancelledInvoice = components['schemas']['CancelledInvoice'];
type CorrectingInvoice = components['schemas']['AdjustedInvoice'];

const ISSUED = {
  id: 'plain',
  template_id: 'plain',
  form_no: 'plain',
  symbol: 'plain',
  number: 'plain',
  issued_on: 'plain',
  customer_id: 'plain',
  buyer_name: 'plain',
  buyer_person: 'plain',
  buyer_tax_code: 'plain',
  currency: 'plain',
  total: 'decimal',
} as const;

const CORRECTING = {
  ...ISSUED,
  total_before_vat: 'decimal',
  total_vat: 'decimal',
  status: 'plain',
  status_error: 'plain',
  corrects: 'plain',
  created_on: 'instant',
  lock_version: 'plain',
} as const satisfies Record<keyof CorrectingInvoice, JsonKind>;

const CANCELLED = {
  ...ISSUED,
  cancel_reason: 'plain',
  cancelled_on: 'instant',
} as const satisfies Record<keyof CancelledInvoice, JsonKind>;

const SUMMARY = {
  ...CORRECTING,
  nature: 'plain',
  corrected: 'plain',
  email_state: 'plain',
  tax_authority_code: 'plain',
  signed_on: 'instant',
} as const satisfies Record<keyof InvoiceSummary, JsonKind>;

/** What later invoices have made of it. */
export const CORRECTED = sql`case when lifecycle in ('adjusted', 'replaced') then lifecycle else 'none' end`;

/** What the lists of invoices are sorted, filtered and searched by. */
export const INVOICE_LIST: ListShape = {
  sortable: [
    'symbol',
    'number',
    'issued_on',
    'buyer_name',
    'buyer_tax_code',
    'total',
    'status',
    'created_on',
  ],
  never_null: ['symbol', 'issued_on', 'total', 'status', 'created_on'],
  filters: {
    status: 'equal',
    template_id: 'equal',
    customer_id: 'equal',
    email_state: 'equal',
    nature: 'equal',
    corrected: 'equal',
    payment_method: 'equal',
    created_by: 'equal',
    total: 'number',
    issued_on: 'day',
  },
  computed: { corrected: CORRECTED },
  conditions: { unsent_of_mail_job: unsentOfMailJob },
  default_sort: '-issued_on,-id',
  shown: asShown,
};

/** Invoices whose mail this job queued and that have no sent mail now. Those the job has not reached are left out: it will still mail them. */
function unsentOfMailJob(job_id: unknown): RawBuilder<unknown> {
  return sql`email_state in ('none', 'failed', 'bounced') and id in (select mailed.record_id from job_records as mailed
    join jobs on jobs.tenant_id = ${TENANT} and jobs.id = mailed.job_id and jobs.action = 'email'
    where mailed.tenant_id = ${TENANT} and mailed.job_id = ${job_id} and mailed.problem is null
      and mailed.record_id <= jobs.cursor_id)`;
}

/**
 * A word of what the list shows as `1C26TAA 00000287`. The row stores C26TAA, 287 and the form apart, and its text begins with the
 * six characters of the symbol and the number. Nothing here but comparisons that leak nothing (ADR 028): any other would keep the
 * whole search from its index.
 */
function asShown(word: string): RawBuilder<unknown> | null {
  const [first = word, second] = wordsShown(word);
  const series = seriesShown(first);
  if (series !== null) {
    const { form_no, symbol } = series;
    const begins = second === undefined ? symbol : `${symbol} ${Number(second)}`;
    const ends = second === undefined ? '%' : ' %';
    return sql`search_text like fold_text(${begins}) || ${ends} and form_no = ${form_no}`;
  }
  const number = numberShown(word);
  if (number === null) return null;
  return sql`search_text like '______ ' || ${number.begins} || '%' and number < ${number.below}`;
}

/** Of a cash register: the fourth character of the symbol (C26MAA). */
const OF_REGISTER = sql`symbol like '___M%'`;

/** What the list of invoices has of them: all but those of cash registers. Records named by their ids are looked up wherever they are listed. */
const listedHere = ({ ids }: ListQuery): RawBuilder<unknown> =>
  ids === undefined ? sql`not ${OF_REGISTER}` : sql`true`;

/** The lists that invoices are chosen from. */
export type InvoiceListName = 'invoices' | 'invoice_calculating_machines';

/** What a list shows under a filter or has of the records chosen, as a condition over the table `invoices`. */
const listedWhere = (list: InvoiceListName, filter: ListQuery): RawBuilder<unknown> =>
  sql`${list === 'invoices' ? listedHere(filter) : OF_REGISTER} and ${whereOf(INVOICE_LIST, filter)}`;

/** Those that were packed together for the authority, where a package is named. */
const ofPackage = (package_id: number | undefined): RawBuilder<unknown> =>
  package_id === undefined
    ? sql`true`
    : sql`id in (select invoice_id from cash_register_package_invoices as packed
        where packed.tenant_id = ${TENANT} and packed.package_id = ${package_id})`;

/** What a list shows under its filters, those of cash registers by their package too. */
export const shownWhere = (
  list: InvoiceListName,
  { package_id, ...filter }: ListQuery & { package_id?: number | undefined },
): RawBuilder<unknown> => sql`${listedWhere(list, filter)} and ${ofPackage(package_id)}`;

type Page<Body> = { body: RawJson<Body>; total: number; next: string | null };

/**
 * A page of invoices as the text of the answer, written by the database itself, how many there are in all, and the cursor of the
 * page after it.
 */
export function listInvoices(
  context: Context,
  totals: RecentTotals,
  query: ListQuery,
): Promise<Page<{ invoices: InvoiceSummary[] }>> {
  return readPage(context, totals, query, {
    key: 'invoices',
    columns: SUMMARY,
    only: listedHere(query),
    counted_as: null,
  });
}

/** The same of cash registers. */
export function listRegisterInvoices(
  context: Context,
  totals: RecentTotals,
  { package_id, ...query }: ListQuery & { package_id?: number | undefined },
): Promise<Page<{ invoice_calculating_machines: InvoiceSummary[] }>> {
  const only = sql`${OF_REGISTER} and ${ofPackage(package_id)}`;
  const key = 'invoice_calculating_machines';
  const counted_as = package_id === undefined ? null : String(package_id);
  return readPage(context, totals, query, { key, columns: SUMMARY, only, counted_as });
}

/** The invoices that adjust others, or that replace others; `key` is the property of the answer. */
export function listCorrecting<Key extends string>(
  context: Context,
  totals: RecentTotals,
  query: ListQuery,
  { key, nature }: { key: Key; nature: CorrectionMethod },
): Promise<Page<Record<Key, CorrectingInvoice[]>>> {
  // Not a parameter: the index of what corrects is partial.
  const only = sql`nature = ${sql.lit(nature)}`;
  return readPage(context, totals, query, { key, columns: CORRECTING, only, counted_as: null });
}

/** The invoices that were given up. */
export function listCancelled(
  context: Context,
  totals: RecentTotals,
  query: ListQuery,
): Promise<Page<{ cancelled_invoices: CancelledInvoice[] }>> {
  const only = sql`lifecycle = 'cancelled'`;
  return readPage(context, totals, query, {
    key: 'cancelled_invoices',
    columns: CANCELLED,
    only,
    counted_as: null,
  });
}

/** One row of such a list. Failure: 404 for an invoice that is not there or does not correct in this way. */
export async function findCorrecting(
  tx: Tx,
  id: number,
  nature: CorrectionMethod,
): Promise<CorrectingInvoice> {
  const row = await findInvoice(tx, id);
  if (row.nature !== nature) throw notFound();
  return partOf(row, CORRECTING) as CorrectingInvoice;
}

/** One row of the list of cash registers. Failure: 404 for any other invoice. */
export async function findRegisterInvoice(tx: Tx, id: number): Promise<InvoiceSummary> {
  const row = await findInvoice(tx, id);
  if (!isOfRegister(row)) throw notFound();
  const corrected = row.lifecycle === 'adjusted' || row.lifecycle === 'replaced' ? row.lifecycle : 'none';
  return { ...(partOf(row, SUMMARY) as InvoiceSummary), corrected };
}

/** The same of one that was given up. Failure: 404 for any other. */
export async function findCancelled(tx: Tx, id: number): Promise<CancelledInvoice> {
  const row = await findInvoice(tx, id);
  if (row.lifecycle !== 'cancelled') throw notFound();
  return partOf(row, CANCELLED) as CancelledInvoice;
}

function partOf(row: InvoiceRow, columns: Readonly<Record<string, JsonKind>>): object {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof InvoiceRow]]));
}

type Listed = {
  key: string;
  columns: Readonly<Record<string, JsonKind>>;
  only: RawBuilder<unknown>;
  /** What rows are left out of beside the filter, for what remembers totals; null: nothing but by columns of the rollups. */
  counted_as: string | null;
};

async function readPage<Body>(
  { read, account, clock }: Context,
  totals: RecentTotals,
  query: ListQuery,
  listed: Listed,
): Promise<Page<Body>> {
  const { statement, page, where, filter, is_rolled } = statementOf(query, listed);
  const counted = ` ${account.tenant_id} ${listed.key} ${JSON.stringify(filter)}`;
  const reading = refuseMisfits(query.after !== undefined, read(statement));
  const read_rows = () => reading.then(([read]) => read?.rows ?? 0);
  const [[found], counted_total] = await Promise.all([
    reading,
    is_rolled
      ? null
      : page.total(read_rows, () =>
          totals(`${listed.counted_as}${counted}`, clock.epoch_ms(), () => countOf(read, where)),
        ),
  ]);
  const total = found?.total ?? counted_total;
  if (found === undefined || total === null) throw new Error('an aggregate without a row');
  const next = page.next(found.rows, () => lastRow(found));
  return { body: new RawJson(found.json), total, next };
}

type ListStatement = {
  statement: RawBuilder<JsonRows>;
  page: ListPage;
  where: RawBuilder<unknown>;
  filter: Omit<ListQuery, 'page' | 'limit' | 'sort' | 'after'>;
  /** The statement has the total, from the rollups. */
  is_rolled: boolean;
};

/** Lists are opened without a filter most of the time, at one of their first pages. */
const MAX_KEPT = 200;
const kept = new Map<string, ListStatement>();

/** Of a page without a filter it is put together once for all companies, which takes longer than reading its answer. */
function statementOf(query: ListQuery, listed: Listed): ListStatement {
  if (!isWhole(query) || query.after !== undefined || listed.counted_as !== null)
    return makeStatement(query, listed);
  const asked = `${listed.key} ${query.page} ${query.limit} ${query.sort}`;
  const made = kept.get(asked) ?? makeStatement(query, listed);
  if (kept.size < MAX_KEPT) kept.set(asked, made);
  return made;
}

function makeStatement(query: ListQuery, { key, columns, only, counted_as }: Listed): ListStatement {
  const { page: _page, limit: _limit, sort: _sort, after: _after, ...filter } = query;
  const where = sql`${only} and ${whereOf(INVOICE_LIST, query)}`;
  const page = pageOf(INVOICE_LIST, query);
  const is_rolled = isRolled(filter) && counted_as === null;
  const computed: Parameters<typeof jsonRows>[3] = 'corrected' in columns ? { corrected: CORRECTED } : {};
  const total = is_rolled ? rolledCount(where, filter) : undefined;
  const statement = jsonRows(key, columns, page.rows('invoices', where), computed, total);
  return { statement, page, where, filter, is_rolled };
}

async function countOf(read: Context['read'], where: RawBuilder<unknown>): Promise<number> {
  const [row] = await read(sql<{ total: number }>`select count(*) as total from invoices where ${where}`);
  return row?.total ?? 0;
}

/** Filters over columns of the rollups. */
const ROLLED_FILTERS = new Set([
  'status',
  'template_id',
  'nature',
  'corrected',
  'issued_onOnMin',
  'issued_onOnMax',
]);
const DAY_FILTERS = ['issued_onOnMin', 'issued_onOnMax'] as const;

/** Whether the rollups know what passes a filter, however many invoices there are. */
export function isRolled(filter: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(filter).every(([name, value]) => value === undefined || ROLLED_FILTERS.has(name));
}

/** The rows of rollups that a filter over their columns needs. */
export function spanOf(filter: Readonly<Record<string, unknown>>): Span {
  return DAY_FILTERS.some((name) => filter[name] !== undefined) ? 'day' : 'month';
}

const rolledCount = (
  where: RawBuilder<unknown>,
  filter: Readonly<Record<string, unknown>>,
): RawBuilder<unknown> =>
  sql`select coalesce(sum(invoices), 0) from ${rolled(spanOf(filter), 'whole')} as invoices where ${where}`;
