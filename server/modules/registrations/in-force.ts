import { inForce, type AcceptedDeclaration, type InForce } from '#domain/registration/in-force.ts';
import { statedDeclaration } from '#domain/registration/stated-declaration.ts';
import type { Tx } from '#server/context.ts';
import { registrationTable } from './registrations.ts';

/** A company declares a few times in its life; more than these are not looked at. */
const MOST_ACCEPTED = 250;

/** The declarations of the company that the tax authority has accepted. */
export async function acceptedDeclarations(tx: Tx): Promise<AcceptedDeclaration[]> {
  const { rows } = await registrationTable.list(tx, {
    status: 'tax_authority_accepted',
    sort: '-created_on',
    limit: MOST_ACCEPTED,
  });
  return rows.map((row) => ({
    id: row.id,
    content: statedDeclaration(row, row),
    accepted_on: row.accepted_on ?? row.created_on,
    // Message 103 brings it, which is not received yet.
    cash_register_code: null,
  }));
}

/** What the company may do on a day (YYYY-MM-DD) by what was accepted; null while nothing was. */
export async function declarationInForce(tx: Tx, day: string): Promise<InForce | null> {
  return inForce(await acceptedDeclarations(tx), day);
}
