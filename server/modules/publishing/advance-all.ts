import { sql } from 'kysely';
import { publicationOf } from '#domain/invoice/publication.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { eventRow, machinesAfter, type Line, type Moves } from './advance.ts';
import type { Machines, Reason } from './publication.ts';

/** What happens to one locked invoice: events of its machines one after the other, with their lines of the history. */
export type Advance = {
  row: InvoiceRow;
  moves: readonly Moves[];
  lines: readonly Omit<Line, 'now'>[];
  reasons?: readonly Reason[];
  set?: { number?: number; signed_on?: string };
};

/**
 * Moves many invoices by one statement for each state they end in, and writes their history by one more. Throws where a machine does
 * not take its event: who calls has looked under the lock.
 */
export async function advanceAll(tx: Tx, all: readonly Advance[], now: string): Promise<void> {
  const ends = all.map((one) => ({ one, end: endOf(one) }));
  const same = Map.groupBy(ends, ({ one, end }) => JSON.stringify([end, one.reasons ?? []]));
  for (const some of same.values()) {
    const [first] = some;
    if (first === undefined) continue;
    const rows = some.map(({ one }) => one);
    await updateTo(tx, rows, first.end, now);
  }
  await insertMany(
    tx,
    'invoice_events',
    all.flatMap(({ row, lines }) => lines.map((line) => eventRow(row, { ...line, now }))),
  );
}

async function updateTo(tx: Tx, rows: readonly Advance[], end: Machines, now: string): Promise<void> {
  const { lifecycle, signing, transmission } = end;
  const { status, error } = publicationOf(end);
  const ids = rows.map(({ row }) => row.id);
  const numbers = rows.map(({ row, set }) => set?.number ?? row.number);
  const signed = rows.map(({ row, set }) => set?.signed_on ?? row.signed_on);
  const reasons = JSON.stringify(rows[0]?.reasons ?? []);
  await sql`update invoices set number = given.number, signed_on = given.signed_on, lifecycle = ${lifecycle}, signing = ${signing},
      transmission = ${transmission}, status = ${status}, status_error = ${error}, reasons = ${reasons}, updated_on = ${now}
    from unnest(${ids}::bigint[], ${numbers}::bigint[], ${signed}::timestamptz[]) as given (id, number, signed_on)
    where invoices.tenant_id = ${TENANT} and invoices.id = given.id`.execute(tx);
}

function endOf({ row, moves }: Advance): Machines {
  let end: Pick<InvoiceRow, keyof Machines> = row;
  for (const move of moves) {
    const next = machinesAfter(end, move);
    if (next === null)
      throw new Error(
        `invoice ${row.id}: ${JSON.stringify(move)} is not possible from ${JSON.stringify(end)}`,
      );
    end = next;
  }
  return end as Machines;
}
