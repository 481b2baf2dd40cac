import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';

type TaxCodeStanding = components['schemas']['Tenant']['tax_code_standing'];

/**
 * Makes the tax code (mã số thuế) that of the tenant at hand and frees the one it had. 422 already_used when it is another company's;
 * a proof, the time at which a certificate showed the code, displaces a company without one.
 */
export async function claimTaxCode(
  tx: Tx,
  tax_code: string,
  { proven, now }: { proven: boolean; now: string },
): Promise<void> {
  const { rows } = await sql<{
    held: boolean;
  }>`select claim_tax_code(${tax_code}, ${proven ? now : null}, ${now})
    as held`.execute(tx);
  if (rows[0]?.held !== true) throw taxCodeTaken();
}

/** Proves the tax code in the tenant's profile by a certificate or a code of the tax authority; another code proves nothing. */
export async function proveTaxCode(tx: Tx, tax_code: string, now: string): Promise<void> {
  await sql`select prove_tax_code(${tax_code}, ${now})`.execute(tx);
}

/** Whether the tenant at hand holds this tax code and has proven it: only then are the authority's own messages its to read. */
export async function isTaxCodeProven(tx: Tx, tax_code: string): Promise<boolean> {
  const { rows } = await sql<{ proven: boolean }>`select is_tax_code_proven(${tax_code}) as proven`.execute(
    tx,
  );
  return rows[0]?.proven === true;
}

/** The companies that have proven their tax code, in the order of their ids; outside any tenant. */
export async function provenCompanies(db: Db): Promise<number[]> {
  const claims = await db
    .selectFrom('tax_code_claims')
    .select('tenant_id')
    .where('holds', '=', true)
    .where('proven_on', 'is not', null)
    .orderBy('tenant_id')
    .execute();
  return claims.map(({ tenant_id }) => tenant_id);
}

/** Throws 422 already_used when a company has the tax code; outside any tenant. */
export async function refuseTakenTaxCode(db: Db | Tx, tax_code: string): Promise<void> {
  if ((await holderOfTaxCode(db, tax_code)) !== null) throw taxCodeTaken();
}

/** The id of the company that has the tax code, or null; outside any tenant. */
export async function holderOfTaxCode(db: Db | Tx, tax_code: string): Promise<number | null> {
  const claim = await db
    .selectFrom('tax_code_claims')
    .select('tenant_id')
    .where('tax_code', '=', tax_code)
    .where('holds', '=', true)
    .executeTakeFirst();
  return claim?.tenant_id ?? null;
}

/** The tenant's relation to the tax code in its profile, as a column of a query. */
export const taxCodeStanding = sql<TaxCodeStanding>`coalesce(tax_code_standing(), 'held')`;

function taxCodeTaken(): Failure {
  return failure(
    422,
    'already_used',
    'Mã số thuế này đã có tài khoản. Hãy hỏi người quản trị của đơn vị để được mời, hoặc kiểm tra lại mã số thuế.',
    ['tax_code'],
  );
}
