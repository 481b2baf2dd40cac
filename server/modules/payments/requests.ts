import { randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { decimalText, parseDecimal, subtract } from '#domain/money/decimal.ts';
import { packagePrice } from '#domain/payments/price.ts';
import { MAX_RUNNING, paymentReference } from '#domain/payments/reference.ts';
import { dueOf, excessOf } from '#domain/payments/settlement.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { keyHash, newKey } from '#server/modules/getting-in/index.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { pageOf } from '#server/platform/crud/list-page.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { giveBackAll } from './refunds.ts';

type Schemas = components['schemas'];
export type PaymentRequest = Schemas['PaymentRequest'];

/** How long a price holds. */
const LIFE_MS = 3 * 24 * 60 * 60 * 1000;
/** A reference is one of a hundred million: five that are all taken are no chance. */
const REFERENCE_TRIES = 5;

const SHAPE: ListShape = {
  sortable: ['created_on', 'total'],
  never_null: ['created_on', 'total'],
  filters: { state: 'equal' },
  default_sort: '-created_on,-id',
};

/** What of a request leaves as it is stored, with its state of now. */
type Row = Omit<PaymentRequest, 'due' | 'excess'> & { given_back: string };

/** One that waits beyond its end is expired: nobody has to come by for it. */
function rowsAt(now: string): RawBuilder<unknown> {
  return sql`(select tenant_id, id, reference, checkout_key, package_code, package_name, invoices, months, net_amount, vat_rate,
      vat_amount, total, received,
      case when state = 'waiting' and expires_on <= ${now}::timestamptz then 'expired' else state end as state,
      buyer_name, buyer_tax_code, buyer_address, buyer_email, expires_on, paid_on, cancelled_on, created_on, lock_version, search_text,
      (select case when state = 'open' and unanswered_since is not null then 'unknown' else state end from gateway_payments
        where gateway_payments.tenant_id = ${TENANT} and payment_request_id = payment_requests.id
        order by gateway_payments.id desc limit 1) as gateway_state,
      (select coalesce(sum(amount), 0) from payment_refunds where payment_refunds.tenant_id = ${TENANT}
        and payment_request_id = payment_requests.id and payment_refunds.state = 'done') as given_back,
      (select json_build_object('symbol', symbol, 'number', number, 'issued_on', issued_on) from purchase_invoices
        where purchase_invoices.tenant_id = ${TENANT} and payment_request_id = payment_requests.id
          and purchase_invoices.number is not null) as purchase_invoice,
      (select full_name from users where users.tenant_id = ${TENANT} and users.id = created_by) as created_by_name
    from payment_requests where tenant_id = ${TENANT}) as requests`;
}

const COLUMNS = sql`id, reference, checkout_key, package_code, package_name, invoices, months, net_amount, vat_rate, vat_amount, total,
  received, state, buyer_name, buyer_tax_code, buyer_address, buyer_email, expires_on, paid_on, cancelled_on, created_on, lock_version,
  created_by_name, gateway_state, purchase_invoice, given_back`;

const wired = ({ given_back, ...row }: Row): PaymentRequest => ({
  ...row,
  due: dueOf(row),
  excess: decimalText(subtract(parseDecimal(excessOf(row)), parseDecimal(given_back))),
});

export async function listRequests(
  tx: Tx,
  query: ListQuery,
  clock: Clock,
): Promise<{ rows: PaymentRequest[]; total: number }> {
  const where = whereOf(SHAPE, query);
  const from = rowsAt(clock.now());
  const count = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(
    tx,
  );
  const { rows } =
    await sql<Row>`select ${COLUMNS} from ${from} where ${where} ${pageOf(SHAPE, query).tail}`.execute(tx);
  return { rows: rows.map(wired), total: count.rows[0]?.total ?? 0 };
}

export async function getRequest(tx: Tx, id: number, clock: Clock): Promise<PaymentRequest> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${rowsAt(clock.now())}
    where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  if (rows[0] === undefined) throw notFound();
  return wired(rows[0]);
}

