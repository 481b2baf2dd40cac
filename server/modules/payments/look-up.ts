import { isGivenUp, nextLookUp } from '#domain/payments/look-up.ts';
import type { Db, Tx } from '#server/context.ts';
import type { LookedUp, PaymentGateway } from '#server/gateways/vnpay/payment-gateway.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import { takeNews } from './gateway-payments.ts';
import { enqueueLookUp, LOOK_UP_TASK, type GatewayPaymentRef } from './payment-jobs.ts';

export type GatewayTaskDeps = { db: Db; clock: Clock; log: Log; gateway: PaymentGateway | null };

/** vnp_ResponseCode of a payment that was not made in time. */
const NOT_IN_TIME = '11';
/** Between two look-ups that a person asks for, milliseconds. */
const PAUSE_MS = 10_000;

/** Looks up payments that have no end yet, until they have one. */
export function gatewayTasks(deps: GatewayTaskDeps): Readonly<Record<string, Task>> {
  return {
    [LOOK_UP_TASK]: async (payload) => {
      const ref = payload as GatewayPaymentRef;
      await lookUpPayment(deps, ref);
      await inTenant(deps.db, ref.tenant_id, async (tx) => {
        const payment = await openPayment(tx, ref.txn_ref);
        const pause = payment === undefined ? null : nextLookUp(payment.created_on, deps.clock.now());
        if (pause !== null) await enqueueLookUp(tx, ref, pause);
      });
    },
  };
}

/** Asks the gateway what became of the payment begun last for a request, unless it was asked a moment ago. */
export async function lookUpLastPayment(
  deps: GatewayTaskDeps,
  tenant_id: number,
  payment_request_id: number,
): Promise<void> {
  const last = await inTenant(deps.db, tenant_id, (tx) =>
    tx
      .selectFrom('gateway_payments')
      .select(['txn_ref', 'looked_up_on'])
      .where('payment_request_id', '=', payment_request_id)
      .where('state', 'in', ['open', 'held'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  if (last === undefined) return;
  const is_fresh =
    last.looked_up_on !== null && deps.clock.epoch_ms() - Date.parse(last.looked_up_on) < PAUSE_MS;
  if (!is_fresh) await lookUpPayment(deps, { tenant_id, txn_ref: last.txn_ref });
}

/** A look-up that is not answered says nothing: the payment is unknown until one is. */
async function lookUpPayment(
  deps: GatewayTaskDeps,
  { tenant_id, txn_ref }: GatewayPaymentRef,
): Promise<void> {
  const { db, clock, gateway } = deps;
  if (gateway === null) return;
  const payment = await inTenant(db, tenant_id, async (tx) => {
    const open = await openPayment(tx, txn_ref);
    if (open === undefined) return undefined;
    const now = clock.now();
    await tx
      .updateTable('gateway_payments')
      .set({ looked_up_on: now })
      .where('txn_ref', '=', txn_ref)
      .execute();
    return open;
  });
  if (payment === undefined) return;
  const found = await gateway.lookUp({ txn_ref, created_on: payment.created_on });
  const ended = endOf(found, payment.expires_on, clock.now());
  if (ended === 'unknown') await markUnanswered(deps, { tenant_id, txn_ref });
  else if (typeof ended === 'object') await takeNews({ ...deps, gateway }, { ...ended, txn_ref });
}

/** What a look-up says, as news: a payment that the gateway does not know or has unfinished failed once its time is well over. */
function endOf(found: LookedUp, expires_on: string, now: string): Exclude<LookedUp, 'not_found'> | 'wait' {
  if (found === 'unknown') return found;
  if (found !== 'not_found' && found.outcome !== 'unfinished') return found;
  if (!isGivenUp(expires_on, now)) return 'wait';
  return {
    txn_ref: '',
    outcome: 'failed',
    amount: null,
    transaction_no: '',
    paid_on: null,
    response_code: NOT_IN_TIME,
  };
}

function openPayment(
  tx: Tx,
  txn_ref: string,
): Promise<{ created_on: string; expires_on: string } | undefined> {
  return tx
    .selectFrom('gateway_payments')
    .select(['created_on', 'expires_on'])
    .where('txn_ref', '=', txn_ref)
    .where('state', 'in', ['open', 'held'])
    .executeTakeFirst();
}

async function markUnanswered({ db, clock }: GatewayTaskDeps, ref: GatewayPaymentRef): Promise<void> {
  await inTenant(db, ref.tenant_id, (tx) =>
    tx
      .updateTable('gateway_payments')
      .set({ unanswered_since: clock.now() })
      .where('txn_ref', '=', ref.txn_ref)
      .where('state', '=', 'open')
      .where('unanswered_since', 'is', null)
      .execute(),
  );
}
