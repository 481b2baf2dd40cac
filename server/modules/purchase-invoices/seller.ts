import { allows } from '#domain/access/permissions.ts';
import type { Account, Db } from '#server/context.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** The oldest account of the company with a tax code that may write and publish invoices; null where there is none. */
export async function sellerAccount(db: Db, tax_code: string): Promise<Account | null> {
  const company = await db
    .selectFrom('tax_code_claims')
    .select('tenant_id')
    .where('tax_code', '=', tax_code)
    .where('holds', '=', true)
    .executeTakeFirst();
  if (company === undefined) return null;
  const users = await inTenant(db, company.tenant_id, (tx) =>
    tx.selectFrom('users').select('id').where('status', '=', 'active').orderBy('id').execute(),
  );
  for (const { id } of users) {
    const account = await loadAccount(db, company.tenant_id, id);
    if (account !== null && allows(account.permissions, [['create_invoices', 'publish_invoices']]))
      return account;
  }
  return null;
}
