import type { Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  ACCESS_TOKEN_LIFE,
  REFRESH_TOKEN_LIFE,
  tokenHash,
  type TokenMaker,
} from '#server/platform/session/tokens.ts';
import type { IssuedTokens } from './deps.ts';

/** Two new tokens of a session; of the one that renews it only the hash is kept, and the hash of the one it replaces. */
export async function issueTokens(
  { clock, tokens }: { clock: Clock; tokens: TokenMaker },
  tx: Tx,
  session: { id: string; tenant_id: number; user_id: number },
  predecessor: Buffer | null = null,
): Promise<IssuedTokens> {
  const { tenant_id, user_id, id } = session;
  const refresh_token = await tokens.refresh();
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: tokenHash(refresh_token), session_id: id, predecessor, created_on: clock.now() })
    .execute();
  const access_token = await tokens.access({ user_id, tenant_id, session_id: id });
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_LIFE, token_type: 'Bearer' };
}

/** ISO 8601: when a session ends unless it is renewed. */
export function sessionEnd(clock: Clock): string {
  return new Date(clock.epoch_ms() + REFRESH_TOKEN_LIFE * 1000).toISOString();
}
