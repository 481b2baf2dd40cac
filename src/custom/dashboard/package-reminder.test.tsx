// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { PackageReminder } from './package-reminder.tsx';

afterEach(cleanup);

type Issuing = ComponentProps<typeof PackageReminder>['issuing'];

function show(state: Issuing['state'], permissions: string[]): void {
  const value = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <MemoryRouter>
      <AccountProvider value={value}>
        <PackageReminder issuing={{ state, left: 0, until: '2026-11-20' }} />
      </AccountProvider>
    </MemoryRouter>,
  );
}

test.each(['trial_ended', 'package_ended', 'package_used_up', 'past_end', 'past_quota'] as const)(
  'who issues invoices is led to buying in state %s',
  (state) => {
    show(state, ['publish_invoices']);
    expect(screen.getByRole('link', { name: 'Mua gói' }).getAttribute('href')).toBe(
      '/admin/service-packages/checkout',
    );
  },
);

test.each([
  ['there is a package', 'package', ['full']],
  ['one may only read', 'trial_ended', ['read_invoices']],
] as const)('nothing is said where %s', (_what, state, permissions) => {
  show(state, [...permissions]);
  expect(screen.queryByRole('link')).toBeNull();
});
