import type { InvoiceContent } from '#domain/invoice/content.ts';
import { messageId, providerCode } from '#domain/documents/envelope.ts';
import { buildInvoiceBytes, invoiceDataId } from '#domain/documents/invoice-xml.ts';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import { formatVersionFor } from '#domain/rules/format-versions.ts';
import { keptAmounts, type InvoiceRow } from '#server/modules/invoices/index.ts';
import type { PublishingDeps } from './deps.ts';
import type { Design } from './design.ts';

/** A row of invoice_seals. */
export type Sealed = {
  tenant_id: number;
  invoice_id: number;
  version: number;
  certificate_id: number;
  content: string;
  design: string;
  data_xml: Buffer;
  qr: string;
  message_id: string;
  sealed_on: string;
};

/**
 * The invoice's data as the canonical XML that will be signed, its QR code, everything that is printed of it, and the id of the message
 * that will carry it.
 */
export function sealed(
  deps: PublishingDeps,
  row: InvoiceRow,
  content: InvoiceContent,
  certificate_id: number,
  design: Design,
): Sealed {
  const { clock, solution_provider_tax_code } = deps;
  const { form_no, symbol, number, issued_on, seller } = content;
  if (number === null) throw new Error('an invoice is sealed only after it has its number');
  const amounts = keptAmounts(design, content);
  const id = invoiceDataId(symbol, number);
  const data = buildInvoiceBytes(content, amounts, {
    id,
    version: formatVersionFor(clock.today()),
    solution_provider_tax_code,
  });
  const { total } = amounts;
  return {
    tenant_id: row.tenant_id,
    invoice_id: row.id,
    version: row.version,
    certificate_id,
    content: JSON.stringify(content),
    design: JSON.stringify(design),
    data_xml: Buffer.from(data.buffer, data.byteOffset, data.length),
    qr: buildQrCode({ seller_tax_code: seller.tax_code, form_no, symbol, number, issued_on, total }),
    message_id: messageId(providerCode(solution_provider_tax_code), deps.new_message_suffix()),
    sealed_on: clock.now(),
  };
}
