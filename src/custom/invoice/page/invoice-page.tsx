import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { numberText, shownName } from '#domain/invoice/shown-name.ts';
import {
  getGetInvoicePublicationQueryKey,
  getInvoicePublication,
  useListInvoiceHistory,
} from '#generated/client/invoices/invoices.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { invoiceKind, registerInvoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { signedInvoices } from '#src/views/document-kinds/signed-kinds.ts';
import { BuyerRequests } from '#src/views/delivery/buyer-requests.tsx';
import { DocumentLog } from '#src/views/document/document-log.tsx';
import { documentSteps } from '#src/views/document/document-steps.ts';
import { useFollowed } from '#src/views/document/use-followed.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { invoiceCorrectedLabels, publicationStatusLabels } from '#src/wording/labels.ts';
import { signingWords } from '#src/wording/signing.ts';
import { DueBadge } from '../due-badge.tsx';
import { StoredFaultsBanner } from '../stored-faults-banner.tsx';
import { BuyerLinkCard } from '../delivery/buyer-link-card.tsx';
import { AttachmentsCard } from '../attachments/attachments-card.tsx';
import { EmailsCard } from '../delivery/emails-card.tsx';
import type { Invoice } from '../editor/draft/draft.ts';
import { evidenceParameter, useInvoiceActs } from '#src/custom/invoice/acts/use-invoice-acts.ts';
import { backToInvoices, sideOf } from '../invoice-side.ts';
import { InvoiceAside } from './invoice-aside.tsx';
import { CorrectButton, InvoiceFamily } from './invoice-family.tsx';
import { InvoiceEvidence } from './invoice-evidence.tsx';
import { filesOf } from '../acts/invoice-files.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import './invoice-page.css';
import { InvoiceNeighbours } from './neighbour-links.tsx';
import { Outcome } from './outcome.tsx';
import { SimilarButton } from './similar-button.tsx';
import { UnsavedLeft } from './unsaved-left.tsx';

/** An invoice on its way or arrived: what state it is in, why, and the one next step; then what it says. */
export function InvoicePage({ invoice }: { invoice: Invoice }) {
  const queryClient = useQueryClient();
  const side = sideOf(invoice);
  const kind = side === 'register' ? registerInvoiceKind(invoice) : invoiceKind();
  const publication = usePublication(invoice.id);
  const history = useListInvoiceHistory(invoice.id);
  const status = publication?.status ?? invoice.status;
  const events = history.data ?? [];
  const [search] = useSearchParams();
  const [showsEvidence, setShowsEvidence] = useState(() => search.has(evidenceParameter));
  const openEvidence = () => setShowsEvidence(true);
  const readAgain = useEffectEvent(() => {
    rereadKinds(queryClient, operations.publishInvoice.invalidates);
  });
  const isNews = publication !== undefined && publication.status !== invoice.status;
  useEffect(() => {
    if (isNews) readAgain();
  }, [isNews, status]);

  const { pathname, state } = useLocation() as { pathname: string; state: { signs?: boolean } | null };
  const request_id = publication?.signature_request_id ?? null;
  const label = request_id === null ? publicationStatusLabels[status] : signingWords.waiting;
  const tone = request_id === null ? PUBLICATION_STATUS_TONES[status] : 'warning';
  return (
    <Narrow>
      <PageHeader
        title={<InvoiceTitle invoice={invoice} />}
        back={backToInvoices(side, pathname)}
        badges={
          <>
            <Badge tone={tone}>{label}</Badge>
            {invoice.corrected !== 'none' && (
              <Badge tone="default">{invoiceCorrectedLabels[invoice.corrected]}</Badge>
            )}
            <DueBadge status={status} issued_on={invoice.issued_on} symbol={invoice.symbol} />
          </>
        }
        facts={[
          invoicePageWords.createdBy(formatDateTime(invoice.created_on), invoice.created_by_name),
          invoice.signed_on !== null && invoicePageWords.signedAt(formatDateTime(invoice.signed_on)),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <InvoiceNeighbours id={invoice.id} side={side} />
            <CorrectButton invoice={invoice} />
            <FileButtons invoice={invoice} />
            <SimilarButton invoice={invoice} />
          </>
        }
      />
      <p className="k-visually-hidden" role="status">
        {invoicePageWords.announced(shownName(invoice), label)}
      </p>
      {invoice.stored_faults !== undefined && (
        <div className="invoice__left">
          <StoredFaultsBanner invoice={invoice} onSave={null} />
        </div>
      )}
      <UnsavedLeft invoice={invoice} />
      <TwoColumns
        primary={
          <>
            <Card flush order={1}>
              <Relay name={kind.road} steps={documentSteps(kind, status, events)} />
            </Card>
            <div className="invoice__waiting">
              <WaitingBanner kind={signedInvoices} id={request_id} opensItself={state?.signs === true} />
            </div>
            <div className="invoice__waiting">
              <BuyerRequests invoice_id={invoice.id} />
            </div>
            <Outcome
              invoice={invoice}
              status={status}
              reasons={publication?.reasons ?? []}
              held={publication?.held ?? null}
              send_by={publication?.send_by ?? null}
              events={events}
              onEvidence={openEvidence}
            />
            <InvoiceLines invoice={invoice} />
            <DocumentLog
              order={6}
              events={history.data}
              error={history.error}
              onRetry={() => void history.refetch()}
            />
          </>
        }
        secondary={
          <>
            <InvoiceAside invoice={invoice} onEvidence={openEvidence} />
            <AttachmentsCard invoice_id={invoice.id} is_draft={invoice.status === 'draft'} />
            <EmailsCard invoice={invoice} />
            <BuyerLinkCard invoice={invoice} />
            <InvoiceFamily invoice={invoice} />
          </>
        }
      />
      {showsEvidence && (
        <InvoiceEvidence
          invoice={invoice}
          unknown={status === 'unknown'}
          events={events}
          onClose={() => setShowsEvidence(false)}
        />
      )}
    </Narrow>
  );
}

function InvoiceTitle({ invoice }: { invoice: Invoice }) {
  const { form_no, symbol, number } = invoice;
  return (
    <>
      {movesGoods(invoice) ? movementWords.page : invoicePageWords.title}{' '}
      <span className="k-muted">{`${form_no}${symbol}`}</span>
      {number !== null && ` ${numberText(number)}`}
    </>
  );
}

const icons = { pdf: IconFileTypePdf, xml: IconFileTypeXml };

/** The two files everybody asks for. */
function FileButtons({ invoice }: { invoice: Invoice }) {
  const { download, busy } = useDownload();
  const acts = useInvoiceActs(invoice);
  const { pdf, xml } = filesOf(invoice);
  return [acts.has('print') ? pdf : null, acts.has('xml') ? xml : null]
    .filter((file) => file !== null)
    .map(({ key, short, url, name }) => (
      <Button key={key} icon={icons[key]} busy={busy === url} onClick={() => void download(url, name)}>
        {short}
      </Button>
    ));
}

type Publication = components['schemas']['Publication'];

/** How the publication of an invoice stands, at the path of invoices. */
export function usePublication(id: number): Publication | undefined {
  return useFollowed<Publication>({
    queryKey: getGetInvoicePublicationQueryKey(id),
    read: () => getInvoicePublication(id),
  });
}
