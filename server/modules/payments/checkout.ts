import { vietQr } from '#domain/payments/vietqr.ts';
import type { components } from '#generated/types.ts';
import type { Db, Tx } from '#server/context.ts';
import type { Bank } from '#server/gateways/bank/bank.ts';
import type { PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import { keyHash } from '#server/modules/getting-in/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { getRequest, type PaymentRequest } from './requests.ts';

type Checkout = components['schemas']['Checkout'];
type Deps = { db: Db; clock: Clock; bank: Bank | null; gateway: PaymentGateway | null };

/** What is shown to whoever has the address of a checkout: what is bought, for whom, and how to pay. Failure: 404 checkout_unknown. */
export async function readCheckout({ db, clock, bank, gateway }: Deps, key: string): Promise<Checkout> {
  const { tenant_id, payment_request_id } = await requestOfKey(db, key);
  const [request, gateway_code] = await inTenant(db, tenant_id, async (tx) => [
    await getRequest(tx, payment_request_id, clock),
    await failureCode(tx, payment_request_id),
  ]);
  const { id: _id, checkout_key: _key, buyer_address: _address, buyer_email: _email, ...rest } = request;
  const { cancelled_on: _cancelled, created_by_name: _name, lock_version: _version, ...shown } = rest;
  const { purchase_invoice: _invoice, ...order } = shown;
  return {
    ...order,
    ...wayToPay(order, bank),
    gateway: gateway !== null,
    gateway_code,
    sandbox: bank?.pay !== undefined && bank?.pay !== null,
  };
}

/** The request that a checkout key opens. Failure: 404 checkout_unknown. */
export async function requestOfKey(
  db: Db,
  key: string,
): Promise<{ tenant_id: number; payment_request_id: number }> {
  const row = await db
    .selectFrom('payment_keys')
    .select(['tenant_id', 'payment_request_id'])
    .where('checkout_hash', '=', keyHash(key))
    .executeTakeFirst();
  if (row === undefined)
    throw failure(
      404,
      'checkout_unknown',
      'Không có yêu cầu thanh toán ở địa chỉ này. Hãy kiểm tra lại liên kết.',
    );
  return row;
}

/** Why the payment begun last at the gateway failed. */
async function failureCode(tx: Tx, payment_request_id: number): Promise<string | null> {
  const last = await tx
    .selectFrom('gateway_payments')
    .select('response_code')
    .where('payment_request_id', '=', payment_request_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.response_code ?? null;
}

function wayToPay(
  { due, reference, state }: Pick<PaymentRequest, 'due' | 'reference' | 'state'>,
  bank: Bank | null,
): Pick<Checkout, 'bank' | 'vietqr'> {
  if (bank === null) return { bank: null, vietqr: null };
  const { bank_bin, bank_name, account_number, account_name } = bank.account;
  const is_open = state === 'waiting' || state === 'wrong_amount';
  return {
    bank: { bank_name, account_number, account_name },
    vietqr: is_open ? vietQr({ bank_bin, account_number, amount: due, reference }) : null,
  };
}
