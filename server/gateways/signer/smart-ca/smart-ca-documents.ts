import { bytesOf, fieldsOf, listOf, textOf } from '../read-answer.ts';

/** A signature with what its document id says about it. */
export type SignedDocument = { place: number; hash: Uint8Array; signature: Uint8Array | null };

/**
 * The id of a document inside an order: its place, and its hash, so that an order whose start was never answered can
 * still be told from any other when it is looked up.
 */
export function documentId(hash: Uint8Array, index: number): string {
  return `${index + 1}.${Buffer.from(hash).toString('base64url')}`;
}

/** `signatures` of an order's status, in the order of the documents; null while there are none. */
export function signedDocuments(signatures: unknown): readonly SignedDocument[] | null {
  const entries = listOf(signatures);
  if (entries === null || entries.length === 0) return null;
  return entries.map(readDocument).sort((one, other) => one.place - other.place);
}

function readDocument(entry: unknown): SignedDocument {
  const fields = fieldsOf(entry);
  const [, place = '0', hash = ''] = /^(\d+)\.([\w-]+)$/.exec(textOf(fields['doc_id']) ?? '') ?? [];
  return {
    place: Number(place),
    hash: new Uint8Array(Buffer.from(hash, 'base64url')),
    signature: bytesOf(fields['signature_value']),
  };
}
