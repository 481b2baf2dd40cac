import { randomInt } from 'node:crypto';
import fastify from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import { signatureOf, type PayeeAccount, type SandboxOrder, type TransferNotice } from './bank.ts';

/** Of no bank: 970400 is nobody's number. */
export const SANDBOX_ACCOUNT: PayeeAccount = {
  bank_bin: '970400',
  bank_name: 'Ngân hàng thử nghiệm',
  account_number: '1903202600888',
  account_name: 'CTY HOA DON SO (THU NGHIEM)',
};

type Delivery = { bank_reference: string; status: number };

type SandboxBank = { url: string; close(): Promise<void> };

type SandboxBankOptions = {
  /** 0 takes any free port. Always on loopback. */
  port: number;
  clock: Clock;
  /** What its notices are signed with. */
  secret: string;
  /** Where it tells of transfers; read at each transfer. */
  notify_url: () => string;
};

const order = {
  type: 'object',
  required: ['amount', 'content', 'times'],
  properties: {
    amount: { type: 'string', pattern: '^[1-9]\\d{0,12}$' },
    content: { type: 'string', maxLength: 1000 },
    times: { type: 'integer', minimum: 1, maximum: 5 },
    transferred_on: { type: 'string' },
    deliveries: { type: 'integer', minimum: 1, maximum: 5 },
  },
};

/**
 * A bank of our own, on loopback, that tells of transfers over HTTP as a real one does. POST /transfers {amount, content, times} pays: `times`
 * transfers, each told of `deliveries` times (once by default) and made at `transferred_on` (now by default), so that money comes twice, late, in a
 * wrong amount, for nothing known, or is told of again.
 */
export async function startSandboxBank(options: SandboxBankOptions): Promise<SandboxBank> {
  const { port, clock, secret, notify_url } = options;
  const app = fastify({ forceCloseConnections: true });
  const tell = async (notice: TransferNotice): Promise<Delivery> => {
    const reply = await fetch(notify_url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bank_transfer: { ...notice, signature: signatureOf(notice, secret) } }),
    });
    return { bank_reference: notice.bank_reference, status: reply.status };
  };
  app.post<{ Body: SandboxOrder & { transferred_on?: string; deliveries?: number } }>(
    '/transfers',
    { schema: { body: order } },
    async ({ body }) => {
      const deliveries: Delivery[] = [];
      for (let transfer = 0; transfer < body.times; transfer += 1) {
        const notice = {
          bank_reference: `SB${clock.epoch_ms()}${randomInt(1_000_000_000)}`,
          account_number: SANDBOX_ACCOUNT.account_number,
          amount: body.amount,
          content: body.content,
          transferred_on: body.transferred_on ?? clock.now(),
        };
        for (let told = 0; told < (body.deliveries ?? 1); told += 1) deliveries.push(await tell(notice));
      }
      return { deliveries };
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, close: () => app.close() };
}
