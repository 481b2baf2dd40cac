import type { SeriesUse } from '#domain/registration/series-in-force.ts';
import { isDeclaredSetting, settingInForce } from '#domain/settings/declared-settings.ts';
import { numberStyleFrom, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { WarningLimits } from '#domain/payments/warning.ts';
import {
  defaultOf,
  settingRefusal,
  settingsOf,
  TENANT_SETTING_KEYS,
  type TenantSettingKey,
} from '#domain/settings/tenant-settings.ts';
import type { SummaryPeriodKind } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { seriesUse } from '#server/modules/in-force/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { sql, type QueryExecutorProvider } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';
import { changeConfigs, readConfigs, refuseDuplicates, type Configs } from './configs.ts';

type TenantSetting = components['schemas']['TenantSetting'];
type Update = components['schemas']['TenantSettingUpdate'];

/** Chosen by the company, and what its declarations say of what was not chosen. */
type Known = { configs: Configs; use: SeriesUse | null; today: string };

async function readKnown(tx: Tx, clock: Clock, configs?: Configs): Promise<Known> {
  const today = clock.today();
  return { configs: configs ?? (await readConfigs(tx)), use: await seriesUse(tx, today), today };
}

/** Every key of a group, chosen or not. */
function settingFrom({ configs, use, today }: Known, setting_key: TenantSettingKey): TenantSetting {
  return {
    setting_key,
    configs: settingsOf(setting_key).map(({ key, default_value }) => ({
      config_key: key,
      config_value:
        configs.get(key) ??
        (isDeclaredSetting(key) ? settingInForce(key, undefined, use, today) : default_value),
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
  setting_package: 'Báo gói dịch vụ',
  setting_timezone: 'Múi giờ',
  setting_number: 'Kiểu số',
};

/** Thiết lập của doanh nghiệp, by group. */
export const settingHandlers = {
  listTenantSettings: async (_input, { tenant, clock }) => {
    const known = await tenant((tx) => readKnown(tx, clock));
    return { tenant_settings: TENANT_SETTING_KEYS.map((key) => settingFrom(known, key)) };
  },
  getTenantSetting: async ({ query }, { tenant, clock }) => ({
    tenant_setting: settingFrom(await tenant((tx) => readKnown(tx, clock)), query.setting_key),
  }),
  getTenantSettingInvoice: async (_input, { tenant, clock }) => ({
    tenant_setting_invoice: settingFrom(await tenant((tx) => readKnown(tx, clock)), 'setting_invoice'),
  }),
  updateTenantSettings: async ({ body }, { tenant, account, clock }) => {
    refuseWrong(body);
    const { setting_key, configs: entries } = body;
    const change = { entries, resource: 'tenant_settings', label: LABELS[setting_key] };
    const known = await tenant(async (tx) =>
      readKnown(tx, clock, await changeConfigs(tx, change, account, clock)),
    );
    return { tenant_setting: settingFrom(known, setting_key) };
  },
} satisfies Pick<
  Handlers,
  'listTenantSettings' | 'getTenantSetting' | 'getTenantSettingInvoice' | 'updateTenantSettings'
>;

/** How a company wants times and numbers shown: an IANA zone and the style of its numbers. */
export async function readDisplay(tx: Tx): Promise<{ timezone: string; number_style: NumberStyle }> {
  const configs = await readConfigs(tx);
  return {
    timezone: configs.get('timezone') ?? defaultOf('timezone'),
    number_style: numberStyleFrom(configs.get('number_style')),
  };
}

/** Whether the company files its VAT returns by month or by quarter (NĐ 252/2026 Điều 10.2, 10.3). */
export async function readReturnPeriod(tx: Tx): Promise<SummaryPeriodKind> {
  const configs = await readConfigs(tx);
  return configs.get('tax_return_period') === 'quarter' ? 'quarter' : 'month';
}

/**
 * Whether the company has a VAT return to file for a period that ends with a day: not before it was here, unless invoices that it
 * issued before are here too.
 */
export async function owesReturn(tx: Tx, last: string): Promise<boolean> {
  const { rows } = await sql<{
    owes: boolean;
  }>`select (created_on at time zone 'Asia/Ho_Chi_Minh')::date <= ${last}::date
      or exists (select from invoices where tenant_id = ${TENANT} and issued_on <= ${last}::date and number is not null) as owes
    from tenants where id = ${TENANT}`.execute(tx);
  return rows[0]?.owes === true;
}

/** From when on the company is warned of its package. */
export async function readWarningLimits(tx: Tx): Promise<WarningLimits> {
  const configs = await readConfigs(tx);
  const invoices = configs.get('package_warning_invoices') ?? defaultOf('package_warning_invoices');
  const days = Number(configs.get('package_warning_days') ?? defaultOf('package_warning_days'));
  return { invoices: invoices === 'tenth' ? null : Number(invoices), days };
}

/** Kiểu số of the company at hand; also for those who know no tables but their own. */
export async function readNumberStyle(tx: QueryExecutorProvider): Promise<NumberStyle> {
  const { rows } = await sql<{ config_value: string }>`select config_value from tenant_configs
    where tenant_id = ${TENANT} and config_key = 'number_style'`.execute(tx);
  return numberStyleFrom(rows[0]?.config_value);
}
