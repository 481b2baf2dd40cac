import type { InvoiceParticulars } from '../invoice/particulars.ts';
import type { Decimal } from './decimal.ts';
import { add, readDecimal, subtract, sum, ZERO } from './decimal.ts';

/**
 * What is paid beside goods and VAT, in the invoice's currency: fees (TPhi) less what is not paid of the rest (TGTKCThue,
 * TGTKhac). Below nothing where more is taken off than added; an amount that is no number counts for nothing.
 */
export function besideGoods({
  fees = [],
  untaxed_deduction,
  other_deduction,
}: Pick<InvoiceParticulars, 'fees' | 'untaxed_deduction' | 'other_deduction'>): Decimal {
  const taken = add(amountOf(untaxed_deduction), amountOf(other_deduction));
  return subtract(sum(fees.map((fee) => amountOf(fee.amount))), taken);
}

function amountOf(text: string | null | undefined): Decimal {
  return readDecimal(text ?? null) ?? ZERO;
}
