import { TENANT_SETTINGS } from '#domain/settings/tenant-settings.table.ts';
import { TIMEZONES } from '#domain/settings/timezones.table.ts';
import type { FieldDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { components } from '#generated/types.ts';
import { label } from '#src/language/language.ts';
import { spokenField } from '#src/providers/resource-descriptor.ts';
import { fieldOf } from '#src/views/form/field-of.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';

export type TenantSetting = components['schemas']['TenantSetting'];
export type ConfigKey = (typeof TENANT_SETTINGS)[number]['key'];

const group = 'settings';

const timezones = TIMEZONES.map(({ timezone_iana, display_name }) => ({
  value: timezone_iana,
  label: label(display_name),
  help: null,
}));

/** Every setting as a field of a form: one choice that is always made. */
const settingFields: readonly FieldDescriptor[] = TENANT_SETTINGS.map(({ key, label: name, help, values }) =>
  spokenField(
    fieldOf({
      source: key,
      kind: 'enum',
      label: name,
      required: true,
      nullable: false,
      group,
      hint: help,
      options: (values === 'timezones' ? timezones : values).map((choice) => ({ ...choice, tone: null })),
    }),
  ),
);

/** The profile and the settings of the company as one form, saved together. */
export function withSettings(descriptor: ResourceDescriptor): ResourceDescriptor {
  return {
    ...descriptor,
    groups: [...descriptor.groups, { key: group, label: tenantWords.settings }],
    fields: [...descriptor.fields, ...settingFields],
    form_fields: [...descriptor.form_fields, ...settingFields],
  };
}

/** What is set, by key. */
export function settingValues(settings: readonly TenantSetting[]): Record<string, string> {
  return Object.fromEntries(
    settings.flatMap(({ configs }) =>
      configs.map(({ config_key, config_value }) => [config_key, config_value]),
    ),
  );
}

/** The keys that nobody has chosen a value for. */
export function defaultKeys(settings: readonly TenantSetting[]): ReadonlySet<string> {
  const configs = settings.flatMap((setting) => setting.configs);
  return new Set(configs.filter(({ is_default }) => is_default).map(({ config_key }) => config_key));
}

type Update = components['schemas']['TenantSettingUpdate'];

/** The calls that make the settings what is wanted, one for each group with a change; none when nothing is. */
export function settingUpdates(
  settings: readonly TenantSetting[],
  wanted: Readonly<Record<string, unknown>>,
): Update[] {
  return settings
    .map(({ setting_key, configs }) => ({
      setting_key,
      configs: configs
        .filter(({ config_key, config_value }) => wanted[config_key] !== config_value)
        .map(({ config_key }) => ({ config_key, config_value: String(wanted[config_key]) })),
    }))
    .filter(({ configs }) => configs.length > 0);
}
