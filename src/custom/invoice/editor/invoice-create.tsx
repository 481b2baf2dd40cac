import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { useGetInvoice } from '#generated/client/invoices/invoices.ts';
import { useCan } from '#src/providers/account-context.ts';
import { routeOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useCreateRecord } from '#src/views/record/use-save-record.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { useMemo, useState } from 'react';
import { CreateBase } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  backToInvoices,
  copyParameter,
  formParameter,
  invoiceHref,
  listOf,
  newInvoiceHref,
  type InvoiceSide,
} from '../invoice-side.ts';
import type { Template } from './draft/draft-content.ts';
import type { Invoice } from './draft/draft.ts';
import { afterInvoice, FocusAt, type AfterInvoice } from './focus-at.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { SeriesUnread } from './no-series-banner.tsx';
import { fieldWithFocus } from './problem-places.ts';
import { useTemplates } from './use-templates.ts';

/** A new invoice. Once saved it has a page of its own, where writing goes on; who may not open that begins another one. */
export function InvoiceCreate() {
  return <CreatePage side="ordinary" />;
}

/** The same of a cash register: of a series of theirs. */
export function RegisterInvoiceCreate() {
  return <CreatePage side="register" />;
}

function CreatePage({ side }: { side: InvoiceSide }) {
  const { state } = useLocation() as { state: Partial<AfterInvoice> | null };
  const [after, setAfter] = useState(state?.after);
  // The state is gone once its toast is: what is being written then stays.
  if (state?.after !== undefined && state.after !== after) setAfter(state.after);
  return (
    <CreateBase resource="invoices" redirect={false} disableAuthentication>
      <NewInvoice key={after ?? 0} side={side} at={state?.at ?? null} />
    </CreateBase>
  );
}

/** The invoice that a new one is to begin as a copy of; null where the address names none. */
function useCopied() {
  const [search] = useSearchParams();
  const named = Number(search.get(copyParameter));
  const enabled = Number.isSafeInteger(named) && named > 0;
  // Read once: what is typed meanwhile stays, whatever becomes of the other one.
  const { data, isPending, error, refetch } = useGetInvoice(named, {
    query: { enabled, staleTime: Infinity },
  });
  return { invoice: data ?? null, isPending: enabled && isPending, error, retry: () => void refetch() };
}

/** The templates of the form that the address names; all of them where it names none. */
function useWanted(templates: readonly Template[]) {
  const [search] = useSearchParams();
  const form_no = search.get(formParameter);
  const wanted = useMemo(
    () => (form_no === null ? templates : templates.filter((one) => one.form_no === form_no)),
    [templates, form_no],
  );
  return { wanted, isNote: form_no !== null && movesGoods({ form_no }) };
}

function NewInvoice({ side, at }: { side: InvoiceSide; at: string | null }) {
  const navigate = useNavigate();
  const save = useCreateRecord<Invoice>();
  const { report } = useUnsavedGuard();
  const { templates, isPending, failed } = useTemplates(null, side);
  const { wanted, isNote } = useWanted(templates);
  const copied = useCopied();
  const mayOpen = useCan()(routeOf(`${listOf(side).name}.one`).access);
  const open = (saved: Invoice, publishing: boolean, goes_on: boolean) => {
    report(false);
    if (!mayOpen || (goes_on && !publishing)) {
      const next = newInvoiceHref(side, isNote ? saved.form_no : null);
      return void navigate(next, { state: afterInvoice(saved, invoiceWords.draftSaved) });
    }
    const state = publishing
      ? { publish: true, goes_on }
      : { toast: { tone: 'success', message: invoiceWords.draftSaved }, at: fieldWithFocus() };
    void navigate(invoiceHref(side, saved.id), { replace: true, state });
  };
  if (failed !== null) {
    return (
      <>
        <PageHeader title={invoiceWords.createTitle} back={backToInvoices(side)} />
        <SeriesUnread {...failed} />
      </>
    );
  }
  if (isPending || copied.isPending || copied.error !== null) {
    return (
      <>
        <PageHeader title={invoiceWords.createTitle} back={backToInvoices(side)} />
        <RecordStates error={copied.error} isPending onRetry={copied.retry}>
          {null}
        </RecordStates>
      </>
    );
  }
  return (
    <>
      <InvoiceEditor
        invoice={null}
        copied={copied.invoice}
        side={side}
        templates={wanted}
        isNote={isNote}
        save={save}
        onSaved={open}
        onPublished={(invoice) => open(invoice, false, false)}
      />
      <FocusAt place={at} />
    </>
  );
}
