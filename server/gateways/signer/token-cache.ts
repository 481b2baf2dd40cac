import type { Clock } from '#server/platform/clock.ts';
import type { JsonAnswer, NoAnswer } from './json-client.ts';
import { UNKNOWN, type Failed, type Unknown } from './outcome.ts';

export type Token = { kind: 'token'; token: string; lifetime_s: number };
export type Obtain = () => Promise<Token | Failed | Unknown>;

/** Calls with an access token that is kept while it is valid. */
type TokenCache = {
  /** A token the service no longer knows (401) is exchanged once: such a call was not carried out. */
  call(
    owner: string,
    obtain: Obtain,
    send: (token: string) => Promise<JsonAnswer | NoAnswer>,
  ): Promise<JsonAnswer | Failed | Unknown>;
};

/** A token is not used in its last half minute: it could end on the way. */
const MARGIN_MS = 30_000;
const UNAUTHORIZED = 401;

export function tokenCache(clock: Clock): TokenCache {
  const kept = new Map<string, { token: string; until_ms: number }>();

  const tokenOf = async (owner: string, obtain: Obtain): Promise<Token['token'] | Failed | Unknown> => {
    const known = kept.get(owner);
    if (known && known.until_ms > clock.epoch_ms()) return known.token;
    const fresh = await obtain();
    if (fresh.kind !== 'token') return fresh;
    kept.set(owner, {
      token: fresh.token,
      until_ms: clock.epoch_ms() + fresh.lifetime_s * 1000 - MARGIN_MS,
    });
    return fresh.token;
  };

  return {
    call: async (owner, obtain, send) => {
      const token = await tokenOf(owner, obtain);
      if (typeof token !== 'string') return token;
      const answer = await send(token);
      if (answer.kind !== 'answer') return UNKNOWN;
      if (answer.status !== UNAUTHORIZED) return answer;
      kept.delete(owner);
      const fresh = await tokenOf(owner, obtain);
      if (typeof fresh !== 'string') return fresh;
      const again = await send(fresh);
      return again.kind === 'answer' ? again : UNKNOWN;
    },
  };
}
