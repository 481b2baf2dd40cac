import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { verifyDocument, type Verification } from '#domain/signing/verification/verify-document.ts';
import type { SignedSpan } from './signed-samples.ts';

const ports = createVerifyPorts([]);

/** One byte made another. */
export type Mutation = { position: number; bit: number };

export function mutated(file: Uint8Array, { position, bit }: Mutation): Uint8Array {
  const copy = Uint8Array.from(file);
  copy[position] = (copy[position] ?? 0) ^ (1 << bit);
  return copy;
}

/** Numbers below `limit` that look random and are the same at every run (mulberry32). */
export function* seededNumbers(seed: number, limit: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
}

/** What went wrong when the mutation should have been caught and laid at the door of its part; null when it was. */
export function escapeOf(file: Uint8Array, span: SignedSpan, mutation: Mutation): string | null {
  const found = verifyDocument(mutated(file, mutation), ports);
  return isCaught(found, span)
    ? null
    : `${span.part} at ${mutation.position}, bit ${mutation.bit}: ${said(found)}`;
}

function isCaught({ refused, signatures }: Verification, { signature, part }: SignedSpan): boolean {
  if (refused !== null) return true;
  const verdict = signatures[signature];
  if (verdict === undefined || verdict.intact || verdict.valid) return false;
  if (part !== 'signed_info') return verdict.changed.includes(part);
  // A SignedInfo that names no known algorithm, or lacks a part, cannot be checked: that is said instead.
  const unread = ['algorithm_not_accepted', 'transform_not_accepted', 'signature_incomplete'] as const;
  return verdict.changed.includes(part) || unread.some((problem) => verdict.problems.includes(problem));
}

function said({ signatures }: Verification): string {
  return JSON.stringify(signatures.map(({ intact, changed, problems }) => ({ intact, changed, problems })));
}
