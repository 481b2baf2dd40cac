import type { InvoiceContent } from '#domain/invoice/content.ts';
import { writtenLines } from '#domain/invoice/written-lines.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { formNameOn } from '#domain/rules/particulars/forms.table.ts';
import type { InvoicePrint, PrintLine } from '#server/gateways/print/invoice-print.ts';

type Particular =
  | 'title'
  | 'form_no'
  | 'symbol'
  | 'number'
  | 'issued_on'
  | 'seller'
  | `buyer_${'name' | 'person' | 'tax_code' | 'address' | 'identity_no'}`
  | 'payment_method'
  | 'currency'
  | 'exchange_rate'
  | 'lines'
  | 'by_rate'
  | 'total_before_vat'
  | 'total_discount'
  | 'total_vat'
  | 'revenue_reduction'
  | 'total'
  | 'total_in_words';

/** What the seller states, as it is printed: out of the content alone. */
export function printParticulars(
  content: InvoiceContent,
  amounts: InvoiceAmounts,
): Pick<InvoicePrint, Particular> {
  const { seller } = content;
  return {
    title: formNameOn(content.form_no, content.issued_on) ?? 'Hóa đơn điện tử',
    form_no: content.form_no,
    symbol: content.symbol,
    number: content.number,
    issued_on: content.issued_on,
    seller: {
      name: seller.name,
      tax_code: seller.tax_code,
      address: seller.address,
      phone_number: seller.phone_number ?? null,
      bank_account: seller.bank_account ?? null,
      bank_name: seller.bank_name ?? null,
    },
    buyer_name: content.buyer_name,
    buyer_person: content.buyer_person,
    buyer_tax_code: content.buyer_tax_code,
    buyer_address: content.buyer_address,
    buyer_identity_no: content.buyer_identity_no,
    payment_method: content.payment_method,
    currency: content.currency,
    exchange_rate: content.exchange_rate,
    lines: printLines(content, amounts),
    by_rate: amounts.by_rate,
    total_before_vat: amounts.total_before_vat,
    total_discount: amounts.total_discount,
    total_vat: amounts.total_vat,
    revenue_reduction: amounts.revenue_reduction,
    total: amounts.total,
    total_in_words: amounts.total_in_words,
  };
}

/** The printed lines are those of the XML: before VAT, with the discount on the whole invoice after them. */
function printLines(content: InvoiceContent, amounts: InvoiceAmounts): PrintLine[] {
  return writtenLines(content, amounts).map(({ line, amounts: computed }) => ({
    kind: line.kind,
    name: line.name,
    unit: line.unit,
    quantity: computed?.quantity ?? null,
    unit_price: computed?.unit_price ?? null,
    discount_rate: computed?.discount_rate ?? null,
    discount_amount: computed?.discount_amount ?? null,
    amount: computed?.amount ?? null,
    vat_rate: line.vat_rate,
  }));
}
