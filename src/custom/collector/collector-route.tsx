import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { CollectorPage } from './collector-page.tsx';

type InvoiceCollector = components['schemas']['InvoiceCollector'];

/** /admin/invoice-collectors/{id} */
export function CollectorRoute() {
  const id = Number(useParams()['id']);
  const { data, error, isPending, refetch } = useGetOne<InvoiceCollector>(
    'invoice_collectors',
    { id },
    { retry: false },
  );
  if (isMissing(error)) return <NotFoundPage />;
  if (!data || error)
    return (
      <>
        <PageHeader
          title={collectorWords.title}
          back={backToList(hrefOf('invoice_collectors'), descriptorOf('invoice_collectors').label)}
        />
        <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
          {null}
        </RecordStates>
      </>
    );
  return <CollectorPage key={data.id} invoice={data} onReload={() => void refetch()} />;
}
