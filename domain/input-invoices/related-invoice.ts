import type { RelatedInvoice } from '../invoice/particulars.ts';

/** Of an input invoice that corrects another: the other one, as the file names it. */
export type InputRelation = Pick<
  RelatedInvoice,
  'nature' | 'tax_code' | 'form_no' | 'symbol' | 'number' | 'list_no'
> & {
  /** As written, which need not be a date. */
  issued_on: string | null;
};

/** Longest texts of the format (QĐ 1271/QĐ-CT, TTHDLQuan); what is longer is cut, since it can name no invoice. */
const LENGTHS = { tax_code: 14, form_no: 11, symbol: 8, number: 8, list_no: 50, issued_on: 10 } as const;

/** What is kept of the related invoice that a file names. */
export function inputRelation(related: RelatedInvoice): InputRelation {
  const cut = (key: keyof typeof LENGTHS): string | null =>
    related[key]?.trim().slice(0, LENGTHS[key]) || null;
  return {
    nature: related.nature,
    tax_code: cut('tax_code'),
    form_no: cut('form_no'),
    symbol: cut('symbol'),
    number: cut('number'),
    issued_on: cut('issued_on'),
    list_no: cut('list_no'),
  };
}

const NATURE_WORDS = {
  replace: 'Thay thế',
  adjust: 'Điều chỉnh',
  replace_many: 'Thay thế nhiều hóa đơn, theo bảng kê',
  adjust_many: 'Điều chỉnh nhiều hóa đơn, theo bảng kê',
  trade_discount: 'Chiết khấu thương mại của nhiều hóa đơn, theo bảng kê',
} as const satisfies Record<RelatedInvoice['nature'], string>;

/** The relation in Vietnamese, as files of reports write it: `Thay thế hóa đơn 1C26TAA số 12`. */
export function relationWords({ nature, form_no, symbol, number, list_no }: InputRelation): string {
  const named = number === null ? (list_no ?? '') : `hóa đơn ${form_no ?? ''}${symbol ?? ''} số ${number}`;
  return `${NATURE_WORDS[nature]} ${named}`.trim();
}
