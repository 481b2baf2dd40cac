import { keepsComputation } from '#domain/invoice/draft-money-options.ts';
import { DEFAULT_DECIMAL_DIGITS, digitsFrom, type DecimalDigits } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom, type MoneySettings } from '#domain/settings/tenant-settings.ts';
import { useListDecimalConfigurations } from '#generated/client/decimal-configurations/decimal-configurations.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';

type AmountSettings = { digits: DecimalDigits; settings: MoneySettings; isPending: boolean };

/** What the server will compute the amounts with when this invoice is saved; null is one that is not there yet. */
export function useAmountSettings(invoice: components['schemas']['Invoice'] | null): AmountSettings {
  const digits = useDecimalDigits();
  const chosen = useMoneySettings();
  return invoice !== null && keepsComputation(invoice.status)
    ? { digits: invoice.decimal_digits, settings: invoice, isPending: false }
    : { digits, ...chosen };
}

/** The company's decimal places; the defaults until they are here. The server computes with its own. */
function useDecimalDigits(): DecimalDigits {
  const { data } = useListDecimalConfigurations({ query: { select: digitsFrom } });
  return data ?? DEFAULT_DECIMAL_DIGITS;
}

const UNREAD = moneySettingsFrom([]);

const moneyOf = (settings: readonly components['schemas']['TenantSetting'][]) =>
  moneySettingsFrom(settings.flatMap(({ configs }) => configs));

/** What the company has chosen about amounts; the defaults until it is here. The server computes with its own. */
function useMoneySettings(): { settings: MoneySettings; isPending: boolean } {
  const { data, isPending } = useListTenantSettings({ query: { select: moneyOf } });
  return { settings: data ?? UNREAD, isPending };
}
