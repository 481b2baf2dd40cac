import { sql, type Selectable } from 'kysely';
import { membersInForce, valueInForce, type FamilyMember } from '#domain/invoice/family.ts';
import type { InvoiceCorrections } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

export type CorrectionRow = Selectable<InvoiceCorrections>;
type FamilyInvoice = components['schemas']['FamilyInvoice'];

/** The corrections of an invoice, the first one first. */
export function correctionsOf(tx: Tx, target_id: number): Promise<CorrectionRow[]> {
  return tx
    .selectFrom('invoice_corrections')
    .selectAll()
    .where('target_id', '=', target_id)
    .orderBy('created_on')
    .orderBy('invoice_id')
    .execute();
}

export type Family = { members: FamilyInvoice[]; value_in_force: string | null };

/** Họ hóa đơn: the first invoice with all that corrects it and its corrections, whichever of them is given. */
export async function familyOf(tx: Tx, invoice_id: number): Promise<Family> {
  const { rows } = await sql<Omit<FamilyInvoice, 'counts'>>`
    with recursive up as (
      select ${invoice_id}::bigint as id
      union
      select c.target_id from invoice_corrections c join up on c.invoice_id = up.id where c.tenant_id = ${TENANT}
    ), root as (
      select id from up where not exists (
        select from invoice_corrections c where c.tenant_id = ${TENANT} and c.invoice_id = up.id)
    ), down as (
      select id, null::bigint as target_id from root
      union
      select c.invoice_id, c.target_id from invoice_corrections c join down on c.target_id = down.id
      where c.tenant_id = ${TENANT}
    )
    select i.id, i.form_no, i.symbol, i.number, i.issued_on, i.nature, down.target_id, i.total, i.status,
      i.lifecycle in ('issued', 'adjusted', 'replaced') as in_effect
    from down join invoices i on i.tenant_id = ${TENANT} and i.id = down.id
    order by i.created_on, i.id`.execute(tx);
  const family: readonly FamilyMember[] = rows;
  const root = rows.find(({ target_id }) => target_id === null);
  const counting = root === undefined ? [] : membersInForce(family, root.id);
  return {
    members: rows.map((row) => ({ ...row, counts: counting.includes(row.id) })),
    value_in_force: root === undefined ? null : valueInForce(family, root.id),
  };
}
