import { rowOn, rowsOn, type Dated } from '../dated.ts';

type RevenueRateRow = Dated & {
  /** Group of trade (nhóm ngành nghề), first two digits of its code. */
  readonly group: string;
  readonly name: string;
  /** Percent of revenue that is VAT. */
  readonly percent: string;
};

const CHECKED = '2026-11-21';

/** Tỷ lệ % để tính thuế GTGT trên doanh thu. The groups are read, the percentages are from general knowledge. */
export const REVENUE_RATES: readonly RevenueRateRow[] = [
  rate('01', 'Phân phối, cung cấp hàng hóa', '1'),
  rate('02', 'Dịch vụ, xây dựng không bao thầu nguyên vật liệu', '5'),
  rate('03', 'Cho thuê tài sản, đại lý bảo hiểm, xổ số, bán hàng đa cấp', '5'),
  rate('04', 'Sản xuất, vận tải, dịch vụ có gắn với hàng hóa, xây dựng có bao thầu nguyên vật liệu', '3'),
  rate('05', 'Sản phẩm, dịch vụ nội dung thông tin số', '5'),
  rate('06', 'Hoạt động kinh doanh khác', '2'),
];

function rate(group: string, name: string, percent: string): RevenueRateRow {
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

type RevenueReliefRow = Dated & {
  /** Percent taken off the percentage of revenue. */
  readonly share: string;
  /** The note the invoice must carry; `{amount}` is the sum taken off, in digits as printed, `{unit}` its currency. */
  readonly sentence: string;
};

/**
 * Giảm 20% mức tỷ lệ % trên doanh thu, for sellers who pay VAT as a percentage of revenue (form 2): the lines and
 * "Thành tiền" stand before the reduction, "Cộng tiền hàng hóa, dịch vụ" after it, with the note.
 */
export const REVENUE_RELIEF: readonly RevenueReliefRow[] = [
  assumedRelief('2022-02-01', '2022-12-31', '43/2022/QH15'),
  assumedRelief('2023-07-01', '2023-12-31', '101/2023/QH15'),
  assumedRelief('2024-01-01', '2024-06-30', '110/2023/QH15'),
  assumedRelief('2024-07-01', '2024-12-31', '142/2024/QH15'),
  assumedRelief('2025-01-01', '2025-06-30', '174/2024/QH15'),
  relief('2025-07-01', '2026-12-31', '204/2025/QH15', 'NQ 204/2025/QH15, NĐ 174/2025/NĐ-CP Điều 1'),
];

function relief(valid_from: string, valid_to: string, resolution: string, source: string): RevenueReliefRow {
  const sentence = `đã giảm {amount} {unit} tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết số ${resolution}`;
  return { share: '20', sentence, valid_from, valid_to, source, checked: CHECKED };
}

function assumedRelief(valid_from: string, valid_to: string, resolution: string): RevenueReliefRow {
  return { ...relief(valid_from, valid_to, resolution, `NQ ${resolution}`), assumed: true };
}

export type RevenueRelief = {
  /** Percent taken off the percentage of revenue: `20` makes 1% into 0.8%. */
  readonly share: string;
  /** The note the invoice must carry; `{amount}` is the sum taken off, as printed, `{unit}` the word for its currency. */
  readonly sentence: string;
  /** Last day of it. */
  readonly valid_to: string | null;
};

/** Hóa đơn bán hàng (KHMSHDon 2): the form the law has this reduction written on. */
const SALES_FORM = '2';

/** Whether lines of the form may name a percentage of revenue that is reduced. */
export function statesRevenueRelief(form_no: string): boolean {
  return form_no === SALES_FORM;
}

/** Giảm thuế of sellers by percentage of revenue, for an invoice issued on `date`; null when there is none. */
export function revenueReliefOn(date: string): RevenueRelief | null {
  const row = rowOn(REVENUE_RELIEF, date);
  return row && { share: row.share, sentence: row.sentence, valid_to: row.valid_to };
}

/** Percentages of revenue that are VAT on `date`, each once, rising: `1`, `2`, `3`, `5`. */
export function revenuePercentsOn(date: string): readonly string[] {
  const percents = new Set(revenueRatesOn(date).map(({ percent }) => percent));
  return [...percents].sort((a, b) => Number(a) - Number(b));
}

/** Percentages of revenue that are VAT, by group of trade. */
export function revenueRatesOn(date: string): readonly RevenueRateRow[] {
  return rowsOn(REVENUE_RATES, date);
}
