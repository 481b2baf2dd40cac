import type { components } from '#generated/types.ts';
import type { DeclarationContent } from './content.ts';

type RegistrationInput = components['schemas']['RegistrationInput'];

/** Name and tax code of the form: those of the company profile while it is a draft. */
type StatedTaxpayer = { taxpayer_name: string; taxpayer_tax_code: string };

/** What the taxpayer states, as the rules of law read it, out of what goes over the wire: a draft may lack anything, which is then ''. */
export function declarationFromInput(
  input: Omit<RegistrationInput, 'lock_version'>,
  { taxpayer_name, taxpayer_tax_code }: StatedTaxpayer,
): DeclarationContent {
  const { representative, contact } = input;
  return {
    purpose: input.purpose,
    declared_on: input.declared_on,
    place: input.place ?? '',
    taxpayer: {
      name: taxpayer_name,
      tax_code: taxpayer_tax_code,
      tax_authority_code: input.tax_authority_code ?? '',
      tax_authority_name: input.tax_authority_name ?? '',
    },
    representative: { ...representative, name: representative.name ?? '' },
    contact: {
      name: contact.name ?? '',
      address: contact.address ?? '',
      email: contact.email ?? '',
      phone_number: contact.phone_number ?? '',
    },
    invoice_modes: input.invoice_modes,
    sending: input.sending,
    transfer: input.transfer,
    invoice_types: input.invoice_types,
    certificates: input.certificates,
    delegations: input.delegations,
    solution_providers: input.solution_providers,
    transmission_providers: input.transmission_providers,
    dependent_units: input.dependent_units,
    look_up_units: input.look_up_units,
    pauses: input.pauses,
    receipt_integrations: input.receipt_integrations,
    business_locations: input.business_locations,
  };
}

/** The other way: a declaration as it goes over the wire, null where nothing was stated. Name and tax code stay with the profile. */
export function declarationInput(content: DeclarationContent): RegistrationInput {
  const { taxpayer, representative, contact } = content;
  return {
    purpose: content.purpose,
    declared_on: content.declared_on,
    place: content.place || null,
    tax_authority_code: taxpayer.tax_authority_code || null,
    tax_authority_name: taxpayer.tax_authority_name || null,
    representative: { ...representative, name: representative.name || null },
    contact: {
      name: contact.name || null,
      address: contact.address || null,
      email: contact.email || null,
      phone_number: contact.phone_number || null,
    },
    invoice_modes: content.invoice_modes,
    sending: content.sending,
    transfer: content.transfer,
    invoice_types: content.invoice_types,
    certificates: [...content.certificates],
    delegations: [...content.delegations],
    solution_providers: [...content.solution_providers],
    transmission_providers: [...content.transmission_providers],
    dependent_units: [...content.dependent_units],
    look_up_units: [...content.look_up_units],
    pauses: [...content.pauses],
    receipt_integrations: [...content.receipt_integrations],
    business_locations: [...content.business_locations],
  };
}
