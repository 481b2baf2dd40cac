import { hash, X509Certificate } from 'node:crypto';
import type { HashAlgorithm, HashPort, StoredPorts, VerifyPorts } from '#domain/signing/ports.ts';
import { canonicalizeElements } from './canonicalize.ts';
import { certificateFacts } from './certificate-facts.ts';
import { parseXml } from './parse.ts';
import { leadsToRoot } from './trust.ts';
import { verifyOwnRsa, verifyRsa } from './verify.ts';

/** SHA-256 by Node; a digest that is written into a signature is base64 at once. */
export const hashPort: HashPort & Pick<StoredPorts, 'sha256Base64'> = {
  sha256: (bytes) => digest('sha256', bytes),
  sha256Base64,
};

/**
 * Everything verifySignatures needs, trusting these root certificates only, and in the place of the tax authority's
 * signature those of the authority only, where they are others.
 */
export function createVerifyPorts(
  trusted_roots_pem: readonly string[],
  authority_roots_pem: readonly string[] = trusted_roots_pem,
): VerifyPorts {
  const roots = trusted_roots_pem.map((pem) => new X509Certificate(pem));
  const authority_roots = authority_roots_pem.map((pem) => new X509Certificate(pem));
  return {
    parse: parseXml,
    canonicalize: canonicalizeElements,
    hash: digest,
    verify: verifyRsa,
    certificate: certificateFacts,
    is_trusted: (der, others, at, by_authority) =>
      leadsToRoot(der, others, by_authority ? authority_roots : roots, at),
  };
}

/** Everything verifyStored needs for files of our own. */
export const storedPorts: StoredPorts = {
  sha256Base64,
  verifyOwn: verifyOwnRsa,
};

function sha256Base64(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64');
}

function digest(algorithm: HashAlgorithm, bytes: Uint8Array): Uint8Array {
  return hash(algorithm, bytes, 'buffer');
}
