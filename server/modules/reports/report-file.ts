import { add, decimalText, parseDecimal, ZERO, type Decimal } from '#domain/money/decimal.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { Context } from '#server/context.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import { cellValueOf, type ExportFormat, type SheetField } from '#server/platform/crud/export/sheet-cells.ts';
import { writtenDay } from '#server/platform/crud/import/values/date-value.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import type { Period } from './period.ts';

/** A column of a report: what it is called, how its value is written, and where it is taken from. */
export type ReportColumn<Row> = Pick<SheetField, 'label' | 'kind' | 'width'> & {
  value: (row: Row) => unknown;
};

type Report<Row> = {
  title: string;
  period: Period;
  columns: readonly ReportColumn<Row>[];
  rows: AsyncIterable<readonly Row[]>;
  /** Rows in it, without its totals, for X-Total-Count. */
  total: number;
  /** The lines under a portion of rows that belong together, and under all of them. */
  totals: Totals<Row>;
};

type Cells = readonly unknown[];
type Totals<Row> = {
  /** Rows follow one another by it; null where there is one group. */
  group_of: (row: Row) => string | null;
  take: (row: Row) => void;
  /** The line under a group; null for none. */
  under_group: (group: string | null) => Cells | null;
  under_all: () => Cells;
};

/** A report as accountants file it: company, tax code and period over the table, totals in it, and a place for two signatures. */
export async function reportFile<Row>(
  report: Report<Row>,
  format: ExportFormat,
  { tenant, clock }: Pick<Context, 'tenant' | 'clock'>,
): Promise<FileStream> {
  const { name, tax_code, number_style } = await tenant((tx) => readTenant(tx));
  const { title, period, total } = report;
  const fields = report.columns.map(({ label, kind, width }): SheetField => ({
    label,
    kind,
    width,
    options: null,
  }));
  return listFile({
    label: title,
    title: [
      title,
      `${name} · Mã số thuế ${tax_code}`,
      `Kỳ: ${writtenDay(period.from)} – ${writtenDay(period.to)} · Đơn vị tính: đồng`,
      '',
    ],
    fields,
    lines: linesOf(report, fields, format, number_style),
    format,
    total,
    today: clock.today(),
  });
}

async function* linesOf<Row>(
  { columns, rows, totals }: Report<Row>,
  fields: readonly SheetField[],
  format: ExportFormat,
  style: NumberStyle,
): AsyncGenerator<SheetValue[]> {
  const line = (cells: Cells) => fields.map((field, at) => cellValueOf(cells[at], field, format, style));
  let group: string | null | undefined;
  for await (const portion of rows)
    for (const row of portion) {
      const next = totals.group_of(row);
      if (group !== undefined && next !== group) yield* under(group);
      group = next;
      totals.take(row);
      yield line(columns.map(({ value }) => value(row)));
    }
  if (group !== undefined) yield* under(group);
  yield line(totals.under_all());
  // A file for other programs ends with its figures.
  if (format === 'csv') return;
  yield [];
  yield signatures(fields.length);

  function* under(which: string | null): Generator<SheetValue[]> {
    const cells = totals.under_group(which);
    if (cells !== null) yield line(cells);
  }
}

/** Texts in number columns too: a value that does not fit its column is written as text. */
function signatures(columns: number): SheetValue[] {
  const cells = Array.from({ length: columns }, (): SheetValue => null);
  cells[1] = 'Người lập biểu';
  cells[columns - 2] = 'Người đại diện theo pháp luật';
  return cells;
}

/** Amounts of rows added up, decimals; what has no amount counts as zero. */
export class Sums {
  private revenue: Decimal = ZERO;
  private vat: Decimal = ZERO;

  take({ revenue, vat }: { revenue: string | null; vat: string | null }): void {
    this.revenue = add(this.revenue, parseDecimal(revenue ?? '0'));
    this.vat = add(this.vat, parseDecimal(vat ?? '0'));
  }

  texts(): { revenue: string; vat: string } {
    return { revenue: decimalText(this.revenue), vat: decimalText(this.vat) };
  }
}

/** The note of a row: what its invoice corrects. */
export function noteOf(row: { nature: string; corrected_number: string | null }): string {
  const name = { adjust: 'Điều chỉnh', replace: 'Thay thế' }[row.nature];
  if (name === undefined) return '';
  const number = row.corrected_number;
  return number === null
    ? name
    : `${name} hóa đơn ${/^\d+$/.test(number) ? numberText(Number(number)) : number}`;
}
