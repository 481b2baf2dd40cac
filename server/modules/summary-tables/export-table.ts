import { add, decimalText, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import { vatRateName } from '#domain/rules/tax/vat-rate-names.table.ts';
import type { SummaryRow, SummaryTable } from '#domain/summary-tables/content.ts';
import { periodName } from '#domain/summary-tables/period.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { Context, Tx } from '#server/context.ts';
import { sealedVersion } from '#server/modules/documents/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import { cellValueOf, type ExportFormat, type SheetField } from '#server/platform/crud/export/sheet-cells.ts';
import { writtenDay } from '#server/platform/crud/import/values/date-value.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import { summaryTableKind } from './document-kind.ts';
import { summaryTable, type InvoiceDataSummaryTable } from './summary-tables.ts';
import { tableContent } from './table-content.ts';

type Column = Pick<SheetField, 'label' | 'kind' | 'width'> & {
  value: (row: SummaryRow, position: number) => unknown;
};

const STATES = {
  new: 'Mới',
  adjust: 'Điều chỉnh',
  replace: 'Thay thế',
  explain: 'Giải trình',
  mistake: 'Sai sót do tổng hợp',
} as const satisfies Record<SummaryRow['state'], string>;

/** The twenty columns of form 01/TH-HĐĐT, in their order. Goods and quantities are left out, as in the file that is sent. */
const COLUMNS: readonly Column[] = [
  { label: 'STT', kind: 'integer', width: 6, value: (_row, position) => position },
  { label: 'Ký hiệu mẫu số và hóa đơn', kind: 'string', value: ({ form_no, symbol }) => form_no + symbol },
  { label: 'Số hóa đơn', kind: 'string', value: ({ number }) => numberText(Number(number)) },
  { label: 'Ngày lập hóa đơn', kind: 'date', value: ({ issued_on }) => issued_on },
  { label: 'Tên người mua', kind: 'string', width: 44, value: ({ buyer_name }) => buyer_name },
  {
    label: 'Mã số thuế hoặc mã khách hàng hoặc mã đơn vị quan hệ ngân sách',
    kind: 'string',
    value: ({ buyer_tax_code, buyer_budget_code, buyer_code }) =>
      buyer_tax_code ?? buyer_budget_code ?? buyer_code,
  },
  { label: 'Mặt hàng', kind: 'string', value: () => null },
  { label: 'Số lượng hàng hóa', kind: 'decimal', value: () => null },
  { label: 'Tổng giá trị chưa có thuế GTGT', kind: 'decimal', value: ({ amount }) => amount },
  { label: 'Thuế suất thuế GTGT', kind: 'string', value: ({ vat_rate }) => rateText(vat_rate) },
  { label: 'Phí', kind: 'decimal', value: ({ fees }) => fees },
  { label: 'Giảm trừ khác', kind: 'decimal', value: ({ deduction }) => deduction },
  { label: 'Tổng số thuế GTGT', kind: 'decimal', value: ({ vat_amount }) => vat_amount },
  { label: 'Tổng giá trị thanh toán', kind: 'decimal', value: ({ total }) => total },
  { label: 'Tỷ giá', kind: 'decimal', value: ({ exchange_rate }) => exchange_rate },
  { label: 'Trạng thái', kind: 'string', value: ({ state }) => STATES[state] },
  {
    label: 'Kỳ dữ liệu điều chỉnh',
    kind: 'string',
    value: ({ related }) => (related?.period ? periodName(related.period) : null),
  },
  { label: 'Hóa đơn liên quan', kind: 'string', value: ({ related }) => relatedName(related) },
  { label: 'Địa chỉ người mua', kind: 'string', width: 44, value: ({ buyer_address }) => buyer_address },
  { label: 'Ghi chú', kind: 'string', width: 32, value: ({ note }) => note ?? null },
];

/**
 * Table 01/TH-HĐĐT as a sheet: what was sent of it, and of one that is not sent (any more) what it would say today. Company, period and
 * which sending it is stand over the columns, their numbers and the sums in them.
 */
export async function exportTable(
  id: number,
  format: ExportFormat,
  { tenant, clock }: Pick<Context, 'tenant' | 'clock'>,
): Promise<FileStream> {
  const { table, style } = await tenant(async (tx) => ({
    table: await contentOf(tx, await summaryTable.get(tx, id), clock.today()),
    style: await readNumberStyle(tx),
  }));
  const { period, supplement, table_no, currency, taxpayer, rows } = table;
  const turn = supplement === 0 ? 'Lần đầu' : `Bổ sung lần thứ ${supplement}`;
  const fields = COLUMNS.map(({ label, kind, width }): SheetField => ({ label, kind, width, options: null }));
  return listFile({
    label: 'Bảng tổng hợp',
    title: [
      'Bảng tổng hợp dữ liệu hóa đơn điện tử gửi cơ quan thuế (Mẫu số 01/TH-HĐĐT)',
      `Kỳ dữ liệu: ${periodName(period)} · ${turn} · Bảng số ${table_no} · Ngày lập: ${writtenDay(table.made_on)}`,
      `${taxpayer.name} · Mã số thuế ${taxpayer.tax_code} · Đồng tiền: ${currency}`,
      '',
    ],
    fields,
    lines: linesOf(rows, fields, format, style),
    format,
    total: rows.length,
    today: clock.today(),
  });
}

/** Nothing of today is put into a table that is on its way or accepted. */
async function contentOf(tx: Tx, row: InvoiceDataSummaryTable, today: string): Promise<SummaryTable> {
  const sealed = isOnItsWay(row) ? await sealedVersion(tx, summaryTableKind, row.id) : null;
  // Its own kind has sealed it.
  return sealed === null ? tableContent(tx, row, today) : (sealed.version.content as SummaryTable);
}

async function* linesOf(
  rows: readonly SummaryRow[],
  fields: readonly SheetField[],
  format: ExportFormat,
  style: NumberStyle,
): AsyncGenerator<SheetValue[]> {
  const line = (cells: readonly unknown[]) =>
    fields.map((field, at) => cellValueOf(cells[at], field, format, style));
  // A file for other programs has rows and sums alone.
  if (format === 'xlsx') yield fields.map((_field, at) => `(${at + 1})`);
  for (const [at, row] of rows.entries()) yield line(COLUMNS.map(({ value }) => value(row, at + 1)));
  yield line(sums(rows));
}

/** Of what the table adds to its period: a row that tells of an invoice again repeats amounts that an earlier table has. */
function sums(all: readonly SummaryRow[]): unknown[] {
  const rows = all.filter(({ state }) => state !== 'explain' && state !== 'mistake');
  const label = rows.length === all.length ? 'Tổng cộng' : 'Tổng cộng (không gồm dòng kê lại)';
  const sum = (of: 'amount' | 'fees' | 'deduction' | 'vat_amount' | 'total') =>
    decimalText(rows.reduce((before, row) => add(before, parseDecimal(row[of])), ZERO));
  const [net, fees, deduction, vat, total] = (
    ['amount', 'fees', 'deduction', 'vat_amount', 'total'] as const
  ).map(sum);
  return [null, null, null, null, label, null, null, null, net, null, fees, deduction, vat, total];
}

function rateText(rate: string | null): string {
  return rate === null ? '' : vatRateName(rate);
}

function relatedName(related: SummaryRow['related']): string | null {
  if (related === null) return null;
  const { form_no, symbol, number } = related;
  return `${form_no ?? ''}${symbol ?? ''} ${number ?? ''}`.trim();
}
