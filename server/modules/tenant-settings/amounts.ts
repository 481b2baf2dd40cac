import type { DecimalDigits } from '#domain/money/decimal-digits.ts';
import { moneySettingsFrom, type MoneySettings } from '#domain/settings/money-settings.ts';
import type { Tx } from '#server/context.ts';
import { readConfigs } from './configs.ts';
import { digitsOf } from './decimals.ts';

/** What a company has chosen about the amounts of its invoices. */
export type AmountSettings = { digits: DecimalDigits; money: MoneySettings };

/** Số chữ số thập phân and the choices on tax that hold for the company at hand. */
export async function readAmountSettings(tx: Tx): Promise<AmountSettings> {
  const configs = await readConfigs(tx);
  const chosen = [...configs].map(([config_key, config_value]) => ({ config_key, config_value }));
  return { digits: digitsOf(configs), money: moneySettingsFrom(chosen) };
}
