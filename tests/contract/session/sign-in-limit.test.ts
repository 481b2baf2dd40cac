import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { TEST_APP_OPTIONS, TEST_MASTER_KEY, testAppDeps } from '#tests/setup/app-deps.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { askToken, OWNER } from './token-requests.ts';

const server = withTestApp();

test('whoever guesses passwords is stopped, in words, in the shape of RFC 6749', async () => {
  const pool = createPool(server.current.database_url);
  const app = await buildApp(testAppDeps(pool, fixedClock(TEST_NOW), TEST_MASTER_KEY), {
    ...TEST_APP_OPTIONS,
    calls_per_minute: { '/oauth/token': 3 },
  });
  const limited = { ...server.current, app };
  try {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      statuses.push((await askToken(limited, { ...OWNER, password: `sai-${attempt}` })).status);
    }
    expect(statuses).toEqual([400, 400, 400]);
    const stopped = await askToken(limited, OWNER);
    expect(stopped.status).toBe(429);
    expect(stopped.body).toEqual({
      error: 'invalid_request',
      error_description: 'Bạn thử quá nhiều lần. Hãy đợi một phút rồi thử lại.',
    });
  } finally {
    await app.close();
    await pool.end();
  }
});
