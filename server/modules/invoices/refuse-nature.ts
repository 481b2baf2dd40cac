import { codesToChange, type InvoiceChange, type InvoiceNature } from '#domain/access/invoice-codes.ts';
import { allows } from '#domain/access/permissions.ts';
import type { Account } from '#server/context.ts';
import { failure } from '#server/platform/http/failure.ts';
import type { InvoiceRow } from './store.ts';

const KINDS = { original: 'hóa đơn', adjust: 'hóa đơn điều chỉnh', replace: 'hóa đơn thay thế' } as const;

/** Stops a change of a correcting invoice by who may not make invoices of its kind: 403 forbidden. */
export function refuseNature(
  { permissions }: Pick<Account, 'permissions'>,
  row: Pick<InvoiceRow, 'nature'>,
  change: InvoiceChange,
): void {
  const nature = row.nature as InvoiceNature;
  if (allows(permissions, [codesToChange(nature, change)])) return;
  throw failure(
    403,
    'forbidden',
    `Bạn chưa có quyền lập ${KINDS[nature]} nên không sửa, xóa hay phát hành được bản này. Vui lòng liên hệ quản trị viên.`,
  );
}
