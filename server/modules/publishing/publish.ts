import { STAGES, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import { isAwaitingSigner, type SigningState } from '#domain/signing/lifecycle.ts';
import type { TransmissionState } from '#domain/transmission/lifecycle.ts';
import { publicationOf } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  documentHold,
  lockDocumentsOf,
  retryFailing,
  submitDocuments,
  type Reason,
  type States,
} from '#server/modules/documents/index.ts';
import { firstDeadline } from '#server/modules/incidents/index.ts';
import { mayRevise, refuseNature, wireInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { issuingQuota } from '#server/modules/payments/index.ts';
import { requestOfSubject } from '#server/modules/signing/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { turns } from '#server/platform/in-turns.ts';
import { failure, Failure, notFound } from '#server/platform/http/failure.ts';
import { recordBatch } from './bulk/batches.ts';
import { CHECKED_AT_ONCE, readinessOf, refuseUnready } from './check-ready.ts';
import { invoiceKind } from './document-kind.ts';

type Publication = components['schemas']['Publication'];

/** The states of its document, which the invoice carries a copy of. */
function statesOf(row: Pick<InvoiceRow, 'lifecycle' | 'signing' | 'transmission'>): States {
  return {
    stage: STAGES[row.lifecycle as InvoiceState],
    signing: row.signing as SigningState,
    transmission: row.transmission as TransmissionState,
  };
}

/** Given up: what its document says is over. */
const CANCELLED = { status: 'cancelled', final: true, error: false } as const;

/** What the interface follows while an invoice is on its way, and whom it waits for. */
async function wirePublication(tx: Tx, row: InvoiceRow): Promise<Publication> {
  const states = statesOf(row);
  const { status, final, error } = row.lifecycle === 'cancelled' ? CANCELLED : publicationOf(states);
  const { id: invoice_id, number, tax_authority_code, lock_version } = row;
  const request = isAwaitingSigner(states.signing)
    ? await requestOfSubject(tx, invoiceKind.name, invoice_id)
    : null;
  return {
    invoice_id,
    status,
    final,
    error,
    number,
    tax_authority_code,
    reasons: row.reasons as Reason[],
    lock_version,
    signature_request_id: request?.id ?? null,
    signature_kind: request?.kind ?? null,
    held: null,
    send_by: null,
  };
}

/** The same with why it stays where it is, and until when it can. */
export async function followedPublication(tx: Tx, row: InvoiceRow, clock: Clock): Promise<Publication> {
  const publication = await wirePublication(tx, row);
  if (publication.final) return publication;
  const { id } = row;
  const hold = await documentHold(tx, invoiceKind, { id, final: false }, clock, () =>
    firstDeadline(tx, [row], clock.today()),
  );
  return { ...publication, ...hold };
}

/** Invoices of the general kind (C..T, K..T), those of cash registers (C..M, K..M), and phiếu xuất kho (N, B). */
export function refuseOtherSeries(symbol: string): void {
  if (/^[CK]\d{2}[TMNB]/.test(symbol)) return;
  const message = `Ký hiệu ${symbol} chưa phát hành được tại đây: hiện chỉ phát hành hóa đơn thông thường (C..T, K..T), hóa đơn từ máy tính tiền (C..M, K..M) và phiếu xuất kho (C..N, C..B, K..N, K..B). Hãy chọn ký hiệu khác.`;
  throw failure(422, 'series_not_supported', message, ['template_id']);
}

type PublicationRequest = {
  id: number;
  lock_version: number;
  /** Warnings the person was shown and goes on in spite of. */
  acknowledged?: readonly IssuingWarningCode[];
};

/** Queues one invoice as `queueEach` does many. Failures: 404, 409 and 422 with every reason why not. */
export async function queuePublication(
  tx: Tx,
  request: PublicationRequest,
  account: Account,
  clock: Clock,
): Promise<Publication> {
  const { accepted, failures } = await queueAll(tx, [request], account, clock);
  const [publication] = accepted;
  if (publication === undefined) throw failures.get(request.id) ?? notFound();
  return publication;
}

type BulkPublication = components['schemas']['BulkPublication'];

/** What queueing many came to; `in_order` are their ids in the order of their numbers. */
type Queued = {
  accepted: Publication[];
  failures: ReadonlyMap<number, Failure>;
  in_order: readonly number[];
};

/**
 * Queues many invoices for publication in one transaction, so that those signed by a person are asked for together. One that may not
 * be published as it is, or is not there, holds up none of the others: each has its own reasons. Asking again for one that is on its way
 * changes nothing; one that could not be signed, or was denied its code, starts a new version under its number.
 */
async function queueAll(
  tx: Tx,
  requests: readonly PublicationRequest[],
  account: Account,
  clock: Clock,
  certificate_id: number | null = null,
): Promise<Queued> {
  // Two that ask for the same ones lock them in the same order.
  const once = new Map(requests.map((request) => [request.id, request]));
  const ids = [...once.keys()].sort((a, b) => a - b);
  await retryFailing(tx, await lockDocumentsOf(tx, invoiceKind.name, ids));
  const rows = await lockedInvoices(tx, ids);
  const revisable = [...rows.values()].filter(mayRevise);
  const readiness = revisable.length === 0 ? null : await readinessOf(tx, revisable, clock, certificate_id);
  const quota = await issuingQuota(tx, clock);
  const failures = new Map<number, Failure>();
  let ready: InvoiceRow[] = [];
  const submitReady = async (): Promise<void> => {
    const submissions = ready.map(({ id: subject_id, tenant_id, issued_on: ordered_on }) => ({
      ...{ tenant_id, subject_id, ordered_on, user_id: account.user_id, certificate_id },
    }));
    ready = [];
    await submitDocuments(tx, invoiceKind, submissions, clock.now());
  };
  const in_order = inOrderOfDates(ids, rows);
  for await (const id of turns(in_order, CHECKED_AT_ONCE)) {
    const { lock_version, acknowledged = [] } = once.get(id) ?? { lock_version: 0 };
    const row = rows.get(id);
    if (row !== undefined && !mayRevise(row)) continue;
    try {
      if (row === undefined || readiness === null) throw notFound();
      // Whether a correction is lawful depends on those before it.
      if (row.nature !== 'original') await submitReady();
      refuseNature(account, row, 'publish');
      if (row.lock_version !== lock_version)
        throw stale(await wireInvoice(tx, row), { lock_version }, 'hóa đơn');
      refuseOtherSeries(row.symbol);
      await refuseUnready(tx, row, readiness, acknowledged, clock);
      // One that has its number was counted before; what corrects another is owed to the buyer.
      if (row.number === null && row.nature === 'original') quota.take();
      ready.push(row);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failures.set(id, error);
    }
  }
  await submitReady();
  const accepted: Publication[] = [];
  const now = await lockedInvoices(
    tx,
    ids.filter((id) => !failures.has(id)),
  );
  for (const id of in_order) {
    const row = now.get(id);
    if (row !== undefined) accepted.push(await wirePublication(tx, row));
  }
  return { accepted, failures, in_order };
}

/** The same with the reasons of those that were refused. */
export async function queueEach(
  tx: Tx,
  requests: readonly PublicationRequest[],
  account: Account,
  clock: Clock,
  certificate_id: number | null = null,
): Promise<Omit<BulkPublication, 'id'> & Pick<Queued, 'in_order'>> {
  const { accepted, failures, in_order } = await queueAll(tx, requests, account, clock, certificate_id);
  const refused = [...failures].map(([invoice_id, { errors }]) => ({ invoice_id, reasons: [...errors] }));
  return { accepted, refused, in_order };
}

/** The same, remembered as a batch that is followed by its id; `certificate_id` is to sign them, null is the one that signs by itself. */
export async function queuePublications(
  tx: Tx,
  invoices: readonly PublicationRequest[],
  account: Account,
  clock: Clock,
  certificate_id: number | null = null,
): Promise<BulkPublication> {
  const { in_order, accepted, refused } = await queueEach(tx, invoices, account, clock, certificate_id);
  const id = await recordBatch(tx, { ids: in_order, refused }, account, clock.now());
  return { id, accepted, refused };
}

/** After every date. */
const LAST = '9';

/** Those that are there, by their ids, locked in the order of them. */
async function lockedInvoices(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, InvoiceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** In the order of their numbers; one that is not there comes last. */
function inOrderOfDates(ids: readonly number[], rows: ReadonlyMap<number, InvoiceRow>): number[] {
  const dateOf = (id: number): string => rows.get(id)?.issued_on ?? LAST;
  return ids.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || a - b);
}
