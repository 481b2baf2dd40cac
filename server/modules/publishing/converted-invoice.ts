import type { Context } from '#server/context.ts';
import { documentOf, recordEvent } from '#server/modules/documents/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { isWithBuyer } from '#server/modules/invoice-links/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { invoiceKind } from './document-kind.ts';
import { printedInvoice, type InvoiceFile, type PrintDeps, type PrintPaper } from './printed-invoice.ts';

/**
 * Hóa đơn chuyển đổi: the print of an issued invoice as a paper to keep, with who converted it and when; each time is a line of
 * the invoice's history. Failures: 404, 409 invoice_not_issued.
 */
export async function convertedInvoice(
  deps: PrintDeps,
  context: Pick<Context, 'tenant' | 'account' | 'clock'>,
  id: number,
  paper?: PrintPaper,
): Promise<InvoiceFile> {
  const { tenant, account, clock } = context;
  if (!isWithBuyer(await tenant((tx) => findInvoice(tx, id)))) throw notIssued();
  const now = clock.now();
  const conversion = { converted_by: account.full_name, converted_on: now };
  const { bytes, file_name } = await printedInvoice(deps, context, id, { paper, conversion });
  await tenant(async (tx) => {
    const document = await documentOf(tx, invoiceKind.name, id);
    const line = { kind: 'converted', user_id: account.user_id };
    if (document !== null) await recordEvent(tx, document, line, now);
  });
  return { bytes, file_name: file_name.replace(/\.pdf$/, '-chuyen-doi.pdf') };
}

const notIssued = () =>
  failure(
    409,
    'invoice_not_issued',
    'Chỉ hóa đơn đã phát hành mới in chuyển đổi ra giấy được. Hãy phát hành trước, hoặc tải bản in thường.',
  );
