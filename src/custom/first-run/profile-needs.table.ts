import type { components } from '#generated/types.ts';

type Tenant = components['schemas']['Tenant'];

/**
 * What of the profile has to be filled before a company can register: the header of the declaration (tờ khai
 * 01/ĐKTĐ-HĐĐT, TT 91/2026 Phụ lục III) names the business, its tax office and its representative, and how to reach it.
 */
export const profileNeeds = [
  'name',
  'tax_code',
  'address',
  'tax_authority_name',
  'delegate_name',
  'phone_number',
  'email',
] as const satisfies readonly (keyof Tenant)[];

export type ProfileNeed = (typeof profileNeeds)[number];
