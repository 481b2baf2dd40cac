import type { tenant } from '#generated/resources/tenant.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import type { AnyOverlay, Overlay } from '#src/views/screen.ts';
import { TaxAuthorityInput } from '#src/views/tax-authority/tax-authority-input.tsx';
import { tenantWords } from '#src/wording/tenant.ts';
import type { ConfigKey } from './setting-fields.ts';
import { DeclaredSettingInput, SettingInput, TimezoneInput } from './setting-inputs.tsx';
import { FilledInput } from './filled-input.tsx';

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
  timezone: TimezoneInput,
  number_style: SettingInput,
} satisfies Record<ConfigKey, typeof SettingInput>;

export const tenantOverlay: AnyOverlay = { ...profile, inputs: { ...profile.inputs, ...settingInputs } };
