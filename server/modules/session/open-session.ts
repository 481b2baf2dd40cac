import { randomBytes, randomUUID } from 'node:crypto';
import type { Db, PublicContext, Tx } from '#server/context.ts';
import type { FactorDeps, Who } from '#server/modules/second-factors/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  ACCESS_TOKEN_LIFE,
  REFRESH_TOKEN_LIFE,
  tokenHash,
  type TokenMaker,
} from '#server/platform/session/tokens.ts';

export type SessionDeps = FactorDeps & { tokens: TokenMaker };

export type IssuedTokens = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
};

/** A refresh token and its first use, epoch milliseconds. */
type UsedToken = { token: string; used_ms: number };

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

/** The cookie serves downloads alone (GET, with the XSRF token beside it); every change needs the bearer header. */
export function setCookies({ set_cookie }: PublicContext, { access_token }: IssuedTokens): void {
  set_cookie('access_token', access_token, { http_only: true, max_age: ACCESS_TOKEN_LIFE });
  set_cookie('XSRF-TOKEN', randomBytes(18).toString('base64url'), {
    http_only: false,
    max_age: ACCESS_TOKEN_LIFE,
  });
}

export function clearCookies({ set_cookie }: PublicContext): void {
  set_cookie('access_token', '', { http_only: true, max_age: 0 });
  set_cookie('XSRF-TOKEN', '', { http_only: false, max_age: 0 });
}

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

type Known = readonly [sign: RegExp, name: string];

/** The first that fits: later browsers name the earlier ones in their own User-Agent. */
const BROWSERS: readonly Known[] = [
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bZalo\b/i, 'Zalo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Known[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system as people call them, such as "Chrome trên Windows"; null when the User-Agent names neither. */
export function deviceOf(user_agent: string | null): string | null {
  const named = (all: readonly Known[]): string | undefined =>
    all.find(([sign]) => sign.test(user_agent ?? ''))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser !== undefined && system !== undefined) return `${browser} trên ${system}`;
  return browser ?? system ?? null;
}
