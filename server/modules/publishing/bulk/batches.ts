import { sql } from 'kysely';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import type { Outcome } from '#domain/transmission/outcome.ts';
import { TRANSMISSION_STATUSES } from '#domain/transmission/statuses.table.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { heldUp, stuck } from '#server/modules/documents/index.ts';
import { firstDeadline, type OldestUnsent } from '#server/modules/incidents/index.ts';
import { MAY_REVISE } from '#server/modules/invoices/index.ts';
import { whyPaused } from '#server/modules/payments/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { invoiceKind } from '../document-kind.ts';
import { signingNow } from '../signing-readiness.ts';
import { CAUSE, ITEMS, OUTCOME, REASONS, ROW, wireRow, type Item } from './batch-items.ts';
import { progressOfBatch, sumsOfBatch } from './progress.ts';

type Schemas = components['schemas'];
type InvoicePublishes = Schemas['InvoicePublishes'];
type Counts = Schemas['PublishCounts'];

type Refused = Schemas['BulkPublication']['refused'];

/** Remembers what was taken together at once, with why some of it was not. Answers its id. */
export async function recordBatch(
  tx: Tx,
  { ids, refused }: { ids: readonly number[]; refused: Refused },
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  now: string,
): Promise<number> {
  const { id: publish_id } = await tx
    .insertInto('invoice_publishes')
    .values({ tenant_id, started_on: now, started_by: user_id, state: 'ended' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const why = new Map(refused.map(({ invoice_id, reasons }) => [invoice_id, reasons]));
  const items = ids.map((invoice_id, at) => {
    const reasons = why.get(invoice_id);
    return {
      ...{ tenant_id, publish_id, position: at + 1, invoice_id },
      state: reasons === undefined ? 'taken' : 'refused',
      refused: reasons === undefined ? null : JSON.stringify(reasons),
    };
  });
  await insertMany(tx, 'invoice_publish_items', items);
  return publish_id;
}

const MAX_RECENT = 20;

type Started = Pick<InvoicePublishes, 'id' | 'state' | 'paused_because' | 'started_on' | 'started_by_name'>;

const STARTED = sql`select id, state, paused_because, started_on, (select full_name from users
    where users.tenant_id = ${TENANT} and users.id = started_by) as started_by_name from invoice_publishes`;

/** The last ones of the company, the newest first, each with its counts. */
export async function recentBatches(tx: Tx): Promise<Schemas['RecentPublish'][]> {
  const { rows } = await sql<Started>`${STARTED} where tenant_id = ${TENANT}
    order by started_on desc, id desc limit ${MAX_RECENT}`.execute(tx);
  const counts = await countsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, state, started_on, started_by_name }) => ({
    ...{ id, state, started_on, started_by_name },
    counts: counts.get(id) ?? NONE,
  }));
}

/** Which of its invoices a reader of a batch asks for. */
type Shown = { outcome?: Outcome; cause?: string; page?: number };

/** As many invoices of a batch as one answer holds. */
const PAGE = 250;

/**
 * How a batch goes on: its counts, sums and pace, what was wrong by its cause, what signs it, whom it waits for, and a page of its
 * invoices. 404 for one that is not there.
 */
