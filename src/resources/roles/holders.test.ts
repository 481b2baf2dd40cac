import { expect, test } from 'vitest';
import { holdersOf, rightsBySubject } from './people-list.tsx';
import type { Person, Role } from './people-list.tsx';

const role = (id: number, permissions: Role['permissions']): Role => ({
  id,
  name: `Vai trò ${id}`,
  description: null,
  permissions,
  lock_version: 1,
  created_on: '2026-11-21T00:00:00Z',
});
const person = (id: number, role_id: number, status: Person['status'] = 'active'): Person => ({
  id,
  email: `${id}@demo.vn`,
  full_name: `Người ${id}`,
  phone_number: null,
  role_id,
  status,
  lock_version: 1,
  created_on: '2026-11-21T00:00:00Z',
  activated_on: null,
});
const roles = [role(1, ['full']), role(2, ['read_invoices'])];

test('who holds everything can do it too; who is switched off cannot', () => {
  const people = [person(1, 1), person(2, 2), person(3, 2, 'inactive')];
  expect(holdersOf('read_invoices', roles, people).map(({ person: { id }, byFull }) => [id, byFull])).toEqual(
    [
      [1, true],
      [2, false],
    ],
  );
  expect(holdersOf('publish_invoices', roles, people).map((holder) => holder.person.id)).toEqual([1]);
});

test('what a role lets one do stands under its subjects, empty ones left out', () => {
  expect(rightsBySubject(role(2, ['read_invoices', 'read_products'])).map(({ label }) => label)).toEqual([
    'Hóa đơn',
    'Hàng hóa',
  ]);
});
