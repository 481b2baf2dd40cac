import type { Dated } from './dated.ts';

const CHECKED = '2026-11-21';

export type RevenueReliefRow = Dated & {
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
  assumed('2022-02-01', '2022-12-31', '43/2022/QH15'),
  assumed('2023-07-01', '2023-12-31', '101/2023/QH15'),
  assumed('2024-01-01', '2024-06-30', '110/2023/QH15'),
  assumed('2024-07-01', '2024-12-31', '142/2024/QH15'),
  assumed('2025-01-01', '2025-06-30', '174/2024/QH15'),
  relief('2025-07-01', '2026-12-31', '204/2025/QH15', 'NQ 204/2025/QH15, NĐ 174/2025/NĐ-CP Điều 1'),
];

function relief(valid_from: string, valid_to: string, resolution: string, source: string): RevenueReliefRow {
  const sentence = `đã giảm {amount} {unit} tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo Nghị quyết số ${resolution}`;
  return { share: '20', sentence, valid_from, valid_to, source, checked: CHECKED };
}

function assumed(valid_from: string, valid_to: string, resolution: string): RevenueReliefRow {
  return { ...relief(valid_from, valid_to, resolution, `NQ ${resolution}`), assumed: true };
}