export async function batchOf(
  tx: Tx,
  id: number,
  clock: Clock,
  shown: Shown = {},
): Promise<InvoicePublishes> {
  const { rows } = await sql<Started>`${STARTED} where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  const [started] = rows;
  if (started === undefined) throw notFound();
  const counts = (await countsOf(tx, [id])).get(id) ?? NONE;
  const open = counts.waiting + counts.unknown;
  const { started_on } = started;
  return {
    ...started,
    paused_because: await whyPaused(tx, started.paused_because, clock),
    counts,
    final: open === 0,
    ...(await sumsOfBatch(tx, id)),
    ...(open === 0
      ? {
          latest: [],
          pace: null,
          speed: null,
          certificate: null,
          held: null,
          send_by: null,
          unread: 0,
          faults: [],
        }
      : {
          ...(await progressOfBatch(tx, { id, started_on, open: counts.waiting, now: clock.now() })),
          certificate: await certificateOf(tx, id, clock),
          ...(await holdOf(tx, id, clock)),
          unread: await unreadOf(tx, id),
          faults: await faultsOf(tx, id, clock.now()),
        }),
    causes: await causesOf(tx, id),
    signature_request_id: await requestOf(tx, id),
    ...(await rowsOf(tx, id, shown)),
  };
}

/** Those that were submitted, wait for no person and have not left, as far as is known. */
const ON_THE_WAY_OUT = sql`('queued', 'numbered', 'signed', 'unknown')`;

/** What keeps those of a batch from going on, and until when they can wait. */
async function holdOf(tx: Tx, id: number, clock: Clock): Promise<Pick<InvoicePublishes, 'held' | 'send_by'>> {
  const held = await heldUp(tx, clock.now());
  if (held === null) return { held, send_by: null };
  const { rows } = await sql<OldestUnsent>`select symbol, min(issued_on) as issued_on from ${ITEMS}
    where item.tenant_id = ${TENANT} and item.publish_id = ${id} and invoices.status in ${ON_THE_WAY_OUT} group by symbol`.execute(
    tx,
  );
  return { held, send_by: await firstDeadline(tx, rows, clock.today()) };
}

const AWAITED = sql.join(
  Object.entries(TRANSMISSION_STATUSES).flatMap(([status, { final }]) => (final ? [] : [sql.lit(status)])),
);

/**
 * How many wait though an answer to their present version came: it could not be read, and another one comes only on request. Looked
 * up invoice by invoice in scalars: joined, all histories of the company are read for each where the tables were never analysed.
 */
async function unreadOf(tx: Tx, id: number): Promise<number> {
  const isUnreadable = sql`(select answer.status = ${UNREADABLE} from transmissions as answer
    where answer.tenant_id = event.tenant_id and answer.id = event.transmission_id)
    and exists (select from transmission_documents as about where about.tenant_id = event.tenant_id
      and about.transmission_id = event.transmission_id and about.document_id = event.document_id and about.version = documents.version)`;
  const { rows } = await sql<{ unread: number }>`select count(*)::integer as unread from ${ITEMS}
    where item.tenant_id = ${TENANT} and item.publish_id = ${id} and invoices.status in (${AWAITED}) and (
      select (select bool_or(${isUnreadable}) from document_events as event
        where event.tenant_id = documents.tenant_id and event.document_id = documents.id and event.kind = 'answer_unreadable')
      from documents
      where documents.tenant_id = ${TENANT} and documents.kind = ${invoiceKind.name} and documents.subject_id = item.invoice_id)`.execute(
    tx,
  );
  return rows[0]?.unread ?? 0;
}

/** As many invoices of a cause as are named beside it. */
const SHOWN_OF_CAUSE = sql.lit(3);

/** Those of a batch that each try fails with, by the code of the fault. */
async function faultsOf(tx: Tx, id: number, now: string): Promise<InvoicePublishes['faults']> {
  const { rows } = await sql<InvoicePublishes['faults'][number]>`
    select documents.fault as code, count(*)::integer as count, min(documents.failing_since) as since,
      (array_agg(item.invoice_id order by item.position))[1:${SHOWN_OF_CAUSE}] as invoice_ids
    from documents join invoice_publish_items as item
      on item.tenant_id = documents.tenant_id and item.publish_id = ${id} and item.invoice_id = documents.subject_id
    where documents.tenant_id = ${TENANT} and documents.kind = ${invoiceKind.name} and ${stuck(now)} and not documents.status_error
    group by documents.fault order by count desc, code`.execute(tx);
  return rows;
}

/** The certificate that signs what is not signed yet: one that was chosen for the batch, or the one that signs by itself. */
async function certificateOf(tx: Tx, id: number, clock: Clock): Promise<InvoicePublishes['certificate']> {
  const { rows } = await sql<{ certificate_id: number }>`select documents.certificate_id
    from invoice_publish_items as item join documents on documents.tenant_id = item.tenant_id
      and documents.kind = ${invoiceKind.name} and documents.subject_id = item.invoice_id
    where item.tenant_id = ${TENANT} and item.publish_id = ${id} and documents.certificate_id is not null limit 1`.execute(
    tx,
  );
  const { certificate } = await signingNow(tx, await readTaxCode(tx), clock, rows[0]?.certificate_id ?? null);
  if (certificate === null) return null;
  const { subject_name, valid_to } = certificate;
  return { subject_name, valid_to };
}

const NONE: Counts = { total: 0, ok: 0, failed: 0, unknown: 0, waiting: 0, stopped: 0 };

async function countsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, Counts>> {
  const { rows } = await sql<Counts & { publish_id: number }>`select publish_id, count(*) as total,
      count(*) filter (where outcome = 'ok') as ok, count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome = 'unknown') as unknown, count(*) filter (where outcome = 'waiting') as waiting,
      count(*) filter (where outcome = 'stopped') as stopped
    from (select item.publish_id, ${OUTCOME} as outcome from ${ITEMS}
      where item.tenant_id = ${TENANT} and item.publish_id = any(${[...ids]}::bigint[])) as outcomes
    group by publish_id`.execute(tx);
  return new Map(rows.map(({ publish_id, ...counts }) => [publish_id, counts]));
}

/** What came of each batch. */
export async function batchTallies(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, Pick<Counts, 'ok' | 'failed' | 'unknown'>>> {
  const counted = await countsOf(tx, ids);
  return new Map([...counted].map(([id, { ok, failed, unknown }]) => [id, { ok, failed, unknown }]));
}

/** How long a batch is looked at for its results; what is still unknown then is found among the invoices. */
const LOOKED_AT = '7 days';

/** WHERE: batches that are looked at, whether they have all their results. */
export function unsettled(now: string) {
  return sql`settled_on is null and state = 'ended' and started_on > ${now}::timestamptz - ${LOOKED_AT}::interval`;
}

/** Notes which batches have all their results since the last look. */
export async function settleBatches(tx: Tx, now: string): Promise<void> {
  await sql`update invoice_publishes as batch set settled_on = ${now}
    where batch.tenant_id = ${TENANT} and ${unsettled(now)}
      and not exists (select from ${ITEMS} where item.tenant_id = ${TENANT} and item.publish_id = batch.id
        and ${OUTCOME} in ('waiting', 'unknown'))`.execute(tx);
}

/** Failures by their first reason, the most frequent first. */
async function causesOf(tx: Tx, id: number): Promise<InvoicePublishes['causes']> {
  const { rows } = await sql<InvoicePublishes['causes'][number]>`
    select cause, coalesce((array_agg(message order by position))[1], '') as message,
      (array_agg(status order by position))[1] as status,
      count(*) as count, count(*) filter (where may_revise) as retryable,
      coalesce((array_agg(invoice_id order by position) filter (where may_revise))[1:${SHOWN_OF_CAUSE}], '{}') as invoice_ids
    from (select item.position, item.invoice_id, invoices.status, ${CAUSE} as cause, ${REASONS} -> 0 ->> 'message' as message, ${MAY_REVISE} as may_revise
      from ${ITEMS} where item.tenant_id = ${TENANT} and item.publish_id = ${id} and ${OUTCOME} = 'failed') as failed
    group by cause order by count desc, cause`.execute(tx);
  return rows;
}

/** The signature that a person is asked for; null while none of the batch waits for one. */
async function requestOf(tx: Tx, id: number): Promise<number | null> {
  const asked_by = sql`(select (select max(asked.request_id) from signature_request_documents as asked
      where asked.tenant_id = documents.tenant_id and asked.document_id = documents.id and asked.version = documents.version)
    from documents
    where documents.tenant_id = ${TENANT} and documents.kind = ${invoiceKind.name} and documents.subject_id = item.invoice_id)`;
  const { rows } = await sql<{
    id: number;
  }>`select id from (select item.position, ${asked_by} as id from ${ITEMS}
      where item.tenant_id = ${TENANT} and item.publish_id = ${id} and invoices.signing = 'requested') as asked
    where id is not null order by position limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

async function rowsOf(
  tx: Tx,
  id: number,
  { outcome, cause, page = 1 }: Shown,
): Promise<Pick<InvoicePublishes, 'row_count' | 'rows'>> {
  const wanted = sql`item.tenant_id = ${TENANT} and item.publish_id = ${id}
    and (${outcome ?? null}::text is null or ${OUTCOME} = ${outcome ?? null})
    and (${cause ?? null}::text is null or (${OUTCOME} = 'failed' and ${CAUSE} = ${cause ?? null}))`;
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from ${ITEMS} where ${wanted}`.execute(tx);
  const { rows } = await sql<Item>`select ${ROW} from ${ITEMS} where ${wanted}
    order by item.position limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(tx);
  return { row_count: counted.rows[0]?.count ?? 0, rows: rows.map(wireRow) };
}
