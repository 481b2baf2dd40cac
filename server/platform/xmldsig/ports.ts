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

/** Everything verifySignatures needs, trusting these root certificates only. */
export function createVerifyPorts(trusted_roots_pem: readonly string[]): VerifyPorts {
  const roots = trusted_roots_pem.map((pem) => new X509Certificate(pem));
  return {
    parse: parseXml,
    canonicalize: canonicalizeElements,
    hash: digest,
    verify: verifyRsa,
    certificate: certificateFacts,
    is_trusted: (der, others, at) => leadsToRoot(der, others, roots, at),
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
