import { hash, X509Certificate } from 'node:crypto';
import type { HashAlgorithm, HashPort, VerifyPorts } from '#domain/signing/ports.ts';
import { canonicalizeElements } from './canonicalize.ts';
import { certificateFacts } from './certificate-facts.ts';
import { parseXml } from './parse.ts';
import { leadsToRoot } from './trust.ts';
import { verifyRsa } from './verify.ts';

/** SHA-256 by Node. */
export const hashPort: HashPort = { sha256: (bytes) => digest('sha256', bytes) };

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

function digest(algorithm: HashAlgorithm, bytes: Uint8Array): Uint8Array {
  return hash(algorithm, bytes, 'buffer');
}
