import { sql } from 'kysely';
import { shownName } from '#domain/invoice/shown-name.ts';
import { outcomeInBatch, tallyOf, type Outcome } from '#domain/transmission/outcome.ts';
import { PUBLICATION_STATUSES, type PublicationStatus } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';

type Schemas = components['schemas'];
type InvoicePublishes = Schemas['InvoicePublishes'];
type Row = Schemas['InvoicePublishRow'];
type Reason = Row['reasons'][number];

type Refused = Schemas['BulkPublication']['refused'];

/** Remembers what was asked for together, with why some of it was not taken. Answers its id. */
export async function recordBatch(
  tx: Tx,
  { ids, refused }: { ids: readonly number[]; refused: Refused },
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  now: string,
): Promise<number> {
  const { id: publish_id } = await tx
    .insertInto('invoice_publishes')
    .values({ tenant_id, started_on: now, started_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const why = new Map(refused.map(({ invoice_id, reasons }) => [invoice_id, reasons]));
  const items = ids.map((invoice_id, at) => {
    const reasons = why.get(invoice_id);
    return {
      ...{ tenant_id, publish_id, position: at + 1, invoice_id },
      refused: reasons === undefined ? null : JSON.stringify(reasons),
    };
  });
  await insertMany(tx, 'invoice_publish_items', items);
  return publish_id;
}

const MAX_RECENT = 20;

const STARTED = sql`select id, started_on, (select full_name from users
    where users.tenant_id = ${TENANT} and users.id = started_by) as started_by_name from invoice_publishes`;

type Started = Pick<InvoicePublishes, 'id' | 'started_on' | 'started_by_name'>;

/** The last ones of the company, the newest first, each with its counts. */
export async function recentBatches(tx: Tx): Promise<Schemas['RecentPublish'][]> {
  const { rows } = await sql<Started>`${STARTED} where tenant_id = ${TENANT}
    order by started_on desc, id desc limit ${MAX_RECENT}`.execute(tx);
  const items = Map.groupBy(
    await itemsOf(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ publish_id }) => publish_id,
  );
  return rows.map((row) => ({ ...row, counts: countsOf((items.get(row.id) ?? []).map(outcome)) }));
}

/** How each invoice of a batch stands now, what was wrong by its cause, and whom it waits for. 404 for one that is not there. */
export async function batchOf(tx: Tx, id: number): Promise<InvoicePublishes> {
  const { rows } = await sql<Started>`${STARTED} where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  const [started] = rows;
  if (started === undefined) throw notFound();
  const items = await itemsOf(tx, [id]);
  const counts = countsOf(items.map(outcome));
  return {
    ...started,
    counts,
    final: counts.waiting + counts.unknown === 0,
    causes: causesOf(items),
    signature_request_id: items.find(({ request_id }) => request_id !== null)?.request_id ?? null,
    rows: items.map(wireRow),
  };
}

type Item = {
  publish_id: number;
  invoice_id: number;
  refused: Reason[] | null;
  form_no: string | null;
  symbol: string | null;
  number: number | null;
  buyer_name: string | null;
  total: string | null;
  currency: string | null;
  status: PublicationStatus | null;
  lock_version: number | null;
  reasons: Reason[] | null;
  request_id: number | null;
};

async function itemsOf(tx: Tx, publish_ids: readonly number[]): Promise<Item[]> {
  if (publish_ids.length === 0) return [];
  const { rows } = await sql<Item>`
    select item.publish_id, item.invoice_id, item.refused, invoices.form_no, invoices.symbol, invoices.number,
      coalesce(nullif(invoices.buyer_name, ''), invoices.buyer_person) as buyer_name, invoices.total::text as total, invoices.currency,
      invoices.status, invoices.lock_version, invoices.reasons,
      (select request.id from documents
        join signature_request_documents as asked on asked.tenant_id = ${TENANT} and asked.document_id = documents.id
          and asked.version = documents.version
        join signature_requests as request on request.tenant_id = ${TENANT} and request.id = asked.request_id
        where documents.tenant_id = ${TENANT} and documents.kind = 'invoice' and documents.subject_id = item.invoice_id
          and documents.signing = 'requested' limit 1) as request_id
    from invoice_publish_items as item
    left join invoices on invoices.tenant_id = ${TENANT} and invoices.id = item.invoice_id
    where item.tenant_id = ${TENANT} and item.publish_id = any(${[...publish_ids]}::bigint[])
    order by item.publish_id, item.position`.execute(tx);
  return rows;
}

const outcome = ({ status, refused }: Item): Outcome => outcomeInBatch(status, refused === null);

function countsOf(outcomes: readonly Outcome[]): InvoicePublishes['counts'] {
  return { total: outcomes.length, ...tallyOf(outcomes) };
}

const GONE: Reason = { code: 'invoice_gone', message: 'Hóa đơn nháp này không còn nữa.' };

/** Of one that failed: the authority's or the signature's reasons, else those for which it was not taken. */
function reasonsOf(item: Item): Reason[] {
  if (outcome(item) !== 'failed') return [];
  if (item.status === null) return [GONE];
  const own = PUBLICATION_STATUSES[item.status].is_error ? (item.reasons ?? []) : [];
  return [...own, ...(own.length === 0 ? (item.refused ?? []) : [])].map(({ code, message }) => ({
    code,
    message,
  }));
}

/** Failures by their first reason, the most frequent first. */
function causesOf(items: readonly Item[]): InvoicePublishes['causes'] {
  const failed = items.flatMap((item) => {
    const [reason] = reasonsOf(item);
    return outcome(item) === 'failed'
      ? [{ invoice_id: item.invoice_id, code: reason?.code ?? '', message: reason?.message ?? '' }]
      : [];
  });
  // Words that name the invoice differ: the code is what they have in common.
  const causes = [...Map.groupBy(failed, ({ code, message }) => code || message).values()].map((some) => {
    const [first] = some;
    const invoice_ids = some.map(({ invoice_id }) => invoice_id);
    return { code: first?.code ?? '', message: first?.message ?? '', count: some.length, invoice_ids };
  });
  return causes.toSorted((one, other) => other.count - one.count);
}

function wireRow(item: Item): Row {
  const { invoice_id, form_no, symbol, number, buyer_name, total, currency, status, lock_version } = item;
  return {
    invoice_id,
    name: form_no === null || symbol === null ? null : shownName({ form_no, symbol, number }),
    buyer_name,
    total,
    currency,
    status,
    lock_version,
    outcome: outcome(item),
    reasons: reasonsOf(item),
  };
}
