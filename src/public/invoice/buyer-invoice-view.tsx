import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { shownDecimal } from '#domain/numbers/number-style.ts';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { currencyUnit } from '#src/ui/format/number.ts';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import { buyerCalls, downloadInvoice, type BuyerInvoice } from './buyer-calls.ts';
import { pageOfKey } from './buyer-key.ts';
import { BuyerVerdict, useVerification, VerificationCard } from './buyer-verdict.tsx';
import { Goods } from './goods.tsx';

/** Most invoices have no files beside them, and most buyers nothing to report. */
const SharedFiles = lazy(async () => ({ default: (await import('./shared-files.tsx')).SharedFiles }));
const RequestPanel = lazy(async () => ({ default: (await import('./request-panel.tsx')).RequestPanel }));

type ViewProps = {
  linkKey: string;
  invoice: BuyerInvoice;
  onChanged: (invoice: BuyerInvoice) => void;
};

/** Whether it holds, what it comes to, what it says, its files, and what the buyer has to say. */
export function BuyerInvoiceView({ linkKey, invoice, onChanged }: ViewProps) {
  const { name, issued_on, seller_name, buyer_name, buyer_tax_code, total, currency, number_style } = invoice;
  const { moves_goods } = invoice;
  const [objects, setObjects] = useState(false);
  const [busy, setBusy] = useState<'pdf' | 'xml' | 'receipt' | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const verification = useVerification(linkKey);
  const download = async (kind: 'pdf' | 'xml') => {
    setBusy(kind);
    setFailure(await downloadInvoice(linkKey, kind, invoice.file_name));
    setBusy(null);
  };
  const receive = async () => {
    setBusy('receipt');
    const reply = await buyerCalls.receive({ key: linkKey, name: null });
    setBusy(null);
    setFailure(reply.ok ? null : reply.failure);
    if (reply.ok) onChanged(reply.body.buyer_invoice);
  };
  return (
    <div className="bi-page">
      <Successors invoice={invoice} />
      <section className="bi-card">
        <BuyerVerdict invoice={invoice} verification={verification.known} />
        <div className="bi-body">
          {!moves_goods && (
            <div className="bi-total">
              <span>{words.total}</span>
              <b>
                {shownDecimal(total, number_style)}
                <small>{currencyUnit(currency)}</small>
              </b>
            </div>
          )}
          <dl className="bi-facts">
            <Fact term={words.number}>
              <InvoiceName name={name} />
            </Fact>
            <Fact term={words.issuedOn}>{formatDate(issued_on)}</Fact>
            <Fact term={moves_goods ? words.handsOut : words.seller}>{seller_name}</Fact>
            <Fact term={moves_goods ? words.receives : words.buyer}>
              {buyer_name ?? words.retail}
              {buyer_tax_code !== null && <small>{words.taxCode(buyer_tax_code)}</small>}
            </Fact>
          </dl>
          <Goods invoice={invoice} />
          {failure !== null && <FailureBanner title={`${words.failed}.`} message={failure.message} />}
          <div className="bi-files">
            <Button icon={IconFileTypePdf} busy={busy === 'pdf'} onClick={() => void download('pdf')}>
              {words.pdf}
            </Button>
            <Button icon={IconFileTypeXml} busy={busy === 'xml'} onClick={() => void download('xml')}>
              {words.xml}
            </Button>
          </div>
          {invoice.attachments.length > 0 && (
            <Suspense fallback={null}>
              <SharedFiles linkKey={linkKey} invoice={invoice} onDone={setFailure} />
            </Suspense>
          )}
        </div>
      </section>
      <VerificationCard invoice={invoice} {...verification} />
      <Requests invoice={invoice} />
      {objects && (
        <Suspense fallback={null}>
          <RequestPanel
            linkKey={linkKey}
            onClose={() => setObjects(false)}
            onSent={(changed) => {
              setObjects(false);
              onChanged(changed);
            }}
          />
        </Suspense>
      )}
      <div className="bi-acts">
        <Button size="large" icon={IconFlag} onClick={() => setObjects(true)}>
          {words.object}
        </Button>
        {invoice.received_on === null ? (
          <Button
            tone="primary"
            size="large"
            icon={IconCheck}
            full
            busy={busy === 'receipt'}
            onClick={() => void receive()}
          >
            {words.receive}
          </Button>
        ) : (
          <p className="bi-received" role="status">
            {words.received(formatDateTime(invoice.received_on))}
          </p>
        )}
      </div>
      <p className="bi-own-check">
        {words.ownCheck}{' '}
        <a href="https://hoadondientu.gdt.gov.vn" rel="noreferrer">
          {words.authoritySite}
        </a>
        <br />
        {words.lookUpCode} <code>{invoice.look_up_code}</code>
      </p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The number is what is looked for; the symbol before it is the same on many. */
function InvoiceName({ name }: { name: string }) {
  const at = name.lastIndexOf(' ') + 1;
  return (
    <>
      <span className="bi-symbol">{name.slice(0, at)}</span>
      <b>{name.slice(at)}</b>
    </>
  );
}

/** What has taken its place or was added to it, and the way there. */
function Successors({ invoice: { successors, corrects } }: { invoice: BuyerInvoice }) {
  return (
    <>
      {successors.map(({ nature, name, issued_on, key }) => (
        <Banner
          key={name}
          tone={nature === 'replace' ? 'critical' : 'warning'}
          title={words.succeeded[nature](name, formatDate(issued_on))}
          action={
            key !== null && (
              <Button size="small" href={pageOfKey(key)}>
                {words.openSuccessor}
              </Button>
            )
          }
        >
          {key === null ? words.otherBuyer : words.succeededText[nature]}
        </Banner>
      ))}
      {corrects !== null && <Banner tone="info">{corrects}</Banner>}
    </>
  );
}

/** What was said to be wrong, and whether the seller has dealt with it. */
function Requests({ invoice: { requests } }: { invoice: BuyerInvoice }) {
  if (requests.length === 0) return null;
  return (
    <section className="bi-card bi-card--padded">
      <h2>{words.requests}</h2>
      <ul className="bi-requests" aria-live="polite">
        {requests.map(({ message, created_on, handled_on }) => (
          <li key={`${created_on} ${message}`}>
            <p>{message}</p>
            <small>
              {words.sentAt(formatDateTime(created_on))}
              {' · '}
              {handled_on === null ? words.waiting : words.handledAt(formatDateTime(handled_on))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
