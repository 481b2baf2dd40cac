import { setTimeout as pause } from 'node:timers/promises';
import type { Account, Target } from '../target/target.ts';
import { CLIENT_CREDENTIALS } from './perform.ts';

/** Milliseconds a token is used; it lasts fifteen minutes. */
const USED_MS = 10 * 60_000;
const TOO_MANY = 429;

/** Signs accounts in, once each. */
export function tokensOf(target: () => Target): (account: Account) => Promise<string> {
  const kept = new Map<Account, { token: Promise<string>; until: number }>();
  return (account) => {
    const there = kept.get(account);
    if (there !== undefined && there.until > performance.now()) return there.token;
    const token = signIn(target(), account);
    kept.set(account, { token, until: performance.now() + USED_MS });
    return token;
  };
}

async function signIn(target: Target, account: Account): Promise<string> {
  const credentials = target.accounts[account];
  if (credentials === null) throw new Error(`no credentials for the account "${account}"`);
  for (;;) {
    const reply = await fetch(`${target.base_url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: CLIENT_CREDENTIALS },
      body: new URLSearchParams({ grant_type: 'password', ...credentials }),
    });
    if (reply.ok) return ((await reply.json()) as { access_token: string }).access_token;
    if (reply.status !== TOO_MANY)
      throw new Error(`${credentials.username}: ${reply.status} ${await reply.text()}`);
    // A deployed server counts sign-ins by the minute, and says when the next is taken.
    await pause((Number(reply.headers.get('retry-after')) || 1) * 1000);
  }
}
