/** An invoice and all that its amounts depend on, as the judge and the law both read it. */
export type DrawnInvoice = {
  readonly currency: string;
  readonly exchange_rate: string | null;
  readonly digits: Readonly<Record<DigitKey, number>>;
  readonly method: 'VAT' | 'PERCENTAGE_ON_REVENUE';
  readonly price_includes_tax: boolean;
  readonly tax_rounding: 'per_rate' | 'per_line';
  readonly round_entries: boolean;
  readonly discount: { readonly rate: string } | { readonly amount: string } | null;
  /** What part of the percentage on revenue is given up, in percent; null for no reduction. */
  readonly reduction_share: string | null;
  readonly zero_tens: 'linh' | 'lẻ';
  readonly four_after_tens: 'tư' | 'bốn';
  readonly says_whole: boolean;
  readonly lines: readonly DrawnLine[];
  /** Amounts of fees, and what is deducted beside the goods. */
  readonly fees: readonly string[];
  readonly untaxed_deduction: string | null;
  readonly other_deduction: string | null;
};

export type DrawnLine = {
  readonly kind: 'goods' | 'promotion' | 'discount' | 'note';
  readonly quantity: string | null;
  readonly unit_price: string | null;
  readonly discount_rate: string | null;
  readonly discount_amount: string | null;
  readonly amount: string | null;
  readonly vat_rate: DrawnRate | null;
  /** Tỷ lệ % trên doanh thu. */
  readonly percent: string | null;
};

type DrawnRate = (typeof RATES)[number];
export type DigitKey = (typeof DIGIT_KEYS)[number];

const RATES = ['0%', '5%', '8%', '10%', 'KCT', 'KKKNT', 'KHAC:05.26%', 'KHAC:7.5%'] as const;
const PERCENTS = ['1', '2', '3', '5'] as const;
const CURRENCIES = ['VND', 'VND', 'VND', 'USD', 'EUR', 'JPY', 'SGD'] as const;
const KINDS = ['goods', 'goods', 'goods', 'goods', 'goods', 'promotion', 'discount', 'note'] as const;
const DIGIT_KEYS = [
  'decimal_digit_quantity',
  'decimal_digit_unit_price',
  'decimal_digit_vat_amount',
  'decimal_digit_original_amount',
  'decimal_digit_amount_without_vat',
  'decimal_digit_discount_rate',
  'decimal_digit_discount_amount',
  'decimal_digit_amount_after_tax',
] as const;
/** A company that has chosen nothing. */
const USUAL_DIGITS: DrawnInvoice['digits'] = {
  decimal_digit_quantity: 6,
  decimal_digit_unit_price: 6,
  decimal_digit_vat_amount: 6,
  decimal_digit_original_amount: 2,
  decimal_digit_amount_without_vat: 6,
  decimal_digit_discount_rate: 6,
  decimal_digit_discount_amount: 2,
  decimal_digit_amount_after_tax: 6,
};

/** The same invoice for the same seed, for ever: the numbers come from here and from nowhere else. */
export function drawInvoice(seed: number): DrawnInvoice {
  const draw = draws(seed);
  const { pick, chance, whole, decimal } = draw;
  const currency = pick(CURRENCIES);
  const method = chance(0.25) ? 'PERCENTAGE_ON_REVENUE' : 'VAT';
  const digits = chance(0.5)
    ? USUAL_DIGITS
    : { ...USUAL_DIGITS, ...Object.fromEntries(DIGIT_KEYS.map((key) => [key, whole(0, 6)])) };
  // Adjusting downwards: every quantity of the invoice is negative.
  const sign = chance(0.1) ? '-' : '';
  const count = whole(1, 8);
  return {
    currency,
    exchange_rate: currency === 'VND' ? null : decimal(100, 30_000, 2),
    digits,
    method,
    price_includes_tax: chance(0.45),
    tax_rounding: chance(0.5) ? 'per_line' : 'per_rate',
    round_entries: chance(0.3),
    discount: pick([null, null, { rate: decimal(0, 60, 2) }, { amount: `${sign}${decimal(0, 90_000, 1)}` }]),
    reduction_share: method === 'VAT' || chance(0.3) ? null : '20',
    zero_tens: pick(['linh', 'lẻ']),
    four_after_tens: pick(['tư', 'bốn']),
    says_whole: chance(0.2),
    lines: Array.from({ length: count }, () => drawLine(draw, sign)),
    ...drawBeside(draw, ['VND', 'JPY'].includes(currency) ? 0 : 2),
  };
}

/** Drawn last: what was drawn before them stays as it was. */
function drawBeside(
  { pick, chance, decimal }: Draws,
  decimals: number,
): Pick<DrawnInvoice, 'fees' | 'untaxed_deduction' | 'other_deduction'> {
  const some = () => (chance(0.15) ? decimal(0, 2_000, decimals) : null);
  return {
    fees: Array.from({ length: pick([0, 0, 0, 1, 2]) }, () => decimal(0, 90_000, decimals)),
    untaxed_deduction: some(),
    other_deduction: some(),
  };
}

function drawLine({ pick, chance, whole, decimal }: Draws, sign: string): DrawnLine {
  const kind = pick(KINDS);
  const priced = kind === 'goods' || kind === 'promotion';
  return {
    kind,
    quantity: priced && !chance(0.03) ? `${sign}${decimal(0, 500, pick([0, 0, 1, 3, 6]))}` : null,
    unit_price:
      priced && !chance(0.03) ? decimal(0, pick([99, 9_999, 20_000_000]), pick([0, 0, 2, 4, 6])) : null,
    discount_rate: kind === 'goods' && chance(0.3) ? decimal(0, 99, pick([0, 1, 4])) : null,
    discount_amount: kind === 'goods' && chance(0.15) ? `${sign}${decimal(0, 500, pick([0, 1, 3]))}` : null,
    amount: kind === 'discount' ? decimal(0, 5_000, pick([0, 1, 3])) : null,
    vat_rate: kind === 'note' || chance(0.03) ? null : (RATES[whole(0, RATES.length - 1)] ?? null),
    percent: chance(0.1) ? null : pick(PERCENTS),
  };
}

type Draws = ReturnType<typeof draws>;

/** A linear congruential generator (Numerical Recipes): poor chance, but the same on every machine. */
function draws(seed: number) {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (share: number): boolean => next() < share,
    pick: <T>(choices: readonly T[]): T => choices[whole(0, choices.length - 1)] as T,
    decimal: (least: number, most: number, decimals: number): string => {
      const fraction = Array.from({ length: decimals }, () => whole(0, 9)).join('');
      return `${whole(least, most)}${decimals > 0 ? `.${fraction}` : ''}`;
    },
  };
}
