import { useSearchMistakeCandidates } from '#generated/client/invoice-mistakes/invoice-mistakes.ts';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useState } from 'react';
import { nameOf } from './mistake-fields.ts';
import type { MistakenInvoice } from './mistake-fields.ts';

type InvoicePickerProps = {
  /** Ids of the invoices that are in the notice. */
  taken: readonly string[];
  onPick: (line: MistakenInvoice) => void;
};

const words = mistakeWords.lines;

/** Finds an issued invoice of the company by number, series or buyer, and adds it to the notice. */
export function InvoicePicker({ taken, onPick }: InvoicePickerProps) {
  const [text, setText] = useState('');
  const query = useDebounced(text.trim());
  const { data = [], error, isFetching } = useSearchMistakeCandidates({ query });
  return (
    <Combobox
      label={words.find}
      value={null}
      options={data.map((found) => {
        const is_taken = taken.includes(String(found.invoice_id));
        return {
          value: String(found.invoice_id),
          label: nameOf(found) ?? '',
          detail: [formatDate(found.issued_on), found.buyer_name, is_taken && words.added]
            .filter(Boolean)
            .join(' · '),
          disabled: is_taken,
        };
      })}
      onSearch={setText}
      loading={isFetching || query !== text.trim()}
      noOptionsText={error ? failureText(error) : words.notFound}
      placeholder={words.findHint}
      onChange={(option) => {
        const found = data.find(({ invoice_id }) => String(invoice_id) === option?.value);
        if (found === undefined) return;
        const { invoice_id, form_no, symbol, number, issued_on, authority_code } = found;
        const invoice = { invoice_id, form_no, symbol, number, issued_on, authority_code };
        onPick({ ...invoice, decree: '1', nature: 'explain', reason: null });
        setText('');
      }}
    />
  );
}
