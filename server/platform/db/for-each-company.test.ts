import { expect, test } from 'vitest';
import { forEachCompany } from './for-each-company.ts';

test('a company in which the work fails keeps no other waiting, and is named at the end', async () => {
  const seen: number[] = [];
  const run = forEachCompany([1, 2, 3], async (tenant_id) => {
    seen.push(tenant_id);
    if (tenant_id !== 2) throw new Error(`a fault in ${tenant_id}`);
  });
  await expect(run).rejects.toThrow('failed in 2 of 3 companies: 1, 3: Error: a fault in 1');
  expect(seen).toEqual([1, 2, 3]);
});

test('in a database that is away it stops at once', async () => {
  const seen: number[] = [];
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const run = forEachCompany([1, 2], async (tenant_id) => {
    seen.push(tenant_id);
    throw away;
  });
  await expect(run).rejects.toBe(away);
  expect(seen).toEqual([1]);
});
