import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

/**
 * Cấp số, many at once: the next numbers of each series, under the lock of the series' row, by issue date and id. A rollback gives
 * nothing out, so numbers run 1..N without gap or double (NĐ 254/2026 Phụ lục 2). Series are taken in one order, so that two batches
 * never wait for one another in a circle. Answers the rows in the order they came in, with their numbers.
 */
export async function reserveNumbers(tx: Tx, rows: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const by_series = [...Map.groupBy(rows, ({ form_no, symbol }) => `${form_no} ${symbol}`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const numbers = new Map<number, number>();
  for (const [, some] of by_series) {
    const { form_no = '', symbol = '' } = some[0] ?? {};
    const { last_number } = await tx
      .updateTable('series')
      .set((eb) => ({ last_number: eb('last_number', '+', some.length) }))
      .where('form_no', '=', form_no)
      .where('symbol', '=', symbol)
      .returning('last_number')
      .executeTakeFirstOrThrow();
    for (const [at, { id }] of some.sort(byDate).entries())
      numbers.set(id, last_number - some.length + 1 + at);
  }
  return rows.map((row) => ({ ...row, number: numbers.get(row.id) ?? null }));
}

function byDate(a: InvoiceRow, b: InvoiceRow): number {
  if (a.issued_on !== b.issued_on) return a.issued_on < b.issued_on ? -1 : 1;
  return a.id - b.id;
}

/**
 * Only one transaction of a company gives out numbers at a time: a process that claims invoices first would else take them out of the order of
 * their dates. The lock ends with the transaction, and is taken before any invoice is locked.
 */
export async function lockNumbering(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reserve-numbers:' || current_tenant(), 0))`.execute(
    tx,
  );
}
