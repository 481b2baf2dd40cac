import { isOfRegister } from '#domain/invoice/register-code.ts';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import { holderOfTaxCode } from '#server/modules/companies/index.ts';
import { invoiceOfCode, isWithBuyer, keyOfInvoice } from '#server/modules/invoice-links/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';

type Schemas = components['schemas'];

/**
 * Tra cứu: the link of an invoice by its seller and its look-up code or the authority's code. Failure: 404 invoice_not_found, the same for
 * a seller that is not here and a code that fits nothing.
 */
export async function lookUpInvoice(
  { db, link_key }: { db: Db; link_key: Buffer },
  { seller_tax_code, code }: Schemas['BuyerLookUp'],
): Promise<Schemas['BuyerKey']> {
  const tenant_id = await holderOfTaxCode(db, seller_tax_code.trim());
  if (tenant_id === null) throw notFound();
  const key = await inTenant(db, tenant_id, async (tx) => {
    const invoice_id = invoiceOfCode(link_key, tenant_id, code) ?? (await withAuthorityCode(tx, code.trim()));
    if (invoice_id === null) return null;
    const invoice = await tx
      .selectFrom('invoices')
      .select('lifecycle')
      .where('id', '=', invoice_id)
      .executeTakeFirst();
    if (invoice === undefined || !isWithBuyer(invoice)) return null;
    return keyOfInvoice(tx, { link_key }, { tenant_id, invoice_id, email_id: null });
  });
  if (key === null) throw notFound();
  return { key };
}

/** A cash register counts its codes up: who has one invoice could ask for all the others. */
async function withAuthorityCode(tx: Tx, code: string): Promise<number | null> {
  const row = await tx
    .selectFrom('invoices')
    .select(['id', 'symbol'])
    .where('tax_authority_code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row === undefined || isOfRegister(row) ? null : row.id;
}

const notFound = () =>
  failure(
    404,
    'invoice_not_found',
    'Không tìm thấy hóa đơn. Hãy so lại mã số thuế người bán và mã tra cứu trên hóa đơn hoặc trong thư.',
  );
