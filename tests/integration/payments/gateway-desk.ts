import { createHmac } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { components } from '#generated/types.ts';
import type { GatewayRefund, PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import { startSandboxVnpay } from '#server/gateways/vnpay/sandbox.ts';
import { vnpayGateway } from '#server/gateways/vnpay/vnpay.ts';
import { gatewayTasks } from '#server/modules/payments/index.ts';
import { LOOK_UP_TASK } from '#server/modules/payments/payment-jobs.ts';
import { silentLog } from '#server/platform/log.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp, type TestApp } from '#tests/setup/test-app.ts';
import type { PaymentRequest } from './cash-desk.ts';

type Schemas = components['schemas'];
type Fields = Readonly<Record<string, string>>;

const FIRST = 1;

/** Signed as VNPAY describes it, by hand: sorted, encoded as in a form, HMAC-SHA512. */
export function signedByHand(fields: Fields, secret: string): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '').replaceAll('%20', '+')}`)
    .join('&');
  return `${text}&vnp_SecureHash=${createHmac('sha512', secret).update(text).digest('hex')}`;
}

/** An app whose packages are paid for at the sandbox of VNPAY; every refund that it asks for is shown to `onRefund` first. */
export function withGateway(secret: string, onRefund: (refund: GatewayRefund) => void = () => undefined) {
  let real: PaymentGateway;
  let close = async (): Promise<unknown> => undefined;
  // The app is built before the gateway can know where it listens.
  const gateway: PaymentGateway = {
    name: 'VNPAY-HOADONSB',
    payUrl: (order) => real.payUrl(order),
    readNotice: (parameters) => real.readNotice(parameters),
    lookUp: (payment) => real.lookUp(payment),
    refund: (refund) => {
      onRefund(refund);
      return real.refund(refund);
    },
    lookUpRefund: (payment) => real.lookUpRefund(payment),
  };
  const server = withTestApp(undefined, { gateway });
  beforeAll(async () => {
    const { clock, url } = server.current;
    const sandbox = await startSandboxVnpay({
      clock,
      secret,
      notice_url: () => `${url}/vnpay/ipn`,
      notice_delay_ms: 3_600_000,
    });
    close = () => sandbox.close();
    real = vnpayGateway(sandbox.account, clock);
  });
  afterAll(() => close());
  return { server, gateway };
}

/** A payer at the gateway, and what the gateway sends. */
export function gatewayDesk(app: TestApp, gateway: PaymentGateway) {
  const begin = async ({ checkout_key }: PaymentRequest): Promise<URL> => {
    const { body, text } = await judged(app, 'startGatewayPayment', {
      path: { key: checkout_key },
      body: { gateway_payment: { gateway: 'vnpay' } },
    });
    if (body === null || typeof body !== 'object' || !('gateway_payment' in body)) throw new Error(text);
    return new URL((body as { gateway_payment: Schemas['GatewayPayment'] }).gateway_payment.url);
  };
  return {
    begin,
    /** Opens the gateway's page and presses a button of the sandbox; answers where it sends the payer. */
    press: async (page: URL, scenario: string): Promise<URL> => {
      const opened = await fetch(page);
      if (!opened.ok) throw new Error(await opened.text());
      const pressed = await fetch(`${page.origin}/pay/${page.searchParams.get('vnp_TxnRef')}/${scenario}`, {
        method: 'POST',
        redirect: 'manual',
      });
      return new URL(pressed.headers.get('location') ?? '');
    },
    /** A notice, as the gateway sends it; answers its code. */
    notice: async (query: string): Promise<string> => {
      const reply = await fetch(`${app.url}/vnpay/ipn?${query}`);
      return `${reply.status} ${((await reply.json()) as { RspCode: string }).RspCode}`;
    },
    /** What the page of the payer asks for when it is back. */
    lookUp: async ({ checkout_key }: PaymentRequest): Promise<Schemas['Checkout']> => {
      const { body, text } = await judged(app, 'lookUpGatewayPayment', {
        path: { key: checkout_key },
        body: { look_up: { gateway: 'vnpay' } },
      });
      if (body === null || typeof body !== 'object' || !('checkout' in body)) throw new Error(text);
      return (body as { checkout: Schemas['Checkout'] }).checkout;
    },
    /** The look-up of the queue, now. */
    runJob: (page: URL) =>
      gatewayTasks({ db: app.publishing.db, clock: app.clock, log: silentLog, gateway })[LOOK_UP_TASK]?.({
        tenant_id: FIRST,
        txn_ref: page.searchParams.get('vnp_TxnRef'),
      }),
  };
}
