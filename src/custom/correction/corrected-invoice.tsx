import type { components } from '#generated/types.ts';
import { getGetInvoiceRemediesQueryKey, useGetInvoiceRemedies } from '#generated/client/remedies/remedies.ts';
import { hrefOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { useGetOne } from 'react-admin';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSale } from './use-sale.ts';

type Invoice = components['schemas']['Invoice'];
type InvoiceRemedies = components['schemas']['InvoiceRemedies'];

type CorrectedInvoiceProps = {
  title: string;
  children: (invoice: Invoice, remedies: InvoiceRemedies) => ReactNode;
};

/** The invoice of the address with what may be done about it, and what is shown until both are there. */
export function CorrectedInvoice({ title, children }: CorrectedInvoiceProps) {
  const id = Number(useParams()['id']);
  const invoice = useGetOne<Invoice>('invoices', { id, meta: { whole: true } });
  const sale = useSale();
  const [path] = getGetInvoiceRemediesQueryKey(id);
  const remedies = useGetInvoiceRemedies(
    id,
    { sale },
    {
      query: {
        // While the same invoice is read for another way of selling, the page stays, with what was answered and the focus.
        placeholderData: (before, read) => (read?.queryKey[0] === path ? before : undefined),
      },
    },
  );
  if (isMissing(invoice.error) || isMissing(remedies.error)) return <NotFoundPage />;
  if (invoice.data !== undefined && remedies.data !== undefined)
    return <>{children(invoice.data, remedies.data)}</>;
  const readAgain = () => {
    void invoice.refetch();
    void remedies.refetch();
  };
  return (
    <>
      <PageHeader title={title} back={{ href: hrefOf('invoices.one', id), label: correctionWords.back }} />
      <RecordStates error={invoice.error ?? remedies.error} isPending onRetry={readAgain}>
        {null}
      </RecordStates>
    </>
  );
}
