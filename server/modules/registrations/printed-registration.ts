import { declarationFromInput } from '#domain/registration/declaration-from-input.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { Context, Tx } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { sealedVersion } from '#server/modules/documents/index.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { declarationKind } from './document-kind.ts';
import { registrationTable } from './registrations.ts';

/** Tờ khai on its official form, as PDF; with `version` what that version said, whatever has become of it since. */
export async function printedRegistration(
  printer: InvoicePrinter,
  { tenant, account }: Pick<Context, 'tenant' | 'account'>,
  id: number,
  version?: number,
): Promise<{ bytes: Uint8Array; file_name: string }> {
  const { row, view } = await tenant((tx) => printView(tx, id, version));
  const bytes = await printer.print(account.tenant_id, view).catch(refuseUnprinted);
  return { bytes, file_name: `to-khai-${row.taxpayer_tax_code}-${row.declared_on}.pdf` };
}

/** What was sealed, once it is signed; before that what the row says now. */
async function printView(tx: Tx, id: number, version?: number) {
  const row = await registrationTable.get(tx, id);
  const is_sealed = version !== undefined || isOnItsWay(row);
  const sealed = is_sealed ? await sealedVersion(tx, declarationKind, id, version) : null;
  const signed_on = sealed?.files.find(({ kind }) => kind === 'signed')?.signed_on;
  const content =
    sealed === null ? declarationFromInput(row, row) : (sealed.version.content as DeclarationContent);
  const signature = signed_on === undefined ? null : { signed_by: content.taxpayer.name, signed_on };
  return { row, view: { layout: 'declaration' as const, content, signature } };
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
