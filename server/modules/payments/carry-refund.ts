import { sql } from 'kysely';
import { nextLookUp } from '#domain/payments/look-up.ts';
import { neverArrived } from '#domain/payments/refund.ts';
import type { Tx } from '#server/context.ts';
import type { PaymentGateway, Refunded } from '#server/gateways/vnpay/payment-gateway.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { GatewayTaskDeps } from './look-up.ts';
import { enqueueMissingRefund, enqueueRefund, REFUND_TASK, type RefundRef } from './payment-jobs.ts';
import { noteRefund } from './refunds.ts';

type Deps = GatewayTaskDeps & { gateway: PaymentGateway };
type State = 'sending' | 'unknown' | 'accepted';

const SWEEP_TASK = 'sweep-refunds';
/** Until a refund is tried again where the installation has no gateway at the moment, milliseconds. */
const WITHOUT_GATEWAY_MS = 3_600_000;

/** Once a day: a refund without an end is never without a job, however old it is. */
export const refundCrontab = `10 20 * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

/** Asks the gateway for refunds, once each, and looks those up that have no end yet. */
export function refundTasks(deps: GatewayTaskDeps): Readonly<Record<string, Task>> {
  return {
    [REFUND_TASK]: async (payload) => {
      const { db, gateway } = deps;
      const ref = payload as RefundRef;
      if (gateway === null)
        await inTenant(db, ref.tenant_id, (tx) => enqueueRefund(tx, ref, WITHOUT_GATEWAY_MS));
      else await carryRefund({ ...deps, gateway }, ref);
    },
    [SWEEP_TASK]: () => sweepRefunds(deps),
  };
}

async function sweepRefunds({ db }: Pick<GatewayTaskDeps, 'db'>): Promise<void> {
  const due_in = await companiesWith(
    db,
    () => sql`select tenant_id from payment_refunds where ${withoutEnd}`,
  );
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from payment_refunds where tenant_id = ${TENANT} and ${withoutEnd} order by id`.execute(tx);
      for (const { id } of rows) await enqueueMissingRefund(tx, { tenant_id, refund_id: id });
    }),
  );
}

const withoutEnd = sql`state in ('sending', 'unknown', 'accepted')`;

/**
 * One step with a refund. It is unknown from before it is sent until it is answered: whatever dies in between, it is looked up and never
 * sent again. One that the gateway does not know a day later never arrived, and is asked for anew by a person.
 */
async function carryRefund(deps: Deps, ref: RefundRef): Promise<void> {
  const { db, clock, gateway } = deps;
  const refund = await inTenant(db, ref.tenant_id, (tx) => takeUp(tx, ref.refund_id, clock.now()));
  if (refund === null) return;
  const { state, sent_on, ...order } = refund;
  const found = state === 'sending' ? await gateway.refund(order) : await gateway.lookUpRefund(order);
  await inTenant(db, ref.tenant_id, async (tx) => {
    await takeAnswer(tx, ref, found, deps);
    const left = await underWay(tx, ref.refund_id);
    const pause = left === null ? null : nextLookUp(sent_on, clock.now());
    if (pause !== null) await enqueueRefund(tx, ref, pause);
  });
}

/** What is sent or looked up. One that is sent is written down as unknown first. */
async function takeUp(tx: Tx, id: number, now: string) {
  const row = await underWay(tx, id);
  if (row === null) return null;
  const payment = await tx
    .selectFrom('payment_transfers')
    .innerJoin('gateway_payments', 'gateway_payments.txn_ref', 'payment_transfers.content')
    .select(['txn_ref', 'transaction_no', 'gateway_payments.amount', 'gateway_payments.created_on'])
    .where('bank_reference', '=', row.bank_reference)
    .executeTakeFirstOrThrow();
  if (row.state === 'sending')
    await tx
      .updateTable('payment_refunds')
      .set({ state: 'unknown', sent_on: now })
      .where('id', '=', id)
      .execute();
  return {
    state: row.state as State,
    // A refund requested again starts its month of look-ups again.
    sent_on: row.state === 'sending' ? now : (row.sent_on ?? now),
    request_no: row.request_no ?? '',
    txn_ref: payment.txn_ref,
    transaction_no: payment.transaction_no ?? '',
    amount: row.amount,
    is_whole: row.amount === payment.amount,
    created_on: payment.created_on,
    asked_by: `nguoi dung ${row.asked_by}`,
  };
}

async function underWay(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('payment_refunds')
    .innerJoin('payment_requests', 'payment_requests.id', 'payment_request_id')
    .select(['payment_refunds.state', 'request_no', 'sent_on', 'bank_reference', 'amount', 'asked_by'])
    .select(['payment_request_id', 'reference'])
    .where('payment_refunds.id', '=', id)
    .where('payment_refunds.state', 'in', ['sending', 'unknown', 'accepted'])
    .forUpdate('payment_refunds')
    .executeTakeFirst();
  return row ?? null;
}

async function takeAnswer(
  tx: Tx,
  { tenant_id, refund_id }: RefundRef,
  found: Refunded | 'not_found',
  { clock }: Deps,
): Promise<void> {
  const before = await underWay(tx, refund_id);
  if (before === null) return;
  const now = clock.now();
  const next = stateAfter(found, { state: before.state, sent_on: before.sent_on ?? now }, now);
  if (next === null || next === before.state) return;
  const answer = found === 'not_found' ? null : found;
  await tx
    .updateTable('payment_refunds')
    .set((of) => ({
      state: next,
      response_code: answer?.response_code ?? null,
      lock_version: of('lock_version', '+', 1),
      ...(next === 'done' ? { settled_on: now, settled_reference: answer?.transaction_no ?? null } : {}),
    }))
    .where('id', '=', refund_id)
    .execute();
  const { payment_request_id, reference } = before;
  await noteRefund(tx, tenant_id, { user_id: null, name: 'VNPAY' }, clock, {
    payment_request_id,
    reference,
    changes: { state: [before.state, next] },
  });
}

/** Null where an answer says nothing new. What the gateway has accepted once is on its way, whatever a later look-up does not find. */
function stateAfter(
  found: Refunded | 'not_found',
  before: { state: string; sent_on: string },
  now: string,
): 'accepted' | 'done' | 'refused' | 'open' | null {
  if (found === 'not_found')
    return before.state === 'unknown' && neverArrived(before.sent_on, now) ? 'open' : null;
  return found.outcome === 'unknown' ? null : found.outcome;
}
