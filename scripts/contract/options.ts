import { parseArgs } from 'node:util';

export type ContractOptions = {
  /** What the tests read their target from (CONTRACT_BASE_URL...). */
  env: Readonly<Record<string, string>>;
  /** Of a server that runs elsewhere; null starts the test app. */
  base_url: string | null;
  seed: number;
  /** Part of a test's name; null runs all. */
  only: string | null;
};

const ACCOUNTS = ['', 'limited-', 'other-'] as const;

export const USAGE = `npm run test:contract -- [options]
  --base-url URL                              the server to test; without it the test app is started
  --username NAME --password WORD             an account with every permission in its company
  --limited-username … --limited-password …   an account with fewer permissions in the same company
  --other-username … --other-password …       an account with every permission in another company
  --leave-out a,b                             operations that are not to be called, as publishInvoice
  --seed N                                    the seed a finding printed, to see it again
  --only TEXT                                 only tests whose name holds the text, as an operation's id
Passwords may stand in CONTRACT_PASSWORD, CONTRACT_LIMITED_PASSWORD and CONTRACT_OTHER_PASSWORD instead.`;

/** Reads the command line; throws in words when it makes no sense. */
export function contractOptions(args: readonly string[], env: NodeJS.ProcessEnv): ContractOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': text,
      username: text,
      password: text,
      'limited-username': text,
      'limited-password': text,
      'other-username': text,
      'other-password': text,
      'leave-out': text,
      seed: text,
      only: text,
    },
  });
  const base_url = values['base-url'] ?? env['CONTRACT_BASE_URL'] ?? null;
  if (base_url !== null && !URL.canParse(base_url)) throw new Error(`--base-url is no URL: ${base_url}`);
  const given: Record<string, string | undefined> = {
    CONTRACT_BASE_URL: base_url ?? '',
    CONTRACT_LEAVE_OUT: values['leave-out'],
  };
  for (const account of ACCOUNTS) {
    const name = `CONTRACT_${account.replace('-', '_').toUpperCase()}`;
    given[`${name}USERNAME`] = values[`${account}username`];
    given[`${name}PASSWORD`] = values[`${account}password`];
  }
  if (base_url !== null && (given['CONTRACT_USERNAME'] ?? env['CONTRACT_USERNAME'] ?? '') === '')
    throw new Error('--base-url needs --username and --password');
  const asked = values.seed ?? env['CONTRACT_SEED'];
  const seed = asked === undefined ? Math.floor(Math.random() * 0x7f_ff_ff_ff) + 1 : Number(asked);
  if (!Number.isInteger(seed) || seed === 0) throw new Error(`--seed is a whole number but 0: ${asked}`);
  return {
    env: { ...defined(given), CONTRACT_SEED: String(seed) },
    base_url,
    seed,
    only: values.only ?? null,
  };
}

function defined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
