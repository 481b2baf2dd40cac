import { deployed } from './deployed.ts';
import { inProcess } from './in-process.ts';

/** Whoever the suite calls as: the owner of a company, one of its accounts with fewer permissions, the owner of another company. */
export type Account = 'owner' | 'limited' | 'other';

export type Credentials = { username: string; password: string };

/** The server under test. */
export type Target = {
  /** Where it answers, without a slash at its end. */
  readonly base_url: string;
  /** Null when nobody gave this account: its cases are skipped by name. */
  readonly accounts: Readonly<Record<Account, Credentials | null>>;
  /** Operations that are not to be called, as their ids. */
  readonly left_out: readonly string[];
};

const named_url = process.env['CONTRACT_BASE_URL'] ?? '';

/** Whether the suite calls a server that runs somewhere, and not the test app. */
export const is_deployed = named_url !== '';

/**
 * The one place where the server is chosen: CONTRACT_BASE_URL names a deployed one, otherwise the test app is started.
 * Call it at the top of a test file.
 */
export function withTarget(): { readonly current: Target } {
  return is_deployed ? { current: deployed(named_url, process.env) } : inProcess();
}