/** Asks for the payment of a package at today's price. Failures: 422 package_unknown. */
export async function createRequest(
  tx: Tx,
  { package_code, ...buyer }: Schemas['PaymentRequestInput'],
  account: Account,
  clock: Clock,
): Promise<PaymentRequest> {
  const { tenant_id, user_id } = account;
  const offer = await tx
    .selectFrom('service_packages')
    .select(['code', 'name', 'invoices', 'months', 'price'])
    .where('code', '=', package_code)
    .executeTakeFirst();
  if (offer === undefined)
    throw failure(422, 'package_unknown', 'Gói này không còn bán. Hãy chọn gói khác.', ['package_code']);
  const made = await sql<{ id: number }>`select nextval('payment_requests_id_seq')::bigint as id`.execute(tx);
  const id = made.rows[0]?.id ?? 0;
  const checkout_key = newKey();
  const reference = await openReference(tx, id, checkout_key);
  await tx
    .insertInto('payment_requests')
    .values({
      tenant_id,
      id,
      reference,
      checkout_key,
      package_code,
      package_name: offer.name,
      invoices: offer.invoices,
      months: offer.months,
      ...packagePrice(offer.price, clock.today()),
      state: 'waiting',
      ...buyer,
      expires_on: new Date(clock.epoch_ms() + LIFE_MS).toISOString(),
      created_on: clock.now(),
      created_by: user_id,
    })
    .execute();
  const request = await getRequest(tx, id, clock);
  await note(tx, account, clock, request, 'create', {
    package_name: [null, offer.name],
    total: [null, request.total],
  });
  return request;
}

/** A reference that no request of any company has, with the key of its checkout. */
async function openReference(tx: Tx, id: number, checkout_key: string): Promise<string> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = paymentReference(randomInt(MAX_RUNNING));
    const { rows } = await sql<{
      opened: boolean;
    }>`select open_payment_key(${id}, ${reference}, ${keyHash(checkout_key)}) as opened`.execute(tx);
    if (rows[0]?.opened === true) return reference;
  }
  throw new Error('no free payment reference');
}

/**
 * Takes a request back that is not paid; what came of it in part is given back. Failures: 409 payment_not_cancellable once it is paid or
 * over, 409 stale.
 */
export async function cancelRequest(
  tx: Tx,
  read: { id: number; lock_version: number },
  account: Account,
  clock: Clock,
): Promise<PaymentRequest> {
  await tx.selectFrom('payment_requests').select('id').where('id', '=', read.id).forUpdate().execute();
  const request = await getRequest(tx, read.id, clock);
  if (request.state === 'cancelled') return request;
  if (request.state !== 'waiting' && request.state !== 'wrong_amount')
    throw failure(
      409,
      'payment_not_cancellable',
      'Yêu cầu này đã nhận đủ tiền hoặc đã quá hạn nên không hủy được. Hãy tải lại trang để xem tình trạng mới.',
    );
  if (request.lock_version !== read.lock_version) throw stale(request, read, 'yêu cầu thanh toán');
  await tx
    .updateTable('payment_requests')
    .set({ state: 'cancelled', cancelled_on: clock.now(), lock_version: request.lock_version + 1 })
    .where('id', '=', read.id)
    .execute();
  await giveBackAll(tx, { tenant_id: account.tenant_id, payment_request_id: read.id }, clock);
  await note(tx, account, clock, request, 'update', { state: [request.state, 'cancelled'] });
  return getRequest(tx, read.id, clock);
}

async function note(
  tx: Tx,
  account: Account,
  clock: Clock,
  { id, reference }: Pick<PaymentRequest, 'id' | 'reference'>,
  action: 'create' | 'update',
  changes: Changes,
): Promise<void> {
  await auditChange(tx, account, clock.now(), {
    action,
    resource: 'payment_requests',
    record_id: id,
    record_label: reference,
    changes,
  });
}
