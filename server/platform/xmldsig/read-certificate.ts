import { X509Certificate } from 'node:crypto';

/** A verification asks three times for what the same bytes say; they are let go together. */
const READ = new WeakMap<Uint8Array, X509Certificate>();

/** The certificate in DER bytes, which are not changed afterwards. Throws when they are none. */
export function certificateIn(der: Uint8Array): X509Certificate {
  const certificate = READ.get(der) ?? new X509Certificate(der);
  READ.set(der, certificate);
  return certificate;
}
