import { advance, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { documentOf, lockDocumentsOf, recordEvent } from '#server/modules/documents/index.ts';
import { findInvoice, mayRevise, wireInvoice, type Invoice } from '#server/modules/invoices/index.ts';
import { reportEvent } from '#server/modules/webhooks/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { invoiceKind, settledLateOn } from './document-kind.ts';

type Cancellation = components['schemas']['CancellationInput'] & { id: number };

/**
 * Gives up an invoice that has a number and never took effect. Its number stays used, and what it was to correct may be corrected again.
 * Giving up one that was given up changes nothing. Failures: 409 not_cancellable for any that the tax authority has taken or may have
 * taken, 409 stale.
 */
export async function cancelInvoice(
  tx: Tx,
  { id, lock_version, reason }: Cancellation,
  { user_id }: Pick<Account, 'user_id'>,
  clock: Clock,
): Promise<Invoice> {
  await lockDocumentsOf(tx, invoiceKind.name, [id]);
  const row = await findInvoice(tx, id, { lock: true });
  if (row.lifecycle === 'cancelled') return wireInvoice(tx, row);
  const lifecycle = advance(row.lifecycle as InvoiceState, 'cancel');
  // An answer that could not be read may have been the code.
  if (lifecycle === null || !mayRevise(row) || row.status === 'response_in_incorrect_format')
    throw failure(409, 'not_cancellable', refusalOf(row));
  if (row.lock_version !== lock_version) throw stale(await wireInvoice(tx, row), { lock_version }, 'hóa đơn');
  if (isOfRegister(row)) throw failure(409, 'not_cancellable', WITH_BUYER);
  const now = clock.now();
  const changed = await tx
    .updateTable('invoices')
    .set({
      lifecycle,
      status: 'cancelled',
      status_error: false,
      settled_late_on: settledLateOn(now),
      cancelled_on: now,
      cancelled_by: user_id,
      cancel_reason: reason.trim(),
      updated_on: now,
      lock_version: lock_version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('invoice_corrections').where('invoice_id', '=', id).execute();
  const document = await documentOf(tx, invoiceKind.name, id);
  const line = { kind: 'cancelled', user_id, detail: { reason: reason.trim() } };
  if (document !== null) await recordEvent(tx, document, line, now);
  await reportEvent(tx, { kind: invoiceKind.name, id, event: 'invoice.cancelled' }, now);
  return wireInvoice(tx, changed);
}

/** It was in force when the buyer got it. */
const WITH_BUYER =
  'Người mua đã nhận hóa đơn từ máy tính tiền này nên không hủy được. Hãy sửa nội dung sai rồi phát hành lại; số và mã (nếu có) giữ nguyên.';

function refusalOf({ number, lifecycle }: { number: number | null; lifecycle: string }): string {
  if (number === null) return 'Hóa đơn chưa có số nên không cần hủy. Hãy xóa bản nháp.';
  if (lifecycle === 'numbered')
    return 'Chưa biết chắc cơ quan thuế đã từ chối hóa đơn này nên chưa hủy được. Hãy chờ hoặc tra cứu kết quả trước.';
  return 'Cơ quan thuế đã nhận hóa đơn này nên không hủy được. Hãy chọn “Có gì sai?” để điều chỉnh hoặc thay thế.';
}
