import type { AcceptedDeclaration } from '#domain/registration/in-force.ts';
import type { IssuingWarningCode } from '#domain/rules/issuing-warnings.table.ts';
import type { Account, Tx } from '#server/context.ts';
import { lockDocumentsOf, submitDocument } from '#server/modules/documents/index.ts';
import { findInvoice, mayRevise, wireInvoice } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { failure } from '#server/platform/http/failure.ts';
import { refuseUnready } from './check-ready.ts';
import { invoiceKind } from './document-kind.ts';
import { wirePublication, type Publication } from './publication.ts';

/** Only coded invoices of the general kind (C..T) are sent one by one; the cash register and uncoded series travel otherwise. */
function refuseOtherSeries(symbol: string): void {
  if (/^C\d{2}T/.test(symbol)) return;
  const message = `Ký hiệu ${symbol} chưa phát hành được tại đây: hiện chỉ phát hành hóa đơn có mã (C..T). Hãy chọn ký hiệu khác.`;
  throw failure(422, 'series_not_supported', message, ['template_id']);
}

export type Asked = {
  id: number;
  lock_version: number;
  /** Warnings the person was shown and goes on in spite of. */
  acknowledged?: readonly IssuingWarningCode[];
};

/**
 * Queues an invoice for publication, or says every reason why not. Asking again for one that is on its way changes nothing;
 * one whose signature failed or whose code was denied starts a new version under its number.
 */
export async function askPublication(
  tx: Tx,
  { id, lock_version, acknowledged = [] }: Asked,
  account: Account,
  clock: Clock,
  declared?: readonly AcceptedDeclaration[],
): Promise<Publication> {
  await lockDocumentsOf(tx, invoiceKind.name, [id]);
  const row = await findInvoice(tx, id, { lock: true });
  if (!mayRevise(row)) return wirePublication(tx, row);
  if (row.lock_version !== lock_version) throw stale(await wireInvoice(tx, row), { lock_version }, 'hóa đơn');
  refuseOtherSeries(row.symbol);
  await refuseUnready(tx, row, clock, acknowledged, declared);
  const { tenant_id, user_id } = account;
  const submission = { tenant_id, subject_id: id, ordered_on: row.issued_on, user_id };
  await submitDocument(tx, invoiceKind, submission, clock.now());
  return wirePublication(tx, await findInvoice(tx, id));
}
