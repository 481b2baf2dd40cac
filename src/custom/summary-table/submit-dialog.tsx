import {
  getGetInvoiceDataSummaryTableQueryKey,
  submitInvoiceDataSummaryTable,
} from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { SignAndSendDialog } from '#src/views/document/sending/sign-and-send-dialog.tsx';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SummaryTable } from './summary-table-page.tsx';

type SubmitDialogProps = {
  table: SummaryTable;
  onClose: () => void;
  onSent: () => void;
  /** The server says no: the page says why, and the question is over. */
  onRefused: (error: unknown) => void;
};

/** Says what sending brings about and asks; what comes of it is followed on the table's page. */
export function SubmitDialog({ table, onClose, onSent, onRefused }: SubmitDialogProps) {
  const { id, lock_version, name, invoice_count, total, currency } = table;
  const { submit, facts } = summaryTableWords;
  const queryClient = useQueryClient();
  return (
    <SignAndSendDialog
      words={submit}
      facts={[
        { term: facts.period, value: name },
        { term: submit.invoices, value: formatCount(invoice_count) },
        { term: facts.total, value: `${formatNumber(total)} ${currency}` },
      ]}
      warnings={[]}
      confirmable={[]}
      send={async () => {
        const sent = await submitInvoiceDataSummaryTable(id, {
          invoice_data_summary_table: { lock_version },
        });
        // The page goes on with this answer, not with what it read before.
        queryClient.setQueryData(getGetInvoiceDataSummaryTableQueryKey(id), sent);
        await queryClient.invalidateQueries({ queryKey: ['invoice_data_summary_tables'] });
      }}
      onClose={onClose}
      onSent={onSent}
      onRefused={onRefused}
      onStale={() => undefined}
    />
  );
}
