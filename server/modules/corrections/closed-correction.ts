import { closedBecause } from '#domain/rules/corrections/closed-remedies.table.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Remedies, Remedy } from '#domain/rules/corrections/remedies.ts';
import type { Matter } from '#domain/rules/corrections/remedies.table.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { correctionsOf } from './family.ts';
import { correctedElsewhere, remediesAgainst } from './remedies.ts';
import { ourTarget, type Target } from './target.ts';
import type { Question } from './wrong-invoice.ts';

/** The way of correcting an invoice that today's law leaves open. Failure: 422 correction_not_allowed with the reason. */
export async function lawfulRemedy(
  tx: Tx,
  target: Target,
  method: CorrectionMethod,
  question: Question,
): Promise<Remedy> {
  if (target.unanswered) throw failure(422, 'correction_not_allowed', UNANSWERED, ['matter']);
  const { remedies, barred } = remediesAgainst(target, await correctionsOf(tx, target.ref), question);
  const remedy = remedies.find(({ action }) => action === method);
  if (remedy === undefined)
    throw failure(422, 'correction_not_allowed', notAllowed(target, barred, method, question), ['matter']);
  return remedy;
}

/** The same for an invoice of ours that was sold in the ordinary way. */
export async function refuseClosedCorrection(
  tx: Tx,
  { id }: Pick<InvoiceRow, 'id'>,
  { method, matter, several }: { method: CorrectionMethod; matter: Matter; several: boolean },
  today: string,
): Promise<void> {
  const question = { matter, sale: 'ordinary', corrected_on: today, several } as const;
  await lawfulRemedy(tx, await ourTarget(tx, id), method, question);
}

const UNANSWERED =
  'Cơ quan thuế chưa trả lời về hóa đơn từ máy tính tiền này nên chưa điều chỉnh, thay thế được. Gửi lô của hóa đơn và chờ kết quả trước.';

function notAllowed(
  target: Target,
  barred: Remedies['barred'],
  method: CorrectionMethod,
  { matter, corrected_on }: Question,
): string {
  return (
    correctedElsewhere(target) ??
    barred.find(({ forbids }) => forbids.some((one) => one === method))?.words ??
    (target.accepted
      ? closedBecause(method, matter, corrected_on, target)
      : 'Hóa đơn chưa được cơ quan thuế cấp mã nên chưa phải điều chỉnh hay thay thế. Hãy sửa rồi ký và gửi lại.') ??
    'Quy định hiện hành không có cách xử lý này cho hóa đơn.'
  );
}
