import { bytesOf, listOf } from './read-answer.ts';
import { verifiesDigest } from './rsa-digest.ts';
import type { OrderEnded, RemoteProblem } from './signer.ts';

export type Failed = { kind: 'failed'; problem: RemoteProblem };
export type Unknown = { kind: 'unknown' };

export const UNKNOWN: Unknown = { kind: 'unknown' };

export function failed(problem: RemoteProblem): Failed {
  return { kind: 'failed', problem };
}

/** The most hashes in one order, whatever a service allows: its reference is kept as text. */
export const MAX_PER_ORDER = 500;

/**
 * What the service says are the signatures (a list of base64), accepted only when there is one a hash and each
 * verifies under the key: `bad_answer` otherwise.
 */
export function verifiedSignatures(
  signatures: unknown,
  hashes: readonly Uint8Array[],
  public_key: Uint8Array,
): OrderEnded {
  const values = listOf(signatures)?.map(bytesOf) ?? [];
  const good = values.filter((value, index) => {
    const hash = hashes[index];
    return value !== null && hash !== undefined && verifiesDigest(public_key, hash, value);
  });
  return good.length === values.length && good.length === hashes.length && good.length > 0
    ? { kind: 'signed', signatures: good.filter((value) => value !== null) }
    : failed('bad_answer');
}
