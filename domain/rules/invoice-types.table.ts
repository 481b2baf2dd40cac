import type { InvoiceType } from '../registration/boxes.table.ts';
import type { Dated } from './dated.ts';

/** Phương pháp tính thuế: khấu trừ, or tỷ lệ % trên doanh thu. */
export type TaxMethod = 'VAT' | 'PERCENTAGE_ON_REVENUE';

export type InvoiceTypeRow = Dated & {
  /** Box of part 4 of the declaration. */
  readonly type: InvoiceType;
  /** Form digits (KHMSHDon) of the invoices it stands for. */
  readonly forms: readonly string[];
  /** The method of who declares it, where it tells one. */
  readonly method: TaxMethod | null;
};

const CHECKED = '2026-11-23';
const OLD = 'TT 91/2026 Phụ lục I, III; before it, TT 78/2021 Điều 4';
const NEW = 'TT 91/2026 Phụ lục I, III; before it, TT 32/2025';

/** Loại hóa đơn sử dụng: which invoices a box of the declaration lets one issue. */
export const INVOICE_TYPE_FORMS: readonly InvoiceTypeRow[] = [
  row('vat', ['1'], 'VAT', '2022-01-01', OLD),
  row('vat_with_receipt', ['8'], 'VAT', '2025-06-01', NEW),
  row('sales', ['2'], 'PERCENTAGE_ON_REVENUE', '2022-01-01', OLD),
  row('sales_with_receipt', ['9'], 'PERCENTAGE_ON_REVENUE', '2025-06-01', NEW),
  row('commercial', ['7'], null, '2025-06-01', NEW),
  // No form digit is its own: a supplier abroad that registers issues VAT invoices.
  assumed(row('foreign_supplier', ['1'], null, '2026-07-01', 'TT 91/2026 Phụ lục III')),
  row('public_assets', ['3'], null, '2022-01-01', OLD),
  row('national_reserve', ['4'], null, '2022-01-01', OLD),
  // Stamps, tickets, cards: the form names no box of theirs.
  assumed(row('other', ['5'], null, '2022-01-01', OLD)),
  row('documents_like_invoices', ['6'], null, '2022-01-01', OLD),
];

function row(
  type: InvoiceType,
  forms: readonly string[],
  method: TaxMethod | null,
  valid_from: string,
  source: string,
): InvoiceTypeRow {
  return { type, forms, method, valid_from, valid_to: null, source, checked: CHECKED };
}

function assumed(of: InvoiceTypeRow): InvoiceTypeRow {
  return { ...of, assumed: true };
}
