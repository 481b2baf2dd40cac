import { formTitleOn, type TitledForm } from '../rules/particulars/form-titles.table.ts';
import type { CorrectionMethod } from '../rules/corrections/correction-reasons.table.ts';

/** Seller or buyer, with who signs for it. */
export type StatementParty = {
  name: string;
  tax_code: string | null;
  address: string | null;
  delegate: string | null;
  position: string | null;
};

/** A line of the invoice, as it is or as it should have been; decimals are text. */
export type StatementLine = {
  name: string;
  unit: string | null;
  quantity: string | null;
  unit_price: string | null;
  amount: string | null;
  vat_rate: string | null;
  /** The tax of the line alone, as list 01/BK-ĐCTT states it; the invoice's own is computed on sums. */
  vat_amount?: string | null;
};

export type StatementTotals = { before_vat: string; vat: string; total: string };

/** An invoice that a statement is about, as it is and as it should have been. */
export type StatedInvoice = {
  invoice: { form_no: string; symbol: string; number: string; issued_on: string };
  lines_before: StatementLine[];
  totals_before: StatementTotals;
  lines_after: StatementLine[];
  totals_after: StatementTotals;
};

/**
 * Biên bản điều chỉnh, thay thế hóa đơn: what seller and buyer agree on before the new invoice. With further invoices it is the list of
 * them, bảng kê 01/BK-ĐCTT.
 */
export type StatementContent = StatedInvoice & {
  nature: CorrectionMethod;
  /** `12/2026/BBĐC`. */
  label: string;
  /** YYYY-MM-DD. */
  made_on: string;
  /** Địa danh, before the day. */
  place: string | null;
  seller: StatementParty;
  buyer: StatementParty;
  currency: string;
  /** What is wrong, and what it should be. */
  reason: string;
  further?: StatedInvoice[];
  /** The title that was sealed; null or absent of what is not sealed. */
  title?: string | null;
};

/** Every invoice that the statement is about, the first one first. */
export function statedInvoices(content: StatementContent): readonly StatedInvoice[] {
  return [content, ...(content.further ?? [])];
}

/** Mẫu số of the list of invoices that one invoice adjusts or replaces (TT 91/2026 Phụ lục). */
export const LIST_FORM = '01/BK-ĐCTT';

/** Bảng kê 01/BK-ĐCTT: several invoices of one buyer and month, put right by one. */
export function isList({ further }: Pick<StatementContent, 'further'>): boolean {
  return further !== undefined && further.length > 0;
}

const ENDINGS = {
  one: { adjust: 'BBĐC', replace: 'BBTT' },
  list: { adjust: 'BKĐC', replace: 'BKTT' },
} as const satisfies Record<'one' | 'list', Record<CorrectionMethod, string>>;

/** Số biên bản: `12/2026/BBĐC`; of a list `12/2026/BKĐC`. */
export function statementLabel(
  nature: CorrectionMethod,
  year: number,
  number: number,
  of: 'one' | 'list' = 'one',
): string {
  return `${number}/${year}/${ENDINGS[of][nature]}`;
}

const TITLES = {
  adjust: 'Biên bản điều chỉnh hóa đơn',
  replace: 'Biên bản thay thế hóa đơn',
} as const satisfies Record<CorrectionMethod, string>;

const LISTS = {
  adjust: 'list_of_adjusted',
  replace: 'list_of_replaced',
} as const satisfies Record<CorrectionMethod, TitledForm>;

/** Tên biên bản; tên bảng kê by the law of its day, or as it was sealed. */
export function statementTitle(content: Titled): string {
  const { nature, made_on, title = null } = content;
  return isList(content) ? formTitleOn(LISTS[nature], made_on, title).title : TITLES[nature];
}

type Titled = Pick<StatementContent, 'nature' | 'further' | 'made_on' | 'title'>;
