// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { ComponentProps } from 'react';
import { NoSeriesOfYear } from './no-series-of-year.tsx';

const now = vi.hoisted(() => ({ day: '2027-01-01' }));
vi.mock('#src/providers/today.ts', () => ({ today: () => now.day }));

function show(symbols: readonly string[], day: string, permissions: readonly string[] = ['full']) {
  const value = { account: { permissions }, tenant: {} } as unknown;
  return render(
    <MemoryRouter>
      <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
        <NoSeriesOfYear symbols={symbols} day={day} />
      </AccountProvider>
    </MemoryRouter>,
  ).container.textContent;
}

test.each([
  ['on new year’s day with series of last year', '2027-01-01', '2027-01-01', '/admin/templates'],
  ['in December for an invoice of the coming year', '2026-12-31', '2027-01-01', '/admin/templates'],
  ['in February, when the assistant is gone', '2027-02-01', '2027-02-01', '/admin/templates/create'],
])('%s it leads to where one is made', (_when, today, day, href) => {
  now.day = today;
  expect(show(['C26TAA', 'C25TAA'], day)).toContain('Chưa có ký hiệu của năm 2027.');
  expect(screen.getByRole('link', { name: 'Chuẩn bị năm 2027' }).getAttribute('href')).toBe(href);
});

test('it is quiet with a series of the year, for another year, for half a date, and where there is no series at all', () => {
  now.day = '2027-01-01';
  expect(show(['C26TAA', 'C27TAA'], '2027-01-01')).toBe('');
  for (const day of ['2025-06-01', '2026-12-31', '20', '']) expect(show(['C27TAA'], day)).toBe('');
  expect(show([], '2027-01-01')).toBe('');
});

test('who may make no series is told without a way there', () => {
  now.day = '2027-01-01';
  expect(show(['C26TAA'], '2027-01-01', ['create_invoices'])).toContain('Chưa có ký hiệu của năm 2027.');
  expect(screen.queryByRole('link')).toBeNull();
});
