import type { Dated } from './dated.ts';

export type RevenueRateRow = Dated & {
  /** Group of trade (nhóm ngành nghề), first two digits of its code. */
  readonly group: string;
  readonly name: string;
  /** Percent of revenue that is VAT. */
  readonly percent: string;
};

const CHECKED = '2026-11-21';

/** Tỷ lệ % để tính thuế GTGT trên doanh thu. The groups are read, the percentages are from general knowledge. */
export const REVENUE_RATES: readonly RevenueRateRow[] = [
  row('01', 'Phân phối, cung cấp hàng hóa', '1'),
  row('02', 'Dịch vụ, xây dựng không bao thầu nguyên vật liệu', '5'),
  row('03', 'Cho thuê tài sản, đại lý bảo hiểm, xổ số, bán hàng đa cấp', '5'),
  row('04', 'Sản xuất, vận tải, dịch vụ có gắn với hàng hóa, xây dựng có bao thầu nguyên vật liệu', '3'),
  row('05', 'Sản phẩm, dịch vụ nội dung thông tin số', '5'),
  row('06', 'Hoạt động kinh doanh khác', '2'),
];

function row(group: string, name: string, percent: string): RevenueRateRow {
  const source = 'Luật Thuế GTGT 48/2024/QH15 Điều 12; before it, Luật 13/2008/QH12 Điều 11';
  return {
    group,
    name,
    percent,
    valid_from: '2022-01-01',
    valid_to: null,
    source,
    checked: CHECKED,
    assumed: true,
  };
}
