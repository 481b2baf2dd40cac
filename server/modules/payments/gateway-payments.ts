import { gatewayReference, requestOfGatewayReference, VNPAY_OPEN_MS } from '#domain/payments/vnpay.ts';
import type { Db, Tx } from '#server/context.ts';
import type { GatewayNews, PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import { enterTenant, inTenant, leaveTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { Log } from '#server/platform/log.ts';
import { enqueueLookUp } from './payment-jobs.ts';
import type { PaymentRequest } from './requests.ts';
import { takeTransferIn } from './transfers.ts';

type Deps = { db: Db; clock: Clock; log: Log; gateway: PaymentGateway };

/** What a gateway's news came to: each is answered to it with a code of its own (VNPAY 2.1.0: 00, 01, 02, 04). */
export type NewsReceipt = 'taken' | 'unknown_order' | 'taken_already' | 'wrong_amount';

type Payer = { address: string; return_url: string };

/** Begins a payment of what is due, and answers where the payer goes. Failures: 409 payment_not_open. */
export async function startGatewayPayment(
  { db, clock, gateway }: Deps,
  tenant_id: number,
  { id: payment_request_id, due, reference }: Pick<PaymentRequest, 'id' | 'due' | 'reference'>,
  { address, return_url }: Payer,
): Promise<string> {
  if (due === '0')
    throw failure(
      409,
      'payment_not_open',
      'Yêu cầu này không còn nhận tiền. Hãy tải lại trang để xem tình trạng mới.',
    );
  const created_on = clock.now();
  const expires_on = new Date(Date.parse(created_on) + VNPAY_OPEN_MS).toISOString();
  const txn_ref = await inTenant(db, tenant_id, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`select nextval('gateway_payments_id_seq')::bigint as id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    const name = gatewayReference(reference, id);
    await tx
      .insertInto('gateway_payments')
      .values({
        tenant_id,
        id,
        payment_request_id,
        txn_ref: name,
        amount: due,
        state: 'open',
        created_on,
        expires_on,
      })
      .execute();
    await enqueueLookUp(tx, { tenant_id, txn_ref: name }, VNPAY_OPEN_MS);
    return name;
  });
  return gateway.payUrl({
    txn_ref,
    amount: due,
    info: `Thanh toan goi hoa don ${reference}`,
    created_on,
    expires_on,
    return_url,
    address,
  });
}

/**
 * Takes what the gateway has signed about a payment, in one transaction with the money: a payment is paid once, by whatever comes
 * first of notice and look-up. Money for one that was given up already is taken all the same; another amount than was asked for is
 * held, and grants nothing.
 */
export async function takeNews(deps: Deps, news: GatewayNews): Promise<NewsReceipt> {
  const { db, clock, log, gateway } = deps;
  const reference = requestOfGatewayReference(news.txn_ref);
  if (reference === null) return 'unknown_order';
  const receipt = await db.transaction().execute(async (tx): Promise<NewsReceipt> => {
    const key = await tx
      .selectFrom('payment_keys')
      .select('tenant_id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (key === undefined) return 'unknown_order';
    const written = await writeNews(await enterTenant(tx, key.tenant_id), news, clock.now());
    await leaveTenant(tx);
    if (written !== 'pay') return written;
    const taken = await takeTransferIn(
      tx,
      { clock, account_number: gateway.name, by: 'VNPAY' },
      {
        bank_reference: `${gateway.name}-${news.transaction_no}`,
        account_number: gateway.name,
        amount: news.amount ?? '',
        content: news.txn_ref,
        transferred_on: news.paid_on ?? clock.now(),
      },
    );
    return taken === 'repeated' ? 'taken_already' : 'taken';
  });
  if (receipt === 'wrong_amount')
    log.warn(
      { txn_ref: news.txn_ref, transaction_no: news.transaction_no },
      'a gateway names another amount',
    );
  return receipt;
}

/** Writes down what became of a payment; answers `pay` where its money is to be taken. */
async function writeNews(tx: Tx, news: GatewayNews, now: string): Promise<NewsReceipt | 'pay'> {
  const { txn_ref, outcome, amount, transaction_no, response_code } = news;
  const payment = await tx
    .selectFrom('gateway_payments')
    .select(['id', 'amount', 'state'])
    .where('txn_ref', '=', txn_ref)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return 'unknown_order';
  const write = (values: object) =>
    tx
      .updateTable('gateway_payments')
      .set({ unanswered_since: null, ...values })
      .where('id', '=', payment.id)
      .execute();
  if (outcome === 'paid') {
    if (amount !== payment.amount) {
      if (payment.state !== 'paid') await write({ state: 'held', transaction_no });
      return 'wrong_amount';
    }
    if (payment.state !== 'paid') await write({ state: 'paid', transaction_no, settled_on: now });
    return 'pay';
  }
  if (payment.state === 'paid' || payment.state === 'failed') return 'taken_already';
  if (outcome === 'failed') await write({ state: 'failed', response_code, settled_on: now });
  else await write({});
  return 'taken';
}
