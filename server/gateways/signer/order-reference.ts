import { bytesOf, fieldsOf, listOf, textOf, toBase64Text } from './read-answer.ts';

/**
 * What must be known to look an order up and to judge what comes back. It travels inside the reference that the
 * caller keeps, so that an order outlives this process.
 */
export type OrderReference = {
  /** The state of the order at the service; each adapter has its own. */
  stage: string;
  /** The service's name for the order at this stage. */
  id: string;
  credential_id: string;
  /** SubjectPublicKeyInfo, DER, of the certificate at the start: a key exchanged on the way signs nothing. */
  public_key: Uint8Array;
  hashes: readonly Uint8Array[];
};

const MARK = 'o1.';

export function writeReference(order: OrderReference): string {
  const json = JSON.stringify({
    ...order,
    public_key: toBase64Text(order.public_key),
    hashes: order.hashes.map(toBase64Text),
  });
  return MARK + Buffer.from(json).toString('base64url');
}

/** Null for anything else, such as the request id of an order whose start was never answered. */
export function readReference(text: string): OrderReference | null {
  const fields = text.startsWith(MARK) ? fieldsIn(text.slice(MARK.length)) : {};
  const stage = textOf(fields['stage']);
  const id = textOf(fields['id']);
  const credential_id = textOf(fields['credential_id']);
  const public_key = bytesOf(fields['public_key']);
  const hashes = listOf(fields['hashes'])?.map(bytesOf);
  if (!stage || !id || !credential_id || !public_key || !hashes?.every((hash) => hash !== null)) return null;
  return { stage, id, credential_id, public_key, hashes };
}

function fieldsIn(base64url: string): ReturnType<typeof fieldsOf> {
  try {
    return fieldsOf(JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8')));
  } catch {
    return {};
  }
}
