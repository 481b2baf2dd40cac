import { randomUUID } from 'node:crypto';
import type { Db, PublicContext } from '#server/context.ts';
import type { Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { TokenMaker } from '#server/platform/session/tokens.ts';
import type { IssuedTokens } from './deps.ts';
import { deviceOf } from './device.ts';
import { issueTokens, sessionEnd } from './issue-tokens.ts';
import { setCookies } from './session-cookies.ts';

/** Signs an account in that has shown who it is: a session with its tokens, and the cookies beside them. */
export async function openSession(
  deps: { db: Db; clock: Clock; tokens: TokenMaker },
  { tenant_id, user_id }: Who,
  context: PublicContext,
): Promise<IssuedTokens> {
  const { clock } = deps;
  const { address, user_agent } = context.caller;
  const session = {
    id: randomUUID(),
    tenant_id,
    user_id,
    device: deviceOf(user_agent),
    address,
    created_on: clock.now(),
    last_used_on: clock.now(),
    expires_on: sessionEnd(clock),
  };
  const issued = await deps.db.transaction().execute(async (tx) => {
    await tx.insertInto('sessions').values(session).execute();
    return issueTokens(deps, tx, session);
  });
  setCookies(context, issued);
  return issued;
}
