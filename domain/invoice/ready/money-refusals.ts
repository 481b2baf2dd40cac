import { messageTooLarge, MAX_MESSAGE_BYTES } from '../../documents/format/problems.ts';
import { EXCHANGE_RATE_LIMIT, TOTAL_LIMIT } from '../../fields/content-limits.table.ts';
import { CURRENCIES } from '../../fields/currencies.table.ts';
import { add, compare, isZero, parseDecimal, readDecimal, ZERO, type Decimal } from '../../money/decimal.ts';
import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import type { InvoiceContent } from '../content.ts';
import type { RelatedInvoice } from '../particulars.ts';
import type { DraftMoney } from '../draft-money-options.ts';
import { numberRefusals } from './field-refusals.ts';

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
