import { expect, test } from 'vitest';
import { tenant } from '#generated/resources/tenant.ts';

/** Spec point 3, Tenant. */
const FIELDS = [
  'id',
  'name',
  'tax_code',
  'address',
  'industry',
  'email',
  'phone_number',
  'website',
  'fax',
  'bank_account',
  'bank_name',
  'delegate_name',
  'delegate_position',
  'delegate_email',
  'delegate_phone_number',
  'tax_city_code',
  'tax_city_name',
  'tax_authority_code',
  'tax_authority_name',
];

test('a tenant has these fields [3.tenant.fields]', () => {
  const sources = tenant.fields.map(({ source }) => source as string);
  expect(FIELDS.filter((field) => !sources.includes(field))).toEqual([]);
});
