import type { Clock } from '#server/platform/clock.ts';
import type { JsonAnswer, JsonClient } from '../json-client.ts';
import { failed, UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import { fieldsOf, textOf, integerOf } from '../read-answer.ts';
import { tokenCache, type Obtain } from '../token-cache.ts';

export type CscOptions = {
  /** Up to and with `/csc/v2`, without a trailing slash. */
  url: string;
  /** Where access tokens come from; the client's secret goes nowhere else, whatever `info` says. */
  token_url: string;
  client_id: string;
  client_secret: string;
  client: JsonClient;
  clock: Clock;
};

/** One method of the API, called with the application's own access token. */
export type CscSession = {
  call(method: string, body: Readonly<Record<string, unknown>>): Promise<JsonAnswer | Failed | Unknown>;
  /** Whether signatures/signHash may be answered later (`asynchronousOperationMode` of `info`). */
  signsLater(): Promise<boolean>;
};

/** RFC 6749, 5.1 leaves it open; the standard of CSC says an hour. */
const DEFAULT_LIFETIME_S = 3600;

/** Service authorization by OAuth 2.0 client credentials (CSC API 2.0, 8.3; RFC 6749, 4.4). */
export function cscSession(options: CscOptions): CscSession {
  const { url, token_url, client_id, client_secret, client } = options;
  const tokens = tokenCache(options.clock);
  let signs_later: boolean | null = null;

  const obtain: Obtain = async () => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'service',
      client_id,
      client_secret,
    });
    const answer = await client.post(token_url, form);
    if (answer.kind === 'unknown') return UNKNOWN;
    const fields = fieldsOf(answer.body);
    const token = textOf(fields['access_token']);
    if (answer.status >= 400) return failed('service_refused');
    return token === null
      ? UNKNOWN
      : { kind: 'token', token, lifetime_s: integerOf(fields['expires_in']) ?? DEFAULT_LIFETIME_S };
  };

  return {
    call: (method, body) =>
      tokens.call('application', obtain, (token) => client.post(`${url}/${method}`, body, token)),

    signsLater: async () => {
      if (signs_later !== null) return signs_later;
      const answer = await client.post(`${url}/info`, {});
      if (answer.kind === 'unknown') return false;
      signs_later = fieldsOf(answer.body)['asynchronousOperationMode'] === true;
      return signs_later;
    },
  };
}
