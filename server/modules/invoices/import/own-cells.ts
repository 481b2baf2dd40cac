import { uniqueFields, type ExtraFieldRow, type GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import { wholeDesign, type PrintDesign } from '#domain/print/design.ts';
import { field } from '#generated/resources/descriptor.ts';
import type { Tx } from '#server/context.ts';
import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';

type Said = Readonly<Record<string, unknown>>;

/** Fields of the company's own are lists in an invoice and in its lines, and cells beside the others in a row. */
const PREFIX = { invoice: 'extra', line: 'line_extra' } as const;
const SOURCE = /^(?<of>extra|line_extra):(?<type>string|numeric|date):(?<name>.+)$/s;
const KINDS = { string: 'text', numeric: 'decimal', date: 'date' } as const;
/** Letters of a value (DLieu). */
const MAX_VALUE = 500;
const NUMBER = '^-?\\d{1,15}(\\.\\d{1,6})?$';

/** What a source says of its field: it can be read though no template names the field any more. */
function ownOf(source: string): { of: 'invoice' | 'line'; row: ExtraFieldRow } | null {
  const { of, type, name } = SOURCE.exec(source)?.groups ?? {};
  if (name === undefined) return null;
  return {
    of: of === PREFIX.line ? 'line' : 'invoice',
    row: { name, type: type as ExtraFieldRow['type'] },
  };
}

export function isOwnOfLine(source: string): boolean {
  return ownOf(source)?.of === 'line';
}

/** The field of a cell by its source; null for what is none of the company's own. */
export function ownCell(source: string): CrudField | null {
  const own = ownOf(source);
  return own === null ? null : cellOf(source, own.row);
}

function cellOf(source: string, { name, type }: ExtraFieldRow): CrudField {
  return field({
    source,
    kind: KINDS[type],
    label: name,
    nullable: true,
    max_length: type === 'string' ? MAX_VALUE : null,
    pattern: type === 'numeric' ? NUMBER : null,
  });
}

/** The fields that the templates in use name, of invoices and of lines, each once: of the usual template first. */
export async function ownCells(tx: Tx): Promise<CrudField[]> {
  const templates = await tx
    .selectFrom('templates')
    .select('design')
    .where('status', '=', 'active')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  const designs = templates.map(({ design }) => wholeDesign(design as Partial<PrintDesign> | null));
  const named = (rows: readonly ExtraFieldRow[]) => uniqueFields(rows.toReversed()).toReversed();
  const of_invoice = named(designs.flatMap(({ extra_fields }) => extra_fields));
  const of_line = named(designs.flatMap(({ line_fields }) => line_fields));
  const cells = (of: keyof typeof PREFIX, rows: readonly ExtraFieldRow[]) =>
    rows.map((row) => cellOf(`${PREFIX[of]}:${row.type}:${row.name}`, row));
  const twins = new Set(of_invoice.map(({ name }) => name));
  return [
    ...cells('invoice', of_invoice),
    ...cells('line', of_line).map((cell) =>
      twins.has(cell.label) ? { ...cell, label: `${cell.label} (từng dòng)` } : cell,
    ),
  ];
}

/** What the cells of an invoice or of a line say in fields of the company's own, apart from the rest. */
export function extrasApart(said: Said): { extras: GivenExtra[]; rest: Said } {
  const extras: GivenExtra[] = [];
  const rest: Record<string, unknown> = {};
  for (const [source, value] of Object.entries(said)) {
    const own = ownOf(source);
    if (own === null) rest[source] = value;
    else if (typeof value === 'string') extras.push({ ...own.row, value });
  }
  return { extras, rest };
}

/** The cell that a value of `extras` was taken from, by its place among them. */
export function sourceOfExtra(said: Said, at: number): string | null {
  const sources = Object.keys(said).filter(
    (source) => ownOf(source) !== null && typeof said[source] === 'string',
  );
  return sources[at] ?? null;
}

/** The fields of invoices alone, as columns of a list. */
export async function ownCellsOfInvoice(tx: Tx): Promise<CrudField[]> {
  return (await ownCells(tx)).filter(({ source }) => !isOwnOfLine(source));
}

/** The fields of lines alone, as columns of a report. */
export async function ownCellsOfLine(tx: Tx): Promise<CrudField[]> {
  return (await ownCells(tx)).filter(({ source }) => isOwnOfLine(source));
}

/** What an invoice or a line states in the field of a cell, by its name; null for nothing. */
export function statedInCell(
  source: string,
  extras: readonly GivenExtra[],
): { field: CrudField; value: string } | null {
  const name = ownOf(source)?.row.name;
  const stated = extras.find((one) => one.name === name);
  return stated === undefined ? null : { field: cellOf(source, stated), value: stated.value };
}
