import type { Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { documentHold, historyOf, storedFile } from '#server/modules/documents/index.ts';
import type { CrudDeps } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { mistakeNoticeKind } from './document-kind.ts';
import { mistakeCandidates } from './issued-invoices.ts';
import { invoiceMistakes, mistakeTable, reviewDeadline } from './mistakes.ts';
import { printedNotice } from './printed-notice.ts';
import { submitMistakeNotice } from './submit.ts';

export { mistakeNoticeKind } from './document-kind.ts';
export { draftMistakeNotice, mistakeTable } from './mistakes.ts';
export { printedNotice } from './printed-notice.ts';
export { submitMistakeNotice } from './submit.ts';

/** Thông báo hóa đơn điện tử có sai sót (04/SS-HĐĐT). */
export const invoiceMistakeHandlers = (deps: CrudDeps & { invoice_printer: InvoicePrinter }) => ({
  ...invoiceMistakes.handlers(deps),
  ...({
    searchMistakeCandidates: async ({ query }, { tenant }) => ({
      mistake_candidates: await tenant((tx) => mistakeCandidates(tx, query.query ?? '')),
    }),
    submitInvoiceMistake: async ({ path, body }, { tenant, account, clock }) => ({
      invoice_mistake: await tenant((tx) =>
        submitMistakeNotice(tx, { id: path.id, ...body.invoice_mistake }, account, clock),
      ),
    }),
    listInvoiceMistakeHistory: async ({ path }, { tenant }) => ({
      invoice_mistake_events: await tenant(async (tx) => {
        await mistakeTable.get(tx, path.id);
        return historyOf(tx, mistakeNoticeKind, path.id);
      }),
    }),
    getInvoiceMistakeHold: async ({ path }, { tenant, clock }) => ({
      document_hold: await tenant(async (tx) => {
        const notice = await mistakeTable.get(tx, path.id);
        return documentHold(tx, mistakeNoticeKind, notice, clock, async () => reviewDeadline(notice));
      }),
    }),
    getInvoiceMistakePdf: async ({ path }, context) => {
      const { bytes, file_name } = await printedNotice(deps.invoice_printer, context, path.id);
      return new FileReply(bytes, 'application/pdf', file_name);
    },
    getInvoiceMistakeXml: async ({ path }, { tenant }) =>
      tenant(async (tx) => {
        const { taxpayer_tax_code, noticed_on } = await mistakeTable.get(tx, path.id);
        const bytes = await storedFile(tx, mistakeNoticeKind, path.id, 'signed');
        if (bytes === null)
          throw failure(
            409,
            'not_signed',
            'Thông báo chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.',
          );
        return new FileReply(
          bytes,
          'application/xml',
          `thong-bao-sai-sot-${taxpayer_tax_code}-${noticed_on}.xml`,
        );
      }),
  } satisfies Pick<
    Handlers,
    | 'searchMistakeCandidates'
    | 'submitInvoiceMistake'
    | 'listInvoiceMistakeHistory'
    | 'getInvoiceMistakeHold'
    | 'getInvoiceMistakePdf'
    | 'getInvoiceMistakeXml'
  >),
});
