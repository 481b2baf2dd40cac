import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import type { Expected } from './kind.ts';

/** Whether a valid signature of the tax authority covers these bytes: an answer without one decides nothing. */
export function isSignedByAuthority(
  bytes: Uint8Array,
  { authority_roots }: Pick<Expected, 'authority_roots'>,
): boolean {
  const signatures = verifySignatures(bytes, createVerifyPorts(authority_roots));
  return signatures.some(({ role, valid }) => role === 'authority' && valid);
}
