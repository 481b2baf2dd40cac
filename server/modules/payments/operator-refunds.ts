import type { Db } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { listRefunds, noteRefund, type PaymentRefund } from './refunds.ts';

/** Refunds read at once. */
const ALL = 1000;

/** Requested refunds that the operator transfers by hand, the newest first in each company. */
export async function refundsToTransfer(db: Db): Promise<PaymentRefund[]> {
  const companies = await companiesWith(db, (tx) =>
    tx.selectFrom('payment_refunds').select('tenant_id').where('state', '=', 'asked'),
  );
  const found: PaymentRefund[] = [];
  for (const tenant_id of companies) {
    const { rows } = await inTenant(db, tenant_id, (tx) => listRefunds(tx, { state: 'asked', limit: ALL }));
    found.push(...rows);
  }
  return found;
}

/**
 * Writes down that the operator has given a transfer back, under the number that its own bank gave it. Answers whether there was such a
 * refund to transfer: a second time there is none.
 */
export async function settleRefund(
  { db, clock, by }: { db: Db; clock: Clock; by: string },
  bank_reference: string,
  settled_reference: string,
): Promise<boolean> {
  const owner = await db
    .selectFrom('bank_transfers')
    .innerJoin('payment_keys', 'payment_keys.reference', 'bank_transfers.reference')
    .select(['tenant_id', 'payment_request_id', 'payment_keys.reference'])
    .where('bank_reference', '=', bank_reference)
    .executeTakeFirst();
  if (owner === undefined) return false;
  return inTenant(db, owner.tenant_id, async (tx) => {
    const settled = await tx
      .updateTable('payment_refunds')
      .set((of) => ({
        state: 'done',
        settled_on: clock.now(),
        settled_reference,
        lock_version: of('lock_version', '+', 1),
      }))
      .where('bank_reference', '=', bank_reference)
      .where('state', '=', 'asked')
      .returning('amount')
      .executeTakeFirst();
    if (settled === undefined) return false;
    await noteRefund(tx, owner.tenant_id, { user_id: null, name: by }, clock, {
      payment_request_id: owner.payment_request_id,
      reference: owner.reference,
      changes: { state: ['asked', 'done'], amount: [null, settled.amount] },
    });
    return true;
  });
}
