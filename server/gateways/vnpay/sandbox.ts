import fastify, { type FastifyReply } from 'fastify';
import { vnpayTime } from '#domain/payments/vnpay.ts';
import type { Clock } from '#server/platform/clock.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { readBodies } from '#server/platform/http/request-bodies.ts';
import type { VnpayConfig } from '#server/platform/vnpay-config.ts';
import { SANDBOX_SCENARIOS, type SandboxScenario, type ScenarioName } from './sandbox-scenarios.table.ts';
import {
  hmacSha512,
  isSignatureOf,
  joined,
  LOOK_UP_FIELDS,
  LOOKED_UP_FIELDS,
  REFUND_FIELDS,
  REFUNDED_FIELDS,
  sortedQuery,
  type Parameters,
} from './signature.ts';
import { VNPAY_VERSION } from './vnpay.ts';

type SandboxVnpay = { account: VnpayConfig; close(): Promise<void> };

type SandboxOptions = {
  clock: Clock;
  /** What it and we sign with. */
  secret: string;
  /** Where it tells of payments; read at each. */
  notice_url: () => string;
  /** How long a notice waits that comes after the payer is back. */
  notice_delay_ms: number;
};

/** A payment as the gateway has it. */
type Payment = {
  amount: string;
  info: string;
  return_url: string;
  result: Parameters | null;
  silent: number;
  refund: SandboxScenario['refund'];
  /** The refunds it has taken, by the shop's own number of each. */
  refunds: Map<string, { type: string; status: string; number: string }>;
};

const TMN_CODE = 'HOADONSB';

/**
 * VNPAY of our own, on loopback, as its version 2.1.0 speaks: /pay is the page that payers are led to, with a button for each way it
 * can go (sandbox-scenarios.table.ts), /transaction answers look-ups and takes refunds. What it knows is gone when it is closed.
 */
