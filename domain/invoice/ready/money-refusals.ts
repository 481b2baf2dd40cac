import { messageTooLarge, MAX_MESSAGE_BYTES } from '../../documents/format/problems.ts';
import {
  besideGoodsLimit,
  EXCHANGE_RATE_LIMIT,
  FEE_NAME_LIMIT,
  TOTAL_LIMIT,
} from '../../fields/content-limits.table.ts';
import { CURRENCIES } from '../../fields/currencies.table.ts';
import { add, compare, isZero, parseDecimal, readDecimal, ZERO, type Decimal } from '../../money/decimal.ts';
import { ONE } from '../../money/exact.ts';
import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import { besideGoodsIn } from '../../rules/particulars/forms.table.ts';
import type { InvoiceContent } from '../content.ts';
import type { RelatedInvoice } from '../particulars.ts';
import type { DraftMoney } from '../draft-money-options.ts';
import { numberRefusals, requiredText } from './field-refusals.ts';

/** Đồng tiền and tỷ giá: a rate must be there unless the currency is VND (data format, TGia). */
export function currencyRefusals({ currency, exchange_rate }: InvoiceContent): Refusal[] {
  if (!/^[A-Z]{3}$/.test(currency)) return [refuse('currency_malformed', 'currency', { value: currency })];
  if (!CURRENCIES.has(currency)) return [refuse('currency_unknown', 'currency', { value: currency })];
  if (currency === 'VND') return [];
  if (exchange_rate === null || exchange_rate === '') {
    return [refuse('exchange_rate_missing', 'exchange_rate', { currency })];
  }
  const rate = readDecimal(exchange_rate);
  if (rate !== null && compare(rate, ZERO) <= 0) {
    return [refuse('exchange_rate_not_positive', 'exchange_rate', { currency, value: exchange_rate })];
  }
  return numberRefusals('exchange_rate', exchange_rate, EXCHANGE_RATE_LIMIT);
}

/**
 * A rate beside VND: the currency was left out, and amounts in dollars would become đồng. As it is stated, since the content of an invoice
 * in đồng has no rate; 1 and 0, which some programs send with đồng, say nothing.
 */
export function vndRateRefusals({
  currency,
  exchange_rate = null,
}: {
  currency: string;
  exchange_rate?: string | null;
}): Refusal[] {
  const rate = currency === 'VND' ? readDecimal(exchange_rate) : null;
  if (rate === null || exchange_rate === null || isZero(rate) || compare(rate, ONE) === 0) return [];
  return [refuse('exchange_rate_in_vnd', 'exchange_rate', { value: exchange_rate })];
}

/** They state whole invoices; the others state what an invoice changes by. */
const REPLACING: ReadonlySet<RelatedInvoice['nature']> = new Set(['replace', 'replace_many'] as const);

/** A negative total is for adjusting and discount invoices only; the format takes 21 digits. */
export function totalRefusals({ related }: InvoiceContent, { total }: InvoiceAmounts): Refusal[] {
  const isDifference = related != null && !REPLACING.has(related.nature);
  if (!isDifference && compare(parseDecimal(total), ZERO) < 0)
    return [refuse('total_negative', null, { total })];
  const digits = total.replace(/[.-]/g, '').length;
  const max = TOTAL_LIMIT.digits;
  return digits > max ? [refuse('total_digits', null, { max: String(max) })] : [];
}

/**
 * What is wrong with fees and the other deduction: a fee has a name and an amount, amounts fit the currency, and the form of
 * the series must have a place for them: its file would leave them out, and its total would not add up.
 */
export function besideGoodsRefusals(content: InvoiceContent): Refusal[] {
  const { form_no, currency, fees = [], other_deduction } = content;
  const takes = besideGoodsIn(form_no);
  const refusals = fees.flatMap(({ name, amount }, at) => [
    ...requiredText(`fees.${at}.name`, name ?? '', FEE_NAME_LIMIT),
    ...amountRefusals(`fees.${at}.amount`, amount, besideGoodsLimit('Tiền phí', currency)),
  ]);
  if (fees.length > 0 && !takes.fees) refusals.push(refuse('fees_not_in_form', 'fees', { form_no }));
  if (other_deduction == null) return refusals;
  if (!takes.other_deduction) refusals.push(refuse('deduction_not_in_form', 'other_deduction', { form_no }));
  const limit = besideGoodsLimit('Giảm trừ khác', currency);
  return [...refusals, ...numberRefusals('other_deduction', other_deduction, limit)];
}

function amountRefusals(
  field: string,
  amount: string | null,
  limit: ReturnType<typeof besideGoodsLimit>,
): Refusal[] {
  if (amount === null || amount === '') return [refuse('text_missing', field, { label: limit.label })];
  return numberRefusals(field, amount, limit);
}

/** A message is 2 MB at most. */
export function sizeRefusals(bytes: number | null): Refusal[] {
  if (bytes === null || messageTooLarge(bytes) === null) return [];
  return [refuse('document_too_large', null, { bytes: String(bytes), max: String(MAX_MESSAGE_BYTES) })];
}

const WHOLE: Decimal = { units: 100n, scale: 0 };

/**
 * What is wrong with the discount on the whole invoice: a rate and an amount together, a rate over 100, more than
 * the goods come to. While no line has an amount there is nothing to hold it against.
 */
export function invoiceDiscountRefusals(stated: DraftMoney, amounts: InvoiceAmounts): Refusal[] {
  const { invoice_discount_rate: rate = null, invoice_discount_amount: amount = null } = stated;
  if (rate && amount) return [refuse('invoice_discount_twice', 'invoice_discount_amount')];
  if (compare(readDecimal(rate) ?? ZERO, WHOLE) > 0) {
    return [refuse('invoice_discount_rate_range', 'invoice_discount_rate', { value: rate ?? '' })];
  }
  return amount && isMoreThanGoods(amount, amounts)
    ? [refuse('invoice_discount_too_large', 'invoice_discount_amount', { value: amount })]
    : [];
}

function isMoreThanGoods(stated: string, amounts: InvoiceAmounts): boolean {
  const after = readDecimal(amounts.total_before_vat) ?? ZERO;
  if (amounts.invoice_discount === null) {
    // Of nothing there is nothing to take off.
    const hasAmounts = amounts.lines.some((line) => line.amount !== null);
    return hasAmounts && isZero(after) && compare(readDecimal(stated) ?? ZERO, ZERO) > 0;
  }
  const goods = add(after, readDecimal(amounts.invoice_discount.amount) ?? ZERO);
  return compare(goods, ZERO) >= 0 && compare(after, ZERO) < 0;
}
