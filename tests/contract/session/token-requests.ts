import { decodeJwt } from 'jose';
import type { TestApp } from '#tests/setup/test-app.ts';
import { judged, type Answered } from '../injection.ts';

export type Tokens = { access_token: string; refresh_token: string; expires_in: number; token_type: string };

export const OWNER = { grant_type: 'password', username: 'owner@demo.vn', password: 'hoadon-demo' } as const;

export function askToken(app: TestApp, body: object): Promise<Answered> {
  return judged(app, 'createToken', { body });
}

export async function signIn(app: TestApp, username: string = OWNER.username): Promise<Tokens> {
  const answered = await askToken(app, { ...OWNER, username });
  if (answered.status !== 200) throw new Error(answered.text);
  return answered.body as Tokens;
}

export function renew(app: TestApp, refresh_token: string): Promise<Answered> {
  return askToken(app, { grant_type: 'refresh_token', refresh_token });
}

export const isRefused = ({ status, body }: Answered): boolean =>
  status === 400 && (body as { error: string }).error === 'invalid_grant';

/** Seconds from now to the exp of a token, by the clock of the test. */
export function secondsLeft(app: TestApp, token: string): number {
  return Number(decodeJwt(token).exp) - app.clock.epoch_ms() / 1000;
}

export async function profileStatus(app: TestApp, token: string): Promise<number> {
  return (await judged(app, 'getProfile', { token })).status;
}
