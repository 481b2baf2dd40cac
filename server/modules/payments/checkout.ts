import { vietQr } from '#domain/payments/vietqr.ts';
import type { components } from '#generated/types.ts';
import type { Db } from '#server/context.ts';
import type { Bank } from '#server/gateways/bank/bank.ts';
import { keyHash } from '#server/modules/getting-in/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { getRequest, type PaymentRequest } from './requests.ts';

type Checkout = components['schemas']['Checkout'];
type Deps = { db: Db; clock: Clock; bank: Bank | null };

/** What is shown to whoever has the address of a checkout: what is bought, for whom, and how to pay. Failure: 404 checkout_unknown. */
export async function readCheckout({ db, clock, bank }: Deps, key: string): Promise<Checkout> {
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
  const {
    id: _id,
    checkout_key: _key,
    buyer_address: _address,
    buyer_email: _email,
    ...rest
  } = await inTenant(db, row.tenant_id, (tx) => getRequest(tx, row.payment_request_id, clock));
  const { cancelled_on: _cancelled, created_by_name: _name, lock_version: _version, ...order } = rest;
  return { ...order, ...wayToPay(order, bank), sandbox: bank?.pay !== undefined && bank?.pay !== null };
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
