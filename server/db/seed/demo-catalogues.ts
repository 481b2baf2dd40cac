import type { Insertable } from 'kysely';
import { isVatRateOn } from '#domain/rules/tax/vat-rates.ts';
import type { Customers, Products } from '#generated/database.ts';
import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import {
  COMPANY_KINDS,
  COMPANY_NAMES,
  COMPANY_TRADES,
  FAMILY_NAMES,
  GIVEN_NAMES,
  INSTITUTIONS,
  MIDDLE_NAMES,
  PLACES,
  STREETS,
} from './demo-names.table.ts';
import { PRODUCT_FAMILIES } from './demo-products.table.ts';
import { demoTaxCode } from './demo-companies.ts';
import { between, pick, seededRandom } from './random.ts';

const FIRST_TAX_NUMBER = 2_100_000;

export function demoCustomers(tenant_id: number, count: number, created_on: string): Insertable<Customers>[] {
  const random = seededRandom(60 + tenant_id);
  return Array.from({ length: count }, (_, at) => {
    const institution = INSTITUTIONS[at % 10 === 9 ? Math.floor(at / 10) : -1];
    const name =
      institution ??
      `${pick(random, COMPANY_KINDS)} ${pick(random, COMPANY_TRADES)} ${COMPANY_NAMES[at % COMPANY_NAMES.length] ?? ''}`;
    return {
      tenant_id,
      code: `KH${String(at + 1).padStart(4, '0')}`,
      name,
      tax_code: demoTaxCode(FIRST_TAX_NUMBER + at * 37),
      address: `Số ${between(random, 2, 280)} đường ${pick(random, STREETS)}, ${pick(random, PLACES)}`,
      contact_name: `${pick(random, FAMILY_NAMES)} ${pick(random, MIDDLE_NAMES)} ${pick(random, GIVEN_NAMES)}`,
      email: `ketoan${at + 1}@khachhang.example`,
      phone_number: `09${String(between(random, 10_000_000, 99_999_999))}`,
      status: at % 20 === 19 ? 'inactive' : 'active',
      created_on,
    };
  });
}

/** The rate of goods on a day: what the relief to 8% takes in bears 10% when there is none. */
const rateOn = (rate: string, day: string): string => (isVatRateOn(rate, day) ? rate : '10%');

/** Rates are those of `today`, the last day that the demo's invoices are issued on. */
export function demoProducts(tenant_id: number, created_on: string, today: string): Insertable<Products>[] {
  return PRODUCT_FAMILIES.flatMap((family) =>
    family.variants.map((variant, at) => ({
      tenant_id,
      code: `${family.prefix}-${String(at + 1).padStart(2, '0')}`,
      name: `${family.name} ${variant}`,
      unit: family.unit,
      unit_price: String(family.price + family.step * at),
      vat_rate: rateOn(family.vat_rate, today),
      status: 'active',
      created_on,
    })),
  );
}

export async function giveCatalogues(
  db: Db,
  tenant_id: number,
  sizes: { customers: number; products: number },
  created_on: string,
  today: string,
): Promise<void> {
  await inTenant(db, tenant_id, async (tx) => {
    await tx
      .insertInto('customers')
      .values(demoCustomers(tenant_id, sizes.customers, created_on))
      .execute();
    await tx
      .insertInto('products')
      .values(demoProducts(tenant_id, created_on, today).slice(0, sizes.products))
      .execute();
  });
}
