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

/** Whether a certificate is the seller's own and may be used now; whether it is declared is checked elsewhere. */
export function ownCertificateRefusals({
  certificate,
  was_chosen = false,
  seller_tax_code,
  now,
}: {
  certificate: ReadinessCertificate | null;
  /** It was named when publication was ordered: none means that it was deleted since. */
  was_chosen?: boolean;
  seller_tax_code: string;
  now: string;
}): Refusal[] {
  if (certificate === null)
    return [refuse(was_chosen ? 'certificate_deleted' : 'certificate_missing', 'certificate')];
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
