import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { vietnamDate, type Clock } from '#server/platform/clock.ts';
import { registrationTable, type Registration } from './registrations.ts';

type Schemas = components['schemas'];
type Input = Schemas['RegistrationInput'];
type OwnCertificate = Schemas['RegistrationOwnCertificate'];

/** Certificates of a company; it has a few. */
const MOST_CERTIFICATES = 100;

/** What a new declaration begins with: what was accepted last, or the company profile where nothing was. */
export async function proposal(tx: Tx, clock: Clock): Promise<Schemas['RegistrationProposal']> {
  const tenant = await readTenant(tx);
  const accepted = await lastAccepted(tx);
  const certificates = await ownCertificates(tx, tenant.tax_code);
  const today = vietnamDate(clock.epoch_ms());
  return {
    registration:
      accepted === null ? firstDeclaration(tenant, certificates, today) : changeOf(accepted, today),
    certificates,
    in_force_since: accepted === null ? null : (accepted.accepted_on ?? accepted.created_on),
  };
}

async function lastAccepted(tx: Tx): Promise<Registration | null> {
  const { rows } = await registrationTable.list(tx, {
    status: 'tax_authority_accepted',
    sort: '-created_on',
    limit: 1,
  });
  return rows[0] ?? null;
}

function changeOf(accepted: Registration, declared_on: string): Input {
  const { certificates, ...rest } = inputOf(accepted);
  return {
    ...rest,
    purpose: 'change',
    declared_on,
    certificates: certificates.filter(({ action }) => action !== 'stop'),
  };
}

function inputOf(row: Registration): Input {
  const {
    id: _id,
    name: _name,
    taxpayer_name: _taxpayer,
    taxpayer_tax_code: _tax_code,
    status: _status,
    status_error: _error,
    reasons: _reasons,
    accepted_on: _accepted,
    created_on: _created,
    created_by_name: _creator,
    lock_version: _version,
    ...input
  } = row;
  return input;
}

/** The first declaration of a company: coded invoices, sent through a provider, signed with every certificate that it has. */
export function firstDeclaration(
  tenant: Schemas['Tenant'],
  certificates: readonly Pick<OwnCertificate, 'issuer_name' | 'serial' | 'valid_from' | 'valid_to'>[],
  declared_on: string,
): Input {
  const blank = BLANK_DECLARATION;
  return {
    purpose: 'new',
    declared_on,
    place: (tenant.tax_city_name ?? '').replace(/^(Thành phố|Tỉnh) /, '').slice(0, 50) || null,
    tax_authority_code: tenant.tax_authority_code ?? null,
    tax_authority_name: tenant.tax_authority_name?.slice(0, 100) ?? null,
    representative: {
      ...blank.representative,
      name: tenant.delegate_name ?? null,
      phone_number: tenant.delegate_phone_number ?? null,
    },
    contact: {
      name: tenant.delegate_name?.slice(0, 50) ?? null,
      phone_number: tenant.phone_number ?? null,
      email: tenant.email ?? null,
      address: tenant.address,
    },
    invoice_modes: { ...blank.invoice_modes, coded: true },
    sending: { ...blank.sending, through_provider: true },
    transfer: { ...blank.transfer, full_content: true },
    invoice_types: { ...blank.invoice_types, vat: true },
    certificates: certificates.map(({ issuer_name, serial, valid_from, valid_to }) => ({
      issuer_name,
      serial,
      valid_from,
      valid_to,
      action: 'add' as const,
    })),
    delegations: [],
    solution_providers: [],
    transmission_providers: [],
    dependent_units: [],
    look_up_units: [],
    pauses: [],
    receipt_integrations: [],
    business_locations: [],
  };
}

/** Those whose subject carries the company's own tax code and which have not ended. */
async function ownCertificates(tx: Tx, tax_code: string): Promise<Schemas['RegistrationOwnCertificate'][]> {
  const declared = await tx
    .selectFrom('registrations')
    .select('certificate_serials')
    .where('status', '=', 'tax_authority_accepted')
    .execute();
  const serials = new Set(declared.flatMap((row) => row.certificate_serials));
  const rows = await tx
    .selectFrom('certificates')
    .select(['id', 'subject_name', 'issuer_name', 'serial', 'valid_from', 'valid_to'])
    .where('tax_code', '=', tax_code)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_CERTIFICATES)
    .execute();
  return rows.map((row) => ({ ...row, declared: serials.has(row.serial) }));
}
