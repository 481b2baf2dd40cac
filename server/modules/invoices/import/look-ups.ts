import { sql, type Selectable } from 'kysely';
import type { Customers, Products } from '#generated/database.ts';
import type { Tx } from '#server/context.ts';
import { defaultTemplate, templateTable, type Template } from '#server/modules/templates/index.ts';
import { Failure } from '#server/platform/http/failure.ts';

const CUSTOMER = [
  'id',
  'code',
  'name',
  'tax_code',
  'address',
  'contact_name',
  'email',
  'phone_number',
  'identity_no',
  'budget_code',
  'bank_account',
  'bank_name',
] as const;
const PRODUCT = ['id', 'code', 'name', 'unit', 'unit_price', 'vat_rate'] as const;

export type Customer = Pick<Selectable<Customers>, (typeof CUSTOMER)[number]>;
type Product = Pick<Selectable<Products>, (typeof PRODUCT)[number]>;

/** A company has a few. */
const MAX_TEMPLATES = 250;

/** What the rows of a file name in the catalogues, looked up for many invoices at once. */
export type LookUps = {
  /** By its code, else by its tax code where only one customer has it. */
  customer(code: string | null, tax_code: string | null): Customer | null;
  product(code: string | null): Product | null;
  /** By its symbol, the form number before it or not. */
  template(series: string): Template | null;
  /** What an invoice takes that names no series, or why it takes none. */
  usual: Template | { problem: string };
};

/** Capitals aside; of several, from before codes were unique so, the one that is written just so. */
function withCode<One extends { code: string }>(
  by_code: ReadonlyMap<string, readonly One[]>,
  code: string,
): One | null {
  const found = by_code.get(code.toLowerCase()) ?? [];
  return found.find((one) => one.code === code) ?? found[0] ?? null;
}

type Named = { customers: Set<string>; tax_codes: Set<string>; products: Set<string> };

export async function lookUp(tx: Tx, today: string, named: Named): Promise<LookUps> {
  const customers = await tx
    .selectFrom('customers')
    .select(CUSTOMER)
    .where('deleted_on', 'is', null)
    .where(({ eb, or }) =>
      or([
        sql<boolean>`code_folded = any(array(select lower(unnest(${[...named.customers]}::text[]))))`,
        eb('tax_code', '=', eb.fn.any(eb.val([...named.tax_codes]))),
      ]),
    )
    .orderBy('id')
    .execute();
  const products = await tx
    .selectFrom('products')
    .select(PRODUCT)
    .where('deleted_on', 'is', null)
    .where(sql<boolean>`code_folded = any(array(select lower(unnest(${[...named.products]}::text[]))))`)
    .orderBy('id')
    .execute();
  const { rows: templates } = await templateTable.list(tx, { sort: 'symbol', limit: MAX_TEMPLATES });
  const by_code = Map.groupBy(customers, ({ code }) => code.toLowerCase());
  const by_tax_code = Map.groupBy(customers, ({ tax_code }) => tax_code ?? '');
  const products_by_code = Map.groupBy(products, ({ code }) => code.toLowerCase());
  return {
    customer: (code, tax_code) => {
      if (code !== null) return withCode(by_code, code);
      const found = by_tax_code.get(tax_code ?? '') ?? [];
      return tax_code !== null && found.length === 1 ? (found[0] ?? null) : null;
    },
    product: (code) => withCode(products_by_code, code ?? ''),
    template: (series) => {
      const wanted = series.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
      return (
        templates.find(({ form_no, symbol }) => [symbol, `${form_no}${symbol}`].includes(wanted)) ?? null
      );
    },
    usual: await usualTemplate(tx, today),
  };
}

async function usualTemplate(tx: Tx, today: string): Promise<LookUps['usual']> {
  try {
    return await defaultTemplate(tx, today);
  } catch (error) {
    if (error instanceof Failure) return { problem: error.message };
    throw error;
  }
}
