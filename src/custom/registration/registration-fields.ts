import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { fieldAtPlace, inputFields } from '#src/views/form/form-values.ts';
import type { components } from '#generated/types.ts';

type Schemas = components['schemas'];
export type Registration = Schemas['Registration'];
export type RegistrationInput = Schemas['RegistrationInput'];
export type Proposal = Schemas['RegistrationProposal'];

export const descriptor = descriptorOf('registrations');

/** Every field of the form. */
export const fields = inputFields(descriptor.form_fields);

/** The description of a field by its place: `contact`, `contact.email`. */
export const fieldAt = (place: string) => fieldAtPlace(fields, place);

/** What the law wants of every declaration; a draft may still lack it. */
const wanted: ReadonlySet<string> = new Set([
  'place',
  'declared_on',
  'tax_authority_name',
  'representative.name',
  'representative.phone_number',
  'contact.name',
  'contact.phone_number',
  'contact.email',
  'contact.address',
]);

export const isWanted = (place: string): boolean => wanted.has(place);

/** Opens the editor of a declaration that came back and is corrected. */
export const reviseParameter = 'sua';
