import { parseSymbol } from '../fields/series-symbol.ts';
import type { SeriesUse } from '../registration/series-in-force.ts';
import { seriesNotInForce } from '../registration/series-in-force.ts';
import { bearsVat, type FormAndSymbol } from '../rules/particulars/forms.table.ts';
import { settingInForce } from '../settings/declared-settings.ts';
import { movesGoods } from './movement/movement-fields.table.ts';
import { isSameButForYear } from './new-year.ts';

type Series = FormAndSymbol & { readonly is_default: boolean };

export type SeriesChoosing = {
  /** What is in force; null while nothing is. */
  use: SeriesUse | null;
  /** What the company has chosen, by key; a key without a choice is missing. */
  chosen: ReadonlyMap<string, string>;
  /** YYYY-MM-DD. */
  day: string;
};

/**
 * The series a new invoice is written in when none is named: one of invoices before one of phiếu xuất kho, of these one of the year,
 * then one that is in force, then the default one or its like of another year, then one with or without code and of the method of tax calculation as the company's settings
 * say, then the first by symbol.
 */
export function defaultSeries<T extends Series>(
  series: readonly T[],
  { use, chosen, day }: SeriesChoosing,
): T | null {
  const type = settingInForce('invoice_type', chosen.get('invoice_type'), use, day);
  const method = settingInForce(
    'method_of_tax_calculation',
    chosen.get('method_of_tax_calculation'),
    use,
    day,
  );
  const marked = series.find(({ is_default }) => is_default);
  const isLikeDefault = ({ form_no, symbol }: T): boolean =>
    marked !== undefined && marked.form_no === form_no && isSameButForYear(marked.symbol, symbol);
  const score = (one: T): number =>
    (movesGoods(one) ? 0 : 32) +
    (parseSymbol(one.symbol)?.year === Number(day.slice(0, 4)) ? 16 : 0) +
    (use === null || seriesNotInForce(use, one, day).length === 0 ? 8 : 0) +
    (one.is_default || isLikeDefault(one) ? 4 : 0) +
    (one.symbol.startsWith('C') === (type === 'INVOICE_WITH_CODE') ? 2 : 0) +
    (bearsVat(one) === (method === 'VAT') ? 1 : 0);
  const [first] = series.toSorted((a, b) => score(b) - score(a) || compare(a.symbol, b.symbol));
  return first ?? null;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
