import { numberText } from '#domain/invoice/shown-name.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import './invoice-label.css';

type InvoiceLabelProps = { form_no: string; symbol: string; number: number | null };

/** The symbol muted, the eight digits after it; a draft says that it has no number yet. */
export function InvoiceLabel({ form_no, symbol, number }: InvoiceLabelProps) {
  if (number === null) {
    return (
      <span className="invoice-label invoice-label--draft">
        <b>{invoiceWords.noNumber}</b> <span>{invoiceWords.noNumberNote}</span>
      </span>
    );
  }
  return (
    <span className="invoice-label">
      <span>{`${form_no}${symbol}`}</span> <b>{numberText(number)}</b>
    </span>
  );
}
