import { ENDLESS } from '../exceptions.table.ts';
import type { Account, Credentials, Target } from './target.ts';

/** A server that runs elsewhere, with the accounts that the environment gives: CONTRACT_USERNAME, CONTRACT_LIMITED_USERNAME... */
export function deployed(base_url: string, env: Readonly<Record<string, string | undefined>>): Target {
  const account = (prefix: string): Credentials | null => {
    const username = env[`CONTRACT_${prefix}USERNAME`] ?? '';
    return username === '' ? null : { username, password: env[`CONTRACT_${prefix}PASSWORD`] ?? '' };
  };
  const accounts: Record<Account, Credentials | null> = {
    owner: account(''),
    limited: account('LIMITED_'),
    other: account('OTHER_'),
  };
  if (accounts.owner === null)
    throw new Error('CONTRACT_BASE_URL needs CONTRACT_USERNAME and CONTRACT_PASSWORD');
  const named = (env['CONTRACT_LEAVE_OUT'] ?? '').split(',').filter((id) => id !== '');
  const left_out = [...ENDLESS, ...named];
  return { base_url: base_url.replace(/\/+$/, ''), accounts, left_out };
}
