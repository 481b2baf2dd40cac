import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import {
  verifyInputInvoice,
  useGetInputInvoiceReading,
} from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { INPUT_INVOICE_STATE_TONES, INPUT_INVOICE_VERDICT_TONES } from '#generated/vocabulary.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { media } from '#src/theme/tokens.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useHeadingAfter } from '#src/ui/state/heading-focus.ts';
import { failureText } from '#src/views/failure-text.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { NeighbourLinks } from '#src/views/record/neighbour-links.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { inputInvoiceStateLabels, inputInvoiceVerdictLabels } from '#src/wording/labels.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ChecksCard } from './checks-card.tsx';
import { OriginalCard, SignaturesCard } from './file-cards.tsx';
import { HandlingCard } from './handling-card.tsx';
import { useHandling, type Handling } from './use-handling.ts';
import { Paper } from './paper.tsx';
import { RelatedBanners, relationText } from './related-invoices.tsx';
import './collector.css';

export type InvoiceCollector = components['schemas']['InvoiceCollector'];

const descriptor = descriptorOf('invoice_collectors');
const list = { name: 'invoice_collectors', path: hrefOf('invoice_collectors') } as const;
const words = collectorWords.page;

type CollectorPageProps = { invoice: InvoiceCollector; onReload: () => void };

/** One received invoice: what it says, what was found of it, and what the company decides. */
export function CollectorPage({ invoice, onReload }: CollectorPageProps) {
  const { id, name, verdict, state, seller_name, issued_on, file_name, related } = invoice;
  const reading = useGetInputInvoiceReading(id);
  const { download, busy } = useDownload();
  const check = useCheckAgain(invoice);
  const handling = useHandling(invoice);
  const isPhone = useMediaQuery(media.sheetNavigation);
  const url = `/api/invoice_collectors/${id}/xml`;
  // On a phone the bar is for the decision: these are at the file.
  const size = isPhone ? 'small' : 'medium';
  const fileActs = (
    <>
      <Button
        size={size}
        icon={IconDownload}
        busy={busy === url}
        onClick={() => void download(url, file_name)}
      >
        {words.download}
      </Button>
      <Button size={size} icon={IconRefresh} busy={check.isPending} onClick={() => check.mutate()}>
        {words.check}
      </Button>
    </>
  );
  return (
    <Narrow>
      <PageHeader
        title={words.heading(name)}
        back={backToList(hrefOf('invoice_collectors'), descriptor.label)}
        badges={
          <>
            <Badge tone={INPUT_INVOICE_VERDICT_TONES[verdict]}>{inputInvoiceVerdictLabels[verdict]}</Badge>
            <Badge tone={INPUT_INVOICE_STATE_TONES[state]}>{inputInvoiceStateLabels[state]}</Badge>
          </>
        }
        facts={[
          seller_name,
          words.issued(formatDate(issued_on)),
          words.received(formatDateTime(invoice.created_on), invoice.created_by_name),
          words.checked(formatDateTime(invoice.checked_on)),
        ].join(' · ')}
        actions={
          <>
            <NeighbourLinks id={id} list={list} hrefOf={(other) => hrefOf('invoice_collectors.one', other)} />
            <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={invoice} />
            {state !== 'approved' && (
              <DeleteButton descriptor={descriptor} paths={pathsOf('invoice_collectors')} record={invoice} />
            )}
            {!isPhone && fileActs}
            {isPhone && state === 'new' && reading.data && <ApproveButton handling={handling} />}
          </>
        }
      />
      <RelatedBanners invoice={invoice} />
      <RecordStates
        error={reading.error}
        isPending={reading.isPending}
        onRetry={() => void reading.refetch()}
      >
        {reading.data && (
          <TwoColumns
            primary={
              <>
                <Paper reading={reading.data} related={related && relationText(related)} />
                <SignaturesCard signatures={reading.data.signatures} />
                <OriginalCard invoice={invoice} version={reading.data.version}>
                  {isPhone && fileActs}
                </OriginalCard>
              </>
            }
            secondary={
              <>
                <ChecksCard verdict={verdict} checks={reading.data.checks} />
                <HandlingCard invoice={invoice} handling={handling} onReload={onReload} />
              </>
            }
          />
        )}
      </RecordStates>
    </Narrow>
  );
}

/** The decision in the bar of a phone: on wider screens it is in a card, which is far down on a phone. */
function ApproveButton({ handling: { isPending, variables, decide } }: { handling: Handling }) {
  const button = useRef<HTMLButtonElement>(null);
  useHeadingAfter(button);
  return (
    <Button
      ref={button}
      tone="primary"
      icon={IconCheck}
      busy={isPending && variables === 'approved'}
      disabled={isPending && variables !== 'approved'}
      onClick={() => decide('approved')}
    >
      {collectorWords.handling.approveHere}
    </Button>
  );
}

/** Judges the original file anew: a root certificate may have been added since, or the company's tax code corrected. */
function useCheckAgain({ id, lock_version }: InvoiceCollector) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => verifyInputInvoice(id, { invoice_collector: { lock_version } }),
    onSuccess: () => {
      show({ tone: 'success', message: words.rechecked });
      rereadKinds(queryClient, operations.verifyInputInvoice.invalidates);
    },
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
  });
}
