import { isList, type StatementContent } from '#domain/statements/content.ts';
import { statementPaper } from '#domain/statements/paper.ts';
import type { Tx } from '#server/context.ts';
import type { InvoicePrinter, StatementPrint } from '#server/gateways/print/printer.ts';
import { sealedVersion, titleIn } from '#server/modules/documents/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import type { Clock } from '#server/platform/clock.ts';
import { statementKind } from './document-kind.ts';
import { contentOf } from './statement-content.ts';
import type { Statement } from './statements.ts';

/** Of a draft what it would say today; else what was sealed. */
export async function presentContent(tx: Tx, row: Statement, clock: Clock): Promise<StatementContent> {
  if (row.state === 'draft' || row.state === 'seller_signing') return contentOf(tx, row, clock.today());
  const sealed = await sealedVersion(tx, statementKind, row.id);
  if (sealed === null) throw new Error(`statement ${row.id} was never sealed`);
  const content = sealed.version.content as StatementContent;
  return isList(content) ? { ...content, title: titleIn(sealed.version.data_xml) } : content;
}

/** The statement as it is printed, with what stands for each signature. */
export async function statementPrint(tx: Tx, row: Statement, clock: Clock): Promise<StatementPrint> {
  const content = await presentContent(tx, row, clock);
  const isSigned = row.state !== 'draft' && row.state !== 'seller_signing' && row.seller_signed_on !== null;
  const isAgreed = row.state === 'signed' && row.answered_on !== null;
  return {
    layout: 'statement',
    paper: statementPaper(content, await readNumberStyle(tx)),
    label: row.label,
    author: content.seller.name,
    made_on: content.made_on,
    seller_signature: isSigned
      ? { signed_by: content.seller.name, signed_on: row.seller_signed_on ?? '' }
      : null,
    buyer_signature: isAgreed
      ? { signed_by: row.answer_name ?? content.buyer.name, signed_on: row.answered_on ?? '' }
      : null,
    buyer_confirmed: row.answer_method === 'code',
  };
}

export function printStatement(
  printer: InvoicePrinter,
  tenant_id: number,
  view: StatementPrint,
): Promise<Uint8Array> {
  return printer.print(tenant_id, view).catch(refuseUnprinted);
}

const refuseUnprinted = refuseGivenUp({
  code: 'pdf',
  too_long: 'Bản PDF của biên bản này quá nặng nên máy chủ đã dừng vẽ. Hãy tải tệp XML, hoặc thử lại sau.',
  too_much_memory:
    'Bản PDF của biên bản này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy tải tệp XML, hoặc thử lại sau.',
  queue_full: 'Nhiều bản PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản PDF. Hãy đợi vài giây rồi tải lại.',
});

/** `bien-ban-12-2026-BBĐC.pdf`. */
export function statementFileName({ label }: Pick<Statement, 'label'>, extension: 'pdf' | 'xml'): string {
  return `bien-ban-${label.replaceAll('/', '-')}.${extension}`;
}
