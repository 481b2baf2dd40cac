import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TokenFailure } from '#server/platform/http/failure.ts';
import {
  ACCESS_TOKEN_LIFE,
  REFRESH_TOKEN_LIFE,
  tokenHash,
  type TokenMaker,
} from '#server/platform/session/tokens.ts';
import { loadAccount } from './accounts.ts';

/** A refresh token that was just used is accepted once more for this long: two tabs may send the same one. */
const REUSE_GRACE_MS = 10_000;

export type SessionDeps = { db: Db; clock: Clock; tokens: TokenMaker };

export type IssuedTokens = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
};

const WRONG = 'Email hoặc mật khẩu không đúng. Hãy kiểm tra lại rồi đăng nhập.';
const ENDED = 'Phiên làm việc đã hết hạn. Hãy đăng nhập lại.';

let decoy: Promise<string> | null = null;

/** Password grant (RFC 6749 section 4.3). A name nobody has costs the same time as a wrong password. */
export async function signIn(deps: SessionDeps, email: string, password: string): Promise<IssuedTokens> {
  const found = await deps.db
    .selectFrom('sign_ins')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  decoy ??= hash(randomUUID());
  const matches = await verify(found?.password_hash ?? (await decoy), password);
  if (found === undefined || !matches) throw new TokenFailure(400, 'invalid_grant', WRONG);
  const account = await loadAccount(deps.db, found.tenant_id, found.user_id);
  if (account === null)
    throw new TokenFailure(400, 'invalid_grant', 'Tài khoản đã ngừng hoạt động. Hãy liên hệ quản trị viên.');
  const session = {
    id: randomUUID(),
    tenant_id: found.tenant_id,
    user_id: found.user_id,
    created_on: deps.clock.now(),
    expires_on: secondsFromNow(deps.clock, REFRESH_TOKEN_LIFE),
  };
  return deps.db.transaction().execute(async (tx) => {
    await tx.insertInto('sessions').values(session).execute();
    return issue(deps, tx, session);
  });
}

/** refresh_token grant (RFC 6749 section 6) with rotation; a token used again after the grace ends its session (RFC 9700 4.14). */
export async function refresh(deps: SessionDeps, token: string): Promise<IssuedTokens> {
  if (!(await deps.tokens.isRefresh(token))) throw new TokenFailure(400, 'invalid_grant', ENDED);
  const issued = await deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select([
        'sessions.id',
        'sessions.tenant_id',
        'sessions.user_id',
        'sessions.revoked_on',
        'refresh_tokens.used_on',
      ])
      .where('refresh_tokens.hash', '=', tokenHash(token))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.revoked_on !== null) return null;
    if (row.used_on !== null && deps.clock.epoch_ms() - Date.parse(row.used_on) > REUSE_GRACE_MS) {
      await revoke(tx, row.id, deps.clock);
      return null;
    }
    if (row.used_on === null) {
      await tx
        .updateTable('refresh_tokens')
        .set({ used_on: deps.clock.now() })
        .where('hash', '=', tokenHash(token))
        .execute();
    }
    await tx
      .updateTable('sessions')
      .set({ expires_on: secondsFromNow(deps.clock, REFRESH_TOKEN_LIFE) })
      .where('id', '=', row.id)
      .execute();
    return { tokens: await issue(deps, tx, row), tenant_id: row.tenant_id, user_id: row.user_id };
  });
  // An account switched off meanwhile gets nothing more; asked apart, so that one request never holds two connections.
  const account = issued === null ? null : await loadAccount(deps.db, issued.tenant_id, issued.user_id);
  if (issued === null || account === null) throw new TokenFailure(400, 'invalid_grant', ENDED);
  return issued.tokens;
}

/** RFC 7009: an unknown token is no error. */
export async function signOut(deps: SessionDeps, token: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where('hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (row !== undefined) await revoke(tx, row.session_id, deps.clock);
  });
}

async function revoke(tx: Tx, session_id: string, clock: Clock): Promise<void> {
  await tx.updateTable('sessions').set({ revoked_on: clock.now() }).where('id', '=', session_id).execute();
}

async function issue(
  deps: SessionDeps,
  tx: Tx,
  session: { id: string; tenant_id: number; user_id: number },
): Promise<IssuedTokens> {
  const { tenant_id, user_id, id } = session;
  const refresh_token = await deps.tokens.refresh();
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: tokenHash(refresh_token), session_id: id, created_on: deps.clock.now() })
    .execute();
  const access_token = await deps.tokens.access({ user_id, tenant_id, session_id: id });
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_LIFE, token_type: 'Bearer' };
}

function secondsFromNow(clock: Clock, seconds: number): string {
  return new Date(clock.epoch_ms() + seconds * 1000).toISOString();
}
