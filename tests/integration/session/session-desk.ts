import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { judged, type Answered, type ErrorBody, type Request } from '#tests/contract/injection.ts';
import { askToken, OWNER, type Tokens } from '#tests/contract/session/token-requests.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

export const PASSWORD = OWNER.password;

type TokenError = {
  error: string;
  error_description: string;
  mfa_token?: string;
  mfa_methods?: string[];
};

export const saidBy = ({ body }: Answered): TokenError => body as TokenError;
export const codeOf = ({ body }: Answered): string | undefined => (body as ErrorBody).errors[0]?.code;

export function tryPassword(app: TestApp, username: string, password: string): Promise<Answered> {
  return askToken(app, { grant_type: 'password', username, password });
}

export async function signIn(app: TestApp, username: string, password: string = PASSWORD): Promise<Tokens> {
  return granted(await tryPassword(app, username, password));
}

export function granted(answered: Answered): Tokens {
  expect(answered.status, answered.text).toBe(200);
  return answered.body as Tokens;
}

/** The value under the one key of an answer that is as it should be. */
export async function done<T>(app: TestApp, operation: string, request: Request): Promise<T> {
  const answered = await judged(app, operation, request);
  expect(answered.status, answered.text).toBeLessThan(300);
  return Object.values(answered.body as Record<string, unknown>)[0] as T;
}

/** What an authenticator app shows at the time of the test. */
export function codeAt({ clock }: TestApp, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(clock.epoch_ms() / 1000) + steps * 30 });
}

export type Armed = { secret: string; recovery_codes: string[]; access_token: string };

/** Turns one-time codes on for an account, and lets the time of that code pass. */
export async function armWithTotp(
  app: TestApp,
  username: string,
  password: string = PASSWORD,
): Promise<Armed> {
  const { access_token: token } = await signIn(app, username, password);
  const { secret } = await done<{ secret: string }>(app, 'startTotp', {
    token,
    body: { totp: { password } },
  });
  const body = { totp: { code: codeAt(app, secret) } };
  const recovery_codes = await done<string[]>(app, 'confirmTotp', { token, body });
  app.clock.advance(60_000);
  return { secret, recovery_codes, access_token: token };
}

/** The first step, with what it answers to go on by. */
export async function firstStep(app: TestApp, username: string): Promise<Required<TokenError>> {
  const answered = await tryPassword(app, username, PASSWORD);
  expect([answered.status, saidBy(answered).error]).toEqual([400, 'mfa_required']);
  return answered.body as Required<TokenError>;
}
