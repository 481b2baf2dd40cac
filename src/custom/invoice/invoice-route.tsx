import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { EditBase, useEditContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Invoice } from './editor/draft/draft.ts';
import { DraftPage } from './editor/draft-page.tsx';
import { backToInvoices, type InvoiceSide } from './invoice-side.ts';
import { InvoicePage } from './page/invoice-page.tsx';
import { isDraft, isRevisable, reviseParameter } from './acts/revisable.ts';

/** Asked for in whole: a list's rows are shorter and must not stand in for it. */
const whole = { meta: { whole: true } };

/** /admin/invoices/{id}: a draft opens in the editor, anything later on its own page. */
export function InvoiceRoute() {
  return <RoutePage side="ordinary" />;
}

/** /admin/invoice-calculating-machines/{id}: the same. */
export function RegisterInvoiceRoute() {
  return <RoutePage side="register" />;
}

function RoutePage({ side }: { side: InvoiceSide }) {
  return (
    <EditBase
      resource="invoices"
      mutationMode="pessimistic"
      mutationOptions={whole}
      queryOptions={{ ...whole, onError: () => undefined }}
      redirect={false}
      redirectOnError={false}
      disableAuthentication
    >
      <OneInvoice side={side} />
    </EditBase>
  );
}

function OneInvoice({ side }: { side: InvoiceSide }) {
  const { record, error, isPending, refetch } = useEditContext<Invoice>();
  const [search] = useSearchParams();
  if (isMissing(error)) return <NotFoundPage />;
  // Read again in vain, what was read before stays, and with it what is typed.
  if (!record) {
    return (
      <>
        <PageHeader title={invoicePageWords.title} back={backToInvoices(side)} />
        <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
          {null}
        </RecordStates>
      </>
    );
  }
  const revises = search.has(reviseParameter) && isRevisable(record);
  return isDraft(record) || revises ? (
    <DraftPage key={record.id} invoice={record} />
  ) : (
    <InvoicePage key={record.id} invoice={record} />
  );
}
