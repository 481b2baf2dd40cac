import { lazy, Suspense, useEffect, useState } from 'react';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import { buyerCalls, isDead, type BuyerInvoice } from './buyer-calls.ts';
import { BuyerFrame } from './buyer-frame.tsx';
import { buyerKeyIn } from './buyer-key.ts';

type Known = { at: 'reading' | 'dead' | 'unread' } | { at: 'open'; invoice: BuyerInvoice };

// Each comes when it is known which is shown: a page on a phone is light.
const BuyerInvoiceView = lazy(async () => ({
  default: (await import('./buyer-invoice-view.tsx')).BuyerInvoiceView,
}));
const NoInvoice = lazy(async () => ({ default: (await import('./no-invoice.tsx')).NoInvoice }));

/** /tra-cuu/{key}: a buyer looks at an invoice by its link. A link that opens nothing shows nothing of any invoice. */
export function BuyerInvoicePage() {
  const [key] = useState(() => buyerKeyIn(window.location.pathname) ?? '');
  const [known, setKnown] = useState<Known>({ at: 'reading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void buyerCalls.read(key, signal).then((reply) => {
      if (signal.aborted) return;
      if (reply.ok) setKnown({ at: 'open', invoice: reply.body.buyer_invoice });
      else setKnown({ at: isDead(reply) ? 'dead' : 'unread' });
    });
    return () => request.abort();
  }, [key, round]);
  if (known.at === 'open') {
    const { seller_name: name, seller_tax_code: tax_code } = known.invoice;
    return (
      <BuyerFrame seller={{ name, tax_code }}>
        <Suspense fallback={<Skeleton />}>
          <BuyerInvoiceView
            linkKey={key}
            invoice={known.invoice}
            onChanged={(invoice) => setKnown({ at: 'open', invoice })}
          />
        </Suspense>
      </BuyerFrame>
    );
  }
  return (
    <BuyerFrame seller={null}>
      {known.at === 'reading' ? (
        <Skeleton />
      ) : (
        <Suspense fallback={<Skeleton />}>
          <NoInvoice
            dead={known.at === 'dead'}
            onRetry={() => {
              setKnown({ at: 'reading' });
              setRound((before) => before + 1);
            }}
          />
        </Suspense>
      )}
    </BuyerFrame>
  );
}

/** The room of the invoice while the link is looked at. */
function Skeleton() {
  return (
    <div role="status">
      <h1 className="bi-reading">{words.reading}</h1>
      <section className="bi-card bi-card--padded">
        <div className="pb-form" aria-hidden>
          {[40, 70, 90, 100, 100, 80, 60].map((width, line) => (
            <span key={line} className="k-skeleton" style={{ width: `${width}%` }} />
          ))}
        </div>
      </section>
    </div>
  );
}
