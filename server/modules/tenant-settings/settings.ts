import {
  settingRefusal,
  settingsOf,
  TENANT_SETTING_KEYS,
  type TenantSettingKey,
} from '#domain/settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
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

/** The zone a company wants times shown in; IANA name. */
export async function readTimezone(tx: Tx): Promise<string> {
  const shown = settingFrom(await readConfigs(tx), 'setting_timezone').configs;
  const chosen = shown.find(({ config_key }) => config_key === 'timezone');
  if (chosen === undefined) throw new Error('the settings have no timezone');
  return chosen.config_value;
}
