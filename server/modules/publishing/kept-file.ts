import { verifyStored } from '#domain/signing/verify-stored.ts';
import { createVerifyPorts, storedPorts } from '#server/platform/xmldsig/ports.ts';

/** Of a row of invoice_documents: the bytes, and the SHA-256 that was written beside them when they were stored. */
export type KeptFile = { kind: string; bytes: Buffer; sha256: Buffer };

// Whether a signature holds asks for no root: whom it leads to was judged before the file was stored.
const ports = { ...createVerifyPorts([]), ...storedPorts };

/**
 * What became of a file since it was stored, in one English line for the log: whether bytes or signature are wrong,
 * why it is no XML, which signed parts were changed. Null while it is whole. A file of the seller's own is judged by
 * its SHA-256, the digests of its parts and its signature. The authority's (`coded`) by its SHA-256 alone: its
 * signatures were verified before it was stored, and the verifier of anyone's files is too slow to run at each
 * download.
 */
export function damageOf({ kind, bytes, sha256 }: KeptFile): string | null {
  if (kind === 'coded') return storedPorts.sha256Base64(bytes) === sha256.toString('base64') ? null : CHANGED;
  const { unchanged, intact, verification } = verifyStored({ bytes, sha256 }, ports);
  if (intact) return null;
  const parts = (verification?.signatures ?? []).flatMap(({ changed }) => changed);
  const said = [unchanged ? SIGNATURE : CHANGED, verification?.refused ?? null, ...parts];
  return said.filter((one) => one !== null).join(', ');
}

const CHANGED = 'its bytes are not those that were stored';
const SIGNATURE = 'its bytes are those that were stored, but its signature does not hold';
