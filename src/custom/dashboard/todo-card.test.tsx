// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { TodoCard } from './todo-card.tsx';

afterEach(cleanup);

type Props = ComponentProps<typeof TodoCard>;
const check = {
  key: 'refused',
  count: 2,
  of_registers: 0,
  total: '0',
  blocks: true,
} as unknown as NonNullable<Props['checks']>[number];

function show(checks: Props['checks'], permissions = ['full']): void {
  const account = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  const before = { month: '2026-11', checks: [check] } as unknown as Props['before'];
  render(
    <AccountProvider value={account}>
      <MemoryRouter>
        <TodoCard month="2026-12" checks={checks} before={before} />
      </MemoryRouter>
    </AccountProvider>,
  );
}

test('the tasks of two months are lists under headings of their own, and each button names its month', () => {
  show([check]);
  for (const [name, month] of [
    ['Còn lại của tháng 11/2026', '11/2026'],
    ['Tháng 12/2026', '12/2026'],
  ] as const) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    const list = screen.getByRole('list', { name });
    expect(within(list).getByRole('link', { name: new RegExp(`^Sửa hóa đơn: .*, ${month}$`) })).toBeTruthy();
  }
});

test('who may only read is shown what was found, and is not asked to do it', () => {
  const unsent = { ...check, key: 'unsent_mails' } as typeof check;
  const late = { ...check, key: 'late' } as typeof check;
  show([check, unsent, late], ['read_invoices', 'month_end']);
  expect(screen.queryByRole('link', { name: /Gửi lại|Sửa hóa đơn/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Xem: Email hóa đơn không gửi được/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Xem hóa đơn: / }), 'to look is for all').toBeTruthy();
});

test('a month with nothing to do has no empty list', () => {
  show([]);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});
