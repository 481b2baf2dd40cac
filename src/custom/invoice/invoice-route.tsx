import { EditRecord } from '#src/views/record/edit-record.tsx';
import { PageWithoutRecord } from '#src/views/record/page-without-record.tsx';
import { isMissing } from '#src/views/record/record-states.tsx';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { useEditContext } from 'react-admin';
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
    <EditRecord resource="invoices" options={whole}>
      <OneInvoice side={side} />
    </EditRecord>
  );
}

function OneInvoice({ side }: { side: InvoiceSide }) {
  const { record, error, isPending, refetch } = useEditContext<Invoice>();
  const [search] = useSearchParams();
  // Read again in vain, what was read before stays, and with it what is typed.
  if (!record || isMissing(error))
    return (
      <PageWithoutRecord
        title={invoicePageWords.title}
        back={backToInvoices(side)}
        {...{ error, isPending }}
        onRetry={() => void refetch()}
      />
    );
  const revises = search.has(reviseParameter) && isRevisable(record);
  return isDraft(record) || revises ? (
    <DraftPage key={record.id} invoice={record} />
  ) : (
    <InvoicePage key={record.id} invoice={record} />
  );
}
