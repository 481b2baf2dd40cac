import type { tenant } from '#generated/resources/tenant.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { lazyInput } from '#src/views/form/inputs/lazy-input.ts';
import type { AnyOverlay, Overlay } from '#src/views/screen.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';
import type { ConfigKey } from './setting-fields.ts';

const TaxAuthorityInput = lazyInput(
  async () => (await import('#src/views/tax-authority/tax-authority-input.tsx')).TaxAuthorityInput,
);
const FilledInput = lazyInput(async () => (await import('./filled-input.tsx')).FilledInput);
const SettingInput = lazyInput(async () => (await import('./setting-inputs.tsx')).SettingInput);
const DeclaredSettingInput = lazyInput(
  async () => (await import('./setting-inputs.tsx')).DeclaredSettingInput,
);
const TimezoneInput = lazyInput(async () => (await import('./setting-inputs.tsx')).TimezoneInput);

const profile = {
  title: descriptorOf('tenant').label,
  wide: ['name', 'address', 'tax_authority_name'],
  notes: tenantWords.notes,
  inputs: {
    tax_authority_name: TaxAuthorityInput,
    tax_authority_code: FilledInput,
    tax_city_code: FilledInput,
    tax_city_name: FilledInput,
  },
} satisfies Overlay<typeof tenant>;

const settingInputs = {
  method_of_tax_calculation: DeclaredSettingInput,
  price_includes_tax: SettingInput,
  tax_rounding: SettingInput,
  invoice_type: DeclaredSettingInput,
  tax_return_period: SettingInput,
  package_warning_invoices: SettingInput,
  package_warning_days: SettingInput,
  timezone: TimezoneInput,
  number_style: SettingInput,
} satisfies Record<ConfigKey, typeof SettingInput>;

export const tenantOverlay: AnyOverlay = { ...profile, inputs: { ...profile.inputs, ...settingInputs } };
