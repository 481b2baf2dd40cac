import { besideGoods, type InvoiceAmounts, type RateAmounts } from './invoice-amounts.ts';
import { add, compare, decimalText, readDecimal, subtract, sum, ZERO, type Decimal } from './decimal.ts';
import { ONE, product, roundExact } from './exact.ts';

/**
 * Quy đổi ra đồng: what reports add up, whole đồng as decimal text. The database computes it itself (`in_dong`, migrations 089 and 103)
 * and is tested against this.
 */
type VndAmounts = Pick<
  InvoiceAmounts,
  'by_rate' | 'total_before_vat' | 'total_discount' | 'total_vat' | 'total'
>;

type ConvertedInvoice = Parameters<typeof besideGoods>[0] & {
  readonly currency: string;
  readonly exchange_rate: string | null;
};

const WHOLE_DONG = 0;

/**
 * Amounts of an invoice at its exchange rate (TGia, đồng for one unit). Every rate's amount and VAT is converted
 * and rounded by itself, and the totals are their sums: so rows and columns of a report add up. An invoice in
 * đồng stays as it is; null where a foreign currency has no readable rate above zero.
 */
export function vndEquivalents(amounts: InvoiceAmounts, invoice: ConvertedInvoice): VndAmounts | null {
  const rate = invoice.currency === 'VND' ? ONE : readDecimal(invoice.exchange_rate);
  if (rate === null || compare(rate, ZERO) <= 0) return null;
  const convert = (text: string) => roundExact(product(readDecimal(text) ?? ZERO, rate), WHOLE_DONG);
  const groups = amounts.by_rate.map((group) => ({
    vat_rate: group.vat_rate,
    amount: convert(group.amount),
    vat: convert(group.vat_amount),
  }));
  const without_rate = convert(decimalText(outsideRates(amounts)));
  const before = add(sum(groups.map((group) => group.amount)), without_rate);
  const vat = sum(groups.map((group) => group.vat));
  const reduction = convert(amounts.revenue_reduction?.reduction ?? '0');
  const beside = convert(decimalText(besideGoods(invoice)));
  return {
    by_rate: groups.map(({ vat_rate, amount, vat: tax }): RateAmounts => ({
      vat_rate,
      amount: decimalText(amount),
      vat_amount: decimalText(tax),
    })),
    total_before_vat: decimalText(before),
    total_discount: decimalText(convert(amounts.total_discount)),
    total_vat: decimalText(vat),
    total: decimalText(subtract(sum([before, vat, beside]), reduction)),
  };
}

/** What lines without a rate add to the total before VAT: all of it where no VAT is computed. */
function outsideRates(amounts: InvoiceAmounts): Decimal {
  const before = readDecimal(amounts.total_before_vat) ?? ZERO;
  return subtract(before, sum(amounts.by_rate.map((group) => readDecimal(group.amount) ?? ZERO)));
}
