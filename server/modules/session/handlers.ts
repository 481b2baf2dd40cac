import { randomBytes } from 'node:crypto';
import type { Handlers, PublicContext } from '#server/context.ts';
import { TokenFailure } from '#server/platform/http/failure.ts';
import { ACCESS_TOKEN_LIFE } from '#server/platform/session/tokens.ts';
import { refresh, signIn, signOut, type IssuedTokens, type SessionDeps } from './service.ts';

export function sessionHandlers(deps: SessionDeps) {
  return {
    createToken: async ({ body }, context) => {
      const tokens =
        body.grant_type === 'password'
          ? await signIn(deps, given(body.username, 'username'), given(body.password, 'password'))
          : await refresh(deps, given(body.refresh_token, 'refresh_token'));
      setCookies(context, tokens);
      return tokens;
    },
    revokeToken: async ({ body }, context) => {
      await signOut(deps, body.token);
      context.set_cookie('access_token', '', { http_only: true, max_age: 0 });
      context.set_cookie('XSRF-TOKEN', '', { http_only: false, max_age: 0 });
      return { revoked: true };
    },
    getProfile: async (_input, { account }) => {
      const { user_id: id, email, full_name, permissions } = account;
      return { user: { id, email, full_name, permissions: permissions as Permissions } };
    },
  } satisfies Pick<Handlers, 'createToken' | 'revokeToken' | 'getProfile'>;
}

type Permissions = Extract<
  Awaited<ReturnType<Handlers['getProfile']>>,
  { user: object }
>['user']['permissions'];

/** The cookie serves downloads alone (GET, with the XSRF token beside it); every change needs the bearer header. */
function setCookies(context: PublicContext, tokens: IssuedTokens): void {
  context.set_cookie('access_token', tokens.access_token, { http_only: true, max_age: ACCESS_TOKEN_LIFE });
  context.set_cookie('XSRF-TOKEN', randomBytes(18).toString('base64url'), {
    http_only: false,
    max_age: ACCESS_TOKEN_LIFE,
  });
}

function given(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new TokenFailure(400, 'invalid_request', `Thiếu ${name}.`);
  return value;
}
