import { inForce } from '../rules/dated.ts';
import type { CurrencyDecimalsRow } from './currency-decimals.table.ts';
import { CURRENCY_DECIMALS } from './currency-decimals.table.ts';

/**
 * Decimals that amounts in a currency have at most on an issue date (YYYY-MM-DD); without a date, or on one that
 * no row covers, the rule that nothing ends holds.
 */
export function currencyDecimals(
  currency: string,
  issued_on: string | null = null,
  rows: readonly CurrencyDecimalsRow[] = CURRENCY_DECIMALS,
): number {
  const own = rows.filter((row) => row.currency === currency);
  const all = own.length > 0 ? own : rows.filter((row) => row.currency === '*');
  const dated = issued_on === null ? undefined : all.find((row) => inForce(row, issued_on));
  return (dated ?? all.find((row) => row.valid_to === null))?.decimals ?? 0;
}
