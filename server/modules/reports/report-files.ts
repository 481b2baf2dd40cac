import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { ExportFormat } from '#server/platform/crud/export/sheet-cells.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import { detailRows, type DetailRow } from './invoice-details.ts';
import { summaryRows, type SummaryRow } from './invoice-summaries.ts';
import { usageRows, type UsageRow } from './invoice-usages.ts';
import type { Period } from './period.ts';
import { noteOf, reportFile, Sums, type ReportColumn } from './report-file.ts';

const PORTION = 1_000;

const RATE_NAMES: Readonly<Record<string, string>> = {
  KCT: 'Không chịu thuế',
  KKKNT: 'Không kê khai, tính nộp thuế',
};

const rateName = (rate: string | null): string =>
  rate === null ? 'Không có thuế suất' : (RATE_NAMES[rate] ?? rate);

const SUMMARY: readonly ReportColumn<SummaryRow>[] = [
  { label: 'STT', kind: 'integer', width: 6, value: ({ place }) => place },
  { label: 'Ký hiệu hóa đơn', kind: 'string', value: ({ series }) => series },
  { label: 'Số hóa đơn', kind: 'string', value: ({ number }) => numberText(number) },
  { label: 'Ngày lập', kind: 'date', value: ({ issued_on }) => issued_on },
  { label: 'Tên người mua', kind: 'string', width: 44, value: ({ buyer_name }) => buyer_name },
  { label: 'Mã số thuế người mua', kind: 'string', value: ({ buyer_tax_code }) => buyer_tax_code },
  { label: 'Doanh số bán chưa thuế', kind: 'decimal', value: ({ revenue }) => revenue },
  { label: 'Thuế suất', kind: 'string', value: ({ vat_rate }) => rateName(vat_rate) },
  { label: 'Thuế GTGT', kind: 'decimal', value: ({ vat }) => vat },
  { label: 'Ghi chú', kind: 'string', width: 32, value: noteOf },
];

/** Bảng kê hóa đơn bán ra with the total of each rate. */
export async function exportSummaries(
  period: Period,
  format: ExportFormat,
  context: Context,
): Promise<FileStream> {
  const all = new Sums();
  let group = new Sums();
  return reportFile(
    {
      title: 'Bảng kê hóa đơn bán ra',
      period,
      columns: SUMMARY,
      ...(await readRows(summaryRows(period), context)),
      totals: {
        group_of: ({ vat_rate }) => vat_rate,
        take: (row) => {
          all.take(row);
          group.take(row);
        },
        under_group: (rate) => {
          const { revenue, vat } = group.texts();
          group = new Sums();
          return [null, null, null, null, `Cộng ${rateName(rate)}`, null, revenue, null, vat];
        },
        under_all: () => {
          const { revenue, vat } = all.texts();
          return [null, null, null, null, 'Tổng cộng', null, revenue, null, vat];
        },
      },
    },
    format,
    context,
  );
}

const KIND_NAMES: Readonly<Record<DetailRow['kind'], string>> = {
  goods: 'Hàng hóa, dịch vụ',
  promotion: 'Khuyến mại',
  discount: 'Chiết khấu thương mại',
  invoice_discount: 'Chiết khấu cả hóa đơn',
};

