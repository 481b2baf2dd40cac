import { sql } from 'kysely';
import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { ITEMS, OUTCOME } from './batch-items.ts';
import { speedOfBatch } from './speed.ts';

type Batch = components['schemas']['InvoicePublishes'];

/** Results of so many minutes say how quick a batch is. */
const PACE_MINUTES = 5;
const LATEST = 8;

/** What all invoices of a batch come to in each currency, and the numbers they have been given so far, by series. */
export async function sumsOfBatch(tx: Tx, id: number): Promise<Pick<Batch, 'totals' | 'numbers'>> {
  const of_batch = sql`item.tenant_id = ${TENANT} and item.publish_id = ${id}`;
  const totals = await sql<
    Batch['totals'][number]
  >`select invoices.currency, sum(invoices.total)::text as total
    from ${ITEMS} where ${of_batch} and invoices.total is not null
    group by invoices.currency order by invoices.currency = 'VND' desc, invoices.currency`.execute(tx);
  const numbers = await sql<{ form_no: string; symbol: string; first: number; last: number; count: number }>`
    select invoices.form_no, invoices.symbol, min(invoices.number) as first, max(invoices.number) as last,
      count(*) as count
    from ${ITEMS} where ${of_batch} and invoices.number is not null
    group by invoices.form_no, invoices.symbol order by invoices.form_no, invoices.symbol`.execute(tx);
  return {
    totals: totals.rows,
    numbers: numbers.rows.map(({ form_no, symbol, first, last, count }) => ({
      first: shownName({ form_no, symbol, number: first }),
      last: shownName({ form_no, symbol, number: last }),
      count,
    })),
  };
}

type Latest = Batch['latest'][number];

/**
 * The results that came last, the newest first, and how many came a minute of late: over the last five minutes, or since the batch
 * began where that is less, and how the pace changed. `now`: ISO 8601 with Z. The pace is null while no result has come.
 */
export async function progressOfBatch(
  tx: Tx,
  { id, started_on, open, now }: { id: number; started_on: string; open: number; now: string },
): Promise<Pick<Batch, 'latest' | 'pace' | 'speed'>> {
  // Looked up invoice by invoice: joined freely, all documents are read for each where the tables were never analysed.
  const results = sql`${ITEMS} join lateral (select updated_on from documents as own where own.tenant_id = ${TENANT}
      and own.kind = 'invoice' and own.subject_id = item.invoice_id offset 0) as documents on true
    where item.tenant_id = ${TENANT} and item.publish_id = ${id} and documents.updated_on >= ${started_on}
      and ${OUTCOME} in ('ok', 'failed')`;
  const latest = await sql<Latest>`select item.invoice_id, invoices.number, ${OUTCOME} as outcome,
      coalesce(nullif(invoices.buyer_name, ''), invoices.buyer_person) as buyer_name, documents.updated_on as came_on
    from ${results} order by documents.updated_on desc, item.position desc limit ${LATEST}`.execute(tx);
  const minutes = Math.max(1, Math.min(PACE_MINUTES, (Date.parse(now) - Date.parse(started_on)) / 60_000));
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${results}
    and documents.updated_on >= ${now}::timestamptz - make_interval(secs => ${minutes * 60})`.execute(tx);
  const a_minute = (rows[0]?.count ?? 0) / minutes;
  const pace =
    a_minute === 0 ? null : { a_minute: Math.round(a_minute), minutes_left: Math.ceil(open / a_minute) };
  return { latest: latest.rows, pace, speed: await speedOfBatch(tx, results, { started_on, now }) };
}
