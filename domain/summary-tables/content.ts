import type { RelatedInvoice } from '../invoice/particulars.ts';
import { periodName, type SummaryPeriod } from './period.ts';

/**
 * TThai: 0 new, 2 adjusts another invoice, 3 replaces one, 4 explains what changes no amount, 5 the row of an earlier table was wrong. Never 1,
 * cancelled: no issued invoice is.
 */
export type SummaryRowState = 'new' | 'adjust' | 'replace' | 'explain' | 'mistake';

/** A row of table 01/TH-HĐĐT: an invoice, or its part of one tax rate. Amounts are decimals in the table's currency. */
export type SummaryRow = {
  invoice_id: number;
  form_no: string;
  symbol: string;
  /** Digits without leading zeros. */
  number: string;
  /** YYYY-MM-DD. */
  issued_on: string;
  buyer_name: string | null;
  buyer_tax_code: string | null;
  buyer_budget_code: string | null;
  buyer_address: string | null;
  buyer_code: string | null;
  /** Before VAT; negative where an adjustment takes something off. */
  amount: string;
  /** Null where the invoice states none. */
  vat_rate: string | null;
  vat_amount: string;
  fees: string;
  /** Giảm trừ khác. */
  deduction: string;
  total: string;
  /** Đồng for one unit; null for VND. */
  exchange_rate: string | null;
  state: SummaryRowState;
  /** GChu: why an invoice is reported again; absent in rows that were sealed before this field existed. */
  note?: string | null;
  related:
    | (Pick<RelatedInvoice, 'regime' | 'form_no' | 'symbol' | 'number'> & {
        /** In whose data the related invoice is; null where its day is not known. */
        period: SummaryPeriod | null;
      })
    | null;
};

/** Bảng tổng hợp dữ liệu hóa đơn điện tử gửi cơ quan thuế, form 01/TH-HĐĐT. */
export type SummaryTable = {
  period: SummaryPeriod;
  /** Bổ sung lần thứ; 0 of the first. */
  supplement: number;
  /** SBTHDLieu: from 1 within its period and supplement. */
  table_no: number;
  /** YYYY-MM-DD. */
  made_on: string;
  currency: string;
  taxpayer: { name: string; tax_code: string };
  rows: readonly SummaryRow[];
};

/** `Tháng 10/2026 · bổ sung lần 1 · bảng 2 · USD`; what is usual is left out. */
export function summaryTableName({
  period,
  supplement,
  table_no,
  currency,
}: Pick<SummaryTable, 'period' | 'supplement' | 'table_no' | 'currency'>): string {
  return [
    periodName(period),
    supplement > 0 && `bổ sung lần ${supplement}`,
    table_no > 1 && `bảng ${table_no}`,
    currency !== 'VND' && currency,
  ]
    .filter(Boolean)
    .join(' · ');
}
