import { PAYMENT_METHODS } from '#domain/invoice/payment-methods.table.ts';
import {
  add,
  compare,
  decimalText,
  parseDecimal,
  readDecimal,
  subtract,
  ZERO,
} from '#domain/money/decimal.ts';
import { newestRetailBuyer, retailBuyerOn } from '#domain/rules/particulars/retail-buyer.table.ts';
import type { components } from '#generated/types.ts';
import { blankLine, newDraft, type Draft, type DraftLine } from '../editor/draft/draft.ts';

export type Product = components['schemas']['Product'];

/** What a cashier takes, as invoices name it. */
export const [, CASH, TRANSFER] = PAYMENT_METHODS;

/** A sale before anything is in it: paid in cash, by somebody who gives no name. */
export function emptyCart(today: string): Draft {
  return { ...newDraft(today), payment_method: CASH, lines: [] };
}

/** The cart as it is invoiced on a day: a buyer who says nothing of themselves is named as the law wants it. */
export function invoiced(cart: Draft, day: string): Draft {
  const isNamed = [cart.buyer_name, cart.buyer_person, cart.buyer_tax_code].some(
    (text) => text.trim() !== '',
  );
  const buyer_name = isNamed ? cart.buyer_name : (retailBuyerOn(day) ?? newestRetailBuyer());
  return { ...cart, issued_on: day, buyer_name };
}

/**
 * A product goes into the cart: one more of the line that sells it at its price of the catalogue, else a line of its own. A line
 * with a price of its own stays as it was agreed.
 */
export function addProduct(cart: Draft, product: Product): Draft {
  const unit_price = product.unit_price ?? '';
  const known = cart.lines.find((line) => line.product_id === product.id && line.unit_price === unit_price);
  if (known !== undefined) return stepQuantity(cart, known.key, 1);
  const key = Math.max(0, ...cart.lines.map((line) => line.key)) + 1;
  const line: DraftLine = {
    ...blankLine(key),
    product_id: product.id,
    code: product.code,
    name: product.name,
    unit: product.unit ?? '',
    quantity: '1',
    unit_price,
    vat_rate: product.vat_rate ?? '',
  };
  return { ...cart, lines: [...cart.lines, line] };
}

/** One more or one less of a line; the line goes with its last one. A quantity that cannot be read counts as none. */
export function stepQuantity(cart: Draft, key: number, by: 1 | -1): Draft {
  const line = cart.lines.find((one) => one.key === key);
  if (line === undefined) return cart;
  const next = add(readDecimal(line.quantity) ?? ZERO, parseDecimal(String(by)));
  if (compare(next, ZERO) <= 0) return removeLine(cart, key);
  return changeLine(cart, key, { quantity: decimalText(next) });
}

/** Lines that are not changed stay the same objects. */
export function changeLine(cart: Draft, key: number, change: Partial<DraftLine>): Draft {
  return { ...cart, lines: cart.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) };
}

export function removeLine(cart: Draft, key: number): Draft {
  return { ...cart, lines: cart.lines.filter((line) => line.key !== key) };
}

/** How many of a product are in the cart, over all its lines; '' where it is not. */
export function countOf({ lines }: Pick<Draft, 'lines'>, product_id: number): string {
  const counts = lines
    .filter((line) => line.product_id === product_id)
    .map(({ quantity }) => readDecimal(quantity) ?? ZERO);
  return counts.length === 0 ? '' : decimalText(counts.reduce(add));
}

/** Thối lại: what was given beyond the total. Null while it is too little or cannot be read; nothing given is the exact amount. */
export function changeOf(total: string, given: string): string | null {
  if (given === '') return '0';
  const [paid, due] = [readDecimal(given), readDecimal(total)];
  if (paid === null || due === null || compare(paid, due) < 0) return null;
  return decimalText(subtract(paid, due));
}

/** Notes of đồng that people round up to. */
const NOTES = [10_000n, 50_000n, 100_000n, 200_000n, 500_000n];
const MAX_OFFERED = 3;

/** Amounts that a buyer is likely to give for a total: rounded up to a note, the least first. */
export function likelyPayments(total: string): string[] {
  const due = readDecimal(total);
  if (due === null || due.scale !== 0 || due.units <= 0n) return [];
  const rounded = NOTES.map((note) => ((due.units + note - 1n) / note) * note).filter(
    (sum) => sum > due.units,
  );
  return [...new Set(rounded)].slice(0, MAX_OFFERED).map(String);
}
