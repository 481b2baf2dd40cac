import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { operations } from '#generated/operations.ts';
import { buildApp } from '#server/app.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { described, signedIn } from '#tests/contract/described.ts';
import { judged, inject, type ErrorBody } from '#tests/contract/injection.ts';
import { TEST_APP_OPTIONS, TEST_MASTER_KEY, testAppDeps } from '#tests/setup/app-deps.ts';
import { TEST_NOW, withTestApp, type TestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

const words = 'Cơ sở dữ liệu tạm thời không trả lời. Dữ liệu bạn nhập vẫn còn; hãy thử lại sau ít phút.';

describe('where no database answers', () => {
  let down: TestApp;
  let token = '';
  beforeAll(async () => {
    // Nobody listens on port 1.
    const pool = createPool('postgres://hoadon@127.0.0.1:1/hoadon');
    const deps = testAppDeps(pool, fixedClock(TEST_NOW), TEST_MASTER_KEY);
    const app = await buildApp(deps, TEST_APP_OPTIONS);
    down = { ...server.current, app };
    token = await deps.tokens.access({ user_id: 1, tenant_id: 1, session_id: 'x' });
  });

  test.each(signedIn)('$id answers 503 in words that keep what was typed', async (one) => {
    const answered = await judged(down, one.id, {
      token,
      ...(one.body === null ? {} : { body: one.body.example }),
    });
    expect(answered.status).toBe(503);
    expect((answered.body as ErrorBody).errors).toEqual([
      { message: words, code: 'database_unavailable', fields: [] },
    ]);
  });

  test.each(described.filter(({ id }) => operations[id].auth === 'client'))(
    '$id answers 503 as RFC 6749 shapes it',
    async (one) => {
      const answered = await judged(down, one.id, { body: one.body?.example });
      expect(answered.status).toBe(503);
      expect(answered.body).toEqual({ error: 'server_error', error_description: words });
    },
  );

  test.each(['getHealth', 'getSite'])('%s answers 503', async (id) => {
    expect((await judged(down, id)).status).toBe(503);
  });

  test('who has no token hears that first', async () => {
    expect((await judged(down, 'listInvoices')).status).toBe(401);
  });
});

test('connections that are cut answer 503 or go on, and soon all is well again', async () => {
  const app = server.current;
  const token = await app.signIn('owner@demo.vn');
  // An autovacuum at work in the database may not be ended by this role: the whole cut would be refused.
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
  const asked = Array.from({ length: 12 }, (_, at) =>
    inject(app, at % 2 === 0 ? 'listInvoices' : 'getTenant', { token }),
  );
  await cut.execute(app.publishing.db).catch(() => undefined);
  for (const { status, body } of await Promise.all(asked)) {
    expect([200, 503]).toContain(status);
    if (status === 503) expect((body as ErrorBody).errors[0]?.code).toBe('database_unavailable');
  }
  await expect.poll(async () => (await inject(app, 'getTenant', { token })).status).toBe(200);
});
