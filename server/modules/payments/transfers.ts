import { referencesIn } from '#domain/payments/reference.ts';
import { settle, type StoredState } from '#domain/payments/settlement.ts';
import type { Db, Tx } from '#server/context.ts';
import type { TransferNotice } from '#server/gateways/bank/bank.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { enterTenant, leaveTenant } from '#server/platform/db/tenancy.ts';
import type { Log } from '#server/platform/log.ts';
import { grantPackage } from './grants.ts';
import { enqueuePurchaseInvoice } from './payment-jobs.ts';
import { openRefund } from './refunds.ts';

type Deps = { db: Db; clock: Clock; log: Log; account_number: string };
type Found = { reference: string; tenant_id: number; payment_request_id: number };
type TransferReceipt = 'matched' | 'unmatched' | 'repeated';

/** `by`: in the name of which the log says what a transfer did. */
type Taker = { clock: Clock; account_number: string; by: string };

const BANK = 'Ngân hàng';

/** Takes a transfer that the bank has told of, once, in one transaction. */
export async function takeTransfer(deps: Deps, notice: TransferNotice): Promise<TransferReceipt> {
  const { db, clock, log, account_number } = deps;
  const receipt = await db
    .transaction()
    .execute((tx) => takeTransferIn(tx, { clock, account_number, by: BANK }, notice));
  if (receipt === 'unmatched')
    log.warn({ bank_reference: notice.bank_reference }, 'a transfer that names no payment request');
  return receipt;
}

/**
 * Takes money in the caller's transaction, which is in no company: it is written down, counted for the request it names, and grants
 * the package when that is paid by it. Told again it changes nothing: the second waits for the first, whatever process it meets.
 */
export async function takeTransferIn(tx: Tx, taker: Taker, notice: TransferNotice): Promise<TransferReceipt> {
  // What came to another account of ours paid for nothing here.
  const found =
    notice.account_number === taker.account_number ? await requestNamedIn(tx, notice.content) : null;
  const written = await tx
    .insertInto('bank_transfers')
    .values({ ...notice, received_on: taker.clock.now(), reference: found?.reference ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('bank_reference')
    .executeTakeFirst();
  if (written === undefined) return 'repeated';
  if (found === null) return 'unmatched';
  await countFor(tx, found, notice, taker);
  return 'matched';
}

/** A transfer that named no request of ours, as it was kept. */
export type KeptTransfer = Omit<TransferNotice, 'account_number'>;

/** Transfers that belong to no request yet, the oldest first. */
export function unassignedTransfers(db: Db): Promise<KeptTransfer[]> {
  return db
    .selectFrom('bank_transfers')
    .select(['bank_reference', 'amount', 'content', 'transferred_on'])
    .where('reference', 'is', null)
    .orderBy('transferred_on')
    .execute();
}

/** Counts a transfer that named no request for the one that a person found, once. Answers what was in the way, or null. */
export async function assignTransfer(
  { db, clock, by }: { db: Db; clock: Clock; by: string },
  bank_reference: string,
  reference: string,
): Promise<'transfer_unknown' | 'request_unknown' | null> {
  return db.transaction().execute(async (tx) => {
    const found = await requestNamedIn(tx, reference);
    if (found === null) return 'request_unknown';
    const transfer = await tx
      .updateTable('bank_transfers')
      .set({ reference: found.reference })
      .where('bank_reference', '=', bank_reference)
      .where('reference', 'is', null)
      .returning(['bank_reference', 'account_number', 'amount', 'content', 'transferred_on'])
      .executeTakeFirst();
    if (transfer === undefined) return 'transfer_unknown';
    await countFor(tx, found, transfer, { clock, by });
    return null;
  });
}

/** Counts a transfer for its request, in a transaction that is in no company. */
async function countFor(
  tx: Tx,
  found: Found,
  notice: TransferNotice,
  taker: Pick<Taker, 'clock' | 'by'>,
): Promise<void> {
  const inside = await enterTenant(tx, found.tenant_id);
  const paid = await settleRequest(inside, found, notice, taker);
  await leaveTenant(tx);
  // Whoever pays is on trial no longer.
  if (paid)
    await tx.updateTable('tenants').set({ trial_until: null }).where('id', '=', found.tenant_id).execute();
}

/** The request that a transfer names; the first of them where it names several. */
async function requestNamedIn(tx: Tx, content: string): Promise<Found | null> {
  const references = referencesIn(content);
  if (references.length === 0) return null;
  const rows = await tx
    .selectFrom('payment_keys')
    .select(['reference', 'tenant_id', 'payment_request_id'])
    .where('reference', 'in', references)
    .execute();
  const known = new Map(rows.map((row) => [row.reference, row]));
  return references.flatMap((reference) => known.get(reference) ?? [])[0] ?? null;
}

/** Counts a transfer for its request. Answers whether it paid it. */
async function settleRequest(
  tx: Tx,
  { tenant_id, payment_request_id: id }: Found,
  { bank_reference, amount, content, transferred_on }: TransferNotice,
  { clock, by }: Pick<Taker, 'clock' | 'by'>,
): Promise<boolean> {
  const before = await tx
    .selectFrom('payment_requests')
    .select([
      'id',
      'reference',
      'state',
      'total',
      'received',
      'expires_on',
      'package_name',
      'invoices',
      'months',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const standing = { ...before, state: before.state as StoredState };
  const { state, received, outcome } = settle(standing, { amount, transferred_on });
  const now = clock.now();
  const transfer = { payment_request_id: id, bank_reference, amount, content, outcome, transferred_on };
  await tx
    .insertInto('payment_transfers')
    .values({ tenant_id, ...transfer, received_on: now })
    .execute();
  await openRefund(
    tx,
    { tenant_id, payment_request_id: id, total: before.total, received },
    { bank_reference, amount, outcome, by_gateway: await cameByGateway(tx, content) },
    clock,
  );
  const is_paid = state === 'paid' && before.state !== 'paid';
  await tx
    .updateTable('payment_requests')
    .set((of) => ({
      state,
      received,
      lock_version: of('lock_version', '+', 1),
      ...(is_paid ? { paid_on: now } : {}),
    }))
    .where('id', '=', id)
    .execute();
  if (is_paid) {
    await grantPackage(tx, tenant_id, before, clock);
    await enqueuePurchaseInvoice(tx, { tenant_id, payment_request_id: id });
  }
  await auditChange(tx, { tenant_id, user_id: null, full_name: by }, now, {
    action: 'update',
    resource: 'payment_requests',
    record_id: id,
    record_label: before.reference,
    changes: { state: [before.state, state], received: [before.received, received] },
  });
  return is_paid;
}

/** Whether a transfer came through the gateway: its notices carry the name of the payment as their content. */
async function cameByGateway(tx: Tx, content: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('gateway_payments')
    .select('id')
    .where('txn_ref', '=', content)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return payment !== undefined;
}
