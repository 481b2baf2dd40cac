import { declaredState } from '#domain/registration/certificate-in-force.ts';
import type { AcceptedDeclaration } from '#domain/registration/in-force.ts';
import { daysLeft, expiryWarning } from '#domain/signing/certificate-expiry.ts';
import type { components } from '#generated/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { CertificateRow } from './store.ts';

type TenantCertificate = components['schemas']['TenantCertificate'];

export function wireCertificate(
  row: CertificateRow,
  declarations: readonly AcceptedDeclaration[],
  clock: Clock,
): TenantCertificate {
  const now_ms = clock.epoch_ms();
  const { valid_to } = row;
  const declared = declaredState(declarations, row.serial, clock.now());
  return {
    ...row,
    declared: declared.state === 'in_force',
    declared_since: declared.state === 'in_force' ? declared.certificate.since : null,
    state: stateOf(row, now_ms),
    days_left: daysLeft(valid_to, now_ms),
    expiry_warning: expiryWarning(valid_to, now_ms),
  };
}

function stateOf({ valid_from, valid_to }: CertificateRow, now_ms: number): TenantCertificate['state'] {
  if (now_ms > Date.parse(valid_to)) return 'expired';
  if (now_ms < Date.parse(valid_from)) return 'not_yet_valid';
  return expiryWarning(valid_to, now_ms) === null ? 'valid' : 'expiring';
}
