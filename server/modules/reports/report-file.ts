import { sql, type RawBuilder } from 'kysely';
import { add, decimalText, parseDecimal, ZERO, type Decimal } from '#domain/money/decimal.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { Context } from '#server/context.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import {
  cellValueOf,
  fileStem,
  type ExportFormat,
  type SheetField,
} from '#server/platform/crud/export/sheet-cells.ts';
import { writtenDay } from '#server/platform/crud/import/values/date-value.ts';
import { failure } from '#server/platform/http/failure.ts';
import { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetLine, SheetValue } from '#server/platform/sheets/column.ts';
import { filterNames, rateName, type Asked } from './asked.ts';
import { printedParts } from './report-print.ts';

const PORTION = 1_000;

/** A column of a report: what it is called, how its value is written, and where it is taken from. */
export type ReportColumn<Row> = Pick<SheetField, 'label' | 'kind' | 'width'> & {
  value: (row: Row) => unknown;
  /** How wide it is printed, beside the others; a column without one is in files for other programs alone. */
  share?: number;
};

export type Report<Row> = {
  title: string;
  /** Its heading where its form has a longer name than its file. */
  heading?: string;
  /** What a reader has to know of it, in whole sentences; not in CSV, which has no lines over its header. */
  notes?: readonly string[];
  asked: Asked;
  columns: readonly ReportColumn<Row>[];
  /** What its figures count. */
  unit: 'đồng' | 'hóa đơn và đồng';
  /** How large it is printed, 1 or less. */
  zoom: number;
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

/** A line of a report before it is written: the values of a row, or of a total. */
export type ReportLine = { kind: 'row' | 'total'; cells: Cells };

/** Excel and CSV as lists have them; a PDF is drawn as accountants file it. */
export type ReportFormat = ExportFormat | 'pdf';

/** What a report is written with. */
export type ReportDeps = Pick<Context, 'tenant' | 'read' | 'portions' | 'clock'> & {
  account: Pick<Context['account'], 'tenant_id'>;
  invoice_printer: InvoicePrinter;
  /** Longer ones are refused; any length by default. */
  most_rows?: number;
};

/** A report as accountants file it: company, tax code and period over the table, totals in it, and a place for two signatures. */
export async function reportFile<Row>(
  report: Report<Row>,
  format: ReportFormat,
  { tenant, clock, account, invoice_printer, most_rows = Infinity }: ReportDeps,
): Promise<FileStream> {
  if (report.total > most_rows)
    throw failure(
      422,
      'report_too_long',
      `Báo cáo có hơn ${most_rows} dòng nên bản PDF được dựng nền. Hãy xuất từ trang báo cáo rồi tải khi xong.`,
    );
  const { name, tax_code, number_style } = await tenant((tx) => readTenant(tx));
  const { title, heading = title, notes = [], asked, unit, total } = report;
  const today = clock.today();
  const period = `Kỳ: ${writtenDay(asked.from)} – ${writtenDay(asked.to)}`;
  const subtitle = [period, ...filterNames(asked), `Đơn vị tính: ${unit}`].join(' · ');
  if (format === 'pdf') {
    const noted = [subtitle, ...notes].join(' · ');
    const sheet = { company: { name, tax_code }, subtitle: noted, number_style, drawn_on: today };
    const print = (view: Parameters<InvoicePrinter['print']>[1]) =>
      invoice_printer.print(account.tenant_id, view);
    return new FileStream(
      await printedParts({ ...report, title: heading }, linesOf(report), sheet, print),
      'application/pdf',
      `${fileStem(title)}-${today}.pdf`,
      { 'x-total-count': String(total) },
    );
  }
  const fields = report.columns.map(({ label, kind, width }): SheetField => ({
    label,
    kind,
    width,
    options: null,
  }));
  return listFile({
    label: title,
    title: [heading, `${name} · Mã số thuế ${tax_code}`, subtitle, ...notes, ''],
    fields,
    lines: sheetLines(linesOf(report), fields, format, number_style),
    format,
    total,
    today,
  });
}

async function* linesOf<Row>({ columns, rows, totals }: Report<Row>): AsyncGenerator<ReportLine> {
  let group: string | null | undefined;
  for await (const portion of rows)
    for (const row of portion) {
      const next = totals.group_of(row);
      if (group !== undefined && next !== group) yield* under(group);
      group = next;
      totals.take(row);
      yield { kind: 'row', cells: columns.map(({ value }) => value(row)) };
    }
  if (group !== undefined) yield* under(group);
  yield { kind: 'total', cells: totals.under_all() };

  function* under(which: string | null): Generator<ReportLine> {
    const cells = totals.under_group(which);
    if (cells !== null) yield { kind: 'total', cells };
  }
}

async function* sheetLines(
  lines: AsyncIterable<ReportLine>,
  fields: readonly SheetField[],
  format: ExportFormat,
  style: NumberStyle,
): AsyncGenerator<SheetLine> {
  for await (const { kind, cells } of lines) {
    const values = fields.map((field, at) => cellValueOf(cells[at], field, format, style));
    yield kind === 'total' ? { cells: values, is_total: true } : values;
  }
  // A file for other programs ends with its figures.
  if (format === 'csv') return;
  yield [];
  yield* SIGNATURES.map(([left, right]) => apart(fields.length, left, right));
}

/** Where the report is signed, as its print has it. */
const SIGNATURES = [
  [null, '………………, ngày …… tháng …… năm ………'],
  ['Người lập biểu', 'Người đại diện theo pháp luật'],
  ['(Ký, ghi rõ họ tên)', '(Ký, ghi rõ họ tên, đóng dấu nếu có)'],
] as const;

/** A line with a text at either side, in number columns too: a value that does not fit its column is written as text. */
function apart(columns: number, left: string | null, right: string): SheetValue[] {
  const cells = Array.from({ length: columns }, (): SheetValue => null);
  cells[1] = left;
  cells[columns - 2] = right;
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

  texts(): { revenue: string; vat: string; total: string } {
    const { revenue, vat } = this;
    return {
      revenue: decimalText(revenue),
      vat: decimalText(vat),
      total: decimalText(add(revenue, vat)),
    };
  }
}

/** The line under each rate and under all of a bảng kê: its name in the fifth column, revenue and VAT in the seventh and ninth. */
export function totalsByRate<Row extends { vat_rate: string | null }>(
  amountsOf: (row: Row) => Parameters<Sums['take']>[0],
): Totals<Row> {
  const all = new Sums();
  let group = new Sums();
  const line = (label: string, sums: Sums): Cells => {
    const { revenue, vat } = sums.texts();
    return [null, null, null, null, label, null, revenue, null, vat];
  };
  return {
    group_of: ({ vat_rate }) => vat_rate,
    take: (row) => {
      all.take(amountsOf(row));
      group.take(amountsOf(row));
    },
    under_group: (rate) => {
      const done = group;
      group = new Sums();
      return line(`Cộng ${rateName(rate)}`, done);
    },
    under_all: () => line('Tổng cộng', all),
  };
}

/** The rows of a statement in portions, and how many there are. */
export async function readRows<Row extends object>(
  statement: RawBuilder<Row>,
  { read, portions }: Pick<ReportDeps, 'read' | 'portions'>,
): Promise<{ rows: AsyncIterable<readonly Row[]>; total: number }> {
  const [count] = await read(sql<{ total: number }>`select count(*) as total from (${statement}) as counted`);
  return { rows: portions(statement, PORTION), total: count?.total ?? 0 };
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
