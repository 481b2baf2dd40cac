import { closedBecause } from '#domain/rules/corrections/closed-remedies.table.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Remedies, Remedy } from '#domain/rules/corrections/remedies.ts';
import type { Matter } from '#domain/rules/corrections/remedies.table.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { correctionsOf } from './family.ts';
import { remediesAgainst } from './remedies.ts';

/** The way of correcting an invoice that today's law leaves open. Failure: 422 correction_not_allowed with the reason. */
export async function refuseClosedCorrection(
  tx: Tx,
  target: InvoiceRow,
  method: CorrectionMethod,
  matter: Matter,
  today: string,
): Promise<Remedy> {
  const { remedies, barred } = remediesAgainst(target, await correctionsOf(tx, target.id), matter, today);
  const remedy = remedies.find(({ action }) => action === method);
  if (remedy === undefined)
    throw failure(422, 'correction_not_allowed', notAllowed(target, barred, method, matter, today), [
      'matter',
    ]);
  return remedy;
}

function notAllowed(
  target: InvoiceRow,
  barred: Remedies['barred'],
  method: CorrectionMethod,
  matter: Matter,
  today: string,
): string {
  if (target.nature === 'adjust')
    return `Hóa đơn này điều chỉnh cho hóa đơn ${target.corrects ?? ''}. Mở hóa đơn đó và điều chỉnh tiếp.`;
  return (
    barred.find(({ forbids }) => forbids.some((one) => one === method))?.words ??
    (target.number === null || target.tax_authority_code === null
      ? 'Hóa đơn chưa được cơ quan thuế cấp mã nên chưa phải điều chỉnh hay thay thế. Hãy sửa rồi ký và gửi lại.'
      : closedBecause(method, matter, today)) ??
    'Quy định hiện hành không có cách xử lý này cho hóa đơn.'
  );
}
