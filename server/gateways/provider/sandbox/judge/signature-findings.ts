import { signingInstantOf } from '#domain/signing/signing-time.ts';
import type { SignatureProblem, SignatureVerdict, SignerRole } from '#domain/signing/verification/verdict.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { Taxpayer } from '../records.ts';

const FINDING_OF = {
  signature_incomplete: 'signature_wrong',
  signature_ambiguous: 'signature_wrong',
  signature_misplaced: 'signature_wrong',
  algorithm_not_accepted: 'signature_wrong',
  transform_not_accepted: 'signature_wrong',
  reference_not_found: 'signature_wrong',
  reference_ambiguous: 'signature_wrong',
  document_not_signed: 'signature_wrong',
  code_not_signed: 'signature_wrong',
  signing_time_not_signed: 'signature_wrong',
  digest_mismatch: 'content_changed',
  signature_mismatch: 'content_changed',
  certificate_unreadable: 'certificate_not_trusted',
  certificate_not_trusted: 'certificate_not_trusted',
  certificate_tax_code: 'certificate_of_another',
  certificate_not_yet_valid: 'certificate_not_valid',
  certificate_expired: 'certificate_not_valid',
} satisfies Record<SignatureProblem, ReasonName>;

/** A changed document is not the one signed, and an expired certificate has no chain: only the cause is reported. */
const CONSEQUENCE_OF: Readonly<Partial<Record<ReasonName, readonly ReasonName[]>>> = {
  signature_wrong: ['content_changed'],
  certificate_not_trusted: ['certificate_not_valid'],
};

/**
 * What is wrong with the one signature of this role: missing, doubled, not valid, made after the message came in, or by a certificate
 * that no accepted declaration names. A declaration is signed with the certificate it brings: `declared` is null for it.
 */
export function signatureFindings(
  signatures: readonly SignatureVerdict[],
  role: SignerRole,
  declared: Pick<Taxpayer, 'certificate_serials'> | null,
  received_on: string,
): ReasonName[] {
  const [signature, ...more] = signatures.filter((one) => one.role === role);
  if (!signature) return ['not_signed'];
  if (more.length > 0) return ['signature_wrong'];
  const findings = new Set<ReasonName>(signature.problems.map((problem) => FINDING_OF[problem]));
  const serial = signature.certificate && plainSerial(signature.certificate.serial);
  if (declared !== null && serial !== null && !declared.certificate_serials.map(plainSerial).includes(serial))
    findings.add('certificate_not_declared');
  const signed_on = signature.signing_time === null ? null : signingInstantOf(signature.signing_time);
  if (signed_on !== null && signed_on > received_on) findings.add('signed_in_the_future');
  return [...findings].filter((name) => !CONSEQUENCE_OF[name]?.some((cause) => findings.has(cause)));
}

/** Serial numbers are written with and without leading zeros, in either case. */
export function plainSerial(serial: string): string {
  return serial.toUpperCase().replace(/^0+(?=.)/, '');
}
