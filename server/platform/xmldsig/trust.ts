import type { X509Certificate } from 'node:crypto';
import { certificateIn } from './certificate-facts.ts';

const MAX_CHAIN = 5;

/** Whether a chain of issuers leads from the certificate to one of the roots, every one valid at that time. */
export function leadsToRoot(
  der: Uint8Array,
  others: readonly Uint8Array[],
  roots: readonly X509Certificate[],
  at: string,
): boolean {
  const between = others.map(readOrNull).filter((certificate) => certificate !== null);
  let here = readOrNull(der);
  for (let length = 0; here !== null && length < MAX_CHAIN; length += 1) {
    const certificate: X509Certificate = here;
    if (!isInItsTime(certificate, at)) return false;
    if (roots.some((root) => root.fingerprint256 === certificate.fingerprint256)) return true;
    const isIssuer = (issuer: X509Certificate) =>
      issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
    if (roots.some((root) => isIssuer(root) && isInItsTime(root, at))) return true;
    here = between.find(isIssuer) ?? null;
  }
  return false;
}

function isInItsTime(certificate: X509Certificate, at: string): boolean {
  const time = Date.parse(at);
  return certificate.validFromDate.getTime() <= time && time <= certificate.validToDate.getTime();
}

function readOrNull(der: Uint8Array): X509Certificate | null {
  try {
    return certificateIn(der);
  } catch {
    return null;
  }
}
