import { symbolProblems, seriesName } from '#domain/fields/series-symbol.ts';
import { MAX_INVOICE_NUMBER } from '#domain/fields/content-limits.table.ts';
import type { components } from '#generated/types.ts';
import type { Registration } from './declared.ts';
import { profileNeeds } from './profile-needs.table.ts';
import type { ProfileNeed } from './profile-needs.table.ts';

type Schemas = components['schemas'];
type Tenant = Schemas['Tenant'];
type Certificate = Pick<
  Schemas['TenantCertificate'],
  'state' | 'tax_code' | 'declared' | 'is_test' | 'valid_to'
>;
type Template = Pick<Schemas['Template'], 'form_no' | 'symbol' | 'status' | 'last_number'>;

/** What is read of a company; null what the account may not see. */
export type FirstRunRecords = {
  tenant: Tenant;
  certificates: readonly Certificate[] | null;
  /** Newest first. */
  registrations: readonly Registration[] | null;
  templates: readonly Template[] | null;
  /** The newest draft of an invoice. */
  draft_id: number | null;
  /** An invoice that the tax authority has taken. */
  published: boolean;
  /** YYYY-MM-DD in Việt Nam. */
  today: string;
};

export function missingOf(tenant: Tenant): ProfileNeed[] {
  return profileNeeds.filter((need) => (tenant[need] ?? '').trim() === '');
}

const isInForce = ({ state }: Certificate) => state === 'valid' || state === 'expiring';

/** Certificates that may sign for the company now, whether declared or not. */
export function usableCertificates(
  { tax_code }: Pick<Tenant, 'tax_code'>,
  certificates: readonly Certificate[],
): Certificate[] {
  return certificates.filter((certificate) => isInForce(certificate) && certificate.tax_code === tax_code);
}

/** Why none of the certificates can sign; null when one can. */
export function certificateFault(
  tenant: Pick<Tenant, 'tax_code'>,
  certificates: readonly Certificate[],
): 'none' | 'not_in_force' | 'other_tax_code' | null {
  if (certificates.length === 0) return 'none';
  if (usableCertificates(tenant, certificates).length > 0) return null;
  return certificates.some(isInForce) ? 'other_tax_code' : 'not_in_force';
}

/** The series in which an invoice of today can be numbered: `1C26TAA`. */
export function usableSeries(templates: readonly Template[], today: string): string[] {
  return templates
    .filter(
      ({ form_no, symbol, status, last_number }) =>
        status === 'active' &&
        last_number < MAX_INVOICE_NUMBER &&
        symbolProblems(form_no, symbol, today).length === 0,
    )
    .map(({ form_no, symbol }) => seriesName(form_no, symbol));
}
