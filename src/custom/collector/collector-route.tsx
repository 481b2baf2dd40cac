import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { PageWithoutRecord } from '#src/views/record/page-without-record.tsx';
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
  if (!data || error)
    return (
      <PageWithoutRecord
        title={collectorWords.title}
        back={backToList(hrefOf('invoice_collectors'), descriptorOf('invoice_collectors').label)}
        {...{ error, isPending }}
        onRetry={() => void refetch()}
      />
    );
  return <CollectorPage key={data.id} invoice={data} onReload={() => void refetch()} />;
}
