import { sql, type Selectable } from 'kysely';
import { membersInForce, valueInForce, valuesOverTime, type FamilyMember } from '#domain/invoice/family.ts';
import type { InvoiceCorrections } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { TargetRef } from './target.ts';

export type CorrectionRow = Selectable<InvoiceCorrections>;
type FamilyInvoice = components['schemas']['FamilyInvoice'];

/** The corrections of an invoice, the first one first. */
export function correctionsOf(tx: Tx, { target_id, other_id }: TargetRef): Promise<CorrectionRow[]> {
  const all = tx.selectFrom('invoice_corrections').selectAll();
  const own =
    target_id === null ? all.where('other_id', '=', other_id) : all.where('target_id', '=', target_id);
  return own.orderBy('created_on').orderBy('invoice_id').execute();
}

/** What an invoice corrects, in the order it was stated. */
export function correctedBy(tx: Tx, invoice_id: number): Promise<CorrectionRow[]> {
  return tx
    .selectFrom('invoice_corrections')
    .selectAll()
    .where('invoice_id', '=', invoice_id)
    .orderBy('id')
    .execute();
}

export function refOf({ target_id, other_id }: CorrectionRow): TargetRef {
  if (target_id !== null) return { target_id, other_id: null };
  if (other_id === null) throw new Error('a correction of nothing');
  return { target_id: null, other_id };
}

type Family = { members: FamilyInvoice[]; value_in_force: string | null };

type Row = Omit<FamilyInvoice, 'counts' | 'target_ids' | 'value_after'> & { targets: TargetRef[] };

/** Họ hóa đơn: the first invoices with all that corrects them and their corrections, whichever of them is given. */
export async function familyOf(tx: Tx, ref: TargetRef): Promise<Family> {
  const rows = await membersOf(tx, ref);
  const family = rows.map(asMember);
  const counting = membersInForce(family);
  const values = valuesOverTime(family);
  return {
    members: rows.map((row) => ({
      id: row.id,
      other_id: row.other_id,
      form_no: row.form_no,
      symbol: row.symbol,
      number: row.number,
      issued_on: row.issued_on,
      signed_on: row.signed_on,
      nature: row.nature,
      total: row.total,
      status: row.status,
      in_effect: row.in_effect,
      target_ids: row.targets.flatMap((one) => one.target_id ?? []),
      counts: counting.includes(keyOf(row.id, row.other_id)),
      value_after: values.get(keyOf(row.id, row.other_id)) ?? null,
    })),
    value_in_force: valueInForce(family),
  };
}

/** What the family of an invoice comes to once that invoice is in effect too, a decimal. */
export async function valueOnceInEffect(tx: Tx, invoice_id: number): Promise<string | null> {
  const rows = await membersOf(tx, { target_id: invoice_id, other_id: null });
  return valueInForce(
    rows
      .map(asMember)
      .map((one) => (one.key === keyOf(invoice_id, null) ? { ...one, in_effect: true } : one)),
  );
}

function asMember({ id, other_id, nature, targets, total, in_effect }: Row): FamilyMember {
  const keys = targets.map((one) => keyOf(one.target_id, one.other_id));
  return { key: keyOf(id, other_id), nature, targets: keys, total, in_effect };
}

async function membersOf(tx: Tx, { target_id, other_id }: TargetRef): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with recursive family as (
      select ${target_id}::bigint as id, ${other_id}::bigint as other_id
      union
      select next.id, next.other_id from family cross join lateral (
        select c.target_id as id, c.other_id from invoice_corrections c where c.tenant_id = ${TENANT} and c.invoice_id = family.id
        union all
        select c.invoice_id, null from invoice_corrections c where c.tenant_id = ${TENANT} and c.target_id = family.id
        union all
        select c.invoice_id, null from invoice_corrections c where c.tenant_id = ${TENANT} and c.other_id = family.other_id
      ) as next
    )
    select i.id, null::bigint as other_id, i.form_no, i.symbol, i.number::text as number, i.issued_on, i.signed_on, i.nature,
      i.total, i.status, i.lifecycle in ('issued', 'adjusted', 'replaced') as in_effect, i.created_on,
      (select coalesce(jsonb_agg(jsonb_build_object('target_id', c.target_id, 'other_id', c.other_id) order by c.id), '[]')
        from invoice_corrections c where c.tenant_id = ${TENANT} and c.invoice_id = i.id) as targets
    from family join invoices i on i.tenant_id = ${TENANT} and i.id = family.id
    union all
    select null, o.id, o.form_no, o.symbol, o.number, o.issued_on, null, 'original', o.total, null, true, null, '[]'
    from family join other_invoices o on o.tenant_id = ${TENANT} and o.id = family.other_id
    order by created_on nulls first, id`.execute(tx);
  return rows;
}

function keyOf(id: number | null, other_id: number | null): string {
  return id === null ? `other ${other_id}` : String(id);
}
