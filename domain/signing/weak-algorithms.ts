import { DIGEST_ALGORITHMS, SIGNATURE_ALGORITHMS } from './algorithms.table.ts';
import type { ReadSignature } from './read-signature.ts';
import type { Weakness } from './verdict.ts';

/** SHA-1 in the signature or in any digest: read, since files of earlier years have it, and said (NIST SP 800-131A). */
export function weaknessesOf({ algorithm, references }: ReadSignature): Weakness[] {
  const used = [
    SIGNATURE_ALGORITHMS[algorithm],
    ...references.map(({ digest_algorithm }) => DIGEST_ALGORITHMS[digest_algorithm]),
  ];
  return used.includes('sha1') ? ['sha1'] : [];
}
