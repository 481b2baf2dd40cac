import type { Dated } from '../rules/dated.ts';

export type CurrencyDecimalsRow = Dated & {
  /** ISO 4217, or `*` for every currency without a row of its own. */
  readonly currency: string;
  readonly decimals: number;
};

/** Decimals an amount of money has at most, by currency and issue date. */
export const CURRENCY_DECIMALS = [
  {
    currency: 'VND',
    decimals: 0,
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'data format 2.1.1 (and 2.0.1, 2.1.0), file rules: amounts in đồng are whole',
    checked: '2026-11-21',
  },
  {
    currency: 'JPY',
    decimals: 0,
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'ISO 4217: a currency without a minor unit',
    checked: '2026-11-22',
  },
  {
    currency: 'KRW',
    decimals: 0,
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'ISO 4217: a currency without a minor unit',
    checked: '2026-11-22',
  },
  {
    currency: '*',
    decimals: 2,
    valid_from: '2022-01-01',
    valid_to: null,
    source: 'practice: hundredths of a foreign currency; the format itself takes six',
    checked: '2026-11-21',
    assumed: true,
  },
] as const satisfies readonly CurrencyDecimalsRow[];
