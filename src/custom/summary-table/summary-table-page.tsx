import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import {
  getGetInvoiceDataSummaryTableHoldQueryKey,
  getGetInvoiceDataSummaryTableQueryKey,
  getInvoiceDataSummaryTable,
  getInvoiceDataSummaryTableHold,
  submitInvoiceDataSummaryTable,
  updateSummaryTableRows,
  useListInvoiceDataSummaryTableHistory,
} from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { heldLinks, hrefOf, pathsOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { signedSummaryTables } from '#src/views/document-kinds/signed-kinds.ts';
import { summaryTableKind } from '#src/views/document-kinds/summary-table-kind.ts';
import { DocumentLog } from '#src/views/document/document-log.tsx';
import { DocumentHold } from '#src/views/held/document-hold.tsx';
import { useHold } from '#src/views/held/use-hold.ts';
import { DocumentRoad } from '#src/views/document/sending/document-road.tsx';
import { madeEvent } from '#src/views/document/sending/made-event.ts';
import { useSending } from '#src/views/document/sending/use-sending.ts';
import { useFollowedDocument } from '#src/views/document/use-followed.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SummaryTableOutcome } from './outcome.tsx';
import { PeriodCard } from './period-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { SummaryTableEvidence, SummaryTableFacts, SummaryTableFiles } from './table-files.tsx';
import './summary-table.css';

export type SummaryTable = components['schemas']['InvoiceDataSummaryTable'];

const descriptor = descriptorOf('invoice_data_summary_tables');
const words = summaryTableWords;

/** A table: its rows while it is a draft, then its way to the tax authority and what was said of each row. */
export function SummaryTablePage({ table: read }: { table: SummaryTable }) {
  const { table, history, events } = useSent(read);
  const { status, status_error, name, created_on, created_by_name, signature_request_id, due_on } = table;
  const sending = useSending();
  const { shown, refused, sent, openEvidence, ask } = sending;
  const hold = useHold(table, {
    queryKey: getGetInvoiceDataSummaryTableHoldQueryKey(table.id),
    read: () => getInvoiceDataSummaryTableHold(table.id),
  });
  const links = heldLinks(useCan());
  const may = useMay()('submitInvoiceDataSummaryTable');
  const isDraft = status === 'draft';
  const { label, tone } =
    signature_request_id === null
      ? { label: publicationStatusLabels[status], tone: PUBLICATION_STATUS_TONES[status] }
      : ({ label: signingWords.waiting, tone: 'warning' } as const);
  return (
    <Narrow>
      <PageHeader
        title={words.heading(name)}
        back={backToList(hrefOf('invoice_data_summary_tables'), descriptor.label)}
        badges={<Badge tone={tone}>{label}</Badge>}
        facts={[
          words.form,
          due_on !== null && words.due(formatDate(due_on)),
          isDraft && due_on !== null && shownTimeLeft(due_on).words,
          words.created_by(formatDateTime(created_on), created_by_name),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={table} />
            {isDraft && (
              <DeleteButton
                descriptor={descriptor}
                paths={pathsOf('invoice_data_summary_tables')}
                record={table}
              />
            )}
            {(isDraft || status_error) && may && (
              <UpdateButton table={table} onRefused={sending.setRefused} />
            )}
            {isDraft && may && (
              <Button tone="primary" icon={IconSend} onClick={ask}>
                {words.submit.button}
              </Button>
            )}
          </>
        }
      />
      <p className="k-visually-hidden" role="status">
        {words.sent.announced(name, label)}
      </p>
      <TwoColumns
        primary={
          <>
            <DocumentRoad
              kind={summaryTableKind()}
              {...{ status, events, refused }}
              signing={{ kind: signedSummaryTables, id: signature_request_id, opensItself: sent }}
              refusedTitle={words.submit.refused}
            />
            <DocumentHold
              kind={summaryTableKind()}
              message="data_summary_table"
              tryAgain={{
                operation: 'submitInvoiceDataSummaryTable',
                send: () =>
                  submitInvoiceDataSummaryTable(table.id, {
                    invoice_data_summary_table: { lock_version: table.lock_version },
                  }),
              }}
              {...{ status, hold, events, links }}
              onEvidence={openEvidence}
            />
            <SummaryTableOutcome table={table} events={events} onEvidence={openEvidence} onSubmit={ask} />
            <RowsCard table={table} />
            <PeriodCard table={table} />
            <DocumentLog
              order={5}
              events={history.data && events}
              error={history.error}
              onRetry={() => void history.refetch()}
            />
          </>
        }
        secondary={
          <>
            <SummaryTableFacts table={table} />
            <SummaryTableFiles
              table={table}
              signed={events.some(({ kind }) => kind === 'signed')}
              onEvidence={openEvidence}
            />
          </>
        }
      />
      {shown === 'evidence' && <SummaryTableEvidence table={table} events={events} onClose={sending.close} />}
      {shown === 'question' && (
        <SubmitDialog
          table={table}
          onClose={sending.close}
          onSent={sending.onSent}
          onRefused={sending.onRefused}
        />
      )}
    </Narrow>
  );
}

type UpdateButtonProps = { table: SummaryTable; onRefused: (error: unknown) => void };

/** Takes in what was issued in the period since. */
function UpdateButton({ table: { id, lock_version }, onRefused }: UpdateButtonProps) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateSummaryTableRows(id, { invoice_data_summary_table: { lock_version } }),
    onSuccess: (table) => {
      queryClient.setQueryData(getGetInvoiceDataSummaryTableQueryKey(id), table);
      rereadKinds(queryClient, operations.updateSummaryTableRows.invalidates);
      show({ tone: 'success', message: words.updated(formatCount(table.invoice_count)) });
    },
    onError: onRefused,
  });
  return (
    <Button icon={IconRefresh} busy={isPending} onClick={() => mutate()}>
      {words.update}
    </Button>
  );
}

/** A table as it is followed on its way. */
export function useFollowedTable(record: SummaryTable): SummaryTable {
  return useFollowedDocument({
    record,
    queryKey: getGetInvoiceDataSummaryTableQueryKey(record.id),
    read: () => getInvoiceDataSummaryTable(record.id),
    kinds: operations.submitInvoiceDataSummaryTable.invalidates,
  });
}

/** It, and its history with the making of it. */
function useSent(read: SummaryTable) {
  const history = useListInvoiceDataSummaryTableHistory(read.id);
  const table = useFollowedTable(read);
  return { table, history, events: [...(history.data ?? []), madeEvent(table, words.sent.made)] };
}
