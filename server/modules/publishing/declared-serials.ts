import type { Tx } from '#server/context.ts';

/** Serials of the certificates in declarations (tờ khai 01/ĐKTĐ-HĐĐT) that the tax authority has accepted. */
export async function declaredSerials(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('registrations')
    .select('certificate_serials')
    .where('status', '=', 'tax_authority_accepted')
    .execute();
  return rows.flatMap((row) => row.certificate_serials);
}
