import type { DigitKey, DrawnInvoice, DrawnLine } from './drawn-invoice.ts';
import { handOut } from './hand-out.ts';
import type { Rational } from './rational.ts';
import { dividedBy, fromText, nearest, NONE, opposite, plus, rational, times } from './rational.ts';

/** A number that stands in a bucket: of one rate, or one percentage. `at` is null for the invoice's discount. */
export type Piece = {
  at: number | null;
  bucket: string | null;
  typed: Rational;
  minus: boolean;
  net: Rational;
  vat: Rational | null;
};

/** What the lines of an invoice say, before any tax is added or taken out. */
type Said = {
  read: Read[];
  line_discounts: (Rational | null)[];
  pieces: Piece[];
  buckets: (string | null)[];
};
type Read = { quantity: Rational | null; price: Rational | null; rate: Rational | null };

export const PERCENT = rational(1n, 100n);

export const isInclusive = ({ method, price_includes_tax }: DrawnInvoice): boolean =>
  method === 'VAT' && price_includes_tax;

/** Decimals of an amount: none of a đồng, a yen or a won, two of anything else, fewer where the company says so. */
export function placesOf({ currency, digits }: DrawnInvoice): (key: DigitKey) => number {
  const whole = ['VND', 'JPY', 'KRW'].includes(currency);
  return (key) => (whole ? 0 : Math.min(digits[key], digits.decimal_digit_original_amount, 2));
}

export function piecesOf(invoice: DrawnInvoice): Said {
  const places = placesOf(invoice);
  const taxed = invoice.method === 'VAT';
  const money = isInclusive(invoice) ? 'decimal_digit_amount_after_tax' : 'decimal_digit_amount_without_vat';
  const read = invoice.lines.map((line) => readLine(line, invoice));
  const gross = read.map(({ quantity, price }, at) =>
    invoice.lines[at]?.kind === 'goods' && quantity && price
      ? nearest(times(quantity, price), places(money))
      : null,
  );
  const line_discounts = invoice.lines.map((line, at) => {
    const [own, rate] = [gross[at] ?? null, read[at]?.rate ?? null];
    if (own === null) return null;
    if (line.discount_amount !== null)
      return nearest(fromText(line.discount_amount), places('decimal_digit_discount_amount'));
    if (rate === null || rate.over === 0n) return null;
    return nearest(times(own, rate, PERCENT), places('decimal_digit_discount_amount'));
  });

  const pieces: Piece[] = [];
  for (const [at, line] of invoice.lines.entries()) {
    const own = gross[at] ?? null;
    const off =
      line.kind === 'discount' && line.amount !== null ? nearest(fromText(line.amount), places(money)) : null;
    const typed = own === null ? off && opposite(off) : plus(own, opposite(line_discounts[at] ?? NONE));
    if (typed === null) continue;
    const bucket = taxed
      ? line.vat_rate
      : line.percent !== null && invoice.reduction_share !== null
        ? line.percent
        : null;
    pieces.push({ at, bucket, typed, minus: line.kind === 'discount', net: typed, vat: null });
  }
  const buckets = [...new Set(pieces.map(({ bucket }) => bucket))].sort((a, b) => order(a) - order(b));

  return { read, line_discounts, pieces: [...pieces, ...shares(invoice, pieces, buckets)], buckets };
}

/** The discount on the whole invoice, a piece for each bucket it falls on. */
function shares(
  invoice: DrawnInvoice,
  pieces: readonly Piece[],
  buckets: readonly (string | null)[],
): Piece[] {
  const base = plus(...pieces.map(({ typed }) => typed));
  if (invoice.discount === null || base.over === 0n) return [];
  const digits = placesOf(invoice)('decimal_digit_discount_amount');
  const discount =
    'rate' in invoice.discount
      ? nearest(times(base, fromText(invoice.discount.rate), PERCENT), digits)
      : nearest(fromText(invoice.discount.amount), digits);
  const fair = buckets.map((bucket) => {
    const own = pieces.filter((piece) => piece.bucket === bucket).map(({ typed }) => typed);
    return dividedBy(times(discount, plus(...own)), base);
  });
  return handOut(fair, discount, digits).flatMap((share, place): Piece[] => {
    if (share.over === 0n) return [];
    const typed = opposite(share);
    return [{ at: null, bucket: buckets[place] ?? null, typed, minus: true, net: typed, vat: null }];
  });
}

function readLine(line: DrawnLine, { digits, round_entries }: DrawnInvoice): Read {
  const entry = (text: string | null, key: DigitKey): Rational | null => {
    if (text === null || line.kind === 'discount' || line.kind === 'note') return null;
    return round_entries ? nearest(fromText(text), digits[key]) : fromText(text);
  };
  return {
    quantity: entry(line.quantity, 'decimal_digit_quantity'),
    price: entry(line.unit_price, 'decimal_digit_unit_price'),
    rate: entry(line.discount_rate, 'decimal_digit_discount_rate'),
  };
}

/** Rising; KCT and KKKNT after them, what has no rate at the end. */
function order(bucket: string | null): number {
  if (bucket === null) return 1_000;
  return { KCT: 998, KKKNT: 999 }[bucket] ?? Number(bucket.replace(/KHAC:|%/g, ''));
}
