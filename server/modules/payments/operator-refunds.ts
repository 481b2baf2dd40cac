import { isForPerson } from '#domain/payments/look-up.ts';
import type { Db, Tx } from '#server/context.ts';
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

/** Refunds of which the gateway has not said the end for a month: the operator asks it, and writes down what it says. */
export async function refundsToAskAbout(db: Db, clock: Clock): Promise<PaymentRefund[]> {
  const companies = await companiesWith(db, (tx) =>
    tx
      .selectFrom('payment_refunds')
      .select('tenant_id')
      .where('state', 'in', [...WITHOUT_END]),
  );
  const found: PaymentRefund[] = [];
  for (const tenant_id of companies)
    await inTenant(db, tenant_id, async (tx) => {
      for (const state of WITHOUT_END) {
        const { rows } = await listRefunds(tx, { state, limit: ALL });
        for (const row of rows) if (await isLeftToOperator(tx, row.bank_reference, clock)) found.push(row);
      }
    });
  return found;
}

const WITHOUT_END = ['unknown', 'accepted'] as const;

type Operator = { db: Db; clock: Clock; by: string };

/**
 * Writes down that a transfer was given back: by the operator under the number that its own bank gave it, or by the gateway, which has said so
 * to the operator, under the gateway's. Answers whether there was such a refund: a second time there is none.
 */
export function settleRefund(
  operator: Operator,
  bank_reference: string,
  settled_reference: string,
): Promise<boolean> {
  const settled_on = operator.clock.now();
  return endRefund(operator, bank_reference, { state: 'done', settled_on, settled_reference });
}

/** Writes down that the gateway knows no such refund: the company can request it again. Answers as `settleRefund`. */
export function reopenRefund(operator: Operator, bank_reference: string): Promise<boolean> {
  return endRefund(operator, bank_reference, { state: 'open' });
}

async function endRefund(
  { db, clock, by }: Operator,
  bank_reference: string,
  end: { state: 'done'; settled_on: string; settled_reference: string } | { state: 'open' },
): Promise<boolean> {
  const owner = await db
    .selectFrom('bank_transfers')
    .innerJoin('payment_keys', 'payment_keys.reference', 'bank_transfers.reference')
    .select(['tenant_id', 'payment_request_id', 'payment_keys.reference'])
    .where('bank_reference', '=', bank_reference)
    .executeTakeFirst();
  if (owner === undefined) return false;
  return inTenant(db, owner.tenant_id, async (tx) => {
    const before = await tx
      .selectFrom('payment_refunds')
      .select(['state', 'amount'])
      .where('bank_reference', '=', bank_reference)
      .forUpdate()
      .executeTakeFirst();
    const is_asked = before?.state === 'asked' && end.state === 'done';
    if (before === undefined || !(is_asked || (await isLeftToOperator(tx, bank_reference, clock))))
      return false;
    await tx
      .updateTable('payment_refunds')
      .set((of) => ({ ...end, lock_version: of('lock_version', '+', 1) }))
      .where('bank_reference', '=', bank_reference)
      .execute();
    await noteRefund(tx, owner.tenant_id, { user_id: null, name: by }, clock, {
      payment_request_id: owner.payment_request_id,
      reference: owner.reference,
      changes: { state: [before.state, end.state], amount: [null, before.amount] },
    });
    return true;
  });
}

async function isLeftToOperator(tx: Tx, bank_reference: string, clock: Clock): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_refunds')
    .select('sent_on')
    .where('bank_reference', '=', bank_reference)
    .where('state', 'in', [...WITHOUT_END])
    .executeTakeFirst();
  return row !== undefined && row.sent_on !== null && isForPerson(row.sent_on, clock.now());
}
