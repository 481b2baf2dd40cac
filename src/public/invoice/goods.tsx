import { lazy, Suspense, useId, useState } from 'react';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import type { BuyerInvoice } from './buyer-calls.ts';

const InvoiceDetails = lazy(async () => ({
  default: (await import('./invoice-details.tsx')).InvoiceDetails,
}));

/** How many lines there are; what they say is behind a press, since most come for the files. */
export function Goods({ invoice }: { invoice: BuyerInvoice }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="bi-goods">
        <span>{words.goods}</span>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? words.hideLines : words.showLines(invoice.line_count)}
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <InvoiceDetails invoice={invoice} />
          </Suspense>
        )}
      </div>
    </>
  );
}
