import { isCalendarDate } from '../../fields/calendar-date.ts';
import { MAX_INVOICE_NUMBER } from '../../fields/content-limits.table.ts';
import { parseSymbol, symbolProblems, unpublishedProblems } from '../../fields/series-symbol.ts';
import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import type { InvoiceContent } from '../content.ts';

/** Dải số of a form and symbol, at the moment of the request to publish. */
export type ReadinessSeries = { active: boolean; last_number: number };

/**
 * Issue date, form, symbol and series. A number is only rising in time (NĐ 254/2026 Phụ lục 2): an issue date
 * before the last invoice's is practice of some providers, not law, and is not refused.
 */
export function seriesRefusals(
  content: InvoiceContent,
  series: ReadinessSeries | null,
  today: string,
): Refusal[] {
  const { form_no, symbol, issued_on } = content;
  return [
    ...dateRefusals(issued_on, today),
    ...registerDayRefusals(content, today),
    ...symbolRefusals(content),
    ...useRefusals(series, { form_no, symbol }, content),
  ];
}

function dateRefusals(issued_on: string, today: string): Refusal[] {
  if (!isCalendarDate(issued_on)) return [refuse('issued_on_malformed', 'issued_on', { value: issued_on })];
  return issued_on > today ? [refuse('issued_on_future', 'issued_on', { issued_on, today })] : [];
}

/** Data of a cash register goes out on the day of its invoices, which are in force at once (NĐ 254/2026 Điều 15.3). One that has its number keeps its day. */
function registerDayRefusals({ symbol, number, issued_on }: InvoiceContent, today: string): Refusal[] {
  if (parseSymbol(symbol)?.letter !== 'M' || number !== null || issued_on >= today) return [];
  return [refuse('issued_on_not_today', 'issued_on', { issued_on, today })];
}

function symbolRefusals({ form_no, symbol, issued_on }: InvoiceContent): Refusal[] {
  const problems = [...symbolProblems(form_no, symbol, issued_on), ...unpublishedProblems(form_no, symbol)];
  return problems.map(({ code, params }) =>
    refuse(code, code === 'form_unknown' ? 'form_no' : 'symbol', params),
  );
}

function useRefusals(
  series: ReadinessSeries | null,
  name: { form_no: string; symbol: string },
  { number }: InvoiceContent,
): Refusal[] {
  if (series === null) return [refuse('series_missing', 'symbol', name)];
  if (!series.active) return [refuse('series_closed', 'symbol', name)];
  // An invoice that already has its number keeps it: only a new number can run out.
  if (number === null && series.last_number >= MAX_INVOICE_NUMBER) {
    return [refuse('series_exhausted', 'symbol', { ...name, max: String(MAX_INVOICE_NUMBER) })];
  }
  return [];
}
