import { sql, type Insertable, type Selectable } from 'kysely';
import type { GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import type { GoodsMovement } from '#domain/invoice/movement/movement-fields.table.ts';
import type { BuyerPlace, InvoiceFee } from '#domain/invoice/particulars.ts';
import type { InvoiceLines, Invoices } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { SHAPES } from './stored-shapes.ts';

export type InvoiceRow = Selectable<Invoices>;
type LineInput = components['schemas']['InvoiceLineInput'];
export type LineRow = Selectable<InvoiceLines>;

// The columns that hold JSON: what has another shape than this module writes is read as nothing, and named by stored-faults.ts.

/** Phí, lệ phí of a row. */
export function feesOf({ fees }: Pick<InvoiceRow, 'fees'>): InvoiceFee[] {
  return SHAPES.fees(fees) ? (fees as InvoiceFee[]) : [];
}

/** Where the buyer of a car or motorbike lives, of a row. */
export function placeOf({ buyer_place }: Pick<InvoiceRow, 'buyer_place'>): BuyerPlace | null {
  return SHAPES.buyer_place(buyer_place) ? (buyer_place as BuyerPlace | null) : null;
}

/** How the goods of a phiếu xuất kho go, of a row. */
export function movementOf({ movement }: Pick<InvoiceRow, 'movement'>): GoodsMovement | null {
  return SHAPES.movement(movement) ? (movement as GoodsMovement | null) : null;
}

/** What the law asks for beside special goods, of a line. */
export function specialOf({ special }: Pick<LineRow, 'special'>): NonNullable<LineInput['special']> | null {
  return SHAPES.special(special) ? (special as NonNullable<LineInput['special']> | null) : null;
}

/** What an invoice or a line states in fields of the company's own. */
export function extrasOf({ extras }: Pick<InvoiceRow | LineRow, 'extras'>): GivenExtra[] {
  return SHAPES.extras(extras) ? ((extras ?? []) as GivenExtra[]) : [];
}

export async function findInvoice(
  tx: Tx,
  id: number,
  options: { lock: boolean } = { lock: false },
): Promise<InvoiceRow> {
  const query = tx.selectFrom('invoices').selectAll().where('id', '=', id);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export function linesOf(tx: Tx, invoice_id: number): Promise<LineRow[]> {
  return tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoice_id)
    .orderBy('position')
    .execute();
}

/** The lines of many invoices, by invoice. */
export async function linesOfMany(
  tx: Tx,
  invoice_ids: readonly number[],
): Promise<ReadonlyMap<number, LineRow[]>> {
  const lines = await tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', sql<number>`any(${invoice_ids}::bigint[])`)
    .orderBy('invoice_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(lines, (line) => line.invoice_id);
}

/** Replaces all lines; they have no life of their own. */
export async function writeLines(
  tx: Tx,
  invoice_id: number,
  lines: readonly Insertable<InvoiceLines>[],
): Promise<void> {
  await tx.deleteFrom('invoice_lines').where('invoice_id', '=', invoice_id).execute();
  await writeManyLines(tx, lines);
}

/** Adds lines of new invoices. */
export async function writeManyLines(tx: Tx, lines: readonly Insertable<InvoiceLines>[]): Promise<void> {
  // A PostgreSQL statement takes at most 65,535 parameters; a line has 18.
  const batch = 1000;
  for (let at = 0; at < lines.length; at += batch) {
    await tx
      .insertInto('invoice_lines')
      .values(lines.slice(at, at + batch))
      .execute();
  }
}

export async function nameOfUser(tx: Tx, user_id: number | null): Promise<string | null> {
  if (user_id === null) return null;
  const row = await tx.selectFrom('users').select('full_name').where('id', '=', user_id).executeTakeFirst();
  return row?.full_name ?? null;
}
