import { tenant as descriptor } from '#generated/resources/tenant.ts';
import type { Overlay } from '#src/views/screen.ts';
import { FilledInput, TaxAuthorityInput } from './tax-authority-input.tsx';

export const tenantOverlay = {
  title: descriptor.label,
  wide: ['name', 'address', 'tax_authority_name'],
  inputs: {
    tax_authority_name: TaxAuthorityInput,
    tax_authority_code: FilledInput,
    tax_city_code: FilledInput,
    tax_city_name: FilledInput,
  },
} satisfies Overlay<typeof descriptor>;
