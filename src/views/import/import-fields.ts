import { amountMisfit } from '#domain/numbers/amount-heading.ts';
import { importRows } from '#generated/import-rows.ts';
import {
  field as described,
  type FieldDescriptor,
  type FieldKind,
  type ResourceDescriptor,
} from '#generated/resources/descriptor.ts';
import type { ImportColumn as GridColumn } from '#src/ui/import/import-model.ts';
import { spokenField } from '#src/providers/resource-descriptor.ts';
import type { FileColumn, Mapping, TargetField } from '#src/ui/import/mapping-model.ts';
import { foldText } from '#src/ui/format/text.ts';
import { imports } from '#src/wording/imports.ts';
import type { Import } from './import-calls.ts';

/** Kinds that no cell can hold. */
const notInACell: ReadonlySet<FieldKind> = new Set(['password', 'file', 'image', 'object', 'list']);
const toTheEnd: ReadonlySet<FieldKind> = new Set(['integer', 'decimal', 'money', 'vat_rate']);
const lettersInAlphabet = 26;
/** Characters from which on a field holds names and addresses. */
const longText = 200;
/** Least widths, px: the narrower columns are, the more of a row is in view beside what is wrong with it. */
const width = { long: 180, usual: 132, short: 108, rate: 92 } as const;

/** What the company has beside the fields of the description; none where no file is looked at yet. */
type Own = Pick<Import, 'own_fields'> | null;

/** The fields a file may fill: those of its rows, where several of them are one record, else those of the form; behind them the company's own. */
function fieldsOf({ name, form_fields }: ResourceDescriptor, one: Own): FieldDescriptor[] {
  const usual = (importRows[name]?.map(spokenField) ?? form_fields).filter(
    ({ source, kind, read_only, hidden }) =>
      !read_only && !hidden && source !== 'lock_version' && !notInACell.has(kind),
  );
  return [...usual, ...(one?.own_fields ?? []).map((own) => described({ ...own, nullable: true }))];
}

/** A cell of this field may not stay empty: nothing stands in for it. */
function mustBeFilled({ required, default_value, kind, many, options }: FieldDescriptor): boolean {
  const firstChoice = kind === 'enum' && !many ? options?.[0] : undefined;
  return required && default_value === null && firstChoice === undefined;
}

/** What the columns of a file can be matched with; the key is needed to know which records are there already. */
export function targetFields(descriptor: ResourceDescriptor, one: Own): TargetField[] {
  return fieldsOf(descriptor, one).map((field) => ({
    key: field.source,
    label: field.label,
    required: field.source === descriptor.import_key || mustBeFilled(field),
  }));
}

/** The label of the field by which a record is known to be there already. */
export function keyLabel(descriptor: ResourceDescriptor): string {
  return fieldLabel(descriptor, descriptor.import_key, null);
}

/** A column's letter in a sheet: 0 is A, 26 is AA. */
function columnLetter(index: number): string {
  const before = Math.floor(index / lettersInAlphabet);
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % lettersInAlphabet));
  return before === 0 ? letter : `${columnLetter(before - 1)}${letter}`;
}

/** A column by its letter and its heading: `F · Ghi chú riêng`. */
export function namedColumn({ index, header }: Import['columns'][number]): string {
  return `${columnLetter(index)} · ${header}`;
}

/** The label of a field a file may fill. */
export function fieldLabel(descriptor: ResourceDescriptor, source: string | null, one: Own): string {
  return fieldsOf(descriptor, one).find((field) => field.source === source)?.label ?? '';
}

export function fileColumns({ columns }: Import): FileColumn[] {
  return columns.map(({ index, header, field, samples }) => {
    const letter = columnLetter(index);
    const note = amountNote(header, field, samples);
    return {
      ...{ key: String(index), letter, header: header || imports.columnWithout(letter), samples },
      ...(note !== null && { note }),
    };
  });
}

/** Fields whose numbers are read as prices. */
const PRICES = /^(unit_price|price|amount|discount_amount)$/;

/** What a heading says of the numbers below it that has to be known where the column is matched: in thousands, in dollars, with tax. */
function amountNote(header: string, field: string | null, samples: readonly string[]): string | null {
  // Not of what the file states beside the prices, of a rate of exchange, or of whether prices include tax.
  if (field !== null && !PRICES.test(field)) return null;
  const misfit = amountMisfit(foldText(header), { currency: 'VND', with_tax: false });
  const isNumbers = samples.some((text) => /^[\d.,\s]*\d/.test(text));
  return misfit === null || misfit === 'without_tax' || !isNumbers ? null : imports.amountNotes[misfit];
}

/** What the server suggests, or what was chosen before. */
export function mappingOf({ columns }: Import): Mapping {
  return Object.fromEntries(columns.map(({ index, field }) => [String(index), field]));
}

function widthOf({ kind, max_length }: FieldDescriptor): number {
  if (kind === 'vat_rate') return width.rate;
  if (toTheEnd.has(kind) || kind === 'date') return width.short;
  return (max_length ?? 0) >= longText ? width.long : width.usual;
}

/** The matched columns of a file, in its order; their key is their place in the file. */
export function gridColumns(
  descriptor: ResourceDescriptor,
  columns: Import['columns'],
  own_fields: Import['own_fields'],
): GridColumn[] {
  const fields = new Map(fieldsOf(descriptor, { own_fields }).map((field) => [field.source, field]));
  return columns.flatMap((column): GridColumn[] => {
    const field = column.field === null ? undefined : fields.get(column.field);
    if (field === undefined) return [];
    const { label, kind } = field;
    return [
      {
        key: String(column.index),
        label,
        source: namedColumn(column),
        width: widthOf(field),
        align: toTheEnd.has(kind) ? 'end' : 'start',
      },
    ];
  });
}
