import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 15 * 60;
export const REFRESH_TOKEN_LIFE = 30 * 24 * 60 * 60;
/** Seconds past exp that the server still accepts an access token: clients refresh after 10. */
const ACCESS_TOKEN_GRACE = 15;

export type AccessClaims = { user_id: number; tenant_id: number; session_id: string };

export type TokenMaker = {
  access(claims: AccessClaims): Promise<string>;
  /** A signed token with exp that carries nothing but randomness; the server keeps its hash. */
  refresh(): Promise<string>;
  /**
   * The one refresh token that `token` is exchanged for at `used_ms` (epoch milliseconds of its first use): the same each time, and
   * not to be computed without the server's key.
   */
  successor(token: string, used_ms: number): Promise<string>;
  readAccess(token: string): Promise<AccessClaims | null>;
  isRefresh(token: string): Promise<boolean>;
};

const ALGORITHM = 'HS256';

/** JWT (RFC 7519) with separate audiences, so that one kind never passes for the other. */
export function tokenMaker(key: Buffer, clock: Clock): TokenMaker {
  const now = (): number => Math.floor(clock.epoch_ms() / 1000);
  const verify = async (token: string, audience: string, clockTolerance: number) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience,
        clockTolerance,
        currentDate: new Date(clock.epoch_ms()),
      });
      return payload;
    } catch {
      return null;
    }
  };
  const refreshToken = (jti: string, issued_s: number): Promise<string> =>
    new SignJWT({ jti })
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience('refresh')
      .setIssuedAt(issued_s)
      .setExpirationTime(issued_s + REFRESH_TOKEN_LIFE)
      .sign(key);
  const readOnce = rememberedReader(clock, (token) => verify(token, 'access', ACCESS_TOKEN_GRACE));
  return {
    access: ({ user_id, tenant_id, session_id }) =>
      new SignJWT({ tenant_id, session_id })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(user_id))
        .setAudience('access')
        .setIssuedAt(now())
        .setExpirationTime(now() + ACCESS_TOKEN_LIFE)
        .sign(key),
    refresh: () => refreshToken(randomBytes(24).toString('base64url'), now()),
    successor: (token, used_ms) => {
      const jti = createHmac('sha256', key).update(`successor of ${token}`).digest('base64url');
      return refreshToken(jti, Math.floor(used_ms / 1000));
    },
    readAccess: readOnce,
    isRefresh: async (token) => (await verify(token, 'refresh', 0)) !== null,
  };
}

const MAX_REMEMBERED = 5_000;

/** A good access token comes with every request of its quarter of an hour: its signature is verified the first time, its end each time. */
function rememberedReader(
  clock: Clock,
  verify: (token: string) => Promise<JWTPayload | null>,
): (token: string) => Promise<AccessClaims | null> {
  const remembered = new Map<string, { claims: AccessClaims; until_ms: number }>();
  return async (token) => {
    const known = remembered.get(token);
    if (known !== undefined && clock.epoch_ms() < known.until_ms) return known.claims;
    const { tenant_id, session_id, sub, exp } = (await verify(token)) ?? {};
    if (
      typeof tenant_id !== 'number' ||
      typeof session_id !== 'string' ||
      sub === undefined ||
      exp === undefined
    )
      return null;
    const claims = { user_id: Number(sub), tenant_id, session_id };
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(token, { claims, until_ms: (exp + ACCESS_TOKEN_GRACE) * 1000 });
    return claims;
  };
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
