import type { Refusal } from '#domain/refusals.ts';
import type { Tx } from '#server/context.ts';
import {
  signingCertificate,
  signingRefusals,
  type SigningCertificate,
} from '#server/modules/certificates/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { declaredSerials } from './declared-serials.ts';

/** The certificate that signs for this seller now, and why it may not: none is a reason too. */
export async function signingNow(
  tx: Tx,
  seller_tax_code: string,
  clock: Clock,
): Promise<{ certificate: SigningCertificate; refusals: [] } | { certificate: null; refusals: Refusal[] }> {
  const declared = await declaredSerials(tx);
  const certificate = await signingCertificate(tx, seller_tax_code, declared, clock);
  const refusals = signingRefusals(certificate, seller_tax_code, declared, clock);
  return certificate === null || refusals.length > 0
    ? { certificate: null, refusals }
    : { certificate, refusals: [] };
}
