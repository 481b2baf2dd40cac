import { formNameOn } from '#domain/rules/form-names.ts';
import type { Context, Tx } from '#server/context.ts';
import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { findInvoice, keptAmounts, wireInvoice } from '#server/modules/invoices/index.ts';
import { templateTable } from '#server/modules/templates/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { refuseGaveUp } from '#server/platform/threads/thread-gave-up.ts';
import { fileName, type InvoiceFile } from './invoice-file.ts';
import { printLines } from './print-lines.ts';
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

const refuseUnprinted = refuseGaveUp({
  code: 'pdf',
  too_long:
    'Bản in PDF của hóa đơn này quá nặng nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.',
  too_much_memory:
    'Bản in PDF của hóa đơn này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.',
  queue_full: 'Nhiều bản in PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa vẽ xong bản in PDF. Hãy đợi vài giây rồi tải lại.',
});

async function printView(tx: Tx, id: number): Promise<{ view: InvoicePrint; file_name: string }> {
  const row = await findInvoice(tx, id);
  const invoice = await wireInvoice(tx, row);
  const template = await templateTable.get(tx, row.template_id);
  const seller = await readTenant(tx);
  const seal = await tx
    .selectFrom('invoice_seals')
    .select('qr')
    .where('invoice_id', '=', id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  const coded = await tx
    .selectFrom('invoice_documents')
    .select('created_on')
    .where('invoice_id', '=', id)
    .where('version', '=', row.version)
    .where('kind', '=', 'coded')
    .executeTakeFirst();
  const content = await storedContent(tx, row);
  const amounts = keptAmounts(row, content);
  const view: InvoicePrint = {
    ...invoice,
    lines: printLines(content, amounts),
    revenue_reduction: amounts.revenue_reduction,
    layout: template.layout,
    accent_color: template.accent_color ?? null,
    number_style: seller.number_style,
    title: formNameOn(row.form_no, row.issued_on) ?? 'Hóa đơn điện tử',
    draft: row.signed_on === null,
    seller: {
      name: seller.name,
      tax_code: seller.tax_code,
      address: seller.address,
      phone_number: seller.phone_number ?? null,
      bank_account: seller.bank_account ?? null,
      bank_name: seller.bank_name ?? null,
    },
    qr_code: seal?.qr ?? null,
    seller_signature: row.signed_on === null ? null : { signed_by: seller.name, signed_on: row.signed_on },
    authority_signature:
      coded === undefined ? null : { signed_by: 'Cơ quan thuế', signed_on: coded.created_on },
    lookup: null,
  };
  return { view, file_name: fileName(row, 'pdf') };
}
