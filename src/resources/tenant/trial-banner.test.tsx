// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { TrialBanner } from './trial-banner.tsx';

afterEach(cleanup);

function show(until: string, permissions: string[]): void {
  const value = { account: { permissions }, tenant: {} } as unknown;
  render(
    <MemoryRouter>
      <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
        <TrialBanner until={until} />
      </AccountProvider>
    </MemoryRouter>,
  );
}

test.each([
  ['that runs', '2999-12-31', /được đủ mọi chức năng/, false],
  ['that is over', '2020-01-31', /hết thời gian dùng thử/, true],
])('a trial %s is said to be so', (_what, until, said, leadsToBuying) => {
  show(until, ['publish_invoices']);
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Mua gói' }) !== null).toBe(leadsToBuying);
});

test('who may not buy reads who can, and has no link', () => {
  show('2020-01-31', ['read_invoices']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(
    screen.getByText(/Mua gói cần quyền “Cấu hình doanh nghiệp” hoặc “Ký và phát hành hóa đơn”/),
  ).toBeDefined();
});
