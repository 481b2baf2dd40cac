import { describe, expect, test } from 'vitest';
import { CURRENCY_DECIMALS } from './currency-decimals.table.ts';
import {
  amountDecimals,
  currencyDecimals,
  DEFAULT_DECIMAL_DIGITS,
  digitsFrom,
  type DecimalDigits,
} from './decimal-digits.ts';

const digits = (changed: Partial<DecimalDigits>) => ({
  ...DEFAULT_DECIMAL_DIGITS,
  ...changed,
});

test('đồng are whole whatever the company chose', () =>
  expect(amountDecimals('VND', 'decimal_digit_vat_amount', DEFAULT_DECIMAL_DIGITS, '2026-11-20')).toBe(0));

test.each([
  [{}, 2],
  [{ decimal_digit_vat_amount: 1 }, 1],
  [{ decimal_digit_vat_amount: 0 }, 0],
  [{ decimal_digit_original_amount: 1 }, 1],
  [{ decimal_digit_vat_amount: 6, decimal_digit_original_amount: 6 }, 2],
])('dollars: the company chose %j, tax has %d decimals', (changed, decimals) =>
  expect(amountDecimals('USD', 'decimal_digit_vat_amount', digits(changed))).toBe(decimals),
);

test('decimals of a currency are dated rows that say where they stand; none of them covers a day before 2022', () => {
  for (const row of CURRENCY_DECIMALS) {
    expect(row.valid_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row.source).not.toBe('');
  }
  // Such a day, or a date that is being typed, takes the rule that holds today.
  expect(['2021-01-01', '', '2026-11-20'].map((date) => currencyDecimals('VND', date))).toEqual([0, 0, 0]);
  expect(['JPY', 'KRW', 'USD', 'THB'].map((currency) => currencyDecimals(currency, '2026-11-20'))).toEqual([
    0, 0, 2, 2,
  ]);
});

describe('decimals of a currency follow the day of issue', () => {
  const row = (currency: string, decimals: number, valid_from: string, valid_to: string | null) => ({
    ...{ currency, decimals, valid_from, valid_to, source: 'a rule', checked: '2026-11-21' },
  });
  const rows = [
    row('USD', 4, '2020-01-01', '2021-12-31'),
    row('USD', 3, '2022-01-01', '2025-12-31'),
    row('USD', 1, '2026-01-01', null),
    row('*', 2, '2022-01-01', null),
    row('EUR', 5, '2022-01-01', '2022-12-31'),
  ];
  test.each([
    ['USD', '2021-12-31', 4],
    ['USD', '2022-01-01', 3],
    ['USD', '2026-01-01', 1],
    ['USD', '2019-12-31', 1],
    ['USD', null, 1],
    ['GBP', '2024-06-01', 2],
    ['EUR', '2022-06-01', 5],
    ['EUR', '2024-06-01', 0],
    ['EUR', null, 0],
  ])('%s on %s: %d', (currency, issued_on, decimals) =>
    expect(currencyDecimals(currency, issued_on, rows)).toBe(decimals),
  );
});

test('what is chosen holds, what is not is the default', () => {
  const chosen = digitsFrom([{ config_key: 'decimal_digit_quantity', config_value: '0' }]);
  expect(chosen).toEqual({ ...DEFAULT_DECIMAL_DIGITS, decimal_digit_quantity: 0 });
});
