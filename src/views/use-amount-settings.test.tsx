// @vitest-environment jsdom
import { getListDecimalConfigurationsQueryKey } from '#generated/client/decimal-configurations/decimal-configurations.ts';
import { getListTenantSettingsQueryKey } from '#generated/client/tenant-settings/tenant-settings.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import type { components } from '#generated/types.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useAmountSettings } from './use-amount-settings.ts';

const chosen = (config_key: string, config_value: string) => ({
  config_key,
  config_value,
  is_default: false,
});
const now = { ...DEFAULT_DECIMAL_DIGITS, decimal_digit_vat_amount: 1 };
const then = { ...DEFAULT_DECIMAL_DIGITS, decimal_digit_vat_amount: 4 };
const invoice = {
  status: 'draft',
  decimal_digits: then,
  tax_rounding: 'per_rate',
  price_includes_tax: true,
} as components['schemas']['Invoice'];

/** What the editor computes with, at a company that has chosen other decimals and roundings since. */
function settingsOf(one: components['schemas']['Invoice'] | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(getListDecimalConfigurationsQueryKey(), [chosen('decimal_digit_vat_amount', '1')]);
  client.setQueryData(getListTenantSettingsQueryKey(), [
    { setting_key: 'setting_invoice', configs: [chosen('tax_rounding', 'per_line')] },
  ]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { digits, settings, isPending } = renderHook(() => useAmountSettings(one), { wrapper }).result
    .current;
  const { tax_rounding, price_includes_tax } = settings;
  return { digits, tax_rounding, price_includes_tax, isPending };
}

const company = { digits: now, tax_rounding: 'per_line', price_includes_tax: false, isPending: false };

test('a new invoice, a draft and a refused one are computed as the company chooses today', () => {
  expect(settingsOf(null)).toEqual(company);
  expect(settingsOf(invoice)).toEqual(company);
  expect(settingsOf({ ...invoice, status: 'denial_of_code_issuance' })).toEqual(company);
});

test('a number whose signature failed is computed as it was', () =>
  expect(settingsOf({ ...invoice, status: 'signature_failed' })).toEqual({
    digits: then,
    tax_rounding: 'per_rate',
    price_includes_tax: true,
    isPending: false,
  }));
