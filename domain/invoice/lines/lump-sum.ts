import type { InvoiceLineKind } from '../content.ts';

/** What a line says of its amount; decimals are text, null and '' are nothing. */
export type StatedLine = {
  readonly kind?: string;
  readonly quantity?: string | null;
  readonly unit_price?: string | null;
  readonly discount_rate?: string | null;
  readonly discount_amount?: string | null;
  readonly amount?: string | null;
};

const GOODS: InvoiceLineKind = 'goods';

const isGiven = (text: string | null | undefined): text is string => text != null && text.trim() !== '';

/** Sheets and other programs write no discount as 0 or 0.00. */
const isAboveZero = (text: string | null | undefined) =>
  isGiven(text) && !/^-?0*([.,]0*)?$/.test(text.trim());

/** Whether goods say neither how many nor at what price, and take nothing off: their amount is then what is typed. */
export function isWithoutFigures({
  kind = GOODS,
  quantity,
  unit_price,
  discount_rate,
  discount_amount,
}: StatedLine): boolean {
  const isDiscounted = isAboveZero(discount_rate) || isAboveZero(discount_amount);
  return kind === GOODS && !isGiven(quantity) && !isGiven(unit_price) && !isDiscounted;
}

/** A service that states its amount alone, without quantity and price (SLuong, DGia). */
export function isLumpSum(line: StatedLine): boolean {
  return isGiven(line.amount) && isWithoutFigures(line);
}

/** Whether the amount of a line is typed rather than computed: of a trade discount, and of a lump sum. */
export function isAmountTyped(line: StatedLine): boolean {
  return line.kind === 'discount' || isLumpSum(line);
}
