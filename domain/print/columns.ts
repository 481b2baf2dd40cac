import { movesGoods } from '../invoice/movement/movement-fields.table.ts';
import { eachOf, LINE_FIELDS, LINE_TEXTS } from '../invoice/lines/line-fields.table.ts';
import { uniqueFields } from '../invoice/extras/extra-fields.ts';
import type { ColumnChoice, ColumnKey, PrintDesign } from './design.ts';

/** `id` is unlike that of any other column; `field` is the name of a field of the company's own, null of a usual column. */
export type PrintColumn = {
  id: string;
  key: ColumnChoice['key'];
  field: string | null;
  shown: boolean;
  label: string | null;
  locked: boolean;
};

type Columns = Pick<PrintDesign, 'columns'> & Partial<Pick<PrintDesign, 'line_fields'>>;

type Form = { form_no: string; method_of_tax_calculation: 'VAT' | 'PERCENTAGE_ON_REVENUE' };

const { code, ...TEXTS } = eachOf(LINE_TEXTS, (field) => {
  const { shown, locked } = LINE_FIELDS[field].print;
  return { shown, locked };
});

/** The columns in their usual order; `locked` ones are contents of law (decree 254/2026, article 10.1) and are always printed. */
const COLUMNS = {
  position: { shown: true, locked: true },
  code,
  name: { shown: true, locked: true },
  ...TEXTS,
  quantity: { shown: true, locked: true },
  unit_price: { shown: true, locked: true },
  discount: { shown: true, locked: false },
  amount: { shown: true, locked: true },
  vat_rate: { shown: true, locked: true },
  vat_amount: { shown: false, locked: false },
} satisfies Record<ColumnKey, { shown: boolean; locked: boolean }>;

const USUAL = Object.keys(COLUMNS) as ColumnKey[];
const OF_VAT: readonly string[] = ['vat_rate', 'vat_amount'] satisfies ColumnKey[];

const idOf = ({ key, field = null }: Pick<ColumnChoice, 'key' | 'field'>): string =>
  key === 'own' ? `own ${field ?? ''}` : key;

type UsualColumn = PrintColumn & { after: string | null };

/** The columns that a design has, each with the one it usually follows: those of its own fields come behind the unit. */
function usualColumns({ line_fields = [] }: Columns): UsualColumn[] {
  const of_law = USUAL.map((key, at): UsualColumn => {
    const after = USUAL[at - 1] ?? null;
    return { id: key, key, field: null, label: null, after, ...COLUMNS[key] };
  });
  const names = uniqueFields(line_fields).map(({ name }) => name);
  const own = names.map((field, at): UsualColumn => {
    const before = names[at - 1];
    const after = before === undefined ? 'unit' : idOf({ key: 'own', field: before });
    const id = idOf({ key: 'own', field });
    return { id, key: 'own', field, after, shown: true, label: null, locked: false };
  });
  return [...of_law, ...own];
}

/** Every column of a design in its order. One that the design does not name comes after the one it usually follows. */
export function designColumns(design: Columns): PrintColumn[] {
  const usual = usualColumns(design);
  const byId = new Map(usual.map(({ after: _after, ...column }) => [column.id, column]));
  // A field that the design no longer has may still be named.
  const named = new Map(design.columns.map((column) => [idOf(column), column]));
  const order = [...named.keys()];
  for (const { id, after } of usual) {
    if (!named.has(id)) order.splice(after === null ? 0 : order.indexOf(after) + 1, 0, id);
  }
  return order.flatMap((id) => {
    const [column, chosen] = [byId.get(id), named.get(id)];
    if (column === undefined || chosen === undefined) return column ?? [];
    return { ...column, shown: column.locked || chosen.shown, label: chosen.label };
  });
}

/** The columns that are printed; where no VAT is computed there are none of it, on a phiếu xuất kho no discount. */
export function printedColumns(design: Columns, form: Form): PrintColumn[] {
  return designColumns(design).filter(
    ({ key, shown }) =>
      shown &&
      (form.method_of_tax_calculation === 'VAT' || !OF_VAT.includes(key)) &&
      (key !== 'discount' || !movesGoods(form)),
  );
}
