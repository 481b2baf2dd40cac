import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inject } from '#tests/contract/injection.ts';
import { isRefused, profileStatus, renew } from '#tests/contract/session/token-requests.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { granted, signIn } from './session-desk.ts';

const server = withTestApp();
const SECOND = 1000;

test('twenty at once with one refresh token go on along one line, and one more after ten seconds ends it', async () => {
  const { refresh_token } = await signIn(server.current, 'owner@demo.vn');
  const all = (await Promise.all(Array.from({ length: 20 }, () => renew(server.current, refresh_token)))).map(
    granted,
  );
  expect(new Set(all.map((one) => one.refresh_token)).size).toBe(1);
  const { rows } = await sql<{ unused: number }>`select count(*) as unused from refresh_tokens
    join sessions on sessions.id = session_id where revoked_on is null and used_on is null and predecessor is not null`.execute(
    server.current.publishing.db,
  );
  expect(rows).toEqual([{ unused: 1 }]);
  for (const { access_token } of all) expect(await profileStatus(server.current, access_token)).toBe(200);
  server.current.clock.advance(11 * SECOND);
  expect(isRefused(await renew(server.current, refresh_token))).toBe(true);
  const after = await Promise.all(all.map((one) => renew(server.current, one.refresh_token)));
  expect(after.every(isRefused)).toBe(true);
  for (const { access_token } of all)
    expect((await inject(server.current, 'getProfile', { token: access_token })).status).toBe(401);
});
