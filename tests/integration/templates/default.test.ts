import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT, waitingForLocks } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

test('of two templates made the default at once one is, and both are saved', async () => {
  const owner = await deskOf(server.current, 'owner@demo.vn');
  const defaults = async (): Promise<number[]> => {
    const { body } = await owner.call<{ templates: { id: number; is_default: boolean }[] }>(
      'GET',
      '/api/templates?limit=250',
    );
    return body.templates.filter(({ is_default }) => is_default).map(({ id }) => id);
  };
  const [before] = await defaults();
  const given = { form_no: '1', layout: 'classic', is_default: false, status: 'inactive' };
  const make = (symbol: string) =>
    owner.make('/api/templates', { template: { ...given, symbol, name: symbol } });
  const made = [await make('C26TXA'), await make('C26TXB')];
  const saved = await inTenant(server.current.publishing.db, TENANT, async (tx) => {
    await sql`select from templates where tenant_id = ${TENANT} and id = ${before} for update`.execute(tx);
    const both = made.map(({ id, symbol, lock_version }) =>
      owner.call('PUT', `/api/templates/${id}`, {
        template: { ...given, symbol, name: symbol, is_default: true, lock_version },
      }),
    );
    await expect.poll(() => waitingForLocks(server.current)).toBe(2);
    return { both };
  });
  expect((await Promise.all(saved.both)).map(({ status }) => status)).toEqual([200, 200]);
  const after = await defaults();
  expect(after).toHaveLength(1);
  expect(made.map(({ id }) => id)).toContain(after[0]);
});
