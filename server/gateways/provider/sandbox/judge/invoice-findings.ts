import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import { parseSymbol, symbolProblems } from '#domain/fields/series-symbol.ts';
import { bearsVat } from '#domain/rules/particulars/forms.table.ts';
import { isVatRateOn, wasVatRateBefore } from '#domain/rules/tax/vat-rates.ts';
import type { ReasonName } from '../reasons.table.ts';
import type { Taxpayer } from '../records.ts';
import { amountFindings } from './check-amounts.ts';

/** What the type of a message asks of the symbol: K or C, of a cash register (M) or not. */
type SeriesKind = 'coded' | 'uncoded' | 'coded_cash_register' | 'uncoded_cash_register';

/** Everything that an invoice itself says wrong; signature, number and data format are judged apart. */
export function invoiceFindings(
  invoice: ReadInvoice,
  taxpayer: Taxpayer,
  today: string,
  kind: SeriesKind,
): ReasonName[] {
  return [
    ...seriesFindings(invoice, taxpayer, today, kind),
    ...rateFindings(invoice),
    ...amountFindings(invoice),
  ];
}

function seriesFindings(
  { content }: ReadInvoice,
  taxpayer: Taxpayer,
  today: string,
  kind: SeriesKind,
): ReasonName[] {
  const { form_no, symbol, number, issued_on, seller } = content;
  const findings: ReasonName[] = [];
  if (seller.tax_code !== taxpayer.tax_code) findings.push('wrong_header');
  if (!taxpayer.forms.includes(form_no)) findings.push('form_not_declared');
  for (const { code } of symbolProblems(form_no, symbol, issued_on)) {
    findings.push(code === 'symbol_year' ? 'symbol_of_another_year' : 'symbol_wrong');
  }
  const parsed = parseSymbol(symbol);
  if (parsed !== null && kindOf(parsed) !== kind) findings.push('symbol_wrong');
  else if (!taxpayer.modes.includes(kind)) findings.push('mode_not_declared');
  if (number === null || number < 1) findings.push('symbol_wrong');
  if (issued_on > today) findings.push('dated_in_the_future');
  return findings;
}

function kindOf({ coded, letter }: { coded: boolean; letter: string }): SeriesKind {
  if (letter === 'M') return coded ? 'coded_cash_register' : 'uncoded_cash_register';
  return coded ? 'coded' : 'uncoded';
}

function rateFindings({ content }: ReadInvoice): ReasonName[] {
  const { lines, issued_on, related } = content;
  const rates_on = related?.issued_on ?? issued_on;
  // A correction keeps the rates of the invoice that it corrects, which may keep those of an earlier one that the file does not name.
  const isOf = (rate: string): boolean =>
    isVatRateOn(rate, rates_on) || (related != null && wasVatRateBefore(rate, rates_on));
  if (!bearsVat(content)) return [];
  const taxed = lines.filter(({ kind }) => kind === 'goods' || kind === 'discount');
  const sound = taxed.every(({ vat_rate }) => vat_rate !== null && isOf(vat_rate));
  // What is adjusted without an amount is said in notes, which bear no tax.
  const needsNone = related?.nature === 'adjust' && lines.every(({ kind }) => kind === 'note');
  return sound && (taxed.length > 0 || needsNone) ? [] : ['rate_not_valid'];
}
