import type { InvoiceLine } from '../invoice/content.ts';
import { isLumpSum } from '../invoice/lines/lump-sum.ts';
import type { DecimalDigitKey } from './decimal-digits.ts';
import { decimalsOf, isZero, negate, readDecimal, subtract, ZERO, type Decimal } from './decimal.ts';
import { HUNDREDTH, product } from './exact.ts';
import type { MoneyContext } from './money-context.ts';

/** What one line says, in the prices it was typed in (with or without VAT); null where it says nothing yet. */
export type LineBasis = {
  readonly quantity: Decimal | null;
  readonly unit_price: Decimal | null;
  readonly discount_rate: Decimal | null;
  /** Quantity times price, rounded. */
  readonly gross: Decimal | null;
  /** Số tiền chiết khấu (STCKhau) of the line itself. */
  readonly discount: Decimal | null;
  /** What the line adds to its rate's group: a trade discount takes away. */
  readonly counted: Decimal | null;
};

const NOTHING: LineBasis = {
  quantity: null,
  unit_price: null,
  discount_rate: null,
  gross: null,
  discount: null,
  counted: null,
};
type Reader = (line: InvoiceLine, at: number, context: MoneyContext) => LineBasis;

const BY_KIND = {
  goods: goodsBasis,
  // Khuyến mại: shown with amount 0, never taxed (data format, TChat 2).
  promotion: (line, at, context) => ({
    ...entriesOf(line, at, context),
    discount_rate: null,
    gross: ZERO,
    discount: null,
    counted: null,
  }),
  discount: tradeDiscountBasis,
  note: () => NOTHING,
} as const satisfies Record<InvoiceLine['kind'], Reader>;

/** The line at place `at` (from 0), by its kind (TChat). */
export function lineBasis(line: InvoiceLine, at: number, context: MoneyContext): LineBasis {
  return BY_KIND[line.kind](line, at, context);
}

function goodsBasis(line: InvoiceLine, at: number, context: MoneyContext): LineBasis {
  const entries = entriesOf(line, at, context);
  const { quantity, unit_price, discount_rate } = entries;
  if (isLumpSum(line)) return lumpSumBasis(line, at, context);
  if (quantity === null || unit_price === null) return { ...NOTHING, ...entries };
  const { log, scale, with_tax } = context;
  const gross = with_tax
    ? log.round(
        { of: 'line', line: at, amount: 'gross_with_tax' },
        'line_gross_with_tax',
        product(quantity, unit_price),
        scale('decimal_digit_amount_after_tax'),
      )
    : log.round(
        { of: 'line', line: at, amount: 'gross' },
        'line_gross',
        product(quantity, unit_price),
        scale('decimal_digit_amount_without_vat'),
      );
  const discount = lineDiscount(readDecimal(line.discount_amount), discount_rate, gross, at, context);
  return { ...entries, gross, discount, counted: discount === null ? gross : subtract(gross, discount) };
}

/** A service without quantity and price: what is typed is what it comes to. */
function lumpSumBasis(line: InvoiceLine, at: number, { log, scale, with_tax }: MoneyContext): LineBasis {
  const typed = readDecimal(line.amount);
  if (typed === null) return NOTHING;
  const gross = log.round(
    { of: 'line', line: at, amount: with_tax ? 'gross_with_tax' : 'gross' },
    'line_amount_stated',
    product(typed),
    scale(with_tax ? 'decimal_digit_amount_after_tax' : 'decimal_digit_amount_without_vat'),
  );
  return { ...NOTHING, gross, counted: gross };
}

/** A stated amount wins over a rate: the rate is then only shown beside it. */
function lineDiscount(
  stated: Decimal | null,
  rate: Decimal | null,
  gross: Decimal,
  at: number,
  { log, scale, with_tax }: MoneyContext,
): Decimal | null {
  const name = {
    of: 'line',
    line: at,
    amount: with_tax ? 'discount_with_tax' : 'discount_amount',
  } as const;
  const digits = scale('decimal_digit_discount_amount');
  if (stated !== null) return log.round(name, 'line_discount_stated', product(stated), digits);
  if (rate === null || isZero(rate)) return null;
  return log.round(name, 'line_discount_by_rate', product(gross, rate, HUNDREDTH), digits);
}

/** Chiết khấu thương mại (TChat 3): written positive, subtracted from the goods of the same rate. */
function tradeDiscountBasis(
  line: InvoiceLine,
  at: number,
  { log, scale, with_tax }: MoneyContext,
): LineBasis {
  const typed = readDecimal(line.amount);
  if (typed === null) return NOTHING;
  const amount = log.round(
    { of: 'line', line: at, amount: with_tax ? 'amount_with_tax' : 'amount' },
    'trade_discount',
    product(typed),
    scale(with_tax ? 'decimal_digit_amount_after_tax' : 'decimal_digit_amount_without_vat'),
  );
  return { ...NOTHING, counted: negate(amount) };
}

type Entry = 'quantity' | 'unit_price' | 'discount_rate';

function entriesOf(line: InvoiceLine, at: number, context: MoneyContext): Pick<LineBasis, Entry> {
  const read = (entry: Entry, key: DecimalDigitKey): Decimal | null => {
    const typed = readDecimal(line[entry]);
    const digits = context.digits[key];
    if (typed === null || !context.options.round_entries || decimalsOf(typed) <= digits) return typed;
    return context.log.round({ of: 'line', line: at, amount: entry }, 'entry', product(typed), digits);
  };
  return {
    quantity: read('quantity', 'decimal_digit_quantity'),
    unit_price: read('unit_price', 'decimal_digit_unit_price'),
    discount_rate: read('discount_rate', 'decimal_digit_discount_rate'),
  };
}
