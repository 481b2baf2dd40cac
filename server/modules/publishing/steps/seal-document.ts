import type { InvoiceContent } from '#domain/invoice/content.ts';
import { buildInvoiceData, invoiceDataId } from '#domain/documents/invoice-xml.ts';
import { messageId, providerCode } from '#domain/documents/envelope.ts';
import { buildQrCode } from '#domain/documents/qr-code.ts';
import { encodeUtf8 } from '#domain/documents/utf8.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { signingCertificate } from '#server/modules/certificates/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { declaredSerials } from '../declared-serials.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';
import { storedContent } from '../stored-content.ts';
import { advance, recordEvent } from '../advance.ts';

/**
 * Writes the invoice's data as the canonical XML that will be signed, once for each version, and keeps its bytes, its QR code and
 * the id of the message that will carry it. From here on nothing is written again, only put together.
 */
export async function sealDocument(deps: PublishingDeps, { tenant_id, invoice_id }: Job): Promise<StepEnd> {
  const { clock, solution_provider_tax_code } = deps;
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.signing !== 'not_requested') return 'go';
    const content = await storedContent(tx, row);
    const certificate = await signingCertificate(
      tx,
      content.seller.tax_code,
      await declaredSerials(tx),
      clock,
    );
    if (certificate === null) {
      const message =
        'Chứng thư số đã bị xóa sau khi yêu cầu phát hành. Hãy thêm chứng thư rồi phát hành lại.';
      const reasons = [{ message, code: 'certificate_missing', fields: ['certificate'] }];
      await advance(
        tx,
        row,
        { signing: 'fail' },
        { kind: 'signature_failed', now: clock.now(), reasons, detail: { reason: message } },
      );
      return 'wait';
    }
    const data_xml = Buffer.from(encodeUtf8(dataXml(content, solution_provider_tax_code)));
    const inserted = await tx
      .insertInto('invoice_seals')
      .values({
        tenant_id,
        invoice_id,
        version: row.version,
        certificate_id: certificate.id,
        content: JSON.stringify(content),
        data_xml,
        qr: qrOf(content),
        message_id: messageId(providerCode(solution_provider_tax_code), deps.new_message_suffix()),
        sealed_on: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (inserted === undefined) return 'go';
    const detail = { version: String(row.version), bytes: String(data_xml.length) };
    await recordEvent(tx, row, { kind: 'sealed', now: clock.now(), detail });
    return 'go';
  });
}

function dataXml(content: InvoiceContent, solution_provider_tax_code: string): string {
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  const id = invoiceDataId(content.symbol, numberOf(content));
  return buildInvoiceData(content, amounts, { id, version: '2.1.1', solution_provider_tax_code });
}

function qrOf(content: InvoiceContent): string {
  const { form_no, symbol, issued_on, seller } = content;
  const { total } = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  return buildQrCode({
    seller_tax_code: seller.tax_code,
    form_no,
    symbol,
    number: numberOf(content),
    issued_on,
    total,
  });
}

function numberOf(content: InvoiceContent): number {
  if (content.number === null) throw new Error('an invoice is sealed only after it has its number');
  return content.number;
}
