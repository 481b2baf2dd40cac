import type { DescribeField } from '#src/views/drafts/merge-dialog.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { buyerWords, invoiceWords, lineWords } from '#src/wording/invoice.ts';
import { draftWords } from '#src/wording/drafts.ts';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { Draft, DraftLine, InvoiceDiscountEntry } from './draft.ts';

const labels: Readonly<Record<Exclude<keyof Draft, keyof typeof buyerWords>, string>> = {
  template_id: invoiceWords.series,
  issued_on: invoiceWords.issuedOn,
  customer_id: invoiceWords.customer,
  payment_method: invoiceWords.payment,
  currency: invoiceWords.currency,
  exchange_rate: invoiceWords.rate,
  internal_note: invoiceWords.note,
  price_includes_tax: moneyWords.basis,
  invoice_discount: moneyWords.invoiceDiscount,
  lines: lineWords.title,
};

function Lines({ lines }: { lines: readonly DraftLine[] }) {
  return (
    <>
      {lines.map(({ name, quantity, unit, unit_price }, at) => (
        <span key={at} className="kept-line">
          {[name, [shownEntry(quantity), unit].join(' ').trim(), shownEntry(unit_price)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ))}
    </>
  );
}

function discountText({ by, value }: InvoiceDiscountEntry): string {
  if (value === '') return draftWords.blank;
  return by === 'rate' ? `${shownEntry(value)}%` : shownEntry(value);
}

/** The fields of an invoice being written, for people to read. */
export const describeDraftField: DescribeField = (key) => ({
  label: key in buyerWords ? buyerWords[key as keyof typeof buyerWords] : labels[key as keyof typeof labels],
  show: (value) => {
    if (Array.isArray(value) && value.length > 0) return <Lines lines={value as readonly DraftLine[]} />;
    if (typeof value === 'boolean') return value ? moneyWords.withTax : moneyWords.withoutTax;
    if (key === 'invoice_discount') return discountText(value as InvoiceDiscountEntry);
    if (value === null || value === '' || Array.isArray(value)) return draftWords.blank;
    if (key === 'exchange_rate') return shownEntry(String(value));
    return key === 'issued_on' ? formatDate(String(value)) : String(value);
  },
});
