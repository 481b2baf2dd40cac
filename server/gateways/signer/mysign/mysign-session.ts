import type { Clock } from '#server/platform/clock.ts';
import type { JsonAnswer, JsonClient } from '../json-client.ts';
import { failed, UNKNOWN, type Failed, type Unknown } from '../outcome.ts';
import { fieldsOf, textOf, integerOf } from '../read-answer.ts';
import type { OrderEnded } from '../signer.ts';
import { tokenCache, type Token } from '../token-cache.ts';

type Meaning = Exclude<OrderEnded, { kind: 'signed' }> | Unknown | { kind: 'waiting' };

/**
 * Codes of Viettel MySign, as its integration guide lists them: `status` of an order, `error` of a refusal. 50000 is
 * an error inside the service, which says nothing about the order.
 */
export const MYSIGN_CODES: Readonly<Record<string, Meaning>> = {
  '0': { kind: 'waiting' },
  '4000': { kind: 'waiting' },
  '6000': { kind: 'waiting' },
  '4001': { kind: 'expired' },
  '4002': { kind: 'refused' },
  '4004': failed('service_refused'),
  '4005': failed('service_refused'),
  '13004': failed('certificate_invalid'),
  '50000': UNKNOWN,
  // Of the login: the first and the last are of this installation, not of the person.
  '58007': failed('service_refused'),
  '58008': failed('wrong_credentials'),
  '59033': failed('wrong_credentials'),
  '86024': failed('service_refused'),
};

/** The order has its signatures. */
export const MYSIGN_SIGNED = '1';

export type MySignOptions = {
  /** Without a trailing slash. */
  url: string;
  client_id: string;
  client_secret: string;
  profile_id: string;
  client: JsonClient;
  clock: Clock;
};

/** Calls below `/vtss/service` with an access token of the person's own. */
type MySignSession = {
  call(
    user_id: string,
    path: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<JsonAnswer | Failed | Unknown>;
};

const DEFAULT_LIFETIME_S = 3600;

export function mySignSession(options: MySignOptions): MySignSession {
  const { url, client_id, client_secret, profile_id, client } = options;
  const tokens = tokenCache(options.clock);
  const base = `${url}/vtss/service`;

  const logIn = async (user_id: string): Promise<Token | Failed | Unknown> => {
    const answer = await client.post(`${base}/ras/v1/login`, {
      client_id,
      client_secret,
      profile_id,
      user_id,
    });
    if (answer.kind === 'unknown') return UNKNOWN;
    const fields = fieldsOf(answer.body);
    const token = textOf(fields['access_token']);
    if (token !== null)
      return { kind: 'token', token, lifetime_s: integerOf(fields['expires_in']) ?? DEFAULT_LIFETIME_S };
    return mySignRefusal(answer, 'wrong_credentials');
  };

  return {
    call: (user_id, path, body) =>
      tokens.call(
        user_id,
        () => logIn(user_id),
        (token) => client.post(`${base}/${path}`, body, token),
      ),
  };
}

/** What an answer without the wanted content says: a code of the table, or a plain refusal. */
export function mySignRefusal(answer: JsonAnswer, plain: Failed['problem']): Failed | Unknown {
  const code = integerOf(fieldsOf(answer.body)['error']);
  const meaning = code === null ? undefined : MYSIGN_CODES[String(code)];
  if (meaning?.kind === 'failed' || meaning?.kind === 'unknown') return meaning;
  return answer.status >= 400 || code !== null ? failed(plain) : UNKNOWN;
}
