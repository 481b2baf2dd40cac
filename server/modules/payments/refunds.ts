import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { refundOf, type RefundReason } from '#domain/payments/refund.ts';
import type { TransferOutcome } from '#domain/payments/settlement.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { pageOf } from '#server/platform/crud/list-page.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { enqueueRefund } from './payment-jobs.ts';

export type PaymentRefund = components['schemas']['PaymentRefund'];
type Asked = components['schemas']['PaymentRefundInput'];

const SHAPE: ListShape = {
  sortable: ['created_on', 'amount'],
  never_null: ['created_on', 'amount'],
  filters: { state: 'equal' },
  default_sort: '-created_on,-id',
};

const ROWS = sql`(select refund.tenant_id, refund.id, payment_request_id, reference, buyer_name, bank_reference, amount, reason, way,
    refund.state, response_code, bank_name, account_number, account_name, refund.created_on, asked_on, settled_on, settled_reference,
    refund.lock_version, search_text,
    (select full_name from users where users.tenant_id = ${TENANT} and users.id = asked_by) as asked_by_name
  from payment_refunds as refund
  join payment_requests as request on request.tenant_id = ${TENANT} and request.id = payment_request_id
  where refund.tenant_id = ${TENANT}) as refunds`;

const COLUMNS = sql`id, payment_request_id, reference, buyer_name, bank_reference, amount, reason, way, state, response_code, bank_name,
  account_number, account_name, created_on, asked_on, asked_by_name, settled_on, settled_reference, lock_version`;

export async function listRefunds(
  tx: Tx,
  query: ListQuery,
): Promise<{ rows: PaymentRefund[]; total: number }> {
  const where = whereOf(SHAPE, query);
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  const { rows } =
    await sql<PaymentRefund>`select ${COLUMNS} from ${ROWS} where ${where} ${pageOf(SHAPE, query).tail}`.execute(
      tx,
    );
  return { rows, total: count.rows[0]?.total ?? 0 };
}

async function getRefund(tx: Tx, id: number): Promise<PaymentRefund> {
  const { rows } = await sql<PaymentRefund>`select ${COLUMNS} from ${ROWS}
    where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}

type Transfer = { bank_reference: string; amount: string; outcome: TransferOutcome };

/** Opens the refund of what a transfer brought beyond its request, if anything; `by_gateway` where it came through one. */
export async function openRefund(
  tx: Tx,
  of: { tenant_id: number; payment_request_id: number; total: string; received: string },
  transfer: Transfer & { by_gateway: boolean },
  clock: Clock,
): Promise<void> {
  const refund = refundOf(transfer, of);
  if (refund !== null) await insertRefund(tx, of, { ...transfer, ...refund }, clock);
}

/** Opens refunds of all that came for a request that its payer does not complete. */
export async function giveBackAll(
  tx: Tx,
  of: { tenant_id: number; payment_request_id: number },
  clock: Clock,
): Promise<void> {
  const transfers = await tx
    .selectFrom('payment_transfers')
    .leftJoin('gateway_payments', (join) =>
      join
        .onRef('gateway_payments.txn_ref', '=', 'payment_transfers.content')
        .on('gateway_payments.state', '=', 'paid'),
    )
    .select(['bank_reference', 'payment_transfers.amount', 'gateway_payments.id as gateway_payment'])
    .where('payment_transfers.payment_request_id', '=', of.payment_request_id)
    .orderBy('payment_transfers.id')
    .execute();
  for (const { gateway_payment, ...transfer } of transfers)
    await insertRefund(
      tx,
      of,
      { ...transfer, reason: 'given_up', by_gateway: gateway_payment !== null },
      clock,
    );
}

/** One for each transfer, whatever calls. */
async function insertRefund(
  tx: Tx,
  { tenant_id, payment_request_id }: { tenant_id: number; payment_request_id: number },
  refund: { bank_reference: string; amount: string; reason: RefundReason; by_gateway: boolean },
  clock: Clock,
): Promise<void> {
  const { bank_reference, amount, reason, by_gateway } = refund;
  const way = by_gateway ? 'gateway' : 'transfer';
  const row = { tenant_id, payment_request_id, bank_reference, amount, reason, way, state: 'open' };
  await tx
    .insertInto('payment_refunds')
    .values({ ...row, created_on: clock.now() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'bank_reference']).doNothing())
    .execute();
}

/**
 * Asks for money back: at the gateway it came through, or by a transfer to the account that is given. Failures: 409 refund_not_open
 * while it is under way or done, 409 stale, 422 refund_account_missing where there is no gateway to give it back.
 */
export async function askRefund(
  tx: Tx,
  id: number,
  { lock_version, payee }: Asked,
  account: Account,
  { clock, has_gateway }: { clock: Clock; has_gateway: boolean },
): Promise<PaymentRefund> {
  await tx.selectFrom('payment_refunds').select('id').where('id', '=', id).forUpdate().execute();
  const refund = await getRefund(tx, id);
  if (refund.state !== 'open' && refund.state !== 'refused')
    throw failure(
      409,
      'refund_not_open',
      'Khoản này đã được yêu cầu hoàn. Hãy tải lại trang để xem tình trạng mới.',
    );
  if (refund.lock_version !== lock_version) throw stale(refund, { id, lock_version }, 'khoản hoàn tiền');
  const at_gateway = payee === null && has_gateway && refund.way === 'gateway' && refund.state === 'open';
  if (!at_gateway && payee === null)
    throw failure(
      422,
      'refund_account_missing',
      'Khoản này được hoàn bằng chuyển khoản. Hãy điền tài khoản nhận tiền.',
      ['payment_refund.payee'],
    );
  const state = at_gateway ? 'sending' : 'asked';
  await tx
    .updateTable('payment_refunds')
    .set((of) => ({
      state,
      ...(at_gateway
        ? { request_no: sql<string>`coalesce(request_no, ${randomBytes(16).toString('hex')})` }
        : { way: 'transfer', ...payee }),
      asked_on: clock.now(),
      asked_by: account.user_id,
      lock_version: of('lock_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (at_gateway) await enqueueRefund(tx, { tenant_id: account.tenant_id, refund_id: id });
  await noteRefund(tx, account.tenant_id, { user_id: account.user_id, name: account.full_name }, clock, {
    ...refund,
    changes: { state: [refund.state, state], amount: [null, refund.amount] },
  });
  return getRefund(tx, id);
}

type Noted = Pick<PaymentRefund, 'payment_request_id' | 'reference'> & {
  changes: Changes;
};

/** In the log, money that goes back is a change of the request it came for. */
export async function noteRefund(
  tx: Tx,
  tenant_id: number,
  by: { user_id: number | null; name: string },
  clock: Clock,
  { payment_request_id, reference, changes }: Noted,
): Promise<void> {
  await auditChange(tx, { tenant_id, user_id: by.user_id, full_name: by.name }, clock.now(), {
    action: 'update',
    resource: 'payment_requests',
    record_id: payment_request_id,
    record_label: reference,
    changes,
  });
}
