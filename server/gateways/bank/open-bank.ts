import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { bankWithSecret, type Bank, type SandboxOrder } from './bank.ts';
import { SANDBOX_ACCOUNT, startSandboxBank } from './sandbox.ts';

type OpenedBank = {
  /** Null where there is none to pay to: nothing is sold then. */
  bank: Bank | null;
  /** Says where the web listens, for the sandbox to tell of transfers. */
  notify(web_url: string): void;
  close(): Promise<void>;
};

/** Somebody waits for it: a transfer and its notice, both on this machine. */
const PAY_TIMEOUT_MS = 10_000;

/**
 * The configured bank or, beside the sandbox authority, our own sandbox: its money must never buy anything where invoices are real, so
 * an installation with a provider and without a bank sells nothing.
 */
export async function openBank(
  { bank, sandbox }: Pick<Config, 'bank' | 'sandbox'>,
  clock: Clock,
  sandbox_secret: Buffer,
): Promise<OpenedBank> {
  const nothing_open = { notify: () => undefined, close: async () => undefined };
  if (bank !== null) return { bank: bankWithSecret(bank.account, bank.secret), ...nothing_open };
  if (!sandbox.enabled) return { bank: null, ...nothing_open };
  let web = '';
  const secret = sandbox_secret.toString('hex');
  const { url, close } = await startSandboxBank({
    port: 0,
    clock,
    secret,
    notify_url: () => `${web}/api/bank_transfers`,
  });
  return {
    bank: bankWithSecret(SANDBOX_ACCOUNT, secret, (order) => payOver(url, order)),
    notify: (web_url) => {
      web = web_url;
    },
    close,
  };
}

async function payOver(url: string, order: SandboxOrder): Promise<void> {
  const reply = await fetch(`${url}/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(PAY_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`the sandbox bank answered ${reply.status}`);
}
