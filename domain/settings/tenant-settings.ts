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
