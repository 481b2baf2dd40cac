import type { FastifyInstance } from 'fastify';
import { VNPAY_NOTICE_PATH } from '#server/gateways/vnpay/open-vnpay.ts';
import type { AppDeps } from '#server/handlers.ts';
import { takeNews, type NewsReceipt } from '#server/modules/payments/index.ts';

/** What VNPAY reads (2.1.0): after 00 and 02 it is content, after anything else it tells again. */
const ANSWERS = {
  taken: { RspCode: '00', Message: 'Confirm Success' },
  unknown_order: { RspCode: '01', Message: 'Order not found' },
  taken_already: { RspCode: '02', Message: 'Order already confirmed' },
  wrong_amount: { RspCode: '04', Message: 'Invalid amount' },
} as const satisfies Record<NewsReceipt, object>;
const NOT_SIGNED = { RspCode: '97', Message: 'Invalid signature' };
const FAILED = { RspCode: '99', Message: 'Unknown error' };

const LONGEST_VALUE = 1000;

/**
 * Where VNPAY tells of payments (IPN). Its form is VNPAY's, of parameters that it adds to as it likes and signs whole, so it is not
 * in the description. It is always answered with 200, as VNPAY wants.
 */
export function serveVnpayNotices(
  app: FastifyInstance,
  { gateway, ...deps }: Pick<AppDeps, 'db' | 'clock' | 'log' | 'gateway'>,
): void {
  if (gateway === null) return;
  app.get<{ Querystring: Record<string, unknown> }>(VNPAY_NOTICE_PATH, async ({ query }) => {
    const parameters = Object.entries(query);
    const texts = parameters.filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1].length <= LONGEST_VALUE,
    );
    const news = texts.length === parameters.length ? gateway.readNotice(Object.fromEntries(texts)) : null;
    if (news === null) return NOT_SIGNED;
    try {
      return ANSWERS[await takeNews({ ...deps, gateway }, news)];
    } catch (error) {
      deps.log.error({ err: error, txn_ref: news.txn_ref }, 'a notice of VNPAY could not be taken');
      return FAILED;
    }
  });
}
