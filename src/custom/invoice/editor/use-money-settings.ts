import { moneySettingsFrom, type MoneySettings } from '#domain/settings/tenant-settings.ts';
import { useListTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';

const UNREAD = moneySettingsFrom([]);

const moneyOf = (settings: readonly components['schemas']['TenantSetting'][]) =>
  moneySettingsFrom(settings.flatMap(({ configs }) => configs));

/** What the company has chosen about amounts; the defaults until it is here. The server computes with its own. */
export function useMoneySettings(): { settings: MoneySettings; isPending: boolean } {
  const { data, isPending } = useListTenantSettings({ query: { select: moneyOf } });
  return { settings: data ?? UNREAD, isPending };
}
