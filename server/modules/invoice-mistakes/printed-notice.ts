import type { MistakeNotice } from '#domain/mistakes/content.ts';
import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { Context, Tx } from '#server/context.ts';
import type { InvoicePrinter, MistakeNoticePrint } from '#server/gateways/print/printer.ts';
import { sealedVersion, titleIn } from '#server/modules/documents/index.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import type { Clock } from '#server/platform/clock.ts';
import { mistakeNoticeKind } from './document-kind.ts';
import { mistakeTable } from './mistakes.ts';
import { mistakeReadiness } from './readiness.ts';

/** A notice on its official form (04/SS-HĐĐT), as PDF; with `version` what that version said, whatever has become of it since. */
export async function printedNotice(
  printer: InvoicePrinter,
  { tenant, account, clock }: Pick<Context, 'tenant' | 'account' | 'clock'>,
  id: number,
  version?: number,
): Promise<{ bytes: Uint8Array; file_name: string }> {
  const view = await tenant((tx) => printView(tx, id, clock, version));
  const bytes = await printer.print(account.tenant_id, view).catch(refuseUnprinted);
  const { taxpayer, noticed_on } = view.content;
  return { bytes, file_name: `thong-bao-sai-sot-${taxpayer.tax_code}-${noticed_on}.pdf` };
}

/** What was sealed, once it is on its way; before that what it would say today. */
async function printView(tx: Tx, id: number, clock: Clock, version?: number): Promise<MistakeNoticePrint> {
  const row = await mistakeTable.get(tx, id);
  const is_sealed = version !== undefined || isOnItsWay(row);
  const sealed = is_sealed ? await sealedVersion(tx, mistakeNoticeKind, id, version) : null;
  if (sealed === null) {
    const { content } = await mistakeReadiness(tx, row, clock);
    return { layout: 'mistake_notice', content, sealed_title: null, signature: null };
  }
  // This module alone writes the content.
  const content = sealed.version.content as MistakeNotice;
  const signed_on = sealed.files.find(({ kind }) => kind === 'signed')?.signed_on;
  const signature = signed_on === undefined ? null : { signed_by: content.taxpayer.name, signed_on };
  return { layout: 'mistake_notice', content, sealed_title: titleIn(sealed.version.data_xml), signature };
}

const refuseUnprinted = refuseGivenUp({
  code: 'pdf',
  too_long: 'Bản PDF của thông báo này quá nặng nên máy chủ đã dừng vẽ. Hãy tách thành nhiều thông báo.',
  too_much_memory:
    'Bản PDF của thông báo này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy tách thành nhiều thông báo.',
  queue_full: 'Nhiều bản PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản PDF. Hãy đợi vài giây rồi tải lại.',
});
