import { formNameOn } from '../rules/particulars/forms.table.ts';
import { symbolLetterOn } from '../rules/particulars/symbol-letters.table.ts';
import { UNPUBLISHED_SERIES } from './unpublished-series.table.ts';

/** Ký hiệu hóa đơn (KHHDon) taken apart: C26TAA. */
type SeriesSymbol = {
  /** C: coded by the tax authority (có mã); K: not (không có mã). */
  coded: boolean;
  /** Four digits. */
  year: number;
  letter: string;
  /** The seller's own two letters. */
  suffix: string;
};

/** Why a symbol may not be used; each is a refusal code with words of its own. */
export type SymbolProblem =
  | { code: 'form_unknown'; params: { form_no: string } }
  | { code: 'symbol_malformed'; params: { symbol: string } }
  | { code: 'symbol_year'; params: { symbol: string; year: string; issued_year: string } }
  | { code: 'symbol_letter_unknown'; params: { symbol: string; letter: string } }
  | {
      code: 'symbol_letter_form';
      params: { symbol: string; letter: string; form_no: string; forms: string };
    };

type UnpublishedProblem = {
  code: 'series_unpublished';
  params: { form_no: string; symbol: string; reason: string };
};

const SHAPE = /^([CK])(\d{2})([A-Z])([A-Z]{2})$/;
const CENTURY = 2000;

export function parseSymbol(symbol: string): SeriesSymbol | null {
  const match = SHAPE.exec(symbol);
  if (match === null) return null;
  const [, kind, year, letter = '', suffix = ''] = match;
  return { coded: kind === 'C', year: CENTURY + Number(year), letter, suffix };
}

/**
 * All that is wrong with a form digit and a symbol on an issue date (TT 91/2026 Phụ lục I): shape, a year other
 * than the issue date's, a letter not in force, a letter that does not go with the form.
 */
export function symbolProblems(form_no: string, symbol: string, issued_on: string): SymbolProblem[] {
  const problems: SymbolProblem[] = [];
  const formKnown = formNameOn(form_no, issued_on) !== null;
  if (!formKnown) problems.push({ code: 'form_unknown', params: { form_no } });
  const parsed = parseSymbol(symbol);
  if (parsed === null) return [...problems, { code: 'symbol_malformed', params: { symbol } }];
  const issued_year = issued_on.slice(0, 4);
  if (String(parsed.year) !== issued_year) {
    problems.push({ code: 'symbol_year', params: { symbol, year: String(parsed.year), issued_year } });
  }
  const { letter } = parsed;
  const row = symbolLetterOn(letter, issued_on);
  if (row === null) problems.push({ code: 'symbol_letter_unknown', params: { symbol, letter } });
  else if (formKnown && !row.forms.includes(form_no)) {
    const forms = row.forms.join(', ');
    problems.push({ code: 'symbol_letter_form', params: { symbol, letter, form_no, forms } });
  }
  return problems;
}

/** Sellers prepare the symbol of the next year in its last month. */
const PREPARED_FROM = '12-01';

/**
 * All reasons against making a series with this form digit and symbol on `today` (YYYY-MM-DD). It is judged by the first day it can
 * be used: today, or from 1 December the new year's day of the next year. A series the product cannot publish yet is refused as well.
 */
export function newSeriesProblems(
  form_no: string,
  symbol: string,
  today: string,
): (SymbolProblem | UnpublishedProblem)[] {
  const next_year = Number(today.slice(0, 4)) + 1;
  const is_prepared = today.slice(5) >= PREPARED_FROM && parseSymbol(symbol)?.year === next_year;
  const problems = symbolProblems(form_no, symbol, is_prepared ? `${next_year}-01-01` : today);
  return problems.length > 0 ? problems : unpublishedProblems(form_no, symbol);
}

/** Why the product cannot publish a series yet, whatever is declared. */
export function unpublishedProblems(form_no: string, symbol: string): UnpublishedProblem[] {
  return UNPUBLISHED_SERIES.filter(({ letter }) => symbol.charAt(3) === letter).map(({ reason }) => ({
    code: 'series_unpublished',
    params: { form_no, symbol, reason },
  }));
}

/** How people name a series: form digit and symbol together, 1C26TAA. */
export function seriesName(form_no: string, symbol: string): string {
  return form_no + symbol;
}
