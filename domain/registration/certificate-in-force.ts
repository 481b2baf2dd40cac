import type { ReadinessCertificate } from '../invoice/ready/certificate-refusals.ts';
import { ownCertificateRefusals, sameSerial } from '../invoice/ready/certificate-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { AcceptedDeclaration, CertificateInForce } from './in-force.ts';
import { certificateInForce, dayOf, inForce } from './in-force.ts';

/** What the accepted declarations say of a certificate at an instant. */
type DeclaredState =
  | { state: 'in_force'; certificate: CertificateInForce }
  /** Named, but for other days than this one. */
  | { state: 'outside_dates'; certificate: CertificateInForce }
  /** Day of the declaration that ended it. */
  | { state: 'stopped'; stopped_on: string }
  | { state: 'not_declared' };

/** Whether a certificate is declared at an instant (ISO with Z): added or extended, not stopped since, and within its declared dates. */
export function declaredState(
  accepted: readonly AcceptedDeclaration[],
  serial: string,
  now: string,
): DeclaredState {
  const today = dayOf(now);
  const held = inForce(accepted, today)?.certificates ?? [];
  const certificate = certificateInForce(held, serial);
  if (certificate !== null)
    return { state: isWithin(certificate, now) ? 'in_force' : 'outside_dates', certificate };
  const stopped_on = accepted
    .filter(({ content }) => content.certificates.some((one) => sameSerial(one.serial, serial)))
    .map(({ accepted_on }) => dayOf(accepted_on))
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
  return stopped_on === undefined ? { state: 'not_declared' } : { state: 'stopped', stopped_on };
}

/** Serials that may sign at an instant by what was accepted. */
export function serialsInForce(accepted: readonly AcceptedDeclaration[], now: string): string[] {
  const held = inForce(accepted, dayOf(now))?.certificates ?? [];
  return held.filter((one) => isWithin(one, now)).map(({ serial }) => serial);
}

function isWithin({ valid_from, valid_to }: { valid_from: string; valid_to: string }, now: string): boolean {
  const at = Date.parse(now);
  return Date.parse(valid_from) <= at && at <= Date.parse(valid_to);
}

type Signing = Parameters<typeof ownCertificateRefusals>[0] & {
  declarations: readonly AcceptedDeclaration[];
};

/** Whether this certificate may sign for this seller now (NĐ 254/2026 Điều 4.3 for the declaration). */
export function certificateRefusals({ declarations, ...signing }: Signing): Refusal[] {
  const refusals = ownCertificateRefusals(signing);
  const { certificate, now } = signing;
  if (certificate === null) return refusals;
  return [...refusals, ...undeclaredRefusals(certificate, declarations, now)];
}

function undeclaredRefusals(
  certificate: ReadinessCertificate,
  declarations: readonly AcceptedDeclaration[],
  now: string,
): Refusal[] {
  const { subject_name, serial } = certificate;
  const declared = declaredState(declarations, serial, now);
  const params = { subject_name, serial };
  if (declared.state === 'in_force') return [];
  if (declared.state === 'stopped') {
    const { stopped_on } = declared;
    return [refuse('certificate_stopped', 'certificate', { ...params, stopped_on })];
  }
  if (declared.state === 'outside_dates') {
    // For an expired certificate the expiry is reported instead.
    if (!isWithin(certificate, now)) return [];
    const { valid_from, valid_to } = declared.certificate;
    return [refuse('certificate_declared_dates', 'certificate', { ...params, valid_from, valid_to })];
  }
  return [refuse('certificate_not_declared', 'certificate', params)];
}
