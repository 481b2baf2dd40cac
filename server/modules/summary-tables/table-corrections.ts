import { sql } from 'kysely';
import { periodName, periodOf } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';

type TableCorrection = components['schemas']['TableCorrection'];
type Input = components['schemas']['TableCorrectionInput'];

/** Whether the data of an invoice goes to the tax authority as a row of a summary table. */
export async function isReportedByTable(
  tx: Tx,
  { id, transmission }: Pick<InvoiceRow, 'id' | 'transmission'>,
): Promise<boolean> {
  if (transmission === 'to_report') return true;
  const { rows } = await sql`select from summary_table_invoices
    where tenant_id = ${TENANT} and invoice_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

/** What is noted of an invoice for the next table; null for nothing. */
export async function waitingCorrection(tx: Tx, invoice_id: number): Promise<TableCorrection | null> {
  const row = await tx
    .selectFrom('summary_corrections')
    .select([
      'id',
      'invoice_id',
      'state',
      'reason',
      'buyer_name',
      'buyer_address',
      'counted_on',
      'created_on',
    ])
    .where('invoice_id', '=', invoice_id)
    .where('table_id', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  // The check of the column allows these alone.
  const state = row.state as TableCorrection['state'];
  return { ...row, state, period_name: periodName(periodOf(row.counted_on, 'month')) };
}

/**
 * Notes what is to be told of an invoice again (TT 91/2026 Điều 10.1.đ, 10.1.e): what changes no amount in a table of today's period, what
 * was wrong in the table alone in a supplement of the invoice's own. Failures: 404; 409 correction_open while one waits for its table; 422
 * correction_not_allowed of an invoice that no accepted table reports.
 */
export async function noteTableCorrection(
  tx: Tx,
  invoice_id: number,
  { state, reason, buyer_name, buyer_address }: Input,
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<TableCorrection> {
  const invoice = await findInvoice(tx, invoice_id, { lock: true });
  if (!(await isReportedByTable(tx, invoice)) || invoice.transmission === 'to_report')
    throw failure(
      422,
      'correction_not_allowed',
      'Hóa đơn này chưa nằm trong bảng tổng hợp nào được cơ quan thuế chấp nhận nên chưa có gì để sửa ở bảng kỳ sau. Gửi bảng tổng hợp của kỳ trước đã.',
    );
  if ((await waitingCorrection(tx, invoice_id)) !== null)
    throw failure(
      409,
      'correction_open',
      'Hóa đơn này đã được ghi để sửa ở bảng tổng hợp kỳ sau. Bỏ ghi trước nếu muốn ghi lại.',
    );
  await tx
    .insertInto('summary_corrections')
    .values({
      ...{ tenant_id, invoice_id, state, reason: reason.trim() },
      buyer_name: buyer_name?.trim() || null,
      buyer_address: buyer_address?.trim() || null,
      counted_on: state === 'explain' ? clock.today() : invoice.issued_on,
      created_on: clock.now(),
      created_by: user_id,
    })
    .execute();
  const noted = await waitingCorrection(tx, invoice_id);
  if (noted === null) throw new Error('what was noted just now is there');
  return noted;
}

/** Takes back what waits for a table. Failure: 404 where nothing waits. */
export async function dropTableCorrection(tx: Tx, invoice_id: number): Promise<TableCorrection> {
  const waiting = await waitingCorrection(tx, invoice_id);
  if (waiting === null) throw notFound();
  await tx.deleteFrom('summary_corrections').where('id', '=', waiting.id).execute();
  return waiting;
}
