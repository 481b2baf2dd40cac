import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';

test('a choice keeps the subject it is read under, and one of none has no such key', () => {
  const options = optionsOf({
    oneOf: [
      { const: 'full', title: 'Toàn quyền', description: 'Gồm mọi quyền' },
      { const: 'read_customers', title: 'Xem khách hàng', 'x-group': 'Khách hàng' },
    ],
  });
  expect(options).toEqual([
    { value: 'full', label: 'Toàn quyền', tone: null, help: 'Gồm mọi quyền' },
    { value: 'read_customers', label: 'Xem khách hàng', tone: null, help: null, group: 'Khách hàng' },
  ]);
  expect(options?.[0]).not.toHaveProperty('group');
});
