import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';

/** Chứng thư số about to sign. Times are ISO with Z. */
export type ReadinessCertificate = {
  /** The holder's name in the certificate. */
  subject_name: string;
  /** Null when the subject names none. */
  tax_code: string | null;
  serial: string;
  valid_from: string;
  valid_to: string;
};

type Signing = {
  certificate: ReadinessCertificate | null;
  seller_tax_code: string;
  /** Serials listed in accepted declarations (tờ khai 01/ĐKTĐ-HĐĐT part 5). */
  declared_serials: readonly string[];
  now: string;
};

/** Whether this certificate may sign for this seller now (NĐ 254/2026 Điều 4.3 for the declaration). */
export function certificateRefusals({ declared_serials, ...signing }: Signing): Refusal[] {
  const refusals = ownCertificateRefusals(signing);
  const { certificate } = signing;
  if (certificate === null) return refusals;
  const { subject_name, serial } = certificate;
  if (!declared_serials.some((declared) => sameSerial(declared, serial))) {
    refusals.push(refuse('certificate_not_declared', 'certificate', { subject_name, serial }));
  }
  return refusals;
}

/** The same for what is signed before any certificate is declared: the declaration itself. */
export function ownCertificateRefusals({
  certificate,
  seller_tax_code,
  now,
}: Omit<Signing, 'declared_serials'>): Refusal[] {
  if (certificate === null) return [refuse('certificate_missing', 'certificate')];
  const { tax_code, valid_from, valid_to } = certificate;
  const refusals: Refusal[] = [];
  if (Date.parse(now) > Date.parse(valid_to)) {
    refusals.push(refuse('certificate_expired', 'certificate', { valid_to }));
  }
  if (Date.parse(now) < Date.parse(valid_from)) {
    refusals.push(refuse('certificate_not_yet_valid', 'certificate', { valid_from }));
  }
  if (tax_code !== seller_tax_code) {
    const params = { certificate_tax_code: tax_code ?? '', tax_code: seller_tax_code };
    refusals.push(refuse('certificate_tax_code', 'certificate', params));
  }
  return refusals;
}

/** Serials are hexadecimal numbers: case, spaces, colons and leading zeros say nothing. */
export function sameSerial(a: string, b: string): boolean {
  return plainSerial(a) === plainSerial(b);
}

function plainSerial(serial: string): string {
  return serial.replace(/[\s:]/g, '').replace(/^0+/, '').toUpperCase();
}
