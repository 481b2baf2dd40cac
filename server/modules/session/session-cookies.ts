import { randomBytes } from 'node:crypto';
import type { PublicContext } from '#server/context.ts';
import { ACCESS_TOKEN_LIFE } from '#server/platform/session/tokens.ts';
import type { IssuedTokens } from './deps.ts';

/** The cookie serves downloads alone (GET, with the XSRF token beside it); every change needs the bearer header. */
export function setCookies({ set_cookie }: PublicContext, { access_token }: IssuedTokens): void {
  set_cookie('access_token', access_token, { http_only: true, max_age: ACCESS_TOKEN_LIFE });
  set_cookie('XSRF-TOKEN', randomBytes(18).toString('base64url'), {
    http_only: false,
    max_age: ACCESS_TOKEN_LIFE,
  });
}

export function takeCookiesBack({ set_cookie }: PublicContext): void {
  set_cookie('access_token', '', { http_only: true, max_age: 0 });
  set_cookie('XSRF-TOKEN', '', { http_only: false, max_age: 0 });
}
