import { sql } from 'kysely';
import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import type { Account, Tx } from '#server/context.ts';
import { auditChange, holdChain } from '#server/platform/audit/write-audit.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure } from '#server/platform/http/failure.ts';
import { checksOf } from './board.ts';
import { closingHash, FIRST_HASH } from './chain.ts';
import { closingOf, getClosing, type MonthClosing } from './closings.ts';
import { figuresOf } from './figures.ts';

/**
 * Keeps what a month comes to and its invoices, with a hash over them and over the closing before. Failures: 409 month_closed, 422
 * month_not_over before its last day has passed, 422 month_not_ready while something that blocks is found.
 */
export async function closeMonth(
  tx: Tx,
  text: string,
  account: Account,
  clock: Clock,
): Promise<MonthClosing> {
  const month = monthOf(text);
  // One closing at a time: the hash before it is the last one's.
  await holdChain(tx, account.tenant_id);
  const [year, number] = [month.first.slice(0, 4), month.first.slice(5, 7)];
  if ((await closingOf(tx, month.first)) !== null)
    throw failure(
      409,
      'month_closed',
      `Tháng ${number}/${year} đã chốt. Muốn chốt lại, hãy mở lại tháng trước.`,
      ['month'],
    );
  if (month.last >= clock.today())
    throw failure(
      422,
      'month_not_over',
      `Tháng ${number}/${year} chưa hết. Hãy chốt từ ngày đầu tháng sau.`,
      ['month'],
    );
  const blocking = (await checksOf(tx, text, account, clock)).filter(
    ({ blocks, count }) => blocks && count > 0,
  );
  if (blocking.length > 0)
    throw failure(
      422,
      'month_not_ready',
      `Tháng ${number}/${year} còn ${blocking.length} mục chặn chốt. Hãy xử lý các mục đó trên bảng khóa sổ rồi chốt.`,
      ['month'],
    );
  const figures = JSON.stringify(await figuresOf(tx, month));
  const { rows } = await sql<{ hash: string }>`select hash from month_closings
    where tenant_id = ${TENANT} order by id desc limit 1`.execute(tx);
  const previous_hash = rows[0]?.hash ?? FIRST_HASH;
  const { tenant_id, user_id: closed_by } = account;
  const closed_on = clock.now();
  const made = await sql<{ id: number }>`select nextval('month_closings_id_seq')::bigint as id`.execute(tx);
  const id = made.rows[0]?.id ?? 0;
  // The row comes last: it is never changed, and its hash covers the invoices.
  await sql`insert into month_closing_invoices (tenant_id, closing_id, invoice_id, form_no, symbol, number, issued_on, lifecycle, status,
      currency, total_before_vat, total_vat, total)
    select tenant_id, ${id}, id, form_no, symbol, number, issued_on, lifecycle, status, currency, total_before_vat, total_vat, total
    from invoices where tenant_id = ${TENANT} and number is not null
      and issued_on between ${month.first}::date and ${month.last}::date`.execute(tx);
  const hash = await closingHash(tx, { id, month: text, closed_on, closed_by, figures, previous_hash });
  await sql`insert into month_closings (tenant_id, id, month, closed_on, closed_by, figures, previous_hash, hash)
    values (${tenant_id}, ${id}, ${month.first}, ${closed_on}, ${closed_by}, ${figures}::json, ${previous_hash}, ${hash})`.execute(
    tx,
  );
  await note(tx, account, closed_on, { id, month: text }, 'create', {
    month: [null, text],
    hash: [null, hash],
  });
  return getClosing(tx, id);
}

/** Opens a closed month again, with the reason: the closing itself stays. Failure: 409 month_open. */
export async function reopenMonth(
  tx: Tx,
  { id, reason }: { id: number; reason: string },
  account: Account,
  clock: Clock,
): Promise<MonthClosing> {
  const before = await getClosing(tx, id);
  const reopened_on = clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('month_closings')
    .set({ reopened_on, reopened_by: account.user_id, reopen_reason: reason })
    .where('id', '=', id)
    .where('reopened_on', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw failure(
      409,
      'month_open',
      'Lần chốt này đã được mở lại. Hãy tải lại trang để xem ai mở và vì sao.',
    );
  await note(tx, account, reopened_on, before, 'update', {
    state: ['closed', 'reopened'],
    reopen_reason: [null, reason],
  });
  return getClosing(tx, id);
}

async function note(
  tx: Tx,
  account: Account,
  happened_on: string,
  { id, month }: Pick<MonthClosing, 'id' | 'month'>,
  action: 'create' | 'update',
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<void> {
  await auditChange(tx, account, happened_on, {
    action,
    resource: 'month_closings',
    record_id: id,
    record_label: `${month.slice(5)}/${month.slice(0, 4)}`,
    changes,
  });
}