const DETAIL: readonly ReportColumn<DetailRow>[] = [
  { label: 'STT', kind: 'integer', width: 6, value: ({ place }) => place },
  { label: 'Ngày lập', kind: 'date', value: ({ issued_on }) => issued_on },
  { label: 'Ký hiệu hóa đơn', kind: 'string', value: ({ series }) => series },
  { label: 'Số hóa đơn', kind: 'string', value: ({ number }) => numberText(number) },
  { label: 'Tên người mua', kind: 'string', width: 44, value: ({ buyer_name }) => buyer_name },
  { label: 'Mã số thuế người mua', kind: 'string', value: ({ buyer_tax_code }) => buyer_tax_code },
  { label: 'Loại dòng', kind: 'string', value: ({ kind }) => KIND_NAMES[kind] },
  { label: 'Mã hàng', kind: 'string', value: ({ code }) => code },
  { label: 'Tên hàng hóa, dịch vụ', kind: 'string', width: 44, value: ({ name }) => name },
  { label: 'Đơn vị tính', kind: 'string', value: ({ unit }) => unit },
  { label: 'Số lượng', kind: 'decimal', value: ({ quantity }) => quantity },
  { label: 'Đơn giá', kind: 'decimal', value: ({ unit_price }) => unit_price },
  { label: 'Loại tiền', kind: 'string', value: ({ currency }) => currency },
  { label: 'Tỷ giá', kind: 'decimal', value: ({ exchange_rate }) => exchange_rate },
  { label: 'Doanh số chưa thuế', kind: 'decimal', value: ({ revenue }) => revenue },
  { label: 'Thuế suất', kind: 'string', value: ({ vat_rate }) => rateName(vat_rate) },
  { label: 'Thuế GTGT', kind: 'decimal', value: ({ vat }) => vat },
  { label: 'Ghi chú', kind: 'string', width: 32, value: noteOf },
];

/** Bảng kê chi tiết with its total. */
export async function exportDetails(
  period: Period,
  format: ExportFormat,
  context: Context,
): Promise<FileStream> {
  const all = new Sums();
  const empty = Array.from({ length: 5 }, () => null);
  return reportFile(
    {
      title: 'Bảng kê chi tiết hóa đơn',
      period,
      columns: DETAIL,
      ...(await readRows(detailRows(period), context)),
      totals: {
        group_of: () => null,
        take: (row) => all.take(row),
        under_group: () => null,
        under_all: () => {
          const { revenue, vat } = all.texts();
          return [null, null, null, null, 'Tổng cộng', null, null, null, ...empty, null, revenue, null, vat];
        },
      },
    },
    format,
    context,
  );
}

const COUNTS = [
  ['Đã lập', 'submitted'],
  ['Phát hành mới', 'issued'],
  ['Điều chỉnh', 'adjusting'],
  ['Thay thế', 'replacing'],
  ['Bị từ chối', 'refused'],
  ['Chưa rõ', 'unknown'],
  ['Chờ', 'waiting'],
  ['Đã hủy', 'cancelled'],
  ['Đã bị thay thế', 'replaced'],
] as const;

const USAGE: readonly ReportColumn<UsageRow>[] = [
  { label: 'Ký hiệu hóa đơn', kind: 'string', value: ({ series }) => series },
  { label: 'Tên mẫu', kind: 'string', width: 32, value: ({ template_name }) => template_name },
  { label: 'Từ số', kind: 'string', value: ({ first }) => (first === null ? null : numberText(first)) },
  { label: 'Đến số', kind: 'string', value: ({ last }) => (last === null ? null : numberText(last)) },
  ...COUNTS.map(([label, key]) => ({ label, kind: 'integer', value: (row: UsageRow) => row[key] })),
];

/** Tình hình sử dụng hóa đơn with its total. */
export async function exportUsages(
  period: Period,
  format: ExportFormat,
  context: Context,
): Promise<FileStream> {
  const sums = COUNTS.map(() => 0);
  return reportFile(
    {
      title: 'Tình hình sử dụng hóa đơn',
      period,
      columns: USAGE,
      ...(await readRows(usageRows(period), context)),
      totals: {
        group_of: () => null,
        take: (row) => COUNTS.forEach(([, key], at) => (sums[at] = (sums[at] ?? 0) + row[key])),
        under_group: () => null,
        under_all: () => ['Cộng', null, null, null, ...sums],
      },
    },
    format,
    context,
  );
}

/** The rows of a statement in portions, and how many there are. */
async function readRows<Row extends object>(
  statement: RawBuilder<Row>,
  { read, portions }: Pick<Context, 'read' | 'portions'>,
): Promise<{ rows: AsyncIterable<readonly Row[]>; total: number }> {
  const [count] = await read(sql<{ total: number }>`select count(*) as total from (${statement}) as counted`);
  return { rows: portions(statement, PORTION), total: count?.total ?? 0 };
}
