import { expect, test } from 'vitest';
import { PERMISSION_CODE } from '#generated/vocabulary.ts';
import { READY_MADE_ROLES } from './ready-made-roles.table.ts';

const permissionsOf = (name: string): readonly string[] =>
  READY_MADE_ROLES.find((role) => role.name === name)?.permissions ?? [];

test('a company starts with five roles', () => {
  expect(READY_MADE_ROLES.map(({ name }) => name)).toEqual([
    'Chủ doanh nghiệp',
    'Kế toán trưởng',
    'Kế toán',
    'Thu ngân',
    'Chỉ xem',
  ]);
});

test.each(READY_MADE_ROLES)('$name holds codes that exist, each once', ({ permissions }) => {
  expect(permissions.filter((code) => !PERMISSION_CODE.includes(code))).toEqual([]);
  expect(new Set(permissions).size).toBe(permissions.length);
});

test('the owner alone may give rights to others', () => {
  expect(permissionsOf('Chủ doanh nghiệp')).toEqual(['full']);
  const others = READY_MADE_ROLES.slice(1).flatMap(({ permissions }) => [...permissions] as string[]);
  expect(others).not.toContain('user_permissions');
  expect(others).not.toContain('full');
});

test('who may only look changes nothing', () => {
  expect(
    permissionsOf('Chỉ xem').filter((code) => /^(create|update|delete|import|publish)_/.test(code)),
  ).toEqual([]);
});

test('the chief accountant publishes, the accountant prepares, the cashier sells', () => {
  expect(permissionsOf('Kế toán trưởng')).toEqual(expect.arrayContaining([...permissionsOf('Kế toán')]));
  expect(permissionsOf('Kế toán trưởng')).toContain('publish_invoices');
  expect(permissionsOf('Kế toán')).not.toContain('publish_invoices');
  expect(permissionsOf('Thu ngân')).toEqual(expect.arrayContaining(['create_invoices', 'publish_invoices']));
});
