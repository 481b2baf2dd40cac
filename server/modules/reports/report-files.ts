import { add, decimalText, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { extraText } from '#domain/invoice/extras/extra-fields.ts';
import { ownCellsOfLine, statedInCell } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import { detailRows, type DetailFileRow, type DetailRow } from './invoice-details.ts';
import { summaryRows, type SummaryRow } from './invoice-summaries.ts';
import { usageRows, type UsageRow } from './invoice-usages.ts';
import { rateName, type Asked } from './asked.ts';
import {
  noteOf,
  readRows,
  reportFile,
  Sums,
  totalsByRate,
  type ReportColumn,
  type ReportDeps,
  type ReportFormat,
} from './report-file.ts';

const SUMMARY: readonly ReportColumn<SummaryRow>[] = [
  { label: 'STT', kind: 'integer', width: 6, share: 40, value: ({ place }) => place },
  { label: 'Ký hiệu hóa đơn', kind: 'string', share: 75, value: ({ series }) => series },
  { label: 'Số hóa đơn', kind: 'string', share: 80, value: ({ number }) => numberText(number) },
  { label: 'Ngày lập', kind: 'date', share: 80, value: ({ issued_on }) => issued_on },
  { label: 'Tên người mua', kind: 'string', width: 44, share: 260, value: ({ buyer_name }) => buyer_name },
  {
    label: 'Mã số thuế người mua',
    kind: 'string',
    share: 110,
    value: ({ buyer_tax_code }) => buyer_tax_code,
  },
  { label: 'Doanh số bán chưa thuế', kind: 'decimal', share: 120, value: ({ revenue }) => revenue },
  { label: 'Thuế suất', kind: 'string', share: 80, value: ({ vat_rate }) => rateName(vat_rate) },
  { label: 'Thuế GTGT', kind: 'decimal', share: 110, value: ({ vat }) => vat },
  { label: 'Ghi chú', kind: 'string', width: 32, share: 120, value: noteOf },
];

/** Bảng kê hóa đơn bán ra with the total of each rate. */
export async function exportSummaries(
  asked: Asked,
  format: ReportFormat,
  deps: ReportDeps,
): Promise<FileStream> {
  return reportFile(
    {
      title: 'Bảng kê hóa đơn bán ra',
      asked,
      columns: SUMMARY,
      unit: 'đồng',
      zoom: 1,
      ...(await readRows(summaryRows(asked), deps)),
      totals: totalsByRate((row: SummaryRow) => row),
    },
    format,
    deps,
  );
}

const KIND_NAMES: Readonly<Record<DetailRow['kind'], string>> = {
  goods: 'Hàng hóa, dịch vụ',
  promotion: 'Khuyến mại',
  discount: 'Chiết khấu thương mại',
  invoice_discount: 'Chiết khấu cả hóa đơn',
};

const GOODS = 'Tên hàng hóa, dịch vụ';
/** Not what is paid: fees and deductions belong to an invoice as a whole, and to none of its lines. */
const WITH_TAX = 'Doanh số và thuế GTGT';

/** In the order in which accountants know them; those without a share are not printed, for want of room. */
const DETAIL: readonly ReportColumn<DetailFileRow>[] = [
  { label: 'STT', kind: 'integer', width: 6, share: 45, value: ({ place }) => place },
  { label: 'Ngày lập', kind: 'date', share: 82, value: ({ issued_on }) => issued_on },
  { label: 'Ký hiệu hóa đơn', kind: 'string', share: 75, value: ({ series }) => series },
  { label: 'Số hóa đơn', kind: 'string', share: 82, value: ({ number }) => numberText(number) },
  { label: 'Mã khách hàng', kind: 'string', value: ({ buyer_code }) => buyer_code },
  { label: 'Tên người mua', kind: 'string', width: 44, share: 190, value: ({ buyer_name }) => buyer_name },
  { label: 'Địa chỉ', kind: 'string', width: 44, value: ({ buyer_address }) => buyer_address },
  {
    label: 'Mã số thuế người mua',
    kind: 'string',
    share: 110,
    value: ({ buyer_tax_code }) => buyer_tax_code,
  },
  { label: 'Họ tên người mua hàng', kind: 'string', value: ({ buyer_person }) => buyer_person },
  { label: 'Hình thức thanh toán', kind: 'string', value: ({ payment_method }) => payment_method },
  { label: 'Loại dòng', kind: 'string', width: 22, share: 90, value: ({ kind }) => KIND_NAMES[kind] },
  { label: 'Mã hàng', kind: 'string', share: 80, value: ({ code }) => code },
  { label: GOODS, kind: 'string', width: 44, share: 190, value: ({ name }) => name },
  { label: 'Đơn vị tính', kind: 'string', share: 55, value: ({ unit }) => unit },
  { label: 'Số lượng', kind: 'decimal', share: 75, value: ({ quantity }) => quantity },
  { label: 'Đơn giá', kind: 'decimal', share: 95, value: ({ unit_price }) => unit_price },
  { label: 'Loại tiền', kind: 'string', share: 50, value: ({ currency }) => currency },
  { label: 'Tỷ giá', kind: 'decimal', share: 65, value: ({ exchange_rate }) => exchange_rate },
  { label: 'Tỷ lệ chiết khấu (%)', kind: 'decimal', value: ({ discount_rate }) => discount_rate },
  { label: 'Tiền chiết khấu', kind: 'decimal', value: ({ discount }) => discount },
  { label: 'Doanh số chưa thuế', kind: 'decimal', share: 110, value: ({ revenue }) => revenue },
  { label: 'Thuế suất', kind: 'string', share: 75, value: ({ vat_rate }) => rateName(vat_rate) },
  { label: 'Thuế GTGT', kind: 'decimal', share: 100, value: ({ vat }) => vat },
  { label: WITH_TAX, kind: 'decimal', value: ({ total }) => total },
  { label: 'Ghi chú', kind: 'string', width: 32, share: 100, value: noteOf },
];

/** Letters that are printed of what a line states in fields of the company's own: a row is never higher than its page. */
const MAX_STATED = 600;

/** What a line is of, and under it what it states in fields of the company's own: on paper no column has room for them. */
function goodsText({ name, extras }: DetailFileRow, style: NumberStyle): string {
  const stated = extras.map((extra) => `${extra.name}: ${extraText(extra, style)}`).join(' · ');
  const shown = stated.length > MAX_STATED ? `${stated.slice(0, MAX_STATED)}… (xem đủ ở tệp Excel)` : stated;
  return [name ?? '', shown].filter((text) => text !== '').join('\n');
}

async function printedColumns({ tenant }: ReportDeps): Promise<ReportColumn<DetailFileRow>[]> {
  const style = await tenant(readNumberStyle);
  return DETAIL.map((column) =>
    column.label === GOODS ? { ...column, value: (row) => goodsText(row, style) } : column,
  );
}

/**
 * In files for other programs a column more for each field of lines that the templates in use name. A line that states it as something else than
 * the column holds (the template has changed since) states nothing in it.
 */
async function ownColumns({ tenant }: ReportDeps): Promise<ReportColumn<DetailFileRow>[]> {
  const cells = await tenant(ownCellsOfLine);
  const own = cells.map(({ source, label, kind }): ReportColumn<DetailFileRow> => ({
    label,
    kind,
    value: (row) => {
      const stated = statedInCell(source, row.extras);
      return stated?.field.kind === kind ? stated.value : null;
    },
  }));
  return [...DETAIL, ...own];
}

/** Bảng kê chi tiết with its total. */
export async function exportDetails(
  asked: Asked,
  format: ReportFormat,
  deps: ReportDeps,
): Promise<FileStream> {
  const all = new Sums();
  const columns = await (format === 'pdf' ? printedColumns(deps) : ownColumns(deps));
  return reportFile(
    {
      title: 'Bảng kê chi tiết hóa đơn',
      asked,
      columns,
      unit: 'đồng',
      zoom: 0.7,
      ...(await readRows(detailRows(asked), deps)),
      totals: {
        group_of: () => null,
        take: (row) => all.take(row),
        under_group: () => null,
        under_all: () => {
          const { revenue, vat, total } = all.texts();
          const cells: Readonly<Record<string, string>> = {
            'Tên người mua': 'Tổng cộng',
            'Doanh số chưa thuế': revenue,
            'Thuế GTGT': vat,
            [WITH_TAX]: total,
          };
          return columns.map(({ label }, at) => (at < DETAIL.length ? (cells[label] ?? null) : null));
        },
      },
    },
    format,
    deps,
  );
}

const COUNTS = [
  ['Đầu kỳ', 'opening'],
  ['Đã lập', 'submitted'],
  ['Phát hành mới', 'issued'],
  ['Điều chỉnh', 'adjusting'],
  ['Thay thế', 'replacing'],
  ['Bị từ chối', 'refused'],
  ['Chưa rõ', 'unknown'],
  ['Chờ', 'waiting'],
  ['Đã hủy', 'cancelled'],
  ['Cuối kỳ', 'closing'],
  ['Đã bị thay thế', 'replaced'],
] as const;

/** In đồng. */
const AMOUNTS = [
  ['Doanh số chưa thuế', 'revenue'],
  ['Thuế GTGT', 'vat'],
  ['Tổng thanh toán', 'total'],
] as const;

const USAGE: readonly ReportColumn<UsageRow>[] = [
  { label: 'Ký hiệu hóa đơn', kind: 'string', share: 80, value: ({ series }) => series },
  { label: 'Tên mẫu', kind: 'string', width: 32, share: 170, value: ({ template_name }) => template_name },
  {
    label: 'Từ số',
    kind: 'string',
    share: 80,
    value: ({ first }) => (first === null ? null : numberText(first)),
  },
  {
    label: 'Đến số',
    kind: 'string',
    share: 80,
    value: ({ last }) => (last === null ? null : numberText(last)),
  },
  ...COUNTS.map(([label, key]) => ({
    label,
    kind: 'integer',
    share: 70,
    value: (row: UsageRow) => row[key],
  })),
  ...AMOUNTS.map(([label, key]) => ({
    label,
    kind: 'decimal',
    share: 115,
    value: (row: UsageRow) => row[key],
  })),
];

/** Tình hình sử dụng hóa đơn with its total. */
export async function exportUsages(
  asked: Asked,
  format: ReportFormat,
  deps: ReportDeps,
): Promise<FileStream> {
  const counts = COUNTS.map(() => 0);
  const amounts = AMOUNTS.map(() => ZERO);
  return reportFile(
    {
      title: 'Tình hình sử dụng hóa đơn',
      asked,
      columns: USAGE,
      unit: 'hóa đơn và đồng',
      zoom: 0.8,
      ...(await readRows(usageRows(asked), deps)),
      totals: {
        group_of: () => null,
        take: (row) => {
          COUNTS.forEach(([, key], at) => (counts[at] = (counts[at] ?? 0) + row[key]));
          AMOUNTS.forEach(([, key], at) => (amounts[at] = add(amounts[at] ?? ZERO, parseDecimal(row[key]))));
        },
        under_group: () => null,
        under_all: () => ['Cộng', null, null, null, ...counts, ...amounts.map(decimalText)],
      },
    },
    format,
    deps,
  );
}
