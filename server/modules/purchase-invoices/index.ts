import { isInForce, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { Account, Db, Tx } from '#server/context.ts';
import { copiedInput, createDraft, findInvoice, updateDraft } from '#server/modules/invoices/index.ts';
import {
  enqueuePurchaseInvoice,
  PURCHASE_INVOICE_TASK,
  type PurchaseRef,
} from '#server/modules/payments/index.ts';
import { queuePublication } from '#server/modules/publishing/index.ts';
import { defaultTemplate } from '#server/modules/templates/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { enterTenant, inTenant, leaveTenant } from '#server/platform/db/tenancy.ts';
import { Failure } from '#server/platform/http/failure.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Log } from '#server/platform/log.ts';
import { purchaseInvoiceInput, type Purchase } from './input.ts';
import { allows } from '#domain/access/permissions.ts';
import { loadAccount } from '#server/modules/session/index.ts';

export type PurchaseInvoiceDeps = {
  db: Db;
  clock: Clock;
  log: Log;
  /** Of the company here that issues them, the operator of the service; null where none does. */
  seller_tax_code: string | null;
};

/** While the tax authority has it. */
const SOON_MS = 60_000;
/** While the seller cannot issue it: a person has to see to that. */
const LATER_MS = 60 * 60_000;

/** Issues the invoices of purchases. Where no company is set to issue them nothing happens: the operator does it elsewhere. */
export function purchaseInvoiceTasks(deps: PurchaseInvoiceDeps): Readonly<Record<string, Task>> {
  return { [PURCHASE_INVOICE_TASK]: (payload) => issuePurchaseInvoice(deps, payload as PurchaseRef) };
}

/**
 * One step further with the invoice of a purchase: a draft at the seller, made once; published; and its number written down for the
 * company that bought. Comes back by itself until that is done.
 */
async function issuePurchaseInvoice(deps: PurchaseInvoiceDeps, purchase: PurchaseRef): Promise<void> {
  const { db, clock, log, seller_tax_code } = deps;
  if (seller_tax_code === null) return;
  const seller = await sellerAccount(db, seller_tax_code);
  if (seller === null) {
    log.warn({ seller_tax_code }, 'no account of the seller may issue invoices of purchases');
    await comeBack(deps, purchase, LATER_MS);
    return;
  }
  // The operator buys nothing from itself.
  if (seller.tenant_id === purchase.tenant_id) return;
  const { seller_id, invoice_id, number } = await draftOf(deps, purchase, seller);
  if (number !== null) return;
  const done = await publishOrRead(db, seller, { seller_id, invoice_id }, clock).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    log.warn({ invoice_id, reason: error.message }, 'the invoice of a purchase cannot be issued yet');
    return 'refused' as const;
  });
  if (typeof done === 'string') {
    await comeBack(deps, purchase, done === 'refused' ? LATER_MS : SOON_MS);
    return;
  }
  await inTenant(db, purchase.tenant_id, (tx) =>
    tx
      .updateTable('purchase_invoices')
      .set(done)
      .where('payment_request_id', '=', purchase.payment_request_id)
      .execute(),
  );
}

function comeBack({ db }: PurchaseInvoiceDeps, purchase: PurchaseRef, delay_ms: number): Promise<void> {
  return inTenant(db, purchase.tenant_id, (tx) => enqueuePurchaseInvoice(tx, purchase, delay_ms));
}

type Drafted = { seller_id: number; invoice_id: number; number: number | null };

