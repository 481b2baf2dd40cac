import { X509Certificate } from 'node:crypto';
import type { Tx } from '#server/context.ts';
import { leadsToRoot } from '#server/platform/xmldsig/trust.ts';
import type { CertificateKind } from './signing-certificate.ts';
import { TEST_ISSUER } from './test-certificate.ts';

export type ProofDeps = {
  /** PEM roots that a certificate must lead to before it proves a tax code; null: any certificate proves it (a sandbox). */
  proof_roots: readonly string[] | null;
};

type ProofCertificate = {
  kind: CertificateKind;
  issuer_name: string;
  certificate_der: Buffer;
  valid_from: string;
  valid_to: string;
};

/**
 * Whether a certificate shows now that its holder has the tax code in its subject: only where its key was opened, as that of a file is.
 * One in a USB token is a copy of what every signed invoice carries, and a signing service shows those of any account to all who name
 * it: what they sign is proof once the tax authority accepts it. A test certificate repeats what the profile says.
 */
export function isTaxCodeProof(
  { proof_roots }: ProofDeps,
  { kind, issuer_name, certificate_der, valid_from, valid_to }: ProofCertificate,
  now: string,
): boolean {
  const at = Date.parse(now);
  if (kind !== 'file' || issuer_name === TEST_ISSUER) return false;
  if (at < Date.parse(valid_from) || at > Date.parse(valid_to)) return false;
  if (proof_roots === null) return true;
  const roots = proof_roots.map((pem) => new X509Certificate(pem));
  return leadsToRoot(certificate_der, [], roots, now);
}

/** Whether one of the company's certificates shows that the tax code is its own. */
export async function hasTaxCodeProof(
  deps: ProofDeps,
  tx: Tx,
  tax_code: string,
  now: string,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('certificates')
    .select(['kind', 'issuer_name', 'certificate_der', 'valid_from', 'valid_to'])
    .where('tax_code', '=', tax_code)
    .execute();
  return rows.some((row) => isTaxCodeProof(deps, { ...row, kind: row.kind as CertificateKind }, now));
}
