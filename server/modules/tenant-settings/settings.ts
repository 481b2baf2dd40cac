import { numberStyleFrom, type NumberStyle } from '#domain/numbers/number-style.ts';
import {
  settingRefusal,
  settingsOf,
  TENANT_SETTING_KEYS,
  type TenantSettingKey,
} from '#domain/settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { sql, type QueryExecutorProvider } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';
import { changeConfigs, refuseDuplicates } from './change.ts';
import { readConfigs, type Configs } from './configs.ts';

type TenantSetting = components['schemas']['TenantSetting'];
type Update = components['schemas']['TenantSettingUpdate'];

/** Every key of a group, chosen or not. */
function settingFrom(configs: Configs, setting_key: TenantSettingKey): TenantSetting {
  return {
    setting_key,
    configs: settingsOf(setting_key).map(({ key, default_value }) => ({
      config_key: key,
      config_value: configs.get(key) ?? default_value,
      is_default: !configs.has(key),
    })),
  };
}

function refuseWrong({ setting_key, configs }: Update): void {
  refuseDuplicates(configs, 'configs');
  const errors = configs.flatMap(({ config_key, config_value }, at): ErrorItem[] => {
    const message = settingRefusal(setting_key, config_key, config_value);
    return message === null
      ? []
      : [{ message, code: 'invalid_setting', fields: [`configs.${at}.config_value`] }];
  });
  if (errors.length > 0) throw new Failure(422, errors);
}

const LABELS: Readonly<Record<TenantSettingKey, string>> = {
  setting_invoice: 'Thiết lập hóa đơn',
  setting_timezone: 'Múi giờ',
  setting_number: 'Kiểu số',
};

/** Thiết lập của doanh nghiệp, by group. */
export const settingHandlers = {
  listTenantSettings: async (_input, { tenant }) => {
    const configs = await tenant(readConfigs);
    return { tenant_settings: TENANT_SETTING_KEYS.map((key) => settingFrom(configs, key)) };
  },
  getTenantSetting: async ({ query }, { tenant }) => ({
    tenant_setting: settingFrom(await tenant(readConfigs), query.setting_key),
  }),
  getTenantSettingInvoice: async (_input, { tenant }) => ({
    tenant_setting_invoice: settingFrom(await tenant(readConfigs), 'setting_invoice'),
  }),
  updateTenantSettings: async ({ body }, { tenant, account, clock }) => {
    refuseWrong(body);
    const { setting_key, configs: entries } = body;
    const change = { entries, resource: 'tenant_settings', label: LABELS[setting_key] };
    const configs = await tenant((tx) => changeConfigs(tx, change, account, clock));
    return { tenant_setting: settingFrom(configs, setting_key) };
  },
} satisfies Pick<
  Handlers,
  'listTenantSettings' | 'getTenantSetting' | 'getTenantSettingInvoice' | 'updateTenantSettings'
>;

/** How a company wants times and numbers shown: an IANA zone and the style of its numbers. */
export async function readDisplay(tx: Tx): Promise<{ timezone: string; number_style: NumberStyle }> {
  const configs = await readConfigs(tx);
  const valueOf = (setting: TenantSettingKey, key: string): string => {
    const chosen = settingFrom(configs, setting).configs.find(({ config_key }) => config_key === key);
    if (chosen === undefined) throw new Error(`the settings have no ${key}`);
    return chosen.config_value;
  };
  return {
    timezone: valueOf('setting_timezone', 'timezone'),
    number_style: numberStyleFrom(valueOf('setting_number', 'number_style')),
  };
}

/** Kiểu số of the company at hand; also for those who know no tables but their own. */
export async function readNumberStyle(tx: QueryExecutorProvider): Promise<NumberStyle> {
  const { rows } = await sql<{ config_value: string }>`select config_value from tenant_configs
    where tenant_id = ${TENANT} and config_key = 'number_style'`.execute(tx);
  return numberStyleFrom(rows[0]?.config_value);
}
