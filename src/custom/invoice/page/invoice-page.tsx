import { useListInvoiceHistory } from '#generated/client/invoices/invoices.ts';
import { PUBLICATION_STATUS_LABELS, PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import { Timeline } from '#src/ui/display/timeline.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Narrow } from '#src/views/pages/narrow.tsx';
import { invoicePageWords, invoiceWords } from '#src/wording/invoice.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEditContext } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { Invoice } from '../editor/draft.ts';
import { invoiceName, numberText } from '../invoice-name.ts';
import { FileButtons } from './file-buttons.tsx';
import { InvoiceAside } from './invoice-aside.tsx';
import './invoice-page.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { logEntries } from './log-entries.ts';
import { Outcome } from './outcome.tsx';
import { relaySteps } from './relay-steps.ts';
import { usePublication } from './use-publication.ts';

/** An invoice on its way or arrived: what state it is in, why, and the one next step; then what it says. */
export function InvoicePage({ invoice }: { invoice: Invoice }) {
  const { refetch } = useEditContext();
  const queryClient = useQueryClient();
  const publication = usePublication(invoice.id);
  const history = useListInvoiceHistory(invoice.id);
  const status = publication?.status ?? invoice.status;
  const readAgain = useEffectEvent(() => {
    void refetch();
    void history.refetch();
    void queryClient.invalidateQueries({ queryKey: ['invoices', 'getList'] });
  });
  const isNews = publication !== undefined && publication.status !== invoice.status;
  useEffect(() => {
    if (isNews) readAgain();
  }, [isNews, status]);

  const label = PUBLICATION_STATUS_LABELS[status];
  return (
    <Narrow>
      <PageHeader
        title={<InvoiceTitle invoice={invoice} />}
        back={{ href: hrefOf('invoices'), label: invoiceWords.back }}
        badges={<Badge tone={PUBLICATION_STATUS_TONES[status]}>{label}</Badge>}
        facts={[
          invoicePageWords.createdBy(formatDateTime(invoice.created_on), invoice.created_by_name),
          invoice.signed_on !== null && invoicePageWords.signedAt(formatDateTime(invoice.signed_on)),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<FileButtons invoice={invoice} />}
      />
      <p className="k-visually-hidden" role="status">
        {invoicePageWords.announced(invoiceName(invoice), label)}
      </p>
      <TwoColumns
        primary={
          <>
            <Card flush order={1}>
              <Relay name={invoicePageWords.relay} steps={relaySteps(status, history.data ?? [])} />
            </Card>
            <Outcome invoice={invoice} status={status} reasons={publication?.reasons ?? []} />
            <InvoiceLines invoice={invoice} />
            <Card title={invoicePageWords.log} order={6}>
              {history.isPending ? (
                <TimelineSkeleton />
              ) : (
                <Timeline events={logEntries(history.data ?? [])} />
              )}
            </Card>
          </>
        }
        secondary={<InvoiceAside invoice={invoice} />}
      />
    </Narrow>
  );
}

/** Grey bars while the log is read. */
function TimelineSkeleton() {
  return (
    <div className="invoice__log-loading" aria-hidden>
      <span className="k-skeleton" />
      <span className="k-skeleton" />
      <span className="k-skeleton" />
    </div>
  );
}

function InvoiceTitle({ invoice }: { invoice: Invoice }) {
  const { form_no, symbol, number } = invoice;
  return (
    <>
      {invoicePageWords.title} <span className="k-muted">{`${form_no}${symbol}`}</span>
      {number !== null && ` ${numberText(number)}`}
    </>
  );
}
