// @vitest-environment jsdom
import { AccountProvider } from '#src/providers/account-context.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FirstRunAside } from './first-run-aside.tsx';
import type { Step } from './first-run-steps.ts';
import type { Wait } from './waits.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T02:00:00Z'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const step = (key: Step['key'], state: Step['state'], note: Step['note'] = null): Step => ({
  key,
  state,
  note,
  href: '/there',
  action: 'do',
});
const everything = ['import_products', 'import_customers', 'user_permissions', 'create_invoices'];

function show(
  steps: readonly Step[],
  waits: readonly Wait[],
  permissions: readonly string[] = everything,
): void {
  const value = { account: { full_name: 'Trần Bình', permissions }, tenant: {} } as unknown;
  render(
    <MemoryRouter>
      <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
        <FirstRunAside steps={steps} waits={waits} />
      </AccountProvider>
    </MemoryRouter>,
  );
}

const compared: Wait = {
  actor: 'authority',
  name: 'Thuế cơ sở 1',
  task: { code: 'compare' },
  since: '2026-11-20',
  due_on: '2026-11-23',
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('who is awaited, for what, since when and by when', () => {
  const own: Wait = {
    actor: 'you',
    name: null,
    task: { code: 'steps', steps: ['certificate', 'series'], access: null },
    since: null,
    due_on: null,
  };
  show([], [compared, own], []);
  expect(rows()).toEqual([
    'Thuế cơ sở 1đối chiếu tờ khai, từ 20/11/2026hạn 23/11/2026',
    'TBTrần Bình (bạn)chứng thư số, mẫu và ký hiệu hóa đơn2 bước',
  ]);
});

test('what is overdue is said to be', () => {
  vi.setSystemTime('2026-11-24T02:00:00Z');
  show([], [compared], []);
  expect(screen.getByText('quá hạn 23/11/2026')).toBeDefined();
});

test('without a deadline, since when', () => {
  show([], [{ ...compared, due_on: null, since: '2026-11-20T02:15:00Z' }], []);
  expect(screen.getByText('từ 20/11/2026 09:15')).toBeDefined();
});

test('what can be done meanwhile is what this account may do; a draft once there is a series', () => {
  const after = { code: 'after', steps: ['declaration'] } as const;
  show([step('declaration', 'away'), step('invoice', 'waiting', after)], [compared]);
  expect(screen.getByRole('heading', { name: 'Trong lúc chờ' })).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Nhập danh mục hàng hóa',
    'Nhập danh sách khách hàng',
    'Mời đồng nghiệp',
    'Lập hóa đơn nháp',
  ]);
  cleanup();
  show([step('invoice', 'next')], [], ['import_products']);
  expect(screen.getByRole('heading', { name: 'Làm thêm được ngay' })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
