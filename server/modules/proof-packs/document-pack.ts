import type { Context, Tx } from '#server/context.ts';
import { documentOf } from '#server/modules/documents/index.ts';
import { messagesOfSubject, type MessageSubject } from '#server/modules/transmissions/index.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { failure } from '#server/platform/http/failure.ts';
import { PACKED_KINDS } from './packed-kinds.table.ts';
import { folderOf } from './paths.ts';
import { writePack, type Making, type ProofPackDeps } from './write-pack.ts';

/**
 * The pack of one document, made while its reader waits: its files and print, its messages, and the page that verifies them. Nothing of
 * it is kept but its line in the log, for it is made again in a moment.
 */
export async function packOfDocument(
  deps: ProofPackDeps,
  context: Pick<Context, 'account' | 'tenant' | 'clock'>,
  kind: MessageSubject,
  subject_id: number,
): Promise<{ bytes: Uint8Array; file_name: string }> {
  const { account, tenant, clock } = context;
  const { tenant_id, full_name, permissions } = account;
  const { kinds, print } = PACKED_KINDS[kind];
  const extent = await tenant((tx) => extentOf(tx, kind, subject_id, permissions));
  const drawn = print === null ? null : (version: number) => print(deps, context, subject_id, version);
  const making: Making = {
    ...{ deps, tenant_id, kinds, notes: [], audit: null },
    ...{ period: extent.period, document: { ...extent.document, print: drawn } },
  };
  const pieces: Uint8Array[] = [];
  const { files, sha256 } = await writePack(
    making,
    full_name,
    async (bytes) => void pieces.push(Uint8Array.from(bytes)),
  );
  const file_name = `bang-chung-${fileOf(kind, subject_id, extent.label)}.zip`;
  await tenant((tx) =>
    auditChange(tx, account, clock.now(), {
      ...{ action: 'create', resource: 'proof_packs', record_id: null, record_label: file_name },
      changes: {
        document: [null, extent.document.name],
        manifest_sha256: [null, sha256.toString('hex')],
        files: [null, files],
      },
    }),
  );
  return { bytes: Buffer.concat(pieces), file_name };
}

/** `1C26TAA-00000012` of an invoice, `to-khai-5` of a declaration. */
function fileOf(kind: MessageSubject, subject_id: number, label: string): string {
  return kind === 'invoice'
    ? folderOf({ kind, subject_id, label }).replace('hoa-don/', '')
    : `${PACKED_KINDS[kind].file}-${subject_id}`;
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

async function extentOf(tx: Tx, kind: MessageSubject, subject_id: number, permissions: readonly string[]) {
  const { find, what, not_signed, hidden } = PACKED_KINDS[kind];
  await find(tx, subject_id);
  const document = await documentOf(tx, kind, subject_id);
  if (document === null || !(await hasFiles(tx, document.id))) throw failure(409, 'not_signed', not_signed);
  const { ids, all_visible } = await messagesOfSubject(tx, kind, subject_id, permissions);
  if (!all_visible) throw failure(403, 'pack_permissions', hidden);
  const { id, ordered_on } = document;
  const label = document.label ?? String(subject_id);
  return {
    label,
    document: { id, name: `${what} ${label}`, message_ids: ids },
    period: { from: ordered_on, to: ordered_on },
  };
}
