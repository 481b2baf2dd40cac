import type { Handlers } from '#server/context.ts';
import { startPasskeySignIn } from '#server/modules/second-factors/index.ts';
import { TokenFailure } from '#server/platform/http/failure.ts';
import { signOut } from './end-sessions.ts';
import { passkeyGrant, passwordGrant, secondStepGrant } from './grants.ts';
import { clearCookies, type IssuedTokens, type SessionDeps } from './open-session.ts';
import { refreshTokens } from './refresh-token.ts';

export { loadAccount, stillMay } from './accounts.ts';
export { checkPassword } from './check-password.ts';
export { endSessions } from './end-sessions.ts';

export { lockWords } from './check-password.ts';
export { openSession } from './open-session.ts';
export { accountOfSession, forgetAccounts, recentAccounts } from './accounts.ts';
export { sessionCrontab, sessionTasks, sweepSessions } from './end-sessions.ts';

type TokenInput = Parameters<Handlers['createToken']>;
type Grant = (
  deps: SessionDeps,
  body: TokenInput[0]['body'],
  context: TokenInput[1],
) => Promise<IssuedTokens>;

const GRANTS: Readonly<Record<TokenInput[0]['body']['grant_type'], Grant>> = {
  password: (deps, body, context) =>
    passwordGrant(
      deps,
      { username: given(body.username, 'username'), password: given(body.password, 'password') },
      context,
    ),
  refresh_token: (deps, body, context) =>
    refreshTokens(deps, given(body.refresh_token, 'refresh_token'), context),
  otp: (deps, body, context) => {
    const [mfa_token, code] = [given(body.mfa_token, 'mfa_token'), given(body.otp, 'otp')];
    return secondStepGrant(deps, { mfa_token, code, kind: 'otp' }, context);
  },
  recovery_code: (deps, body, context) => {
    const [mfa_token, code] = [
      given(body.mfa_token, 'mfa_token'),
      given(body.recovery_code, 'recovery_code'),
    ];
    return secondStepGrant(deps, { mfa_token, code, kind: 'recovery_code' }, context);
  },
  passkey: (deps, body, context) =>
    passkeyGrant(
      deps,
      {
        challenge_id: given(body.challenge_id, 'challenge_id'),
        credential: given(body.credential, 'credential'),
      },
      context,
    ),
};

export function sessionHandlers(deps: SessionDeps) {
  return {
    createToken: async ({ body }, context) => GRANTS[body.grant_type](deps, body, context),
    revokeToken: async ({ body }, context) => {
      await signOut(deps, body.token);
      clearCookies(context);
      return { revoked: true };
    },
    startPasskeySignIn: async (_input, { caller }) => ({
      passkey_challenge: await startPasskeySignIn(deps, caller),
    }),
  } satisfies Pick<Handlers, 'createToken' | 'revokeToken' | 'startPasskeySignIn'>;
}

function given(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new TokenFailure(400, 'invalid_request', `Thiếu ${name}.`);
  return value;
}
