import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { sweepSessions } from '#server/modules/session/index.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { renew } from '#tests/contract/session/token-requests.ts';
import { armWithTotp, firstStep, granted, signIn, tryPassword } from './session-desk.ts';
import { judged } from '#tests/contract/injection.ts';

const server = withTestApp();
const TABLES = [
  'sign_in_failures',
  'sessions',
  'refresh_tokens',
  'mfa_tokens',
  'passkey_challenges',
] as const;

async function counts(): Promise<Record<string, number>> {
  const { db } = server.current.publishing;
  const all: [string, number][] = [];
  for (const table of TABLES) {
    const { rows } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    all.push([table, rows]);
  }
  return Object.fromEntries(all);
}

test('what nobody can get in by any more is taken away after a week, and nothing before', async () => {
  const { db } = server.current.publishing;
  const { clock } = server.current;
  const sweep = () => sweepSessions({ db, clock });
  await armWithTotp(server.current, 'ketoan@demo.vn');
  await firstStep(server.current, 'ketoan@demo.vn');
  await tryPassword(server.current, 'ai-do@demo.vn', 'sai-mat-khau-roi');
  await judged(server.current, 'startPasskeySignIn', {
    body: { passkey_challenge: { purpose: 'sign_in' } },
  });
  const { refresh_token } = await signIn(server.current, 'owner@demo.vn');
  const before = await counts();
  expect(Object.values(before).every((rows) => rows > 0)).toBe(true);
  await sweep();
  expect(await counts()).toEqual(before);
  clock.advance(8 * DAY_MS);
  await sweep();
  expect(await counts()).toEqual({
    ...before,
    sign_in_failures: 0,
    mfa_tokens: 0,
    passkey_challenges: 0,
  });
  await judged(server.current, 'revokeToken', { body: { token: refresh_token } });
  clock.advance(8 * DAY_MS);
  await sweep();
  const { sessions = 0, refresh_tokens = 0 } = await counts();
  expect([sessions, refresh_tokens]).toEqual([
    (before['sessions'] ?? 0) - 1,
    (before['refresh_tokens'] ?? 0) - 1,
  ]);
  clock.advance(30 * DAY_MS);
  await sweep();
  expect(await counts()).toMatchObject({ sessions: 0, refresh_tokens: 0 });
});

test('a session that is renewed again and again keeps the tokens of its last weeks alone', async () => {
  const { db } = server.current.publishing;
  const { clock } = server.current;
  let { refresh_token } = await signIn(server.current, 'owner@demo.vn');
  for (let renewed = 0; renewed < 3; renewed += 1) {
    clock.advance(20 * DAY_MS);
    ({ refresh_token } = granted(await renew(server.current, refresh_token)));
  }
  await sweepSessions({ db, clock });
  expect(await counts()).toMatchObject({ sessions: 1, refresh_tokens: 2 });
  granted(await renew(server.current, refresh_token));
});
