import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

/**
 * Cấp số, many at once: the next numbers of each series, under the lock of the series' row, in the order the invoices come in. Like
 * the step for one, a rollback gives nothing out (NĐ 254/2026 Phụ lục 2). Series are taken in one order, so that two batches never
 * wait for one another in a circle.
 */
export async function reserveNumbers(tx: Tx, rows: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const by_series = [...Map.groupBy(rows, ({ form_no, symbol }) => `${form_no} ${symbol}`)].sort(
    ([a], [b]) => (a < b ? -1 : 1),
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
    for (const [at, { id }] of some.entries()) numbers.set(id, last_number - some.length + 1 + at);
  }
  return rows.map((row) => ({ ...row, number: numbers.get(row.id) ?? null }));
}
