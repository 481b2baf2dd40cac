import type { InvoicePrint } from './invoice-print.ts';

/**
 * The sums that a reduction of the percentage on revenue asks for, words and amount: "Cộng tiền hàng hóa, dịch vụ" is
 * what is left of the lines after it.
 */
export function reductionSums({ revenue_reduction }: InvoicePrint): [string, string][] {
  if (revenue_reduction === null) return [];
  const { before, reduction, after } = revenue_reduction;
  return [
    ['Thành tiền trước khi giảm', before],
    ['Số thuế được giảm', reduction],
    ['Cộng tiền hàng hóa, dịch vụ', after],
  ];
}
