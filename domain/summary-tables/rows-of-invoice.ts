import type { InvoiceContent } from '../invoice/content.ts';
import type { RelatedInvoice } from '../invoice/particulars.ts';
import {
  add,
  compare,
  decimalText,
  readDecimal,
  subtract,
  sum,
  ZERO,
  type Decimal,
} from '../money/decimal.ts';
import type { InvoiceAmounts } from '../money/invoice-amounts.ts';
import type { SummaryRow, SummaryRowState } from './content.ts';
import { periodOf, type SummaryPeriodKind } from './period.ts';

const STATES = {
  adjust: 'adjust',
  adjust_many: 'adjust',
  trade_discount: 'adjust',
  replace: 'replace',
  replace_many: 'replace',
} as const satisfies Record<RelatedInvoice['nature'], SummaryRowState>;

/**
 * The rows of an issued invoice: one for each tax rate, and one for what has no rate. Fees are in the first row; what else lies between the
 * rows and the invoice's total is its deduction, so that total = amount + VAT + fees − deduction in each row and they add up to the invoice.
 * `reported_kind`: whether the invoice that it corrects was reported by month or by quarter.
 */
export function rowsOfInvoice(
  invoice_id: number,
  content: InvoiceContent,
  amounts: InvoiceAmounts,
  reported_kind: SummaryPeriodKind,
): SummaryRow[] {
  const { form_no, symbol, number, issued_on, related } = content;
  const common = {
    invoice_id,
    form_no,
    symbol,
    number: String(number ?? ''),
    issued_on,
    buyer_name: content.buyer_name || content.buyer_person,
    buyer_tax_code: content.buyer_tax_code,
    buyer_budget_code: content.buyer_budget_code,
    buyer_address: content.buyer_address,
    buyer_code: content.buyer_code,
    exchange_rate: content.currency === 'VND' ? null : content.exchange_rate,
    state: related ? STATES[related.nature] : 'new',
    related: related ? relatedOf(related, reported_kind) : null,
  } as const;
  const fees = sum((content.fees ?? []).map(({ amount }) => decimalOf(amount)));
  const parts = partsOf(amounts);
  const stated = sum(parts.map(({ amount, vat }) => add(amount, vat)));
  const deduction = subtract(add(stated, fees), decimalOf(amounts.total));
  return parts.map(({ vat_rate, amount, vat }, at): SummaryRow => {
    const [fee, less] = at === 0 ? [fees, deduction] : [ZERO, ZERO];
    return {
      ...common,
      vat_rate,
      amount: decimalText(amount),
      vat_amount: decimalText(vat),
      fees: decimalText(fee),
      deduction: decimalText(less),
      total: decimalText(subtract(add(add(amount, vat), fee), less)),
    };
  });
}

/** Corrected data of an invoice that is reported again; a field is null where the invoice's own content is right. */
export type RowCorrection = {
  state: 'explain' | 'mistake';
  reason: string;
  buyer_name: string | null;
  buyer_address: string | null;
};

/**
 * The rows of an invoice that a table has reported, reported again: with what is right, and with itself as the related invoice, in the period in
 * which it was reported: a company that reports by month now may have reported it by quarter.
 */
export function correctedRows(
  rows: readonly SummaryRow[],
  correction: RowCorrection,
  reported_kind: SummaryPeriodKind,
): SummaryRow[] {
  const { state, reason, buyer_name, buyer_address } = correction;
  return rows.map((row) => ({
    ...row,
    state,
    note: reason,
    buyer_name: buyer_name ?? row.buyer_name,
    buyer_address: buyer_address ?? row.buyer_address,
    related: {
      regime: '1',
      form_no: row.form_no,
      symbol: row.symbol,
      number: row.number,
      period: periodOf(row.issued_on, reported_kind),
    },
  }));
}

type Part = { vat_rate: string | null; amount: Decimal; vat: Decimal };

function partsOf({ by_rate, total_before_vat, total_vat }: InvoiceAmounts): Part[] {
  const parts = by_rate.map(({ vat_rate, amount, vat_amount }): Part => ({
    vat_rate,
    amount: decimalOf(amount),
    vat: decimalOf(vat_amount),
  }));
  const rest = subtract(decimalOf(total_before_vat), sum(parts.map(({ amount }) => amount)));
  const rest_vat = subtract(decimalOf(total_vat), sum(parts.map(({ vat }) => vat)));
  const isWhole = compare(rest, ZERO) === 0 && compare(rest_vat, ZERO) === 0;
  return isWhole && parts.length > 0 ? parts : [...parts, { vat_rate: null, amount: rest, vat: rest_vat }];
}

function relatedOf(
  { regime, form_no, symbol, number, issued_on }: RelatedInvoice,
  reported_kind: SummaryPeriodKind,
): SummaryRow['related'] {
  return {
    regime,
    form_no,
    symbol,
    number,
    period: issued_on === null ? null : periodOf(issued_on, reported_kind),
  };
}

function decimalOf(text: string | null): Decimal {
  return readDecimal(text ?? '') ?? ZERO;
}
