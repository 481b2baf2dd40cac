import type { components } from '#generated/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { CertificateRow } from './store.ts';

type TenantCertificate = components['schemas']['TenantCertificate'];

/** Warned this long before the end. */
const EXPIRING_MS = 30 * 24 * 60 * 60 * 1000;

export function wireCertificate(row: CertificateRow, clock: Clock): TenantCertificate {
  return { ...row, state: stateOf(row, clock.epoch_ms()) };
}

function stateOf(row: CertificateRow, now_ms: number): TenantCertificate['state'] {
  const end = Date.parse(row.valid_to);
  if (now_ms > end) return 'expired';
  if (now_ms < Date.parse(row.valid_from)) return 'not_yet_valid';
  return end - now_ms < EXPIRING_MS ? 'expiring' : 'valid';
}
