import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Matter } from '#domain/rules/corrections/remedies.table.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { failure } from '#server/platform/http/failure.ts';
import { correctedBy, correctionsOf, refOf, type CorrectionRow } from './family.ts';
import { remediesAgainst } from './remedies.ts';
import { targetOf, type Target } from './target.ts';
import { buyerKind, type InvoiceSale } from './wrong-invoice.ts';

/**
 * Stops the publication of a correcting invoice that the law of today does not allow, or that lacks the written agreement: its buyer
 * and the day may be others than when it was drafted. Failures: 422 correction_not_allowed, correction_unlike_original, agreement_missing.
 */
export async function refuseUnlawfulCorrection(tx: Tx, row: InvoiceRow, clock: Clock): Promise<void> {
  if (row.nature === 'original') return;
  const corrections = await correctedBy(tx, row.id);
  const several = corrections.length > 1;
  for (const correction of corrections) await refuseUnlawful(tx, row, { correction, several }, clock);
}

async function refuseUnlawful(
  tx: Tx,
  row: InvoiceRow,
  { correction, several }: { correction: CorrectionRow; several: boolean },
  clock: Clock,
): Promise<void> {
  const ref = refOf(correction);
  const target = await targetOf(tx, ref);
  refuseUnlike(row, target);
  const earlier = (await correctionsOf(tx, ref)).filter(({ invoice_id }) => invoice_id !== row.id);
  const method = correction.nature as CorrectionMethod;
  const wrong =
    buyerKind(row) === 'organisation'
      ? { ...target, buyer_name: row.buyer_name, buyer_tax_code: row.buyer_tax_code }
      : target;
  const { remedies } = remediesAgainst(wrong, earlier, {
    matter: correction.matter as Matter,
    sale: correction.sale as InvoiceSale,
    corrected_on: clock.today(),
    several,
  });
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

/** Form and currency are those of the original; an invoice of another system may be of a form of its time. */
function refuseUnlike(row: InvoiceRow, { ref, form_no, currency }: Target): void {
  const unlike = [
    ...(ref.target_id !== null && row.form_no !== form_no ? ['template_id'] : []),
    ...(row.currency === currency ? [] : ['currency']),
  ];
  if (unlike.length === 0) return;
  throw failure(
    422,
    'correction_unlike_original',
    `Hóa đơn điều chỉnh, thay thế phải cùng mẫu số và loại tiền với hóa đơn gốc (mẫu số ${form_no}, ${currency}). Sửa lại bản nháp rồi phát hành.`,
    unlike,
  );
}
