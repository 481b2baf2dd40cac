import { decimalText, parseDecimal } from '#domain/money/decimal.ts';
import type { ExplainedStep } from '#domain/money/explain-invoice.ts';
import type { RoundingRuleId } from '#domain/money/rounding-rules.table.ts';
import { formatNumber } from '#src/ui/format/number.ts';

/** A step as it is read: `3 × 33.333,33 × 10%`, `9.999,999`, `10.000`. */
type StepFormula = {
  /** What was calculated; null where a number was only rounded. */
  terms: string | null;
  /** The value before rounding; null where rounding left it as it was. A fraction that no decimal ends is cut: `12.445.454,545454…`. */
  exact: string | null;
  result: string;
};

/** Rules whose last factor is a VAT rate, as a fraction: 0.1. */
const TAXING: ReadonlySet<RoundingRuleId> = new Set(['vat_of_line_shown', 'vat_of_line', 'vat_of_rate']);
/** Rules that multiply by percents, each a number and a hundredth. */
const PERCENT: ReadonlySet<RoundingRuleId> = new Set([
  'line_discount_by_rate',
  'invoice_discount_by_rate',
  'revenue_reduction',
]);

/** Decimals shown of a fraction beyond those that are kept: enough to see which way it was rounded. */
const MORE_DIGITS = 6;

/** One rounding as a formula, numbers in the Vietnamese style. */
export function formulaOf(step: ExplainedStep): StepFormula {
  const { factors, divisor, exact, digits, result, changed } = step;
  const isCalculated = factors.length > 1 || divisor !== null;
  const over = divisor === null ? '' : ` ÷ ${formatNumber(divisor)}`;
  return {
    terms: isCalculated ? factorTexts(step).join(' × ') + over : null,
    exact: changed ? exactNumber(exact, digits) : null,
    result: formatNumber(result),
  };
}

function factorTexts({ factors, rule }: ExplainedStep): string[] {
  if (TAXING.has(rule)) {
    const last = factors.length - 1;
    return factors.map((factor, at) => (at === last ? percentText(factor) : formatNumber(factor)));
  }
  if (!PERCENT.has(rule)) return factors.map(formatNumber);
  // Base, then each percent followed by its hundredth.
  return factors.flatMap((factor, at) => {
    if (at === 0) return [formatNumber(factor)];
    return at % 2 === 1 ? [`${formatNumber(factor)}%`] : [];
  });
}

/** `0.08` as `8%`. */
function percentText(fraction: string): string {
  const { units, scale } = parseDecimal(fraction);
  return `${formatNumber(decimalText({ units: units * 100n, scale }))}%`;
}

function exactNumber(exact: string, digits: number): string {
  const [top = '', under] = exact.split('/');
  if (under === undefined) return formatNumber(exact);
  const scale = digits + MORE_DIGITS;
  const units = (BigInt(top) * 10n ** BigInt(scale)) / BigInt(under);
  return `${formatNumber(decimalText({ units, scale }))}…`;
}
