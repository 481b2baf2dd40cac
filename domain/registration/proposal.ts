import type { TaxMethod } from '../rules/registration-rules.table.ts';
import type { DeclarationContent, DeclaredCertificate } from './content.ts';
import { BLANK_DECLARATION } from './content.ts';
import type { InForce } from './in-force.ts';

/** What a declaration is filled in with out of the company's profile. */
export type CompanyProfile = {
  name: string;
  tax_code: string;
  address: string;
  email: string | null;
  phone_number: string | null;
  /** Người đại diện. */
  delegate_name: string | null;
  delegate_phone_number: string | null;
  tax_authority_code: string | null;
  tax_authority_name: string | null;
  tax_city_name: string | null;
};

export type OwnCertificate = Omit<DeclaredCertificate, 'action'>;

/** What the company's settings say of its invoices before anything is declared. */
export type FirstChoices = { coded: boolean; method: TaxMethod };

const USUAL: FirstChoices = { coded: true, method: 'VAT' };

/**
 * The declaration a company begins with: invoices with every line of theirs, sent through a provider, signed with its
 * certificates; with a code and VAT unless its settings say otherwise. Boxes are a proposal, the rest is its profile.
 */
export function firstDeclaration(
  profile: CompanyProfile,
  certificates: readonly OwnCertificate[],
  declared_on: string,
  { coded, method }: FirstChoices = USUAL,
): DeclarationContent {
  const { delegate_name, delegate_phone_number } = profile;
  return {
    ...BLANK_DECLARATION,
    declared_on,
    place: placeOf(profile),
    taxpayer: taxpayerOf(profile),
    representative: {
      ...BLANK_DECLARATION.representative,
      name: delegate_name ?? '',
      phone_number: delegate_phone_number,
    },
    contact: {
      name: delegate_name ?? '',
      address: profile.address,
      email: profile.email ?? '',
      phone_number: profile.phone_number ?? delegate_phone_number ?? '',
    },
    invoice_modes: { ...BLANK_DECLARATION.invoice_modes, [coded ? 'coded' : 'uncoded']: true },
    sending: { ...BLANK_DECLARATION.sending, through_provider: true },
    transfer: { ...BLANK_DECLARATION.transfer, full_content: true },
    invoice_types: { ...BLANK_DECLARATION.invoice_types, [method === 'VAT' ? 'vat' : 'sales']: true },
    certificates: certificates.map((one) => ({ ...one, action: 'add' })),
  };
}

/**
 * A declaration of change to begin with: all that is in force, under the name and tax code of the profile; its office and place too,
 * where the profile names them. Its certificates are named again, so that what is sent is whole.
 */
export function changeOf(
  in_force: InForce,
  profile: CompanyProfile,
  declared_on: string,
): DeclarationContent {
  const {
    declaration_id: _declaration,
    since: _since,
    methods: _methods,
    cash_register_code: _code,
    ...stated
  } = in_force;
  const taxpayer = taxpayerOf(profile);
  const { tax_authority_code, tax_authority_name } =
    taxpayer.tax_authority_code === '' ? in_force.taxpayer : taxpayer;
  return {
    ...stated,
    purpose: 'change',
    declared_on,
    place: placeOf(profile) || in_force.place,
    taxpayer: { ...taxpayer, tax_authority_code, tax_authority_name },
    certificates: namedAgain(in_force),
  };
}

/** The certificates in force as part 5 names them. */
export function namedAgain({ certificates }: Pick<InForce, 'certificates'>): DeclaredCertificate[] {
  return certificates.map(({ since: _first, declaration_id: _from, ...certificate }) => ({
    ...certificate,
    action: 'add',
  }));
}

function taxpayerOf(profile: CompanyProfile): DeclarationContent['taxpayer'] {
  return {
    name: profile.name,
    tax_code: profile.tax_code,
    tax_authority_code: profile.tax_authority_code ?? '',
    tax_authority_name: profile.tax_authority_name ?? '',
  };
}

/** Địa danh: the province without its kind, `Hà Nội` of Thành phố Hà Nội. */
function placeOf({ tax_city_name }: CompanyProfile): string {
  return (tax_city_name ?? '').replace(/^(Thành phố|Tỉnh)\s+/i, '');
}
