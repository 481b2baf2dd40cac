import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { Context, Tx } from '#server/context.ts';
import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { sealedVersion } from '#server/modules/documents/index.ts';
import {
  findInvoice,
  keptAmounts,
  keptMoney,
  mayRevise,
  type InvoiceRow,
} from '#server/modules/invoices/index.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { designOf, type Design } from './content-and-design.ts';
import { invoiceKind } from './document-kind.ts';
import { fileName, type InvoiceFile } from './invoice-file.ts';
import { printParticulars } from './print-particulars.ts';
import { storedContent } from './stored-content.ts';

/** Bản thể hiện: the invoice as PDF; a draft carries a mark that it has no value. */
export async function printedInvoice(
  printer: InvoicePrinter,
  { tenant, account }: Pick<Context, 'tenant' | 'account'>,
  id: number,
): Promise<InvoiceFile> {
  const { view, file_name } = await tenant((tx) => printView(tx, id));
  return { bytes: await printer.print(account.tenant_id, view).catch(refuseUnprinted), file_name };
}

const refuseUnprinted = refuseGivenUp({
  code: 'pdf',
  too_long:
    'Bản in PDF của hóa đơn này quá nặng nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.',
  too_much_memory:
    'Bản in PDF của hóa đơn này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.',
  queue_full: 'Nhiều bản in PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản in PDF. Hãy đợi vài giây rồi tải lại.',
});

/** What an invoice says in print, and whether it is signed as it is printed. */
type Stated = {
  content: InvoiceContent;
  design: Design;
  qr: string | null;
  signed_on: string | null;
  coded_on: string | null;
};

async function printView(tx: Tx, id: number): Promise<{ view: InvoicePrint; file_name: string }> {
  const row = await findInvoice(tx, id);
  const { content, design, qr, signed_on, coded_on } = mayRevise(row)
    ? await today(tx, row)
    : await frozen(tx, row);
  const { seller } = content;
  const amounts = keptAmounts(design, content);
  const view: InvoicePrint = {
    ...printParticulars(content, amounts),
    method_of_tax_calculation: keptMoney(design).method_of_tax_calculation,
    layout: design.layout,
    accent_color: design.accent_color,
    number_style: design.number_style,
    draft: signed_on === null,
    tax_authority_code: coded_on === null ? null : row.tax_authority_code,
    qr_code: qr,
    seller_signature: signed_on === null ? null : { signed_by: seller.name, signed_on },
    authority_signature: coded_on === null ? null : { signed_by: 'Cơ quan thuế', signed_on: coded_on },
    lookup: null,
  };
  return { view, file_name: fileName(row, 'pdf') };
}

/** A draft, and a correction that is not signed yet: what it would say if it were published now. */
async function today(tx: Tx, row: InvoiceRow): Promise<Stated> {
  return {
    content: await storedContent(tx, row),
    design: await designOf(tx, row),
    qr: null,
    signed_on: null,
    coded_on: null,
  };
}

/** What was frozen when its present version was sealed: the company, the template and the settings of today say nothing of it. */
async function frozen(tx: Tx, row: InvoiceRow): Promise<Stated> {
  const sealed = await sealedVersion(tx, invoiceKind, row.id);
  if (sealed === null) return today(tx, row);
  const { version, files } = sealed;
  const storedOn = (kind: string) => files.find((file) => file.kind === kind)?.created_on ?? null;
  return {
    // This module alone writes both.
    content: version.content as InvoiceContent,
    design: version.extra['design'] as Design,
    qr: String(version.extra['qr']),
    signed_on: storedOn('signed'),
    coded_on: storedOn('coded'),
  };
}
