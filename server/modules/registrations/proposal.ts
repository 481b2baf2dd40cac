import {
  changeOf,
  firstDeclaration,
  type CompanyProfile,
  type FirstChoices,
} from '#domain/registration/proposal.ts';
import { certificateInForce } from '#domain/registration/in-force.ts';
import type { DeclaredSetting } from '#domain/settings/declared-settings.ts';
import { defaultOf } from '#domain/settings/tenant-settings.ts';
import { declarationInput } from '#domain/registration/declaration-from-input.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { declarationInForce } from '#server/modules/in-force/index.ts';
import { readChosen } from '#server/modules/tenant-settings/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { Clock } from '#server/platform/clock.ts';

type Schemas = components['schemas'];
type OwnCertificate = Schemas['RegistrationOwnCertificate'];

/** Certificates of a company; it has a few. */
const MAX_CERTIFICATES = 100;

/** What a new declaration begins with: what is in force, or the company profile where nothing is. */
export async function proposal(tx: Tx, clock: Clock): Promise<Schemas['RegistrationProposal']> {
  const profile = profileOf(await readTenant(tx));
  const today = clock.today();
  const in_force = await declarationInForce(tx, today);
  const own = await ownCertificates(tx, profile.tax_code);
  const certificates = own.map((one) => ({
    ...one,
    declared: in_force !== null && certificateInForce(in_force.certificates, one.serial) !== null,
  }));
  const now = clock.now();
  const signing = certificates
    .filter(({ valid_to }) => valid_to >= now)
    .map(({ issuer_name, serial, valid_from, valid_to }) => ({ issuer_name, serial, valid_from, valid_to }));
  const content =
    in_force === null
      ? firstDeclaration(profile, signing, today, await firstChoices(tx))
      : changeOf(in_force, profile, today);
  return {
    registration: declarationInput(content),
    certificates,
    in_force_since: in_force?.since ?? null,
  };
}

/** As the settings of the company say, chosen or not. */
async function firstChoices(tx: Tx): Promise<FirstChoices> {
  const chosen = await readChosen(tx);
  const held = (key: DeclaredSetting): string => chosen.get(key) ?? defaultOf(key);
  return {
    coded: held('invoice_type') === 'INVOICE_WITH_CODE',
    method: held('method_of_tax_calculation') === 'VAT' ? 'VAT' : 'PERCENTAGE_ON_REVENUE',
  };
}

/** Of the company profile, what a declaration is filled in with. */
export function profileOf(tenant: Schemas['Tenant']): CompanyProfile {
  return {
    name: tenant.name,
    tax_code: tenant.tax_code,
    address: tenant.address,
    email: tenant.email ?? null,
    phone_number: tenant.phone_number ?? null,
    delegate_name: tenant.delegate_name ?? null,
    delegate_phone_number: tenant.delegate_phone_number ?? null,
    tax_authority_code: tenant.tax_authority_code ?? null,
    tax_authority_name: tenant.tax_authority_name ?? null,
    tax_city_name: tenant.tax_city_name ?? null,
  };
}

/** Those whose subject carries the company's own tax code. */
async function ownCertificates(tx: Tx, tax_code: string): Promise<Omit<OwnCertificate, 'declared'>[]> {
  return tx
    .selectFrom('certificates')
    .select(['id', 'subject_name', 'issuer_name', 'serial', 'valid_from', 'valid_to'])
    .where('tax_code', '=', tax_code)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CERTIFICATES)
    .execute();
}
