import type { Tx } from '#server/context.ts';
import type { DocumentRow, RequestRow } from './rows.ts';

/** How a document's signature ends without one (domain/signing/lifecycle.ts). */
export type GivenUp = 'refuse' | 'expire' | 'fail';

/** What happens to the documents of a request when it ends, in the transaction that ends it. Whose documents they are implements it. */
export type RequestDocuments = {
  /** Puts the signatures (base64, one a document, in their order) where they belong; they have been verified. */
  embed(
    tx: Tx,
    request: RequestRow,
    documents: readonly DocumentRow[],
    signatures: readonly string[],
    now: string,
  ): Promise<void>;
  giveUp(
    tx: Tx,
    documents: readonly DocumentRow[],
    end: GivenUp,
    reason: { code: string; message: string; user_id: number | null },
    now: string,
  ): Promise<void>;
};
