import { ApiFailure } from '#generated/client/http.ts';
import { updateTenantSettings } from '#generated/client/tenant-settings/tenant-settings.ts';
import { updateTenant } from '#generated/client/tenant/tenant.ts';
import type { components } from '#generated/types.ts';
import type { RecordData } from '#src/views/form/form-values.ts';
import { settingUpdates, settingValues } from './setting-fields.ts';
import type { TenantSetting } from './setting-fields.ts';

type Tenant = components['schemas']['Tenant'];
type TenantUpdate = components['schemas']['TenantUpdate'];

export type Company = { tenant: Tenant; settings: readonly TenantSetting[] };

/** What the form is filled from. */
export function companyRecord({ tenant, settings }: Company): RecordData {
  return { ...tenant, ...settingValues(settings) };
}

/** A newer profile comes back without the settings, which the form holds as well. */
function withSettingsOf(error: unknown, settings: readonly TenantSetting[]): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const { status, body, errors } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return error;
  const current = { ...(body.current as RecordData), ...settingValues(settings) };
  return new ApiFailure(status, { ...body, current }, errors);
}

/**
 * Saves what has changed of both. The settings go first: they carry no version, so a profile that is refused after them
 * can simply be sent again.
 */
export async function saveCompany({ tenant, settings }: Company, wanted: RecordData): Promise<RecordData> {
  let now = settings;
  for (const update of settingUpdates(settings, wanted)) {
    const saved = await updateTenantSettings(update);
    now = now.map((setting) => (setting.setting_key === saved.setting_key ? saved : setting));
  }
  const own = Object.fromEntries(
    Object.entries(wanted).filter(([source]) => !(source in settingValues(settings))),
  );
  const isChanged = Object.entries(own).some(
    ([source, value]) => (value ?? null) !== (tenant[source as keyof Tenant] ?? null),
  );
  if (!isChanged) return companyRecord({ tenant, settings: now });
  try {
    return companyRecord({ tenant: await updateTenant({ tenant: own as TenantUpdate }), settings: now });
  } catch (error) {
    throw withSettingsOf(error, now);
  }
}
