import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Matter } from '#domain/rules/corrections/remedies.table.ts';
import type { Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { correctionsOf } from './family.ts';
import { remediesAgainst } from './remedies.ts';
import { buyerKind } from './wrong-invoice.ts';

/**
 * Stops the publication of a correcting invoice that the law of today does not allow, or that lacks the written agreement: its buyer
 * and the day may be others than when it was drafted. Failures: 422 correction_not_allowed, agreement_missing.
 */
export async function refuseUnlawfulCorrection(tx: Tx, row: InvoiceRow, clock: Clock): Promise<void> {
  if (row.nature === 'original') return;
  const correction = await tx
    .selectFrom('invoice_corrections')
    .selectAll()
    .where('invoice_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const target = await findInvoice(tx, correction.target_id);
  const earlier = (await correctionsOf(tx, target.id)).filter(({ invoice_id }) => invoice_id !== row.id);
  const method = correction.nature as CorrectionMethod;
  const wrong =
    buyerKind(row) === 'organisation'
      ? { ...target, buyer_name: row.buyer_name, buyer_tax_code: row.buyer_tax_code }
      : target;
  const { remedies } = remediesAgainst(wrong, earlier, correction.matter as Matter, clock.today());
  const remedy = remedies.find(({ action }) => action === method);
  if (remedy === undefined)
    throw failure(
      422,
      'correction_not_allowed',
      'Hóa đơn gốc đã được xử lý theo cách khác nên bản này không phát hành được nữa. Xóa bản nháp rồi mở “Có gì sai?” trên hóa đơn gốc.',
    );
  if (remedy.agreement.blocking && (correction.agreement_no === null || correction.agreement_on === null))
    throw failure(
      422,
      'agreement_missing',
      'Người mua là tổ chức, hộ kinh doanh nên phải có văn bản thỏa thuận trước khi lập hóa đơn mới. Xóa bản nháp này rồi lập lại từ “Có gì sai?” với số và ngày văn bản.',
    );
}