/** The invoice of a purchase at its seller, made in one transaction with what says that it was made. */
function draftOf(
  { db, clock }: PurchaseInvoiceDeps,
  purchase: PurchaseRef,
  seller: Account,
): Promise<Drafted> {
  return db.transaction().execute(async (tx) => {
    const buyer = await enterTenant(tx, purchase.tenant_id);
    const bought = await boughtIn(buyer, purchase.payment_request_id);
    const made = await buyer
      .selectFrom('purchase_invoices')
      .select(['seller_id', 'invoice_id', 'number'])
      .where('payment_request_id', '=', purchase.payment_request_id)
      .executeTakeFirst();
    await leaveTenant(tx);
    if (made !== undefined && (made.number !== null || (await isThere(tx, made)))) return made;
    const input = purchaseInvoiceInput(bought, clock.today());
    const { id: invoice_id } = await createDraft(
      await enterTenant(tx, seller.tenant_id),
      input,
      seller,
      clock,
    );
    await leaveTenant(tx);
    const drafted = { seller_id: seller.tenant_id, invoice_id };
    await (
      await enterTenant(tx, purchase.tenant_id)
    )
      .insertInto('purchase_invoices')
      .values({ ...purchase, ...drafted, created_on: clock.now() })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'payment_request_id']).doUpdateSet(drafted))
      .execute();
    return { ...drafted, number: null };
  });
}

/** Whether the invoice is still at its seller: somebody there may have deleted the draft, and another is made then. */
async function isThere(tx: Tx, { seller_id, invoice_id }: Omit<Drafted, 'number'>): Promise<boolean> {
  const row = await (
    await enterTenant(tx, seller_id)
  )
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', invoice_id)
    .executeTakeFirst();
  await leaveTenant(tx);
  return row !== undefined;
}

/** Locked, so that two jobs make one draft. */
function boughtIn(tx: Tx, id: number): Promise<Purchase> {
  return tx
    .selectFrom('payment_requests')
    .select([
      'reference',
      'package_name',
      'invoices',
      'months',
      'net_amount',
      'vat_rate',
      'buyer_name',
      'buyer_tax_code',
      'buyer_address',
      'buyer_email',
    ])
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Issued = { symbol: string; number: number; issued_on: string };

/** Publishes the draft, dated today; of one that is on its way or in force it reads how far it is. Failures: those of publishing. */
function publishOrRead(
  db: Db,
  seller: Account,
  { seller_id, invoice_id }: Omit<Drafted, 'number'>,
  clock: Clock,
): Promise<Issued | 'on_its_way'> {
  return inTenant(db, seller_id, async (tx) => {
    const { lifecycle, symbol, number, issued_on } = await findInvoice(tx, invoice_id);
    if (lifecycle === 'draft') {
      const account = { ...seller, tenant_id: seller_id };
      const lock_version = await datedToday(tx, invoice_id, account, clock);
      await queuePublication(tx, { id: invoice_id, lock_version }, account, clock);
    }
    const is_done = isInForce(lifecycle as InvoiceState) && number !== null;
    return is_done ? { symbol, number, issued_on } : 'on_its_way';
  });
}

/**
 * A draft that has waited since another day is dated today, since a late date, or one before those that were issued meanwhile, has to be
 * confirmed by a person. Answers its version.
 */
async function datedToday(tx: Tx, id: number, account: Account, clock: Clock): Promise<number> {
  const row = await findInvoice(tx, id, { lock: true });
  const today = clock.today();
  if (row.issued_on >= today) return row.lock_version;
  const input = await copiedInput(tx, row, today);
  // A series of last year is followed by the usual one.
  const template_id = input.template_id ?? (await defaultTemplate(tx, today)).id;
  const { lock_version } = row;
  return (await updateDraft(tx, id, { ...input, template_id, lock_version }, account, clock)).lock_version;
}

/** The oldest account of the company with a tax code, proven to be its own, that may write and publish invoices; null where there is none. */
async function sellerAccount(db: Db, tax_code: string): Promise<Account | null> {
  const company = await db
    .selectFrom('tax_code_claims')
    .select('tenant_id')
    .where('tax_code', '=', tax_code)
    .where('holds', '=', true)
    .where('proven_on', 'is not', null)
    .executeTakeFirst();
  if (company === undefined) return null;
  const users = await inTenant(db, company.tenant_id, (tx) =>
    tx.selectFrom('users').select('id').where('status', '=', 'active').orderBy('id').execute(),
  );
  for (const { id } of users) {
    const account = await loadAccount(db, company.tenant_id, id);
    if (account !== null && allows(account.permissions, [['create_invoices', 'publish_invoices']]))
      return account;
  }
  return null;
}
