import { STAGES, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { AcceptedDeclaration } from '#domain/registration/in-force.ts';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import { isAwaitingSigner, type SigningState } from '#domain/signing/lifecycle.ts';
import type { TransmissionState } from '#domain/transmission/lifecycle.ts';
import { publicationOf } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  documentHold,
  lockDocumentsOf,
  submitDocument,
  type Reason,
  type States,
} from '#server/modules/documents/index.ts';
import { firstDeadline } from '#server/modules/incidents/index.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import {
  findInvoice,
  mayRevise,
  refuseNature,
  wireInvoice,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { issuingQuota, type IssuingQuota } from '#server/modules/payments/index.ts';
import { requestOfSubject } from '#server/modules/signing/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { failure, Failure } from '#server/platform/http/failure.ts';
import { recordBatch } from './bulk/batches.ts';
import { refuseUnready } from './check-ready.ts';
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
export async function wirePublication(tx: Tx, row: InvoiceRow): Promise<Publication> {
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
    firstDeadline(tx, [row]),
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

/**
 * Queues an invoice for publication, or says every reason why not. Asking again for one that is on its way changes nothing;
 * one whose signature failed or whose code was denied starts a new version under its number.
 */
export async function queuePublication(
  tx: Tx,
  { id, lock_version, acknowledged = [] }: PublicationRequest,
  account: Account,
  clock: Clock,
  { declared, quota }: { declared?: readonly AcceptedDeclaration[]; quota?: IssuingQuota } = {},
): Promise<Publication> {
  await lockDocumentsOf(tx, invoiceKind.name, [id]);
  const row = await findInvoice(tx, id, { lock: true });
  if (!mayRevise(row)) return wirePublication(tx, row);
  refuseNature(account, row, 'publish');
  if (row.lock_version !== lock_version) throw stale(await wireInvoice(tx, row), { lock_version }, 'hóa đơn');
  refuseOtherSeries(row.symbol);
  await refuseUnready(tx, row, clock, acknowledged, declared);
  // One that has its number was counted before; what corrects another is owed to the buyer.
  if (row.number === null && row.nature === 'original') (quota ?? (await issuingQuota(tx, clock))).take();
  const { tenant_id, user_id } = account;
  const submission = { tenant_id, subject_id: id, ordered_on: row.issued_on, user_id };
  await submitDocument(tx, invoiceKind, submission, clock.now());
  return wirePublication(tx, await findInvoice(tx, id));
}

type BulkPublication = components['schemas']['BulkPublication'];

/** What queueing many came to; `in_order` are their ids in the order of their numbers. */
type Queued = Omit<BulkPublication, 'id'> & { in_order: readonly number[] };

/**
 * Queues many invoices for publication in one transaction, so that those signed by a person are asked for together. One that may not
 * be published as it is, or is not there, holds up none of the others: each has its own reasons.
 */
export async function queueEach(
  tx: Tx,
  invoices: readonly PublicationRequest[],
  account: Account,
  clock: Clock,
): Promise<Queued> {
  // Two that ask for the same ones lock them in the same order.
  const once = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const ids = [...once.keys()].sort((a, b) => a - b);
  const shared = { declared: await acceptedDeclarations(tx), quota: await issuingQuota(tx, clock) };
  await lockDocumentsOf(tx, invoiceKind.name, ids);
  const in_order = await byDate(tx, ids);
  const queued: Omit<BulkPublication, 'id'> = { accepted: [], refused: [] };
  for (const id of in_order) {
    const asked = once.get(id);
    if (asked === undefined) continue;
    try {
      queued.accepted.push(await queuePublication(tx, asked, account, clock, shared));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      queued.refused.push({ invoice_id: id, reasons: [...error.errors] });
    }
  }
  return { ...queued, in_order };
}

/** The same, remembered as a batch that is followed by its id. */
export async function queuePublications(
  tx: Tx,
  invoices: readonly PublicationRequest[],
  account: Account,
  clock: Clock,
): Promise<BulkPublication> {
  const { in_order, accepted, refused } = await queueEach(tx, invoices, account, clock);
  const id = await recordBatch(tx, { ids: in_order, refused }, account, clock.now());
  return { id, accepted, refused };
}

/** After every date. */
const LAST = '9';

/** In the order of their numbers, each locked in the order of ids; one that is not there comes last. */
async function byDate(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'issued_on'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const dates = new Map(rows.map(({ id, issued_on }) => [id, issued_on]));
  return [...ids].sort((a, b) => (dates.get(a) ?? LAST).localeCompare(dates.get(b) ?? LAST) || a - b);
}
