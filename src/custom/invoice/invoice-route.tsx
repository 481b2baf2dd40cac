import { EditRecord } from '#src/views/record/edit-record.tsx';
import { PageWithoutRecord } from '#src/views/record/page-without-record.tsx';
import { isMissing } from '#src/views/record/record-states.tsx';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { useEditContext } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import type { Invoice } from './editor/draft/draft.ts';
import { DraftPage } from './editor/draft-page.tsx';
import { backToInvoices, invoiceHref, sideOf, type InvoiceSide } from './invoice-side.ts';
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

/** The lists of some invoices only, and which those are. */
const KINDS = {
  adjusted: ({ nature }: Invoice) => nature === 'adjust',
  replaced: ({ nature }: Invoice) => nature === 'replace',
  cancelled: ({ status }: Invoice) => status === 'cancelled',
} as const;

type Kind = keyof typeof KINDS;

/** /admin/adjusted-invoices/{id}: an adjusting invoice; any other one is led to its own page. */
export function AdjustedInvoiceRoute() {
  return <RoutePage side="ordinary" kind="adjusted" />;
}

/** /admin/replaced-invoices/{id}: a replacing invoice, likewise. */
export function ReplacedInvoiceRoute() {
  return <RoutePage side="ordinary" kind="replaced" />;
}

/** /admin/cancelled-invoices/{id}: one that was given up, likewise. */
export function CancelledInvoiceRoute() {
  return <RoutePage side="ordinary" kind="cancelled" />;
}

type RouteProps = { side: InvoiceSide; kind?: Kind };

function RoutePage(props: RouteProps) {
  return (
    <EditRecord resource="invoices" options={whole}>
      <OneInvoice {...props} />
    </EditRecord>
  );
}

function OneInvoice({ side, kind }: RouteProps) {
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
  if (kind !== undefined && !KINDS[kind](record))
    return <Navigate to={invoiceHref(sideOf(record), record.id)} replace />;
  const revises = search.has(reviseParameter) && isRevisable(record);
  return isDraft(record) || revises ? (
    <DraftPage key={record.id} invoice={record} />
  ) : (
    <InvoicePage key={record.id} invoice={record} />
  );
}
