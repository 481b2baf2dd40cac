import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_BYTES } from '#domain/delivery/attachment-limits.ts';
import { canEdit, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { components } from '#generated/types.ts';
import type { Account, Context, Tx } from '#server/context.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { findInvoice, refuseNature } from '#server/modules/invoices/index.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { knownFile } from './file-kind.ts';

type Attachment = components['schemas']['InvoiceAttachment'];
type Update = components['schemas']['InvoiceAttachmentUpdate'];
type Doing = Pick<Context, 'account' | 'clock'>;
type AttachedFile = { file_name: string; media_type: string; bytes: Buffer };

const attachmentsWhere = (condition: ReturnType<typeof sql>) => sql<Attachment>`
  select attached.id, invoice_id, file_name, media_type, length(bytes) as size_bytes, shared, attached.created_on,
    users.full_name as created_by_name, attached.lock_version
  from invoice_attachments as attached
  left join users on users.tenant_id = ${TENANT} and users.id = attached.created_by
  where attached.tenant_id = ${TENANT} and ${condition}
  order by attached.id`;

/** The files of an invoice, without their bytes, in the order in which they came. Failure: 404 for an invoice that is not there. */
export async function attachmentsOf(tx: Tx, invoice_id: number): Promise<Attachment[]> {
  await findInvoice(tx, invoice_id);
  return (await attachmentsWhere(sql`invoice_id = ${invoice_id}`).execute(tx)).rows;
}

async function findAttachment(tx: Tx, id: number): Promise<Attachment> {
  const [row] = (await attachmentsWhere(sql`attached.id = ${id}`).execute(tx)).rows;
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Keeps a file with an invoice; the same bytes again are answered as they are there. Failures: 404; 403 where the invoice is one that
 * the account may not change; 422 for a file that is not taken, and beyond the limits of an invoice.
 */
export async function attach(
  tx: Tx,
  invoice_id: number,
  { bytes, name }: { bytes: Buffer; name: string | undefined },
  { account, clock }: Doing,
): Promise<Attachment> {
  // Two at once are counted one after the other.
  refuseNature(account, await findInvoice(tx, invoice_id, { lock: true }), 'update');
  const file = knownFile(bytes, name);
  const sha256 = createHash('sha256').update(bytes).digest();
  const known = await tx
    .selectFrom('invoice_attachments')
    .select('id')
    .where('invoice_id', '=', invoice_id)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (known !== undefined) return findAttachment(tx, known.id);
  await refuseTooMuch(tx, invoice_id, bytes.length);
  const now = clock.now();
  const { id } = await tx
    .insertInto('invoice_attachments')
    .values({
      tenant_id: account.tenant_id,
      invoice_id,
      ...file,
      sha256,
      bytes,
      created_on: now,
      created_by: account.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(tx, invoice_id, { kind: 'file_attached', file: file.file_name }, { account, clock });
  return findAttachment(tx, id);
}

async function refuseTooMuch(tx: Tx, invoice_id: number, more: number): Promise<void> {
  const { rows } = await sql<{ files: number; size: number }>`
    select count(*)::int as files, coalesce(sum(length(bytes)), 0)::int as size from invoice_attachments
    where tenant_id = ${TENANT} and invoice_id = ${invoice_id}`.execute(tx);
  const { files = 0, size = 0 } = rows[0] ?? {};
  if (files >= MAX_ATTACHMENTS)
    throw failure(
      422,
      'too_many_files',
      `Mỗi hóa đơn đính kèm được nhiều nhất ${MAX_ATTACHMENTS} tệp. Gộp các tệp lại rồi đính kèm.`,
    );
  if (size + more > MAX_ATTACHMENTS_BYTES)
    throw failure(
      422,
      'files_too_large',
      'Các tệp đính kèm của một hóa đơn cộng lại không quá 10 MB. Hãy nén nhỏ các tệp.',
    );
}

/** Whether mails of the invoice carry the file, and its buyer's page shows it. Failures: 404, 403, 409 for a stale version. */
export async function markShared(tx: Tx, id: number, input: Update, doing: Doing): Promise<Attachment> {
  const { current } = await locked(tx, id, doing.account);
  if (current.lock_version !== input.lock_version) throw stale(current, input, 'tệp đính kèm');
  await tx
    .updateTable('invoice_attachments')
    .set({ shared: input.shared, lock_version: current.lock_version + 1 })
    .where('id', '=', id)
    .execute();
  if (current.shared !== input.shared) {
    const kind = input.shared ? 'file_shared' : 'file_unshared';
    await tell(tx, current.invoice_id, { kind, file: current.file_name }, doing);
  }
  return findAttachment(tx, id);
}

/** Takes a file away from a draft. Failures: 404, 403; 409 once the invoice is no draft any more: what went with it stays. */
export async function detach(tx: Tx, id: number, account: Account): Promise<Attachment> {
  const { current, lifecycle } = await locked(tx, id, account);
  if (!canEdit(lifecycle))
    throw failure(
      409,
      'attachment_kept',
      'Hóa đơn đã vào quá trình phát hành nên tệp đính kèm được giữ lại; chỉ thêm được tệp mới.',
    );
  await tx.deleteFrom('invoice_attachments').where('id', '=', id).execute();
  return current;
}

/** The file and the state of its invoice, with the invoice locked until the end of the transaction. Failures: 404, 403. */
async function locked(
  tx: Tx,
  id: number,
  account: Account,
): Promise<{ current: Attachment; lifecycle: InvoiceState }> {
  const { invoice_id } = await findAttachment(tx, id);
  const invoice = await findInvoice(tx, invoice_id, { lock: true });
  refuseNature(account, invoice, 'update');
  // It may be gone or changed since it was looked for.
  return { current: await findAttachment(tx, id), lifecycle: invoice.lifecycle as InvoiceState };
}

/** A line in the history of an invoice that has one: a draft has none. */
async function tell(
  tx: Tx,
  invoice_id: number,
  { kind, file }: { kind: string; file: string },
  { account, clock }: Doing,
): Promise<void> {
  const document = await documentOf(tx, 'invoice', invoice_id);
  const line = { kind, user_id: account.user_id, detail: { file } };
  if (document !== null) await recordEvent(tx, document, line, clock.now());
}

/** Failure: 404. */
export async function attachedFile(tx: Tx, id: number): Promise<AttachedFile> {
  const row = await tx
    .selectFrom('invoice_attachments')
    .select(['file_name', 'media_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** What mails of an invoice carry beside its print and XML. */
export async function sharedFiles(tx: Tx, invoice_id: number): Promise<AttachedFile[]> {
  return sharedOf(tx, invoice_id).select(['file_name', 'media_type', 'bytes']).orderBy('id').execute();
}

type BuyerAttachment = components['schemas']['BuyerAttachment'];

/** What the buyer's page names, without the bytes. */
export async function sharedNames(tx: Tx, invoice_id: number): Promise<BuyerAttachment[]> {
  return sharedOf(tx, invoice_id)
    .select([
      'file_name',
      sql<string>`encode(sha256, 'hex')`.as('sha256'),
      sql<number>`length(bytes)`.as('size_bytes'),
    ])
    .orderBy('id')
    .execute();
}

/** Failure: 404 for a file that is not there, of another invoice, or not for the buyer. */
export async function sharedFile(tx: Tx, invoice_id: number, sha256: string): Promise<AttachedFile> {
  const row = await sharedOf(tx, invoice_id)
    .select(['file_name', 'media_type', 'bytes'])
    .where('sha256', '=', Buffer.from(sha256, 'hex'))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

const sharedOf = (tx: Tx, invoice_id: number) =>
  tx.selectFrom('invoice_attachments').where('invoice_id', '=', invoice_id).where('shared', '=', true);
