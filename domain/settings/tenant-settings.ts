import type { MoneyOptions } from '../money/money-options.ts';
import { TENANT_SETTINGS, type TenantSettingRow } from './tenant-settings.table.ts';
import { TIMEZONES } from './timezones.table.ts';

type Row = (typeof TENANT_SETTINGS)[number];
export type TenantConfigKey = Row['key'];
export type TenantSettingKey = Row['setting_key'];

/** The groups of settings, in the order of the table. */
export const TENANT_SETTING_KEYS: readonly TenantSettingKey[] = [
  ...new Set(TENANT_SETTINGS.map(({ setting_key }) => setting_key)),
];

export function settingsOf(setting_key: TenantSettingKey): readonly Row[] {
  return TENANT_SETTINGS.filter((row) => row.setting_key === setting_key);
}

/** The default of a setting. */
export function defaultOf(key: TenantConfigKey): string {
  const row = TENANT_SETTINGS.find((one) => one.key === key);
  if (row === undefined) throw new Error(`the settings have no ${key}`);
  return row.default_value;
}

/** Why a key of a group may not take a value, as a sentence that says what it may be; null when it may. */
export function settingRefusal(
  setting_key: TenantSettingKey,
  key: TenantConfigKey,
  value: string,
): string | null {
  const row: TenantSettingRow | undefined = settingsOf(setting_key).find((one) => one.key === key);
  if (row === undefined) return `Mục ${key} không thuộc thiết lập ${setting_key}.`;
  const { values, label } = row;
  if (values === 'timezones') {
    const known = TIMEZONES.some(({ timezone_iana }) => timezone_iana === value);
    return known ? null : 'Múi giờ này không có trong danh sách. Hãy chọn một múi giờ của danh sách.';
  }
  if (values.some((one) => one.value === value)) return null;
  return `${label} chỉ nhận một trong: ${values.map((one) => one.value).join(', ')}.`;
}

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
