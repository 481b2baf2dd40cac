import type { PublicationStatus } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import { symbolProblems, seriesName } from '#domain/fields/series-symbol.ts';
import { MAX_INVOICE_NUMBER } from '#domain/fields/content-limits.table.ts';

type Schemas = components['schemas'];
type Tenant = Schemas['Tenant'];
type Certificate = Pick<
  Schemas['TenantCertificate'],
  'state' | 'tax_code' | 'declared' | 'is_test' | 'issuer_name' | 'valid_to'
>;
type Template = Pick<Schemas['Template'], 'form_no' | 'symbol' | 'status' | 'last_number'>;

/**
 * What of the profile has to be filled before a company can register: the header of the declaration (tờ khai
 * 01/ĐKTĐ-HĐĐT, TT 91/2026 Phụ lục III) names the business, its tax office and its representative, and how to reach it.
 */
const profileNeeds = [
  'name',
  'tax_code',
  'address',
  'tax_authority_name',
  'delegate_name',
  'delegate_phone_number',
  'phone_number',
  'email',
] as const satisfies readonly (keyof Tenant)[];

export type ProfileNeed = (typeof profileNeeds)[number];

/** What is read of a company; null what the account may not see. */
export type FirstRunRecords = {
  tenant: Tenant;
  certificates: readonly Certificate[] | null;
  /** Newest first. */
  registrations: readonly Registration[] | null;
  templates: readonly Template[] | null;
  /** Newest first. */
  invoices: readonly FirstInvoice[];
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

export type Registration = Pick<
  Schemas['Registration'],
  | 'id'
  | 'status'
  | 'status_error'
  | 'reasons'
  | 'review'
  | 'review_since'
  | 'review_due_on'
  | 'signature_request_id'
  | 'accepted_on'
  | 'tax_authority_name'
> & { representative: Pick<Schemas['RegistrationRepresentative'], 'name'> };

export type FirstInvoice = Pick<Schemas['InvoiceSummary'], 'id' | 'status' | 'status_error'>;

/** How far a document is that the authority has not accepted, and so who acts next. */
export type OpenStanding = 'draft' | 'unsigned' | 'refused' | AwayStanding;

/** On its way: nothing is to be done on the page of first steps. */
type AwayStanding = 'signing' | 'sending' | 'unknown' | 'answer';

type Declared =
  | { at: 'none' }
  | { at: 'accepted'; registration: Registration }
  | { at: OpenStanding; registration: Registration };

/** Statuses before the tax authority has the message; all others wait for its answer. */
const BEFORE: Readonly<Partial<Record<PublicationStatus, OpenStanding>>> = {
  draft: 'draft',
  queued: 'signing',
  numbered: 'signing',
  signing: 'signing',
  signed: 'sending',
  unknown: 'unknown',
};

function standingOf({ status, status_error }: FirstInvoice): OpenStanding {
  if (status_error) return status === 'signature_failed' ? 'unsigned' : 'refused';
  return BEFORE[status] ?? 'answer';
}

const away: ReadonlySet<OpenStanding> = new Set<AwayStanding>(['signing', 'sending', 'unknown', 'answer']);

export const isAway = (at: Declared['at']): at is AwayStanding => away.has(at as OpenStanding);

/**
 * Where a company stands with its declarations, given newest first. One on its way counts before one that is still
 * written; what is older than the last accepted one counts no more.
 */
export function declaredBy(registrations: readonly Registration[]): Declared {
  const accepted = registrations.findIndex(({ status }) => status === 'tax_authority_accepted');
  const since = (accepted < 0 ? registrations : registrations.slice(0, accepted)).map((registration) => ({
    at: standingOf(registration),
    registration,
  }));
  const open = since.find(({ at }) => isAway(at)) ?? since[0];
  if (open !== undefined) return open;
  const registration = registrations[accepted];
  return registration === undefined ? { at: 'none' } : { at: 'accepted', registration };
}

/** The invoice that is furthest, of a company of which none was taken: one on its way, then one to be put right, then a draft. */
export function furthestInvoice(
  invoices: readonly FirstInvoice[],
): { at: OpenStanding; id: number; status: PublicationStatus } | null {
  const all = invoices.map((invoice) => ({
    at: standingOf(invoice),
    id: invoice.id,
    status: invoice.status,
  }));
  return all.find(({ at }) => isAway(at)) ?? all.find(({ at }) => at !== 'draft') ?? all[0] ?? null;
}
