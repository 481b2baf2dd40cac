import type { InvoiceContent } from '../../invoice/content.ts';
import type { InvoiceParticulars } from '../../invoice/particulars.ts';
import type { InvoiceAmounts } from '../../money/invoice-amounts.ts';
import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import { UNTAXED_FORMS } from '../../rules/particulars/forms.table.ts';
import { readVatRate } from '../../rules/tax/vat-rates.ts';
import { given, plainDecimal, type TotalsValue } from './values.ts';

/** Versions without TgTCThue on sales invoices. */
const WITHOUT_SUM_BEFORE_REDUCTION: readonly FormatVersion[] = ['2.0.1', '2.1.0'];

/** Thanh toán (TToan). */
export function totalsValue(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  version: FormatVersion,
): TotalsValue {
  const { form_no, fees = [], lines } = content;
  const hasTradeDiscount =
    amounts.invoice_discount !== null || lines.some((line) => line.kind === 'discount');
  const isUntaxed = UNTAXED_FORMS.includes(form_no);
  // Stamps and tickets of the kind of a sales invoice (series letter H) have no tax at all.
  const hasNoTax = isUntaxed || (form_no === '5' && amounts.by_rate.length === 0);
  return {
    THTTLTSuat: amounts.by_rate.map(({ vat_rate, amount, vat_amount }) => ({
      TSuat: vat_rate,
      ThTien: amount,
      TThue: vat_amount,
    })),
    TgTCThue: isUntaxed ? beforeReduction(amounts, version) : amounts.total_before_vat,
    TGTKCThue: plainDecimal(content.untaxed_deduction),
    TgTThue: hasNoTax ? null : amounts.total_vat,
    DSLPhi: fees.map(({ name, amount }) => ({ TLPhi: name, TPhi: plainDecimal(amount) })),
    TTCKTMai: hasTradeDiscount ? amounts.total_discount : null,
    TGTKhac: plainDecimal(content.other_deduction),
    TgTTTBSo: amounts.total,
    TgTTTBChu: amounts.total_in_words,
    TTKhac: [],
  };
}

/** TgTCThue of a sales invoice: what its goods come to before the percentage on revenue is reduced, where it is. */
function beforeReduction({ revenue_reduction }: InvoiceAmounts, version: FormatVersion): string | null {
  if (revenue_reduction === null || WITHOUT_SUM_BEFORE_REDUCTION.includes(version)) return null;
  return revenue_reduction.before;
}

type TotalsContent = Pick<InvoiceParticulars, 'fees' | 'untaxed_deduction' | 'other_deduction'>;

export function totalsContent({ DSLPhi = [], TGTKCThue, TGTKhac }: Partial<TotalsValue>): TotalsContent {
  return given({
    fees: DSLPhi.map(({ TLPhi, TPhi }) => ({ name: TLPhi, amount: TPhi })),
    untaxed_deduction: TGTKCThue,
    other_deduction: TGTKhac,
  });
}

/** Totals and amounts as an invoice states them, whether or not they are right. */
export type StatedAmounts = {
  /** ThTien of each line. */
  lines: (string | null)[];
  by_rate: { vat_rate: string; amount: string | null; vat_amount: string | null }[];
  total_before_vat: string | null;
  total_discount: string | null;
  total_vat: string | null;
  total: string | null;
  total_in_words: string | null;
};

export function statedTotals(totals: Partial<TotalsValue>): Omit<StatedAmounts, 'lines'> {
  return {
    by_rate: (totals.THTTLTSuat ?? []).map(({ TSuat, ThTien, TThue }) => ({
      vat_rate: readVatRate(TSuat ?? '') ?? TSuat ?? '',
      amount: ThTien === '' ? null : ThTien,
      vat_amount: TThue,
    })),
    total_before_vat: textOf(totals.TgTCThue),
    total_discount: textOf(totals.TTCKTMai),
    total_vat: textOf(totals.TgTThue),
    total: textOf(totals.TgTTTBSo),
    total_in_words: textOf(totals.TgTTTBChu),
  };
}

/** A required element that is missing is read as ''. */
function textOf(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
