import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createLog } from '#server/platform/log.ts';
import { judged, type Answered, type Request } from '#tests/contract/injection.ts';
import { OWNER } from '#tests/contract/session/token-requests.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { codeAt, PASSWORD } from './session-desk.ts';

const logged: string[] = [];
const log = createLog('trace', { write: (line) => void logged.push(line) });
const server = withTestApp(undefined, { log });

const KEPT_IN = [
  'sign_ins',
  'sessions',
  'refresh_tokens',
  'totp_secrets',
  'recovery_codes',
  'mfa_tokens',
  'passkey_challenges',
  'sign_in_failures',
];

const answers: { operation: string; text: string }[] = [];

async function call<T>(operation: string, request: Request): Promise<T> {
  const { body, text }: Answered = await judged(server.current, operation, request);
  answers.push({ operation, text });
  return body as T;
}

/** Every row of the directory, and of the log of the company, as text. */
async function everythingKept(): Promise<string> {
  const { db } = server.current.publishing;
  const rows: { row: string }[] = [];
  for (const table of KEPT_IN)
    rows.push(
      ...(await sql<{ row: string }>`select one::text as row from ${sql.table(table)} as one`.execute(db))
        .rows,
    );
  for (const table of ['audit_log', 'idempotency_keys', 'users'])
    rows.push(
      ...(await inTenant(
        db,
        1,
        async (tx) =>
          (await sql<{ row: string }>`select one::text as row from ${sql.table(table)} as one`.execute(tx))
            .rows,
      )),
    );
  return rows.map(({ row }) => row).join('\n');
}

test('secrets of a second factor stand in the one answer that tells them, and nowhere else', async () => {
  const username = 'ketoan@demo.vn';
  const sign_in = { ...OWNER, username };
  const { access_token: token, refresh_token } = await call<{ access_token: string; refresh_token: string }>(
    'createToken',
    { body: sign_in },
  );
  const { totp } = await call<{ totp: { secret: string } }>('startTotp', {
    token,
    body: { totp: { password: PASSWORD } },
  });
  const code = codeAt(server.current, totp.secret);
  const { recovery_codes } = await call<{ recovery_codes: string[] }>('confirmTotp', {
    token,
    body: { totp: { code } },
  });
  const { mfa_token } = await call<{ mfa_token: string }>('createToken', { body: sign_in });
  server.current.clock.advance(60_000);
  const second = { grant_type: 'otp', mfa_token, otp: codeAt(server.current, totp.secret) };
  await call('createToken', { body: { ...second, otp: '000000' } });
  await call('createToken', { body: second });
  await call('startPasskey', { token, body: { passkey_challenge: { password: PASSWORD } } });
  const FRESH = 'cà phê sữa đá 17 ly';
  await call('changePassword', {
    token,
    body: { password: { current_password: PASSWORD, new_password: FRESH } },
  });
  for (const operation of ['getProfile', 'listSessions', 'listPasskeys', 'listUsers', 'listAuditLog'])
    await call(operation, { token });

  const plain_code = recovery_codes[0]?.replace('-', '') ?? '';
  const secrets: [name: string, secret: string, told_by: string[]][] = [
    ['the secret of codes', totp.secret, ['startTotp']],
    ['a recovery code', recovery_codes[0] ?? '', ['confirmTotp']],
    ['a recovery code without hyphen', plain_code, []],
    ['the token of the second step', mfa_token, ['createToken']],
    ['a refresh token', refresh_token, ['createToken']],
    ['an access token', token, ['createToken']],
    ['the old password', PASSWORD, []],
    ['the new password', FRESH, []],
  ];
  const kept = await everythingKept();
  for (const [name, secret, told_by] of secrets) {
    const tellers = answers.filter(({ text }) => text.includes(secret)).map(({ operation }) => operation);
    expect([...new Set(tellers)], name).toEqual(told_by);
    expect(logged.join(''), `${name} in the log`).not.toContain(secret);
    expect(kept, `${name} in the database`).not.toContain(secret);
    expect(kept, `${name} in the database, as bytes`).not.toContain(Buffer.from(secret).toString('hex'));
  }
});
