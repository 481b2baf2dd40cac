import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { components } from '#generated/types.ts';
import { placeOfToday } from '#server/modules/invoices/index.ts';
import { judgeXml, type FileJudge } from '#server/modules/xml-verifications/index.ts';
import { failure } from '#server/platform/http/failure.ts';

type Reading = components['schemas']['OtherInvoiceReading'];

/** Reads the invoice of a file from anyone, where strangers' files are read. Failure: 422 no_invoice and those of judgeXml. */
export async function readOtherInvoice(
  judge: FileJudge,
  tenant_id: number,
  file: Uint8Array,
): Promise<Reading> {
  const { first } = await judgeXml(judge, tenant_id, file);
  if (first === null)
    throw failure(
      422,
      'no_invoice',
      'Trong tệp không có hóa đơn nào. Chọn tệp XML gốc của hóa đơn, hoặc nhập bằng tay.',
    );
  return readingOf(first);
}

function readingOf({ content, stated }: ReadInvoice): Reading {
  const { form_no, symbol, number, issued_on, seller, currency, exchange_rate, payment_method } = content;
  const { buyer_name, buyer_person, buyer_tax_code, buyer_address } = content;
  return {
    seller_tax_code: seller.tax_code || null,
    ...{ form_no, symbol, exchange_rate, buyer_name, buyer_person, buyer_tax_code, buyer_address },
    buyer_place: placeOfToday(content.buyer_place ?? null),
    number: number === null ? null : String(number),
    issued_on: /^\d{4}-\d{2}-\d{2}$/.test(issued_on) ? issued_on : null,
    currency: currency || 'VND',
    payment_method: payment_method || null,
    lines: content.lines.map(({ special, extras: _extras, ...line }) => ({
      ...line,
      special: special === undefined ? null : [...special],
    })),
    total: stated.total,
  };
}
