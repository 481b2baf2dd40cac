import type { OperationId } from '#generated/operations.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import type { SignatureRequest } from './signature-requests.ts';

/** What became of documents that were sent to be signed once more. */
export type SentAgain = {
  /** Why some could not be, in Vietnamese. */
  readonly refusals: readonly string[];
  /** Asks how the first of the others stands; null where there is none. */
  readonly follow: (() => Promise<Following>) | null;
};

/** How a document that waits for its signature stands. */
export type Following = {
  /** Of the request that a person has to act on; null while there is none. */
  readonly signature_request_id: number | null;
  /** It may still come to a request. */
  readonly is_preparing: boolean;
};

/** The words of a kind of document where it is signed. */
export type SigningNouns = {
  /** At the head of a sentence. */
  readonly head: string;
  /** With how many there are. */
  readonly counted: (count: number) => string;
  /** What the person who signs reads beside the PIN, by the label of the document. */
  readonly named: (label: string) => string;
  /** What holds of them when their request is taken back, by what they are counted as. */
  readonly kept: (counted: string) => string;
};

/** What a kind of document adds to signing. */
export type SignedKind = {
  readonly nouns: SigningNouns;
  /** Who may call it may have its documents signed again. */
  readonly operation: OperationId;
  /** Has the documents of an ended request signed once more, under the numbers they have. */
  readonly sendAgain: (request: SignatureRequest) => Promise<SentAgain>;
  /** First words of the query keys that show them. */
  readonly shownUnder: readonly string[];
};

const preparing: readonly PublicationStatus[] = ['queued', 'numbered', 'signing'];

/** Whether a request for the signature of a document may still come. */
export const isPreparing = (status: PublicationStatus): boolean => preparing.includes(status);
