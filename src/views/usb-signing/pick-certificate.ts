import type { TokenCertificate, TokenProblem } from '#domain/signing/usb-agent.ts';

export type Wanted = {
  /** The taxpayer the documents belong to. */
  taxCode: string;
  /** Hexadecimal; null = any of this taxpayer's. */
  certificateSha256: string | null;
};

export type Picked =
  { certificate: TokenCertificate } | { choose: readonly TokenCertificate[] } | { problem: TokenProblem };

/** Which of the certificates on the tokens is to sign; the user chooses where several may. */
export function pickCertificate(found: readonly TokenCertificate[], wanted: Wanted): Picked {
  const ours = found.filter(({ tax_code }) => tax_code === wanted.taxCode);
  if (ours.length === 0) return { problem: found.length === 0 ? 'certificate_not_found' : 'other_tax_code' };
  const { certificateSha256: sha256 } = wanted;
  const fitting = sha256 === null ? ours : ours.filter((one) => one.sha256 === sha256);
  const [first] = fitting;
  if (first === undefined) return { problem: 'certificate_not_found' };
  return fitting.length === 1 ? { certificate: first } : { choose: fitting };
}
