import type { Clock } from '#server/platform/clock.ts';
import { isLoopback, type Config } from '#server/platform/config.ts';
import { startSandboxVnpay } from './sandbox.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { vnpayGateway } from './vnpay.ts';

export type OpenedVnpay = {
  /** Null where companies are not led to a gateway. */
  gateway: PaymentGateway | null;
  /** Says where the web listens, for the sandbox to tell of payments. */
  notify(web_url: string): void;
  close(): Promise<void>;
};

/** Where VNPAY tells of payments (IPN); it is given the whole address when the account is opened. */
export const VNPAY_NOTICE_PATH = '/vnpay/ipn';

const NOTICE_DELAY_MS = 5_000;

type Settings = Pick<Config, 'vnpay' | 'bank' | 'sandbox' | 'host' | 'worker_in_process'>;

/**
 * The configured account at VNPAY or, beside the sandboxes of authority and bank on this machine, our own sandbox. Its page opens in the
 * payer's browser and what it knows is in this process alone: it is left out where the browser is elsewhere or the jobs are, and beside a
 * real bank.
 */
export async function openVnpay(
  { vnpay, bank, sandbox, host, worker_in_process }: Settings,
  clock: Clock,
  sandbox_secret: Buffer,
): Promise<OpenedVnpay> {
  const nothing_open = { notify: () => undefined, close: async () => undefined };
  if (vnpay !== null) return { gateway: vnpayGateway(vnpay, clock), ...nothing_open };
  const has_sandbox = sandbox.enabled && bank === null && worker_in_process && isLoopback(host);
  if (!has_sandbox) return { gateway: null, ...nothing_open };
  let web = '';
  const { account, close } = await startSandboxVnpay({
    clock,
    secret: sandbox_secret.toString('hex'),
    notice_url: () => `${web}${VNPAY_NOTICE_PATH}`,
    notice_delay_ms: NOTICE_DELAY_MS,
  });
  return {
    gateway: vnpayGateway(account, clock),
    notify: (web_url) => {
      web = web_url;
    },
    close,
  };
}
