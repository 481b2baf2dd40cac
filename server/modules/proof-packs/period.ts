import { sql, type RawBuilder } from 'kysely';
import { hasInvoices } from '#domain/proof-pack/manifest.ts';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Making } from './write-pack.ts';

/** First and last day; null for everything. */
export type Period = { from: string; to: string } | null;

export function periodOf({
  period_from: from,
  period_to: to,
}: {
  period_from: string | null;
  period_to: string | null;
}): Period {
  return from === null || to === null ? null : { from, to };
}

/** WHERE: a day of the period. */
export function onDays(period: Period, column: string): RawBuilder<unknown> {
  if (period === null) return sql`true`;
  return sql`${sql.ref(column)} between ${period.from}::date and ${period.to}::date`;
}

/** WHERE: a moment of the period, by the clock of Vietnam. */
export function atMoments(period: Period, column: string): RawBuilder<unknown> {
  if (period === null) return sql`true`;
  // Of a timestamp: a date would first be midnight in London.
  const start = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Ho_Chi_Minh')`;
  return sql`${sql.ref(column)} >= ${start(period.from)} and ${sql.ref(column)} < ${start(addDays(period.to, 1))}`;
}

type Extent = Pick<Making, 'period' | 'document'>;

/** Which documents the pack is of: the one, or those of the period's days, all kinds of paper alike. */
export function documentsOf({
  period,
  document,
  kinds,
}: Extent & Pick<Making, 'kinds'>): RawBuilder<unknown> {
  if (document !== null) return sql`tenant_id = ${TENANT} and id = ${document.id}`;
  const invoices = hasInvoices(kinds);
  const papers = kinds.includes('papers');
  const wanted = invoices && papers ? sql`true` : invoices ? sql`kind = 'invoice'` : sql`kind <> 'invoice'`;
  return sql`tenant_id = ${TENANT} and ${onDays(period, 'ordered_on')} and ${wanted}`;
}

/** Messages of the one document; of a period those of its days, and those that carry or answer its documents on later days. */
export function messagesOf({ period, document }: Extent): RawBuilder<unknown> {
  if (document !== null) return sql`tenant_id = ${TENANT} and id = any(${document.message_ids}::bigint[])`;
  return sql`tenant_id = ${TENANT} and (${atMoments(period, 'created_on')} or id in (
    select carried.transmission_id from transmission_documents as carried
    where carried.tenant_id = ${TENANT} and carried.document_id in (
      select id from documents where tenant_id = ${TENANT} and ${onDays(period, 'ordered_on')})))`;
}

/** About how many files a pack will have, for its progress: prints and files of documents, messages, input invoices. */
export async function totalOf(making: Making): Promise<number> {
  const { deps, tenant_id, kinds, period } = making;
  const documents = documentsOf(making);
  const count = (wanted: boolean, statement: RawBuilder<unknown>) => (wanted ? sql`(${statement})` : sql`0`);
  return inTenant(deps.db, tenant_id, async (tx) => {
    const { rows } = await sql<{ total: number }>`select ${count(
      kinds.includes('invoice_xml') || kinds.includes('papers'),
      sql`select count(*) from document_files where tenant_id = ${TENANT} and document_id in (select id from documents where ${documents})`,
    )} + ${count(
      kinds.includes('invoice_pdf'),
      sql`select count(*) from documents where tenant_id = ${TENANT} and kind = 'invoice' and ${onDays(period, 'ordered_on')}`,
    )} + ${count(
      kinds.includes('messages'),
      sql`select count(*) from transmissions where ${messagesOf(making)}`,
    )} + ${count(
      kinds.includes('input_invoices'),
      sql`select count(*) from invoice_collectors where tenant_id = ${TENANT} and ${onDays(period, 'issued_on')}`,
    )} as total`.execute(tx);
    return rows[0]?.total ?? 0;
  });
}
