import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { SummaryTablePage, type SummaryTable } from './summary-table-page.tsx';

/** /admin/report/invoice-data-summary-tables/{id} */
export function SummaryTableRoute() {
  const id = Number(useParams()['id']);
  const { data, error, isPending, refetch } = useGetOne<SummaryTable>(
    'invoice_data_summary_tables',
    { id },
    { retry: false },
  );
  if (isMissing(error)) return <NotFoundPage />;
  if (!data || error)
    return (
      <>
        <PageHeader
          title={summaryTableWords.title}
          back={backToList(
            hrefOf('invoice_data_summary_tables'),
            descriptorOf('invoice_data_summary_tables').label,
          )}
        />
        <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
          {null}
        </RecordStates>
      </>
    );
  return <SummaryTablePage key={data.id} table={data} />;
}
