import { movesGoods } from '../invoice/movement/movement-fields.table.ts';
import type { ColumnKey, PrintDesign } from './design.ts';

export type PrintColumn = { key: ColumnKey; shown: boolean; label: string | null; locked: boolean };

type Form = { form_no: string; method_of_tax_calculation: 'VAT' | 'PERCENTAGE_ON_REVENUE' };

/** The columns in their usual order; `locked` ones are contents of law (decree 254/2026, article 10.1) and are always printed. */
const COLUMNS = {
  position: { shown: true, locked: true },
  code: { shown: false, locked: false },
  name: { shown: true, locked: true },
  unit: { shown: true, locked: true },
  quantity: { shown: true, locked: true },
  unit_price: { shown: true, locked: true },
  discount: { shown: true, locked: false },
  amount: { shown: true, locked: true },
  vat_rate: { shown: true, locked: true },
  vat_amount: { shown: false, locked: false },
} satisfies Record<ColumnKey, { shown: boolean; locked: boolean }>;

const USUAL = Object.keys(COLUMNS) as ColumnKey[];
const OF_VAT: readonly ColumnKey[] = ['vat_rate', 'vat_amount'];

/** Every column of a design in its order. One that the design does not name comes after the one it usually follows. */
export function designColumns({ columns }: Pick<PrintDesign, 'columns'>): PrintColumn[] {
  const named = new Map(columns.map((column) => [column.key, column]));
  const order = [...named.keys()];
  USUAL.forEach((key, index) => {
    if (named.has(key)) return;
    const before = index === 0 ? -1 : order.indexOf(USUAL[index - 1] ?? key);
    order.splice(before + 1, 0, key);
  });
  return order.map((key) => {
    const { locked, shown } = COLUMNS[key];
    const column = named.get(key);
    return { key, locked, shown: locked || (column?.shown ?? shown), label: column?.label ?? null };
  });
}

/** The columns that are printed; where no VAT is computed there are none of it, on a phiếu xuất kho no discount. */
export function printedColumns(design: Pick<PrintDesign, 'columns'>, form: Form): PrintColumn[] {
  return designColumns(design).filter(
    ({ key, shown }) =>
      shown &&
      (form.method_of_tax_calculation === 'VAT' || !OF_VAT.includes(key)) &&
      (key !== 'discount' || !movesGoods(form)),
  );
}
