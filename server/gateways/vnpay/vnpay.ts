import { randomBytes } from 'node:crypto';
import { givenBackBy, refundOutcomeOf, type RefundOutcome } from '#domain/payments/refund.ts';
import {
  amountForVnpay,
  amountOfVnpay,
  momentOfVnpay,
  outcomeOf,
  vnpayTime,
} from '#domain/payments/vnpay.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { VnpayConfig } from '#server/platform/vnpay-config.ts';
import type { GatewayNews, PaymentGateway, Refunded } from './payment-gateway.ts';
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

export const VNPAY_VERSION = '2.1.0';
const LOOK_UP_TIMEOUT_MS = 10_000;
/** The answer of a look-up for a payment that never began. */
const NOT_FOUND = '91';
/** No payer waits for a look-up. */
const OUR_ADDRESS = '127.0.0.1';

/** VNPAY, version 2.1.0. */
export function vnpayGateway(account: VnpayConfig, clock: Clock): PaymentGateway {
  const { tmn_code, hash_secret, pay_url, api_url } = account;
  const ask = async (body: Parameters, fields: readonly string[]): Promise<Parameters | null> => {
    const signed = { ...body, vnp_SecureHash: hmacSha512(joined(fields, body), hash_secret) };
    const reply = await fetch(api_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signed),
      signal: AbortSignal.timeout(LOOK_UP_TIMEOUT_MS),
    });
    return reply.ok ? textsIn(await reply.json()) : null;
  };
  /** An answer that VNPAY has signed about this payment; null for any other, and for none. */
  const answerAbout = async (
    body: Parameters,
    fields: readonly string[],
    answered: readonly string[],
  ): Promise<Parameters | null> => {
    const answer = await ask(body, fields).catch(() => null);
    if (answer === null) return null;
    const is_genuine = isSignatureOf(joined(answered, answer), answer['vnp_SecureHash'] ?? '', hash_secret);
    const is_about = answer['vnp_TmnCode'] === tmn_code && answer['vnp_TxnRef'] === body['vnp_TxnRef'];
    return is_genuine && is_about ? answer : null;
  };
  const lookUp = ({ txn_ref, created_on }: { txn_ref: string; created_on: string }) =>
    answerAbout(
      {
        vnp_RequestId: randomBytes(16).toString('hex'),
        vnp_Version: VNPAY_VERSION,
        vnp_Command: 'querydr',
        vnp_TmnCode: tmn_code,
        vnp_TxnRef: txn_ref,
        vnp_OrderInfo: `Tra cuu ${txn_ref}`,
        vnp_TransactionDate: vnpayTime(created_on),
        vnp_CreateDate: vnpayTime(clock.now()),
        vnp_IpAddr: OUR_ADDRESS,
      },
      LOOK_UP_FIELDS,
      LOOKED_UP_FIELDS,
    );
  return {
    name: `VNPAY-${tmn_code}`,
    payUrl: (order) => {
      const query = sortedQuery({
        vnp_Version: VNPAY_VERSION,
        vnp_Command: 'pay',
        vnp_TmnCode: tmn_code,
        vnp_Amount: amountForVnpay(order.amount),
        vnp_CurrCode: 'VND',
        vnp_TxnRef: order.txn_ref,
        vnp_OrderInfo: order.info,
        vnp_OrderType: 'other',
        vnp_Locale: 'vn',
        vnp_ReturnUrl: order.return_url,
        vnp_IpAddr: order.address,
        vnp_CreateDate: vnpayTime(order.created_on),
        vnp_ExpireDate: vnpayTime(order.expires_on),
      });
      return `${pay_url}?${query}&vnp_SecureHash=${hmacSha512(query, hash_secret)}`;
    },
    readNotice: (parameters) => {
      const genuine =
        parameters['vnp_TmnCode'] === tmn_code &&
        isSignatureOf(sortedQuery(parameters), parameters['vnp_SecureHash'] ?? '', hash_secret);
      return genuine ? newsIn(parameters) : null;
    },
    lookUp: async (payment) => {
      const answer = await lookUp(payment);
      if (answer === null) return 'unknown';
      if (answer['vnp_ResponseCode'] === NOT_FOUND) return 'not_found';
      // Of a payment that was given back, the state is that of the refund.
      if (answer['vnp_ResponseCode'] !== '00' || isOfRefund(answer)) return 'unknown';
      return { ...newsIn(answer), response_code: '' };
    },
    refund: async ({ request_no, txn_ref, transaction_no, amount, is_whole, created_on, asked_by }) => {
      const answer = await answerAbout(
        {
          vnp_RequestId: request_no,
          vnp_Version: VNPAY_VERSION,
          vnp_Command: 'refund',
          vnp_TmnCode: tmn_code,
          vnp_TransactionType: is_whole ? '02' : '03',
          vnp_TxnRef: txn_ref,
          vnp_Amount: amountForVnpay(amount),
          vnp_OrderInfo: `Hoan tien ${txn_ref}`,
          vnp_TransactionNo: transaction_no,
          vnp_TransactionDate: vnpayTime(created_on),
          vnp_CreateBy: asked_by,
          vnp_CreateDate: vnpayTime(clock.now()),
          vnp_IpAddr: OUR_ADDRESS,
        },
        REFUND_FIELDS,
        REFUNDED_FIELDS,
      );
      return answer === null ? NO_ANSWER : refundedIn(answer, refundOutcomeOf);
    },
    lookUpRefund: async (payment) => {
      const answer = await lookUp(payment);
      if (answer === null || answer['vnp_ResponseCode'] !== '00') return NO_ANSWER;
      return isOfRefund(answer) ? refundedIn(answer, (_code, status) => givenBackBy(status)) : 'not_found';
    },
  };
}

const NO_ANSWER = { outcome: 'unknown', response_code: '', transaction_no: '' } as const;

/** vnp_TransactionType: 02 and 03 are refunds, of all and of a part. */
const isOfRefund = (answer: Parameters): boolean =>
  ['02', '03'].includes(answer['vnp_TransactionType'] ?? '');

function refundedIn(
  answer: Parameters,
  outcomeIn: (response_code: string, transaction_status: string) => RefundOutcome,
): Refunded {
  const response_code = answer['vnp_ResponseCode'] ?? '';
  return {
    outcome: outcomeIn(response_code, answer['vnp_TransactionStatus'] ?? ''),
    response_code,
    transaction_no: answer['vnp_TransactionNo'] ?? '',
  };
}

function newsIn(parameters: Parameters): GatewayNews {
  const of = (name: string) => parameters[name] ?? '';
  const code = of('vnp_ResponseCode');
  const outcome = outcomeOf(of('vnp_TransactionStatus'));
  // Paid is what both codes say (07 beside 00 is money that VNPAY suspects), under a number that it is taken once by.
  const is_sure = code === '00' && /^[1-9]\d{0,19}$/.test(of('vnp_TransactionNo'));
  return {
    txn_ref: of('vnp_TxnRef'),
    outcome: outcome === 'paid' && !is_sure ? 'doubtful' : outcome,
    amount: amountOfVnpay(of('vnp_Amount')),
    transaction_no: of('vnp_TransactionNo'),
    paid_on: momentOfVnpay(of('vnp_PayDate')),
    response_code: code,
  };
}

/** Texts and numbers of a JSON object, as texts; null for what is none. */
function textsIn(value: unknown): Parameters | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'string' || typeof one === 'number' ? [[name, String(one)]] : [],
    ),
  );
}
