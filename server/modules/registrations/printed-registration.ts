import { statedDeclaration } from '#domain/registration/stated-declaration.ts';
import type { Context } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { registrationTable } from './registrations.ts';

/** Tờ khai on its official form, as PDF. */
export async function printedRegistration(
  printer: InvoicePrinter,
  { tenant, account }: Pick<Context, 'tenant' | 'account'>,
  id: number,
): Promise<{ bytes: Uint8Array; file_name: string }> {
  const row = await tenant((tx) => registrationTable.get(tx, id));
  const view = {
    layout: 'declaration' as const,
    content: statedDeclaration(row, row),
    signature: null,
  };
  const bytes = await printer.print(account.tenant_id, view).catch(refuseUnprinted);
  return { bytes, file_name: `to-khai-${row.taxpayer_tax_code}-${row.declared_on}.pdf` };
}

const refuseUnprinted = refuseGivenUp({
  code: 'pdf',
  too_long:
    'Bản PDF của tờ khai này quá nặng nên máy chủ đã dừng vẽ. Hãy rút gọn các danh sách trong tờ khai rồi tải lại.',
  too_much_memory:
    'Bản PDF của tờ khai này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy rút gọn các danh sách trong tờ khai rồi tải lại.',
  queue_full: 'Nhiều bản PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản PDF. Hãy đợi vài giây rồi tải lại.',
});
