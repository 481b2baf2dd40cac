import { BUYER_FIELD_NAMES } from '#domain/invoice/buyer-fields.table.ts';
import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type LastUsed = components['schemas']['LastUsed'];
type LastBuyer = components['schemas']['LastBuyer'];
type LastPrice = components['schemas']['LastPrice'];

/** Whose invoices: a customer of the catalogue, or whoever has a tax code. */
type Buyer = { customer_id?: number | undefined; tax_code?: string | undefined };

/** Invoices to a buyer that prices are read from, and prices that are given. */
const BUYER = sql.join(BUYER_FIELD_NAMES.map((field) => sql.ref(field)));

const MAX_INVOICES = 50;
const MAX_PRICES = 500;

/** What the last invoices in force to a buyer say of the buyer and of prices; adjusting ones state differences, which are no prices. */
export async function lastUsed({ read }: Context, buyer: Buyer): Promise<LastUsed> {
  const whose = ofBuyer(buyer);
  if (whose === null) return { buyer: null, prices: [] };
  const newest = sql`from invoices
    where tenant_id = ${TENANT} and ${whose} and ${IN_FORCE} and nature <> 'adjust'
    order by issued_on desc, id desc`;
  const [[last], prices] = await Promise.all([
    read(sql<LastBuyer>`
      select id as invoice_id, form_no, symbol, number, issued_on, customer_id, ${BUYER}, payment_method
      ${newest} limit 1`),
    read(sql<LastPrice>`
      select distinct on (line.product_id, line.name, line.unit, newest.currency)
        line.product_id, line.name, line.unit, line.unit_price::text as unit_price, newest.price_includes_tax, newest.currency,
        newest.issued_on
      from (select id, issued_on, currency, coalesce((money_options ->> 'price_includes_tax')::boolean, false) as price_includes_tax
        ${newest} limit ${MAX_INVOICES}) as newest
      join invoice_lines as line on line.tenant_id = ${TENANT} and line.invoice_id = newest.id
      where line.kind = 'goods' and line.unit_price is not null
      order by line.product_id, line.name, line.unit, newest.currency, newest.issued_on desc, newest.id desc, line.position desc
      limit ${MAX_PRICES}`),
  ]);
  return { buyer: last ?? null, prices };
}

function ofBuyer({ customer_id, tax_code }: Buyer): RawBuilder<unknown> | null {
  if (customer_id !== undefined) return sql`customer_id = ${customer_id}`;
  return tax_code === undefined ? null : sql`buyer_tax_code = ${tax_code}`;
}

/** WHERE over invoices: what counts as a sale: goods on the way (form 6) are none (migration 106). An adjusting invoice counts as its difference on its own day, a replaced one no more (domain/invoice/family.ts). */
export const IN_FORCE = sql`lifecycle in ('issued', 'adjusted') and form_no <> '6'`;

/**
 * FROM beside invoices: what each states of a VAT rate, in its currency. In đồng, the amount and the VAT of each are converted and rounded
 * by themselves (domain/money/vnd-equivalents.ts).
 */
export const STATED_RATES = sql`jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric, vat_amount numeric)`;
