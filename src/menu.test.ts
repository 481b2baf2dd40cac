import { mayCall } from '#src/providers/access.ts';
import { isDisabled } from '#src/ui/shell/navigation-model.ts';
import { expect, test } from 'vitest';
import { navigation } from './menu.ts';

const withPermissions = (...permissions: string[]) =>
  navigation('/admin/customers/7', (operation) => mayCall(permissions, operation));

test('the groups stand in the order of spec point 2', () => {
  expect(withPermissions('full').map(({ label }) => label)).toEqual([
    'Đăng ký phát hành',
    'Hóa đơn đầu ra',
    'Lịch sử truyền nhận',
    'Danh mục',
    'Cấu hình',
  ]);
});

test('full opens everything; an entry without permission is disabled, a group when all its entries are (spec point 2)', () => {
  expect(withPermissions('full').some(isDisabled)).toBe(false);
  const readsCustomers = withPermissions('read_customers');
  const catalogue = readsCustomers.find(({ key }) => key === 'catalogue');
  expect(catalogue?.children?.map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(catalogue && isDisabled(catalogue)).toBe(false);
  expect(readsCustomers.filter(isDisabled).map(({ key }) => key)).toEqual([
    'registration',
    'outgoing',
    'history',
    'settings',
  ]);
});

test('the page one is on is marked, on its records too', () => {
  const current = withPermissions('full').flatMap(({ children = [] }) =>
    children.filter((entry) => entry.current),
  );
  expect(current.map(({ key }) => key)).toEqual(['customers']);
});
