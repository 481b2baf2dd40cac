import { createHash, randomBytes } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 15 * 60;
export const REFRESH_TOKEN_LIFE = 30 * 24 * 60 * 60;
/** Seconds past exp that the server still accepts an access token: clients refresh after 10. */
export const ACCESS_TOKEN_GRACE = 15;

export type AccessClaims = { user_id: number; tenant_id: number; session_id: string };

export type TokenMaker = {
  access(claims: AccessClaims): Promise<string>;
  /** A signed token with exp that carries nothing but randomness; the server keeps its hash. */
  refresh(): Promise<string>;
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
  return {
    access: ({ user_id, tenant_id, session_id }) =>
      new SignJWT({ tenant_id, session_id })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(user_id))
        .setAudience('access')
        .setIssuedAt(now())
        .setExpirationTime(now() + ACCESS_TOKEN_LIFE)
        .sign(key),
    refresh: () =>
      new SignJWT({ jti: randomBytes(24).toString('base64url') })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience('refresh')
        .setIssuedAt(now())
        .setExpirationTime(now() + REFRESH_TOKEN_LIFE)
        .sign(key),
    readAccess: async (token) => {
      const payload = await verify(token, 'access', ACCESS_TOKEN_GRACE);
      const { tenant_id, session_id, sub } = payload ?? {};
      if (typeof tenant_id !== 'number' || typeof session_id !== 'string' || sub === undefined) return null;
      return { user_id: Number(sub), tenant_id, session_id };
    },
    isRefresh: async (token) => (await verify(token, 'refresh', 0)) !== null,
  };
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
