import { formsOn, type FormNameRow } from './particulars/forms.table.ts';
import { formatVersionOn, type FormatVersion } from './particulars/format-versions.table.ts';
import { legalSentence, type LegalSentenceKey } from './particulars/legal-sentences.table.ts';
import { retailBuyerOn } from './particulars/retail-buyer.table.ts';
import { revenueReliefOn, type RevenueRelief } from './tax/revenue-percentages.table.ts';
import { symbolLettersOn, type SymbolLetterRow } from './particulars/symbol-letters.table.ts';
import { vatRatesOn } from './tax/vat-rates.ts';

/** The rules for one invoice. */
type InvoiceRules = {
  readonly issued_on: string;
  /** The day that decides the rates: its own, or that of the invoice it corrects. */
  readonly rates_on: string;
  readonly rates: readonly { readonly rate: string; readonly valid_to: string | null }[];
  readonly revenue_relief: RevenueRelief | null;
  readonly format_version: FormatVersion | null;
  readonly forms: readonly FormNameRow[];
  readonly letters: readonly SymbolLetterRow[];
  /** Wording for a buyer who gives nothing. */
  readonly retail_buyer: string | null;
  /** A sentence of the law with its blanks filled in. */
  sentence(key: LegalSentenceKey, params?: Readonly<Record<string, string>>): string | null;
};

/**
 * The rules of the invoice's own date (ngày lập, YYYY-MM-DD), not of the day somebody looks: a 2026 invoice opened
 * in 2027 keeps its rates. An invoice that adjusts or replaces another takes that one's rates with its own date's
 * format and words; `corrects` is the first of the chain.
 */
export function rulesOf(
  issued_on: string,
  { corrects }: { readonly corrects?: { readonly issued_on: string } | null } = {},
): InvoiceRules {
  const rates_on = corrects?.issued_on ?? issued_on;
  return {
    issued_on,
    rates_on,
    rates: vatRatesOn(rates_on),
    revenue_relief: revenueReliefOn(rates_on),
    format_version: formatVersionOn(issued_on),
    forms: formsOn(issued_on),
    letters: symbolLettersOn(issued_on),
    retail_buyer: retailBuyerOn(issued_on),
    sentence: (key, params = {}) => legalSentence(key, issued_on, params),
  };
}
