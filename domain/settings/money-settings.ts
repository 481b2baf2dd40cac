import type { MoneyOptions } from '../money/money-options.ts';
import { defaultOf } from './tenant-settings.ts';

/** What a company has chosen about the amounts of its invoices. */
export type MoneySettings = Pick<MoneyOptions, 'price_includes_tax' | 'tax_rounding'>;

type Configuration = { readonly config_key: string; readonly config_value: string };

/** The choices that entries of `setting_invoice` say; what they leave out is the default of the table. */
export function moneySettingsFrom(configurations: readonly Configuration[]): MoneySettings {
  const chosen = (key: 'price_includes_tax' | 'tax_rounding') =>
    configurations.find(({ config_key }) => config_key === key)?.config_value ?? defaultOf(key);
  return {
    price_includes_tax: chosen('price_includes_tax') === 'true',
    tax_rounding: chosen('tax_rounding') === 'per_line' ? 'per_line' : 'per_rate',
  };
}
