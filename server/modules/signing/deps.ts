import type { Db, Tx } from '#server/context.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { RequestDocumentRow, RequestRow } from './rows.ts';

/** How a document's signature ends without one (domain/signing/lifecycle.ts). */
export type GivenUp = 'refuse' | 'expire' | 'fail';

/** The words of a kind of document where it is signed, Vietnamese. */
export type SigningNouns = {
  /** In the middle of a sentence. */
  one: string;
  /** With how many there are. */
  many(count: number): string;
  /** A sentence: what remains when a signature has failed, and what to do. */
  again: string;
  /** A sentence, where the service takes fewer at a time. */
  fewer: string;
};

/** What happens to the documents of a request when it ends, in the transaction that ends it; the owner of the documents implements it. */
export type RequestDocuments = {
  /** By the name of the kind. */
  nouns(document_kind: string): SigningNouns;
  /** Code of the permission to sign documents of a kind, by its name. */
  permission(document_kind: string): string;
  /** Puts the signatures (base64, one a document, in their order) where they belong; they have been verified. */
  embed(
    tx: Tx,
    request: RequestRow,
    documents: readonly RequestDocumentRow[],
    signatures: readonly string[],
    now: string,
  ): Promise<void>;
  giveUp(
    tx: Tx,
    documents: readonly RequestDocumentRow[],
    end: GivenUp,
    reason: { code: string; message: string; user_id: number | null },
    now: string,
  ): Promise<void>;
};

export type OrderStep = 'start-order' | 'look-at-order';

/** What carrying a request to its end needs. */
export type SigningDeps = {
  db: Db;
  clock: Clock;
  remote_signer: RemoteSigner;
  /** Opens what the certificates' accounts and the codes are sealed with. */
  certificate_key: Buffer;
  documents: RequestDocuments;
  /** Never the same twice. */
  new_order_id(): string;
  /** Called around each step; the crash tests stop there. */
  on_order_step?: (name: OrderStep, moment: 'before' | 'after') => Promise<void>;
};
