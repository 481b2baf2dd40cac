import type { components } from '#generated/types.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';

export type Certificate = components['schemas']['TenantCertificate'];
export type NewCertificate = components['schemas']['TenantCertificateInput'];

/** Whose certificate it is, and, where it is not the company's own, that it will not sign for it. */
export function holderLines(tax_code: string | null, company_tax_code: string): string[] {
  const named = tax_code === null ? certificateWays.noTaxCode : certificateWays.ofTaxCode(tax_code);
  return tax_code === company_tax_code ? [named] : [named, certificateWays.notOurs];
}
