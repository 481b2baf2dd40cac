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
};

export type StatementTotals = { before_vat: string; vat: string; total: string };

/** Biên bản điều chỉnh, thay thế hóa đơn: what seller and buyer agree on before the new invoice. */
export type StatementContent = {
  nature: CorrectionMethod;
  /** `12/2026/BBĐC`. */
  label: string;
  /** YYYY-MM-DD. */
  made_on: string;
  /** Địa danh, before the day. */
  place: string | null;
  seller: StatementParty;
  buyer: StatementParty;
  invoice: { form_no: string; symbol: string; number: string; issued_on: string };
  currency: string;
  /** What is wrong, and what it should be. */
  reason: string;
  lines_before: StatementLine[];
  totals_before: StatementTotals;
  lines_after: StatementLine[];
  totals_after: StatementTotals;
};

const ENDINGS = { adjust: 'BBĐC', replace: 'BBTT' } as const satisfies Record<CorrectionMethod, string>;

/** Số biên bản: `12/2026/BBĐC`. */
export function statementLabel(nature: CorrectionMethod, year: number, number: number): string {
  return `${number}/${year}/${ENDINGS[nature]}`;
}

const TITLES = {
  adjust: 'Biên bản điều chỉnh hóa đơn',
  replace: 'Biên bản thay thế hóa đơn',
} as const satisfies Record<CorrectionMethod, string>;

/** Tên biên bản. */
export function statementTitle(nature: CorrectionMethod): string {
  return TITLES[nature];
}
