import type { PackKind } from '#domain/proof-pack/manifest.ts';
import type { Context, Tx } from '#server/context.ts';
import { documentOf } from '#server/modules/documents/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { messagesOfInvoice } from '#server/modules/transmissions/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { folderOf } from './paths.ts';
import { writePack, type Making, type ProofPackDeps } from './write-pack.ts';

const KINDS: readonly PackKind[] = ['invoice_xml', 'invoice_pdf', 'messages'];

/**
 * The pack of one invoice, made while its reader waits: its files and print, its messages, and the page that verifies them. Nothing of
 * it is kept, for it is made again in a moment.
 */
export async function packOfInvoice(
  deps: ProofPackDeps,
  { account, tenant }: Pick<Context, 'account' | 'tenant'>,
  invoice_id: number,
): Promise<{ bytes: Uint8Array; file_name: string }> {
  const { tenant_id, full_name, permissions } = account;
  const extent = await tenant((tx) => extentOf(tx, invoice_id, permissions));
  const making: Making = { deps, tenant_id, ...extent, kinds: KINDS, notes: [], audit: null };
  const pieces: Uint8Array[] = [];
  await writePack(making, full_name, async (bytes) => void pieces.push(Uint8Array.from(bytes)));
  const { name: label } = extent.document;
  const folder = folderOf({ kind: 'invoice', subject_id: invoice_id, label }).replace('hoa-don/', '');
  return { bytes: Buffer.concat(pieces), file_name: `bang-chung-${folder}.zip` };
}

/** Whether anything of a document is signed yet: one on its way to be has nothing to prove. */
async function hasFiles(tx: Tx, document_id: number): Promise<boolean> {
  const file = await tx
    .selectFrom('document_files')
    .select('document_id')
    .where('document_id', '=', document_id)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}

async function extentOf(tx: Tx, invoice_id: number, permissions: readonly string[]) {
  await findInvoice(tx, invoice_id);
  const document = await documentOf(tx, 'invoice', invoice_id);
  if (document === null || !(await hasFiles(tx, document.id)))
    throw failure(
      409,
      'not_signed',
      'Hóa đơn chưa phát hành nên chưa có gì làm bằng chứng. Hãy ký và phát hành trước.',
    );
  const { ids, all_visible } = await messagesOfInvoice(tx, invoice_id, permissions);
  if (!all_visible)
    throw failure(
      403,
      'pack_permissions',
      'Bạn chưa có quyền xem mọi thông điệp của hóa đơn này. Hãy nhờ người quản lý cấp quyền xem lịch sử truyền nhận.',
    );
  const { id, label, ordered_on } = document;
  return {
    document: { id, name: label ?? String(invoice_id), message_ids: ids },
    period: { from: ordered_on, to: ordered_on },
  };
}
