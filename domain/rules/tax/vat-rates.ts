import type { Decimal } from '../../money/decimal.ts';
import { parseDecimal, ZERO } from '../../money/decimal.ts';
import { rowsOn } from '../dated.ts';
import type { VatRateRow } from './vat-rates.table.ts';
import { VAT_RATES } from './vat-rates.table.ts';

/** Thuế suất as the data format writes it (TSuat). */
export type VatRate = '0%' | '5%' | '8%' | '10%' | 'KCT' | 'KKKNT' | 'CTTC' | `KHAC:${string}%`;

const PERCENT = /^(\d{1,2}(?:\.\d{1,2})?)%$/;
const OTHER = /^KHAC:(\d{1,2}(?:\.\d{1,2})?%)$/;

/** The rates that may be chosen on a day, in the order they are offered; `KHAC` stands for any other rate. */
export function vatRatesOn(date: string): readonly { rate: string; valid_to: string | null }[] {
  return rowsOn<VatRateRow>(VAT_RATES, date)
    .filter(({ stated_tax }) => stated_tax !== true)
    .map(({ rate, valid_to }) => ({ rate, valid_to }));
}

/** Whether the text is a rate of the format at all, whatever the date. */
export function isVatRate(text: string): text is VatRate {
  return OTHER.test(text) || VAT_RATES.some((row) => row.rate !== 'KHAC' && row.rate === text);
}

/** The rate that a text in a file of another program means: `8.0%`, `08 %` and `8` are 8%, `kct` is KCT; null where it is none. */
export function readVatRate(text: string): VatRate | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  if (isVatRate(plain)) return plain;
  const percent = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(plain)?.[1];
  const row =
    percent === undefined
      ? undefined
      : VAT_RATES.find(({ rate }) => PERCENT.test(rate) && isSamePercent(rate, `${percent}%`));
  return row !== undefined && isVatRate(row.rate) ? row.rate : null;
}

/** Whether the rate may stand on an invoice issued on `date`. */
export function isVatRateOn(rate: string, date: string): boolean {
  if (!isVatRate(rate)) return false;
  const rates = rowsOn<VatRateRow>(VAT_RATES, date).map((row) => row.rate);
  const other = OTHER.exec(rate)?.[1];
  if (other === undefined) return rates.includes(rate);
  // A rate of the table is in force by its own dates, however it is written.
  const named = VAT_RATES.find((row) => PERCENT.test(row.rate) && isSamePercent(row.rate, other));
  return rates.includes('KHAC') && (named === undefined || rates.includes(named.rate));
}

/** Whether a rate of the table was in force once and has ended by `date`. */
export function wasVatRateBefore(rate: string, date: string): boolean {
  return VAT_RATES.some((row) => row.rate === rate && row.valid_to !== null && row.valid_to < date);
}

/** `8%`, `08%` and `8.00%`. */
function isSamePercent(one: string, other: string): boolean {
  return Number(one.slice(0, -1)) === Number(other.slice(0, -1));
}

/**
 * The part of the amount that is tax: 8% is 0.08; KCT and KKKNT are zero; null when it is no rate, or one whose tax
 * is stated (CTTC).
 */
export function vatFraction(rate: string): Decimal | null {
  if (rate === 'KCT' || rate === 'KKKNT') return ZERO;
  const percent = PERCENT.exec(OTHER.exec(rate)?.[1] ?? rate)?.[1];
  if (percent === undefined) return null;
  const value = parseDecimal(percent);
  return { units: value.units, scale: value.scale + 2 };
}
