// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { UsageCard } from './usage-card.tsx';

afterEach(cleanup);

type Usage = Parameters<typeof UsageCard>[0]['usage'];

const usage: Usage = {
  ...{ package_name: 'Cơ bản', invoices: 1000, used: 400, left: 600, payment_requests: 1 },
  ...{ starts_on: '2026-01-01', ends_on: addDays(today(), 400), next_starts_on: null },
  ...{ pace: null, issuing: { state: 'package', left: null, until: null } },
  warning: { state: 'fine', invoices: 100, days: 30 },
};
const value = { account: { permissions: ['full'] }, tenant: {} } as unknown;
const show = (pace: Usage['pace'], state: Usage['warning']['state'] = 'fine') =>
  render(
    <MemoryRouter>
      <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
        <UsageCard usage={{ ...usage, pace, warning: { ...usage.warning, state } }} trialUntil={null} />
      </AccountProvider>
    </MemoryRouter>,
  );
const by_day = [{ day: addDays(today(), -10), invoices: 750 }];
const pace = { since: addDays(today(), -30), days: 30, invoices: 750, by_day };

test('the day a package runs out at the pace of late is said, and the warning names its limits and where they are set', () => {
  const runs_out_on = addDays(today(), 24);
  show({ ...pace, runs_out_on }, 'low');
  expect(screen.getByText(`Theo nhịp này hết khoảng ${formatDate(runs_out_on)}, còn 24 ngày.`)).toBeDefined();
  expect(screen.getByText(/^Trung bình 25 hóa đơn mỗi ngày từ/)).toBeDefined();
  expect(screen.getByText('Sắp hết')).toBeDefined();
  expect(
    screen.getByText(
      'Báo khi còn 100 hóa đơn hoặc ít hơn (tính cả nhịp phát hành gần đây), và khi còn 30 ngày đến hạn.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sửa ngưỡng báo' }).getAttribute('href')).toBe(
    '/admin/settings/tenant',
  );
});

test('one that outlasts its last day is said to, and with too little to go by nothing is said', () => {
  show({ ...pace, runs_out_on: null });
  expect(screen.getByText('Theo nhịp này đủ đến hết hạn gói.')).toBeDefined();
  expect(screen.getByText('Đủ dùng')).toBeDefined();
  cleanup();
  show(null);
  expect(screen.queryByText(/Theo nhịp/)).toBeNull();
});

test.each([
  ['trial', 'Đang dùng thử đến 20/11/2026.'],
  ['trial_ended', 'Dùng thử đã hết ngày 20/11/2026.'],
] as const)('before there is a package the card says of a trial in state %s that it is so', (state, said) => {
  const none = { package_name: null, starts_on: null, ends_on: null, invoices: null, left: null };
  const issuing = { state, left: null, until: '2026-11-20' };
  render(<UsageCard usage={{ ...usage, ...none, issuing }} trialUntil="2026-11-20" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(said)).toBeDefined();
});
