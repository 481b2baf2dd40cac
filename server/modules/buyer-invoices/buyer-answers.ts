import type { Tx } from '#server/context.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { markEmail } from '#server/modules/invoice-emails/index.ts';
import { keepLinkRow, type LinkClaims } from '#server/modules/invoice-links/index.ts';
import { invoiceKind } from '#server/modules/publishing/index.ts';
import { failure } from '#server/platform/http/failure.ts';

/** The buyer looks at the page: counted for the invoice, and kept once for the mail by which they came. */
export async function recordOpened(tx: Tx, claims: LinkClaims, now: string): Promise<void> {
  const { tenant_id, invoice_id, email_id } = claims;
  await keepLinkRow(tx, tenant_id, invoice_id);
  const before = await tx
    .updateTable('invoice_links')
    .set((of) => ({
      opened: of('opened', '+', 1),
      opened_on: of.fn.coalesce('opened_on', of.val(now)),
      last_opened_on: now,
    }))
    .where('invoice_id', '=', invoice_id)
    .returning('opened')
    .executeTakeFirstOrThrow();
  if (email_id !== null) await markEmail(tx, email_id, 'opened_on', now);
  if (before.opened === 1) await recordInHistory(tx, invoice_id, { kind: 'buyer_opened' }, now);
}

export async function recordDownloaded(tx: Tx, claims: LinkClaims, now: string): Promise<void> {
  const { tenant_id, invoice_id, email_id } = claims;
  await keepLinkRow(tx, tenant_id, invoice_id);
  await tx
    .updateTable('invoice_links')
    .set({ downloaded_on: now })
    .where('invoice_id', '=', invoice_id)
    .where('downloaded_on', 'is', null)
    .execute();
  if (email_id !== null) await markEmail(tx, email_id, 'downloaded_on', now);
}

/** Đã nhận: what was said first stays. */
export async function recordReceived(
  tx: Tx,
  { tenant_id, invoice_id }: LinkClaims,
  name: string | null,
  now: string,
): Promise<void> {
  await keepLinkRow(tx, tenant_id, invoice_id);
  const received_by = name?.trim() || null;
  const kept = await tx
    .updateTable('invoice_links')
    .set({ received_on: now, received_by })
    .where('invoice_id', '=', invoice_id)
    .where('received_on', 'is', null)
    .returning('invoice_id')
    .executeTakeFirst();
  if (kept === undefined) return;
  const detail = { by: received_by ?? '' };
  await recordInHistory(tx, invoice_id, { kind: 'buyer_received', detail }, now);
}

/** As many may wait for an answer: whoever has a link cannot fill the seller's page. */
const MAX_WAITING = 5;

type BuyerRequest = { name: string; contact: string | null; message: string };

/** What the buyer says is wrong. Failure: 409 too_many_requests. */
export async function recordRequest(
  tx: Tx,
  { tenant_id, invoice_id }: LinkClaims,
  { name, contact, message }: BuyerRequest,
  now: string,
): Promise<void> {
  await keepLinkRow(tx, tenant_id, invoice_id);
  // Two at once wait for each other here.
  await tx
    .selectFrom('invoice_links')
    .select('opened')
    .where('invoice_id', '=', invoice_id)
    .forUpdate()
    .execute();
  const waiting = await tx
    .selectFrom('buyer_requests')
    .select('message')
    .where('invoice_id', '=', invoice_id)
    .where('handled_on', 'is', null)
    .execute();
  // A second press, or a page that was sent twice.
  if (waiting.some((one) => one.message === message.trim())) return;
  if (waiting.length >= MAX_WAITING)
    throw failure(
      409,
      'too_many_requests',
      'Bên bán đang có nhiều lời báo sai của hóa đơn này chưa xử lý. Hãy gọi thẳng bên bán.',
    );
  await tx
    .insertInto('buyer_requests')
    .values({
      tenant_id,
      invoice_id,
      name: name.trim(),
      contact: contact?.trim() || null,
      message: message.trim(),
      created_on: now,
    })
    .execute();
  const detail = { by: name.trim(), reason: message.trim() };
  await recordInHistory(tx, invoice_id, { kind: 'buyer_objected', detail }, now);
}

async function recordInHistory(
  tx: Tx,
  invoice_id: number,
  line: { kind: string; detail?: Readonly<Record<string, string>> },
  now: string,
): Promise<void> {
  const document = await documentOf(tx, invoiceKind.name, invoice_id);
  if (document !== null) await recordEvent(tx, document, line, now);
}
