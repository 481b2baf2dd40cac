// @vitest-environment jsdom
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { getGetRegistrationUsesQueryKey } from '#generated/client/registrations/registrations.ts';
import { getListTenantSettingsQueryKey } from '#generated/client/tenant-settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BeginTemplate } from './begin-template.tsx';

type Use = components['schemas']['RegistrationUse'];
const { invoice_modes, invoice_types, transfer } = BLANK_DECLARATION;

const NOTHING = {};

afterEach(cleanup);

function begin(types: Partial<Use['invoice_types']> | null, method: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const use = (some: Partial<Use['invoice_types']>): Use => ({
    ...{ since: '2026-01-01', invoice_modes, transfer, business_locations: [] },
    invoice_types: { ...invoice_types, ...some },
  });
  client.setQueryData(getGetRegistrationUsesQueryKey(), types === null ? [] : [use(types)]);
  client.setQueryData(getListTenantSettingsQueryKey(), [
    {
      setting_key: 'tax',
      configs: [{ config_key: 'method_of_tax_calculation', config_value: method, is_default: false }],
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <BeginTemplate begun={NOTHING}>{(begun) => <output>{JSON.stringify(begun)}</output>}</BeginTemplate>
    </QueryClientProvider>,
  );
  return (JSON.parse(screen.getByRole('status').textContent ?? '') as { form_no: string }).form_no;
}

test('a household that declared sales invoices alone begins with form 2', () => {
  expect(begin({ sales: true }, 'PERCENTAGE_ON_REVENUE')).toBe('2');
});

test('before an acceptance it is the form of the method of tax calculation', () => {
  expect([begin(null, 'PERCENTAGE_ON_REVENUE'), (cleanup(), begin(null, 'VAT'))]).toEqual(['2', '1']);
});

test('what is not declared is not begun with', () => {
  expect(begin({ national_reserve: true }, 'VAT')).toBe('');
});
