import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  ACCESS_TOKEN_LIFE,
  REFRESH_TOKEN_LIFE,
  tokenHash,
  type TokenMaker,
} from '#server/platform/session/tokens.ts';
import type { IssuedTokens } from './deps.ts';

/** A refresh token and its first use, epoch milliseconds. */
export type UsedToken = { token: string; used_ms: number };

/**
 * Two tokens of a session; of the one that renews it only the hash is kept, and the hash of the one it replaces. A token that is
 * exchanged again gets the same successor, so a session never has two lines of them.
 */
export async function issueTokens(
  { clock, tokens }: { clock: Clock; tokens: TokenMaker },
  tx: Tx,
  session: { id: string; tenant_id: number; user_id: number },
  used: UsedToken | null = null,
): Promise<IssuedTokens> {
  const { tenant_id, user_id, id } = session;
  const refresh_token =
    used === null ? await tokens.refresh() : await tokens.successor(used.token, used.used_ms);
  const predecessor = used === null ? null : tokenHash(used.token);
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: tokenHash(refresh_token), session_id: id, predecessor, created_on: clock.now() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const access_token = await tokens.access({ user_id, tenant_id, session_id: id });
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_LIFE, token_type: 'Bearer' };
}

/** ISO 8601: when a session ends unless it is renewed. */
export function sessionEnd(clock: Clock): string {
  return new Date(clock.epoch_ms() + REFRESH_TOKEN_LIFE * 1000).toISOString();
}
