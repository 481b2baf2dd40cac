import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';

type Input = components['schemas']['RegistrationInput'];

/** Writes down a declaration that the tax authority has accepted: what a demo company has declared before it begins. */
export async function keepAccepted(
  tx: Tx,
  tenant_id: number,
  input: Input,
  accepted_on: string,
): Promise<void> {
  const { purpose, declared_on, place, tax_authority_code, tax_authority_name, ...rest } = input;
  const json = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)]),
  ) as Record<keyof typeof rest, string>;
  await tx
    .insertInto('registrations')
    .values({
      tenant_id,
      purpose,
      declared_on,
      place,
      tax_authority_code,
      tax_authority_name,
      ...json,
      status: 'tax_authority_accepted',
      accepted_on,
      created_on: accepted_on,
    })
    .execute();
}