export async function startSandboxVnpay(options: SandboxOptions): Promise<SandboxVnpay> {
  const { clock, secret, notice_url, notice_delay_ms } = options;
  const app = fastify({ forceCloseConnections: true });
  readBodies(app);
  const payments = new Map<string, Payment>();
  const timers = new Set<NodeJS.Timeout>();
  let last_number = clock.epoch_ms();

  const tell = async (result: Parameters, { times = 1, apart = 0, forged = false }: SandboxScenario) => {
    const amount = String(Number(result['vnp_Amount']) + apart * 100);
    const said: Parameters = forged ? { vnp_ResponseCode: '00', vnp_TransactionStatus: '00' } : {};
    const query = sortedQuery({ ...result, ...said, vnp_Amount: amount });
    const signature = hmacSha512(query, forged ? `${secret}x` : secret);
    for (let sent = 0; sent < times; sent += 1)
      await fetch(`${notice_url()}?${query}&vnp_SecureHash=${signature}`).catch(() => null);
  };

  /** The refund taken last, as a look-up names it; one that is slow is done by then. */
  const refundOf = ({ refunds }: Payment): Parameters => {
    const last = [...refunds.values()].at(-1);
    return last === undefined
      ? {}
      : {
          vnp_TransactionType: last.type,
          vnp_TransactionStatus: last.status,
          vnp_TransactionNo: last.number,
        };
  };

  const refund = async (body: Parameters, payment: Payment | undefined, reply: FastifyReply) => {
    const request_no = body['vnp_RequestId'] ?? '';
    const genuine = isSignatureOf(joined(REFUND_FIELDS, body), body['vnp_SecureHash'] ?? '', secret);
    if (payment?.refund === 'lost') return reply.code(504).send();
    const code = refundCode(payment, body, genuine);
    const number = String((last_number += 1));
    const type = body['vnp_TransactionType'] ?? '';
    if (code === '00') payment?.refunds.set(request_no, { type, status: '00', number });
    if (payment?.refund === 'unanswered') return reply.code(504).send();
    const answer: Parameters = {
      vnp_ResponseId: number,
      vnp_Command: 'refund',
      vnp_ResponseCode: code,
      vnp_Message: 'Hoan tien',
      vnp_TmnCode: TMN_CODE,
      vnp_TxnRef: body['vnp_TxnRef'] ?? '',
      vnp_Amount: body['vnp_Amount'] ?? '',
      vnp_TransactionNo: number,
      vnp_TransactionType: type,
      vnp_TransactionStatus: code !== '00' ? '' : payment?.refund === 'slow' ? '05' : '00',
      vnp_OrderInfo: body['vnp_OrderInfo'] ?? '',
    };
    return { ...answer, vnp_SecureHash: hmacSha512(joined(REFUNDED_FIELDS, answer), secret) };
  };

  app.get<{ Querystring: Parameters }>('/pay', async ({ query }, reply) => {
    const genuine = isSignatureOf(sortedQuery(query), query['vnp_SecureHash'] ?? '', secret);
    const txn_ref = query['vnp_TxnRef'] ?? '';
    if (!genuine || query['vnp_TmnCode'] !== TMN_CODE || query['vnp_Version'] !== VNPAY_VERSION)
      return reply.code(400).send('Sai chữ ký (70)');
    if (!payments.has(txn_ref))
      payments.set(txn_ref, {
        amount: query['vnp_Amount'] ?? '',
        info: query['vnp_OrderInfo'] ?? '',
        return_url: query['vnp_ReturnUrl'] ?? '',
        result: null,
        silent: 0,
        refund: undefined,
        refunds: new Map(),
      });
    return reply
      .type('text/html; charset=utf-8')
      .send(payPage({ txn_ref, amount: query['vnp_Amount'] ?? '' }));
  });

  app.post<{ Params: { txn_ref: string; name: string } }>(
    '/pay/:txn_ref/:name',
    async ({ params: { txn_ref, name } }, reply) => {
      const payment = payments.get(txn_ref);
      if (payment === undefined || !Object.hasOwn(SANDBOX_SCENARIOS, name))
        return reply.code(404).send('Không có giao dịch (91)');
      const scenario: SandboxScenario = SANDBOX_SCENARIOS[name as ScenarioName];
      const is_paid = scenario.code === '00';
      payment.silent = scenario.silent ?? 0;
      payment.refund = scenario.refund;
      payment.result ??= {
        vnp_TmnCode: TMN_CODE,
        vnp_TxnRef: txn_ref,
        vnp_Amount: payment.amount,
        vnp_OrderInfo: payment.info,
        vnp_BankCode: 'NCB',
        vnp_BankTranNo: is_paid ? `VNP${last_number + 1}` : '',
        vnp_CardType: 'ATM',
        vnp_PayDate: vnpayTime(clock.now()),
        vnp_ResponseCode: scenario.code,
        vnp_TransactionNo: is_paid ? String((last_number += 1)) : '0',
        vnp_TransactionStatus: is_paid ? '00' : '02',
      };
      const { result } = payment;
      if (scenario.notice === 'before') await tell(result, scenario);
      if (scenario.notice === 'after')
        timers.add(setTimeout(() => void tell(result, scenario), notice_delay_ms));
      const query = sortedQuery(result);
      const end = `${query}&vnp_SecureHash=${hmacSha512(query, secret)}`;
      return reply.redirect(`${payment.return_url}?${end}`, 303);
    },
  );

  app.post<{ Body: Parameters }>('/transaction', async ({ body }, reply) => {
    const payment = payments.get(body['vnp_TxnRef'] ?? '');
    if (body['vnp_Command'] === 'refund') return refund(body, payment, reply);
    if (payment !== undefined && payment.silent > 0) {
      payment.silent -= 1;
      return reply.code(504).send();
    }
    const genuine = isSignatureOf(joined(LOOK_UP_FIELDS, body), body['vnp_SecureHash'] ?? '', secret);
    const { vnp_ResponseCode: _code, ...found } = payment?.result ?? {};
    const answer: Parameters = {
      vnp_ResponseId: String((last_number += 1)),
      vnp_Command: 'querydr',
      vnp_Message: 'Tra cuu',
      vnp_TmnCode: TMN_CODE,
      vnp_TxnRef: body['vnp_TxnRef'] ?? '',
      vnp_TransactionType: '01',
      ...(genuine && payment !== undefined
        ? {
            vnp_TransactionStatus: '01',
            vnp_Amount: payment.amount,
            vnp_OrderInfo: payment.info,
            ...found,
            ...refundOf(payment),
          }
        : {}),
      vnp_ResponseCode: genuine ? (payment === undefined ? '91' : '00') : '97',
    };
    return { ...answer, vnp_SecureHash: hmacSha512(joined(LOOKED_UP_FIELDS, answer), secret) };
  });

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    account: {
      tmn_code: TMN_CODE,
      hash_secret: secret,
      pay_url: `${url}/pay`,
      api_url: `${url}/transaction`,
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      await app.close();
    },
  };
}

/** vnp_ResponseCode of a refund: one that was taken, is not signed, is of no payment, will not be done, or would give back too much. */
function refundCode(payment: Payment | undefined, body: Parameters, genuine: boolean): string {
  if (!genuine) return '97';
  if (payment?.result?.['vnp_TransactionStatus'] !== '00') return '91';
  if (payment.refunds.has(body['vnp_RequestId'] ?? '')) return '94';
  const is_beyond = payment.refunds.size > 0 || Number(body['vnp_Amount']) > Number(payment.amount);
  return payment.refund === 'refused' || is_beyond ? '95' : '00';
}

/** The page of the sandbox gateway: what is to be paid, and a button for each way it can go. */
function payPage({ txn_ref, amount }: { txn_ref: string; amount: string }): string {
  const dong = (Number(amount) / 100).toLocaleString('vi-VN');
  const buttons = Object.entries(SANDBOX_SCENARIOS)
    .map(
      ([name, { label }]) =>
        `<form method="post" action="/pay/${encodeURIComponent(txn_ref)}/${name}"><button>${escapeHtml(label)}</button></form>`,
    )
    .join('');
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>VNPAY thử nghiệm</title>
<style>:root{color-scheme:light dark}body{font:16px system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.25rem}button{font:inherit;width:100%;padding:.6rem 1rem;margin:.25rem 0;text-align:left}b{font-size:1.5rem}</style>
<h1>Cổng thanh toán thử nghiệm</h1><p>Không có tiền thật. Chọn cách giao dịch kết thúc.</p>
<p>${escapeHtml(txn_ref)}<br><b>${escapeHtml(dong)} đ</b></p>${buttons}</html>`;
}
