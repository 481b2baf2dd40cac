import { sql } from 'kysely';
import { membersInForce, type FamilyMember } from '#domain/invoice/family.ts';
import { add, decimalText, parseDecimal } from '#domain/money/decimal.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { vndEquivalents } from '#domain/money/vnd-equivalents.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { asOwner, TENANT } from '../signing/desk.ts';

export type SoldRow = Pick<FamilyMember, 'nature' | 'total' | 'in_effect'> & {
  id: number;
  target_id: number | null;
  template_id: number;
  form_no: string;
  symbol: string;
  number: number | null;
  issued_on: string;
  customer_id: number | null;
  status: string;
  status_error: boolean;
  lifecycle: string;
  currency: string;
  exchange_rate: string | null;
} & InvoiceAmounts;

/** The invoices of the demo, spread over a year, several of a day, each seventh in dollars, each fifth of two rates, each fourth family a sale without VAT (form 2). */
export async function spreadOverYear(app: TestApp): Promise<SoldRow[]> {
  return asOwner(app, async (tx) => {
    await sql`update invoices set issued_on = date '2026-11-20' - ((id / 6 * 37) % 330)::int, settled_late_on = null where tenant_id = ${TENANT}`.execute(
      tx,
    );
    await sql`update invoices set currency = 'USD', exchange_rate = 25000 + id / 3.0 where tenant_id = ${TENANT} and id % 7 = 0`.execute(
      tx,
    );
    await sql`update invoices set by_rate = jsonb_build_array(
        jsonb_build_object('vat_rate', '8%', 'amount', (total_before_vat - 1000)::text, 'vat_amount', (total_vat - 100)::text),
        jsonb_build_object('vat_rate', '10%', 'amount', '1000', 'vat_amount', '100'))
      where tenant_id = ${TENANT} and id % 5 = 0`.execute(tx);
    const without_vat = sql`id in (select invoices.id from invoices left join invoice_corrections as correction
        on correction.tenant_id = ${TENANT} and correction.invoice_id = invoices.id
      where invoices.tenant_id = ${TENANT} and coalesce(target_id, invoices.id) % 4 = 1)`;
    await sql`update invoice_lines set vat_rate = null, vat_amount = null
      where tenant_id = ${TENANT} and invoice_id in (select id from invoices where tenant_id = ${TENANT} and ${without_vat})`.execute(
      tx,
    );
    await sql`update invoices set form_no = '2', symbol = 'C26TBH', by_rate = '[]', total = total - total_vat, total_vat = 0
      where tenant_id = ${TENANT} and ${without_vat}`.execute(tx);
    const found =
      await sql<SoldRow>`select invoices.*, target_id, lifecycle in ('issued', 'adjusted', 'replaced') as in_effect
      from invoices left join invoice_corrections as correction on correction.tenant_id = ${TENANT} and correction.invoice_id = invoices.id
      where invoices.tenant_id = ${TENANT}`.execute(tx);
    return found.rows;
  });
}

/** What counts, by the families of the domain: an original with its adjustments, or its replacement. */
export function counting(rows: readonly SoldRow[]): SoldRow[] {
  const members = rows.map(({ id, nature, target_id, total, in_effect }): FamilyMember => ({
    key: String(id),
    targets: target_id === null ? [] : [String(target_id)],
    ...{ nature, total, in_effect },
  }));
  const keys = new Set(membersInForce(members));
  return rows.filter(({ id }) => keys.has(String(id)));
}

const none = { fees: [], other_deductions: null };
/** An invoice in đồng, by the domain. */
export const inDong = (row: SoldRow) =>
  vndEquivalents(row, { ...none, ...row } as never) ?? {
    by_rate: [],
    total_before_vat: '0',
    total_vat: '0',
    total: '0',
  };

/** What an invoice states of each VAT rate, in đồng; all of it without a rate where no VAT is computed. */
export const statedBy = (row: SoldRow): { vat_rate: string | null; amount: string; vat_amount: string }[] => {
  const { by_rate, total_before_vat, total_vat } = inDong(row);
  return by_rate.length > 0 ? by_rate : [{ vat_rate: null, amount: total_before_vat, vat_amount: total_vat }];
};

export const sumOf = (amounts: readonly string[]): string =>
  decimalText(amounts.map(parseDecimal).reduce(add, parseDecimal('0')));
