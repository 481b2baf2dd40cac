import type { MistakeRefusalCode } from './mistakes/mistake-words.table.ts';
import type { DeclarationRefusalCode } from './registration/declaration-words.table.ts';
import { DEFAULT_NUMBER_STYLE, shownDecimal, type NumberStyle } from './numbers/number-style.ts';
import { quotedText } from './numbers/quoted-text.ts';
import type { IssuingWarningCode } from './rules/issuing-warnings.table.ts';
import type { SummaryRefusalCode } from './summary-tables/summary-words.table.ts';
import { REFUSAL_WORDS } from './refusal-words.table.ts';

/** Every reason a rule says no. Closed: a new one does not compile until it has words. */
export type RefusalCode =
  | 'text_missing'
  | 'text_too_long'
  | 'text_characters'
  | 'number_malformed'
  | 'number_decimals'
  | 'number_digits'
  | 'tax_code_characters'
  | 'tax_code_length'
  | 'tax_code_check_digit'
  | 'tax_code_branch'
  | 'identity_no_malformed'
  | 'budget_code_malformed'
  | 'email_malformed'
  | 'emails_too_many'
  | 'first_email_too_long'
  | 'issued_on_malformed'
  | 'issued_on_future'
  | 'issued_on_not_today'
  | IssuingWarningCode
  | DeclarationRefusalCode
  | MistakeRefusalCode
  | SummaryRefusalCode
  | 'form_unknown'
  | 'symbol_malformed'
  | 'symbol_year'
  | 'symbol_letter_unknown'
  | 'symbol_letter_form'
  | 'series_unpublished'
  | 'series_missing'
  | 'series_closed'
  | 'series_exhausted'
  | 'certificate_missing'
  | 'certificate_deleted'
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  | 'certificate_tax_code'
  | 'certificate_not_declared'
  | 'buyer_missing'
  | 'retail_buyer_words'
  | 'buyer_name_required'
  | 'buyer_address_required'
  | 'currency_malformed'
  | 'currency_unknown'
  | 'exchange_rate_missing'
  | 'exchange_rate_not_positive'
  | 'exchange_rate_in_vnd'
  | 'lines_missing'
  | 'lines_too_many'
  | 'line_quantity_missing'
  | 'line_unit_price_missing'
  | 'line_amount_missing'
  | 'line_amount_negative'
  | 'line_discount_rate_range'
  | 'line_discount_too_large'
  | 'line_discount_contradicts'
  | 'line_discount_not_in_form'
  | 'vat_rate_missing'
  | 'vat_rate_unknown'
  | 'vat_rate_not_in_force'
  | 'revenue_percent_unknown'
  | 'revenue_percent_not_reduced'
  | 'invoice_discount_twice'
  | 'invoice_discount_rate_range'
  | 'invoice_discount_too_large'
  | 'invoice_discount_not_in_form'
  | 'fees_not_in_form'
  | 'special_goods_malformed'
  | 'special_goods_not_in_form'
  | 'extra_field_twice'
  | 'extra_date_malformed'
  | 'deduction_not_in_form'
  | 'total_negative'
  | 'total_digits'
  | 'document_too_large'
  | 'document_format';

export type RefusalParams = Readonly<Record<string, string>>;

/** One reason, the field it is about (`lines.2.quantity`, from 0; null: the whole), and what its words need. */
export type Refusal = { code: RefusalCode; field: string | null; params: Record<string, string> };

export function refuse(
  code: RefusalCode,
  field: string | null,
  params: Record<string, string> = {},
): Refusal {
  return { code, field, params };
}

/** Parameters that are numbers of the wire, by the refusals that name them. */
const NUMBERS = {
  number_decimals: ['value'],
  exchange_rate_not_positive: ['value'],
  exchange_rate_in_vnd: ['value'],
  line_amount_negative: ['value'],
  line_discount_rate_range: ['value'],
  line_discount_too_large: ['value', 'gross'],
  line_discount_contradicts: ['value', 'rate', 'by_rate'],
  revenue_percent_unknown: ['percent'],
  revenue_percent_not_reduced: ['percent'],
  invoice_discount_rate_range: ['value'],
  invoice_discount_too_large: ['value'],
  total_negative: ['total'],
  value_below_zero: ['value'],
  document_too_large: ['bytes', 'max'],
} as const satisfies Partial<Record<RefusalCode, readonly string[]>>;

/** The parameter that holds what somebody typed. */
const TYPED = 'value';

/** What the words of a refusal are filled with, its numbers in the company's style: `-2.160` for `-2160`. */
export function shownParams(
  { code, params }: Pick<Refusal, 'code' | 'params'>,
  style: NumberStyle,
): RefusalParams {
  const names: readonly string[] = code in NUMBERS ? NUMBERS[code as keyof typeof NUMBERS] : [];
  const shown = Object.entries(params).map(([name, value]) => {
    if (names.includes(name)) return [name, shownDecimal(value, style)];
    return [name, name === TYPED ? quotedText(value) : value];
  });
  return Object.fromEntries(shown) as RefusalParams;
}

/** The sentence people read: what is there, what is wanted, what to do. */
export function refusalText(
  refusal: Pick<Refusal, 'code' | 'params'>,
  style: NumberStyle = DEFAULT_NUMBER_STYLE,
): string {
  return REFUSAL_WORDS[refusal.code](shownParams(refusal, style));
}
