import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { DB } from '#generated/database.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { tenantRead } from '#server/platform/db/tenant-read.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { tokenMaker } from '#server/platform/session/tokens.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { askToken, OWNER } from './token-requests.ts';

const server = withTestApp();

test('whoever guesses passwords is stopped, in words, in the shape of RFC 6749', async () => {
  const clock = fixedClock(TEST_NOW);
  const certificate_key = Buffer.alloc(32, 1);
  const pool = createPool(server.current.database_url);
  const app = await buildApp(
    {
      db: kyselyOver<DB>(pool),
      read: tenantRead(pool),
      clock,
      log: silentLog,
      tokens: tokenMaker(certificate_key, clock),
      certificate_key,
      version: 'test',
    },
    { check_responses: true, sign_ins_per_minute: 3 },
  );
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
