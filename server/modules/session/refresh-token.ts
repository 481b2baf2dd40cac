import type { PublicContext, Tx } from '#server/context.ts';
import { TokenFailure } from '#server/platform/http/failure.ts';
import { tokenHash } from '#server/platform/session/tokens.ts';
import { forgetAccounts, loadAccount } from './accounts.ts';
import { issueTokens, sessionEnd, setCookies, type IssuedTokens, type SessionDeps } from './open-session.ts';
import { revokeSession } from './end-sessions.ts';

/** The last refresh token is accepted again for this long after its use: two tabs may send the same one. */
const REUSE_GRACE_MS = 10_000;

const ENDED = 'Phiên làm việc đã hết hạn. Hãy đăng nhập lại.';

/**
 * refresh_token grant (RFC 6749 section 6) with rotation; used again within the grace a token gets the same successor. After the
 * grace, or once that successor has been used, it ends its session (RFC 9700 4.14).
 */
export async function refreshTokens(
  deps: SessionDeps,
  token: string,
  context: PublicContext,
): Promise<IssuedTokens> {
  if (!(await deps.tokens.isRefresh(token))) throw new TokenFailure(400, 'invalid_grant', ENDED);
  const now = deps.clock.now();
  const hash = tokenHash(token);
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
      .where('refresh_tokens.hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.revoked_on !== null) return null;
    if (row.used_on !== null && (isPastGrace(deps, row.used_on) || (await successorWasUsed(tx, hash)))) {
      await revokeSession(tx, row.id, deps.clock);
      return null;
    }
    if (row.used_on === null) {
      await tx.updateTable('refresh_tokens').set({ used_on: now }).where('hash', '=', hash).execute();
    }
    await tx
      .updateTable('sessions')
      .set({ expires_on: sessionEnd(deps.clock), last_used_on: now, address: context.caller.address })
      .where('id', '=', row.id)
      .execute();
    const used = { token, used_ms: Date.parse(row.used_on ?? now) };
    return { tokens: await issueTokens(deps, tx, row, used), tenant_id: row.tenant_id, user_id: row.user_id };
  });
  if (issued === null) forgetAccounts(deps.db);
  // An account switched off meanwhile gets nothing more; asked separately, so that one request never holds two connections.
  const account = issued === null ? null : await loadAccount(deps.db, issued.tenant_id, issued.user_id);
  if (issued === null || account === null) throw new TokenFailure(400, 'invalid_grant', ENDED);
  setCookies(context, issued.tokens);
  return issued.tokens;
}

function isPastGrace({ clock }: SessionDeps, used_on: string): boolean {
  return clock.epoch_ms() - Date.parse(used_on) > REUSE_GRACE_MS;
}

/** Whether a token that this one was exchanged for has been used: then this is not the last any more. */
async function successorWasUsed(tx: Tx, predecessor: Buffer): Promise<boolean> {
  const successor = await tx
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('predecessor', '=', predecessor)
    .where('used_on', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return successor !== undefined;
}
