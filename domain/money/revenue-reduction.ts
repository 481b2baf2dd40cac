import { decimalText, readDecimal, subtract, sum, ZERO, type Decimal } from './decimal.ts';
import { HUNDREDTH, product } from './exact.ts';
import type { MoneyContext } from './money-context.ts';
import { DEFAULT_NUMBER_STYLE, formatDecimal } from '../numbers/number-style.ts';
import type { TaxedGroup } from './rate-groups.ts';

/** Số thuế được giảm của người bán nộp theo tỷ lệ % trên doanh thu, as decimal text. */
export type ReductionAmounts = {
  /** One for each percentage that is reduced, rising. */
  by_percent: { percent: string; amount: string; reduction: string }[];
  /** Thành tiền, before the reduction. */
  before: string;
  reduction: string;
  /** Cộng tiền hàng hóa, dịch vụ, after it. */
  after: string;
  /** The law's sentence, its amount filled in with dots between thousands. */
  sentence: string;
};

/** Revenue of each percentage × the percentage × the part given up; null where the law gives no reduction. */
export function reduceRevenue(
  groups: readonly TaxedGroup[],
  { options, log, scale }: MoneyContext,
): { total: Decimal; amounts: ReductionAmounts } | null {
  const { method_of_tax_calculation, revenue_reduction } = options;
  if (revenue_reduction === null || method_of_tax_calculation === 'VAT') return null;
  const share = readDecimal(revenue_reduction.share) ?? ZERO;
  const reduced = groups.flatMap(({ key, before }) => {
    const percent = readDecimal(key);
    if (key === null || percent === null) return [];
    const exact = product(before, percent, HUNDREDTH, share, HUNDREDTH);
    const name = { of: 'group', group: key, amount: 'reduction' } as const;
    const digits = scale('decimal_digit_vat_amount');
    return [{ percent: key, before, reduction: log.round(name, 'revenue_reduction', exact, digits) }];
  });
  const before = sum(groups.map((group) => group.before));
  const total = sum(reduced.map(({ reduction }) => reduction));
  return {
    total,
    amounts: {
      by_percent: reduced.map(({ percent, before: amount, reduction }) => ({
        percent,
        amount: decimalText(amount),
        reduction: decimalText(reduction),
      })),
      before: decimalText(before),
      reduction: decimalText(total),
      after: decimalText(subtract(before, total)),
      sentence: revenue_reduction.sentence.replace('{amount}', () =>
        formatDecimal(decimalText(total), DEFAULT_NUMBER_STYLE),
      ),
    },
  };
}
