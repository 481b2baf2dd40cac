import { sql } from 'kysely';
import type { Handlers } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { FileReply, FileStream, listed } from '#server/platform/http/handlers.ts';
import { packOfDocument } from './document-pack.ts';
import { deletePack, findPack, listPacks, orderPack } from './packs.ts';
import type { ProofPackDeps } from './write-pack.ts';

export { proofPackCrontab, proofPackTasks, sweepProofPacks } from './jobs.ts';
export type { ProofPackDeps } from './write-pack.ts';
export { packSource, RestoreRefused, restorePack, type Restored } from './restore.ts';

/** Pieces that are in memory at once while a file is sent: two megabytes. */
const PIECES = 2;

/** Gói bằng chứng: a period in one file that proves itself, and the way out of the product. */
export const proofPackHandlers = (deps: ProofPackDeps) =>
  ({
    searchProofPacks: async ({ query }, { tenant, account }) => {
      const { packs, total } = await tenant((tx) => listPacks(tx, query, account));
      return listed({ proof_packs: packs }, total);
    },
    createProofPack: async ({ body }, { tenant, account, clock }) => ({
      proof_pack: await tenant((tx) => orderPack(tx, body.proof_pack, account, clock.now())),
    }),
    getProofPack: async ({ path }, { tenant, account }) => ({
      proof_pack: await tenant((tx) => findPack(tx, path.id, account)),
    }),
    deleteProofPack: async ({ path }, { tenant, account }) => ({
      proof_pack: await tenant((tx) => deletePack(tx, path.id, account)),
    }),
    getProofPackFile: async ({ path }, { tenant, account, portions }) => {
      const { file_name, state, bytes } = await tenant((tx) => findPack(tx, path.id, account));
      if (state !== 'done')
        throw failure(
          409,
          'pack_not_ready',
          state === 'expired'
            ? 'Tệp của gói này đã hết hạn lưu. Hãy tạo lại gói cùng kỳ.'
            : 'Gói chưa tạo xong nên chưa tải được. Hãy đợi tới khi gói sẵn sàng.',
        );
      const parts = portions(
        sql<{ bytes: Buffer }>`select bytes from proof_pack_parts
        where tenant_id = ${TENANT} and pack_id = ${path.id} order by position`,
        PIECES,
      );
      return new FileStream(piecesOf(parts), 'application/zip', file_name, {
        'content-length': String(bytes),
      });
    },
    getInvoiceProofPack: ({ path }, context) => packFile(deps, context, 'invoice', path.id),
    getRegistrationProofPack: ({ path }, context) => packFile(deps, context, 'declaration', path.id),
    getInvoiceMistakeProofPack: ({ path }, context) => packFile(deps, context, 'invoice_mistake', path.id),
    getInvoiceDataSummaryTableProofPack: ({ path }, context) =>
      packFile(deps, context, 'data_summary_table', path.id),
  }) satisfies Pick<
    Handlers,
    | 'searchProofPacks'
    | 'createProofPack'
    | 'getProofPack'
    | 'deleteProofPack'
    | 'getProofPackFile'
    | 'getInvoiceProofPack'
    | 'getRegistrationProofPack'
    | 'getInvoiceMistakeProofPack'
    | 'getInvoiceDataSummaryTableProofPack'
  >;

async function packFile(...asked: Parameters<typeof packOfDocument>): Promise<FileReply> {
  const { bytes, file_name } = await packOfDocument(...asked);
  return new FileReply(bytes, 'application/zip', file_name);
}

async function* piecesOf(portions: AsyncIterable<{ bytes: Buffer }[]>): AsyncGenerator<Uint8Array> {
  for await (const rows of portions) for (const { bytes } of rows) yield bytes;
}
