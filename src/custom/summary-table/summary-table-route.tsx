import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { PageWithoutRecord } from '#src/views/record/page-without-record.tsx';
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
  if (!data || error)
    return (
      <PageWithoutRecord
        title={summaryTableWords.title}
        back={backToList(
          hrefOf('invoice_data_summary_tables'),
          descriptorOf('invoice_data_summary_tables').label,
        )}
        {...{ error, isPending }}
        onRetry={() => void refetch()}
      />
    );
  return <SummaryTablePage key={data.id} table={data} />;
}
