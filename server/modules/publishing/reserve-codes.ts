import { isOfCodedRegister, registerCode } from '#domain/invoice/register-code.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

type Coded = Pick<InvoiceRow, 'id' | 'tenant_id' | 'form_no' | 'symbol' | 'number' | 'tax_authority_code'>;

/**
 * The codes of invoices of cash registers by their ids, in the order of their numbers; one that has a code keeps it, any other invoice
 * has none here. Counted under the lock of the company's row, in the transaction that gives the numbers: a rollback gives neither out,
 * and no count comes twice.
 */
export async function reserveCodes(
  tx: Tx,
  rows: readonly Coded[],
  characters: string | null,
): Promise<ReadonlyMap<number, string>> {
  const of_registers = rows.filter(isOfCodedRegister);
  const codes = new Map(
    of_registers.flatMap(({ id, tax_authority_code: code }) => (code === null ? [] : [[id, code] as const])),
  );
  const fresh = of_registers
    .filter(({ id }) => !codes.has(id))
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || a.id - b.id);
  const [first] = fresh;
  if (first === undefined || characters === null) return codes;
  const { last_count } = await tx
    .insertInto('cash_register_counts')
    .values({ tenant_id: first.tenant_id, last_count: fresh.length })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet((eb) => ({ last_count: eb('cash_register_counts.last_count', '+', fresh.length) })),
    )
    .returning('last_count')
    .executeTakeFirstOrThrow();
  for (const [at, row] of fresh.entries())
    codes.set(row.id, registerCode(row, { characters, count: last_count - fresh.length + 1 + at }));
  return codes;
}
