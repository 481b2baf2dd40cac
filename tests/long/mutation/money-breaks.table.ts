/** A mistake somebody could make in domain/money: `find` stands once in the file and is replaced by `put`. */
export type Break = {
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
};

export const MONEY_BREAKS = [
  {
    what: 'a half is rounded down',
    file: 'decimal.ts',
    find: '(n * 2n + d) / (d * 2n)',
    put: '(n * 2n + d - 1n) / (d * 2n)',
  },
  {
    what: 'a half is rounded up, not away from zero',
    file: 'decimal.ts',
    find: 'return negative ? -quotient : quotient;',
    put: 'return negative ? -((n * 2n + d - 1n) / (d * 2n)) : quotient;',
  },
  {
    what: 'đồng have decimals',
    file: 'currency-decimals.table.ts',
    find: "currency: 'VND',\n    decimals: 0",
    put: "currency: 'VND',\n    decimals: 1",
  },
  {
    what: "the company's own decimals of a foreign amount are forgotten",
    file: 'decimal-digits.ts',
    find: 'Math.min(digits[column], digits.decimal_digit_original_amount, most)',
    put: 'Math.min(digits.decimal_digit_original_amount, most)',
  },
  {
    what: 'the decimals of the original amount are forgotten',
    file: 'decimal-digits.ts',
    find: 'Math.min(digits[column], digits.decimal_digit_original_amount, most)',
    put: 'Math.min(digits[column], most)',
  },
  {
    what: 'an ended rule of decimals holds for ever',
    file: 'currency-decimals.ts',
    find: 'row.valid_to === null',
    put: 'row.valid_to !== null',
  },
  {
    what: 'a promotion is charged',
    file: 'line-basis.ts',
    find: 'promotion: (line, at, context) => ({',
    put: 'promotion: (line, at, context) => true ? goodsBasis(line, at, context) : ({',
  },
  {
    what: 'a trade discount is added',
    file: 'line-basis.ts',
    find: 'counted: negate(amount)',
    put: 'counted: amount',
  },
  {
    what: 'a rate wins over a stated discount',
    file: 'line-basis.ts',
    find: 'if (stated !== null) return',
    put: 'if (stated !== null && rate === null) return',
  },
  {
    what: 'a discount by rate is rounded with the decimals of the amount',
    file: 'line-basis.ts',
    find: "const digits = scale('decimal_digit_discount_amount');",
    put: "const digits = scale('decimal_digit_amount_without_vat');",
  },
  {
    what: 'what is typed is never rounded first',
    file: 'line-basis.ts',
    find: '!context.options.round_entries ||',
    put: 'true ||',
  },
  {
    what: 'tax is rounded per line for everybody',
    file: 'tax-group.ts',
    find: "const per_line = options.tax_rounding === 'per_line';",
    put: 'const per_line = true;',
  },
  {
    what: 'tax is rounded per rate for everybody',
    file: 'tax-group.ts',
    find: "const per_line = options.tax_rounding === 'per_line';",
    put: 'const per_line = false;',
  },
  {
    what: 'tax in a price is rounded per line for everybody',
    file: 'tax-group.ts',
    find: "context.options.tax_rounding === 'per_line'",
    put: 'context.with_tax',
  },
  {
    what: 'no tax is taken out of a price',
    file: 'tax-group.ts',
    find: 'taxTakenOut(group, add(ONE, fraction), context)',
    put: 'taxTakenOut(group, ONE, context)',
  },
  {
    what: 'tax of prices that contain it is worked out again instead of being the rest',
    file: 'tax-group.ts',
    find: 'vat: subtract(countedIn(group), before),',
    put: 'vat: { units: (before.units * (divisor.units - 10n ** BigInt(divisor.scale))) / 10n ** BigInt(divisor.scale), scale: before.scale },',
  },
  {
    what: 'the parts of a rate explain a discount with its sign turned',
    file: 'tax-group.ts',
    find: "rule: 'line_before_tax_share',\n      exact: over(product(asWritten(member.counted, member)), divisor),",
    put: "rule: 'line_before_tax_share',\n      exact: over(product(member.counted), divisor),",
  },
  {
    what: 'what is left goes to the smallest remainder',
    file: 'apportion.ts',
    find: 'return a > b ? -1 : 1;',
    put: 'return a > b ? 1 : -1;',
  },
  {
    what: 'of equal remainders the order of the lines decides',
    file: 'apportion.ts',
    find: ' || descending(a.value, b.value)',
    put: '',
  },
  {
    what: 'what is left is dropped',
    file: 'apportion.ts',
    find: '.slice(0, left)',
    put: '.slice(0, 0)',
  },
  {
    what: 'parts of a negative total are cut the other way',
    file: 'apportion.ts',
    find: 'const turned = total.units < 0n ? -1n : 1n;',
    put: 'const turned = 1n as bigint;',
  },
  {
    what: 'a discount on an invoice of nothing is shared out all the same',
    file: 'invoice-discount.ts',
    find: 'isZero(base) ? null : discountOf(base, context)',
    put: 'discountOf(base, context)',
  },
  {
    what: 'the discount of the invoice raises its rates',
    file: 'invoice-discount.ts',
    find: 'counted: negate(share)',
    put: 'counted: share',
  },
  {
    what: 'an empty share of the discount makes a line',
    file: 'invoice-discount.ts',
    find: 'if (share === undefined || isZero(share)) return group;',
    put: 'if (share === undefined) return group;',
  },
  {
    what: 'the reduction is of the whole percentage',
    file: 'revenue-reduction.ts',
    find: 'product(before, percent, HUNDREDTH, share, HUNDREDTH)',
    put: 'product(before, percent, HUNDREDTH)',
  },
  {
    what: 'who deducts VAT gets the reduction too',
    file: 'revenue-reduction.ts',
    find: "revenue_reduction === null || method_of_tax_calculation === 'VAT'",
    put: 'revenue_reduction === null',
  },
  {
    what: 'the reduction is not taken off the total',
    file: 'invoice-amounts.ts',
    find: 'subtract(add(before, vat), reduction?.total ?? ZERO)',
    put: 'add(before, vat)',
  },
  {
    what: 'KKKNT stands before KCT',
    file: 'rate-groups.ts',
    find: '{ KCT: 1, KKKNT: 2 }',
    put: '{ KCT: 2, KKKNT: 1 }',
  },
  {
    what: 'the same rate in two writings follows the order of the lines',
    file: 'rate-groups.ts',
    find: 'compare(value(a), value(b)) || byText',
    put: 'compare(value(a), value(b))',
  },
  {
    what: 'the price before tax keeps the decimals of the quantity',
    file: 'line-amounts.ts',
    find: 'digits.decimal_digit_unit_price',
    put: 'digits.decimal_digit_quantity',
  },
  {
    what: 'the gross before tax is the amount, its discount forgotten',
    file: 'line-amounts.ts',
    find: 'add(amount, discount ?? ZERO)',
    put: 'amount',
  },
  {
    what: 'reports convert totals, not rates',
    file: 'vnd-equivalents.ts',
    find: 'total_vat: decimalText(vat),',
    put: 'total_vat: decimalText(convert(amounts.total_vat)),',
  },
  {
    what: 'an exchange rate of nothing converts',
    file: 'vnd-equivalents.ts',
    find: 'compare(rate, ZERO) <= 0',
    put: 'compare(rate, ZERO) < 0',
  },
  {
    what: 'the explanation says a fraction in any terms',
    file: 'exact.ts',
    find: 'over /= common;\n  under /= common;\n',
    put: 'void common;\n',
  },
  {
    what: 'the explanation marks every step as changed',
    file: 'explain-invoice.ts',
    find: 'compare(numeratorOf(exact), multiply(result, divisor)) !== 0',
    put: 'compare(numeratorOf(exact), multiply(result, divisor)) !== 2',
  },
  {
    what: 'five after ten is said "năm"',
    file: 'amount-in-words.ts',
    find: 'units === 5 && tens > 0',
    put: 'units === 5 && tens > 1',
  },
  {
    what: 'the first group says its empty hundreds',
    file: 'amount-in-words.ts',
    find: 'if (h > 0 || !first)',
    put: 'if (h > 0 || first || !first)',
  },
  {
    what: 'words that the format has no room for are sent',
    file: 'amount-in-words.ts',
    find: "said.length > MAX_WORDS_LENGTH ? '' : said",
    put: 'said',
  },
  {
    what: 'a trade discount is written negative',
    file: 'line-amounts.ts',
    find: 'negate(counted) : counted',
    put: 'counted : counted',
  },
  {
    what: 'the words forget how the company says them',
    file: 'invoice-amounts.ts',
    find: 'context.options.words',
    put: '{}',
  },
  {
    what: 'lines without a rate are missing in reports',
    file: 'vnd-equivalents.ts',
    find: 'add(sum(groups.map((group) => group.amount)), without_rate)',
    put: 'sum(groups.map((group) => group.amount))',
  },
  {
    what: 'tax is taken out of prices on revenue as well',
    file: 'money-options.ts',
    find: "return price_includes_tax && method_of_tax_calculation === 'VAT';",
    put: 'return price_includes_tax;',
  },
  {
    what: 'an amount with tax is rounded like one without',
    file: 'line-basis.ts',
    find: "        scale('decimal_digit_amount_after_tax'),",
    put: "        scale('decimal_digit_amount_without_vat'),",
  },
  {
    what: 'a discount of the whole invoice is no trade discount',
    file: 'invoice-amounts.ts',
    find: 'member.subtracts)',
    put: 'member.subtracts && member.line !== null)',
  },
] as const satisfies readonly Break[];
