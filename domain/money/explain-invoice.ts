import type { InvoiceContent } from '../invoice/content.ts';
import type { DecimalDigits } from './decimal-digits.ts';
import { compare, decimalText, multiply } from './decimal.ts';
import { exactText, numeratorOf, ONE } from './exact.ts';
import { computeWithSteps } from './invoice-amounts.ts';
import type { MoneyOptions } from './money-options.ts';
import type { AmountName, RoundingStep } from './money-context.ts';
import { ROUNDING_RULES, type RoundingRuleId } from './rounding-rules.table.ts';

/** One rounding of an invoice. Numbers are decimal text with a dot. */
export type ExplainedStep = {
  /** Which amount it gives; lines count from 0. */
  name: AmountName;
  /** What was multiplied. */
  factors: string[];
  /** What the product was divided by; null where nothing was. */
  divisor: string | null;
  /** The value before rounding: a decimal, or a fraction such as `136900000/11` where no decimal ends. */
  exact: string;
  /** Decimals after rounding. */
  digits: number;
  result: string;
  /** Whether rounding changed the value. */
  changed: boolean;
  rule: RoundingRuleId;
  /** The rule in Vietnamese, one sentence. */
  sentence: string;
};

/**
 * Giải thích số tiền: every rounding of an invoice in the order it was made. They are the steps of computeInvoice
 * itself, so the explanation cannot differ from the amounts.
 */
export function explainInvoice(
  invoice: InvoiceContent,
  digits: DecimalDigits,
  options: Partial<MoneyOptions> = {},
): ExplainedStep[] {
  return computeWithSteps(invoice, digits, options).steps.map(explained);
}

function explained({ name, rule, exact, digits, result }: RoundingStep): ExplainedStep {
  const { factors, divisor } = exact;
  return {
    name,
    factors: factors.map(decimalText),
    divisor: compare(divisor, ONE) === 0 ? null : decimalText(divisor),
    exact: exactText(exact),
    digits,
    result: decimalText(result),
    changed: compare(numeratorOf(exact), multiply(result, divisor)) !== 0,
    rule,
    sentence: ROUNDING_RULES[rule],
  };
}
