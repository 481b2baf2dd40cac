import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { noticeDesk, OWNER } from '../notices/notice-desk.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { cashDesk } from './cash-desk.ts';

type Schemas = components['schemas'];

const server = withTestApp({ invoices: 40, customers: 4, products: 4 });
let token = '';
beforeAll(async () => {
  token = await server.current.signIn(OWNER);
  const desk = cashDesk(server.current, token);
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  // It began with the first invoice, so that there is a day on which it went low.
  await asOwner(server.current, (tx) =>
    sql`update package_grants set counted_from = (select min(issued_on) from invoices where tenant_id = ${TENANT} and number is not null)
      where tenant_id = ${TENANT}`.execute(tx),
  );
});

async function set(config_key: Schemas['TenantConfigKey'], config_value: string) {
  const { status, text } = await judged(server.current, 'updateTenantSettings', {
    token,
    body: { setting_key: 'setting_package', configs: [{ config_key, config_value }] },
  });
  expect(status, text).toBe(200);
}

/** The package as it would be with so many invoices left. */
async function withLeft(left: number) {
  const desk = cashDesk(server.current, token);
  const { used } = await desk.usage();
  await asOwner(server.current, (tx) =>
    sql`update package_grants set invoices = ${used + left} where tenant_id = ${TENANT}`.execute(tx),
  );
  const { warning } = await desk.usage();
  const { body } = await judged(server.current, 'getDashboard', { token });
  const { package_usage } = (body as { dashboard: Schemas['Dashboard'] }).dashboard;
  expect(package_usage.warning).toEqual(warning);
  const told = (await noticeDesk(server.current).of(OWNER)).filter(({ topic }) =>
    ['package_low', 'package_used_up'].includes(topic),
  );
  return { state: warning.state, told: told.map(({ topic, name, path }) => ({ topic, name, path })) };
}

const notice = (topic: string) => ({ topic, name: 'Cơ bản', path: '/admin/service-packages' });

test('a package is low from the number of invoices left on that the company set: on its page, the overview and beneath the bell', async () => {
  await set('package_warning_days', '7');
  await set('package_warning_invoices', '500');
  expect(await withLeft(501)).toEqual({ state: 'fine', told: [] });
  expect(await withLeft(500)).toEqual({ state: 'low', told: [notice('package_low')] });
  await set('package_warning_invoices', '50');
  expect(await withLeft(500)).toEqual({ state: 'fine', told: [] });
  expect(await withLeft(0)).toEqual({ state: 'over', told: [notice('package_used_up')] });
});

test('what is none of the choices is refused', async () => {
  const { status } = await judged(server.current, 'updateTenantSettings', {
    token,
    body: {
      setting_key: 'setting_package',
      configs: [{ config_key: 'package_warning_invoices', config_value: '-1' }],
    },
  });
  expect(status).toBe(422);
});
