// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MonthsCard } from './months-card.tsx';

afterEach(cleanup);

const idle = { count: 0, refused: 0, revenue: '0', vat: '0', rates: [] };
const months = [
  { month: '2026-10', ...idle },
  { month: '2026-11', ...idle },
];

function show(of: typeof months) {
  render(
    <MemoryRouter>
      <MonthsCard months={of} current="2026-11" />
    </MemoryRouter>,
  );
}

test('a company without invoices reads so, in place of charts without a bar', () => {
  show(months);
  expect(screen.getByText('Chưa có hóa đơn nào trong 2 tháng qua.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Xem bảng' })).toBeNull();
});

test('one refused invoice is enough for the charts', () => {
  show([
    { month: '2026-10', ...idle },
    { month: '2026-11', ...idle, refused: 1 },
  ]);
  expect(screen.getByRole('button', { name: 'Xem bảng' })).toBeTruthy();
});
