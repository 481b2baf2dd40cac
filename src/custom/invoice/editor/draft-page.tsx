import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { codesToChange } from '#domain/access/invoice-codes.ts';
import { useCan } from '#src/providers/account-context.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { pathsOf } from '#src/routes.ts';
import { publishWords } from '#src/wording/desk/invoice-editor.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { useCanAccess, useEditContext, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { invoiceHref, newInvoiceHref, sideOf } from '../invoice-side.ts';
import { InvoicePage } from '../page/invoice-page.tsx';
import { InvoiceNeighbours } from '../page/neighbour-links.tsx';
import { isDraft } from '../acts/revisable.ts';
import type { Invoice } from './draft/draft.ts';
import { afterInvoice, FocusAt } from './focus-at.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { SeriesUnread } from './no-series-banner.tsx';
import { useTemplates } from './use-templates.ts';

const paths = { ordinary: pathsOf('invoices'), register: pathsOf('invoice_calculating_machines') };

/** A saved draft, or a numbered invoice being corrected. Who may not change it reads it. */
export function DraftPage({ invoice }: { invoice: Invoice }) {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'invoices', action: 'edit' });
  const side = sideOf(invoice);
  const navigate = useNavigate();
  const { state } = useLocation() as {
    state: { publish?: boolean; goes_on?: boolean; at?: string | null } | null;
  };
  const { refetch } = useEditContext();
  const notify = useNotify();
  const { report } = useUnsavedGuard();
  const save = useSaveRecord<Invoice>();
  const { templates, isPending, failed } = useTemplates(invoice.template_id, side);
  const may = useCan();
  if (!mayEdit || !may([codesToChange(invoice.nature, 'update')])) return <InvoicePage invoice={invoice} />;
  if (failed !== null) {
    return (
      <>
        <SeriesUnread {...failed} />
        <InvoicePage invoice={invoice} />
      </>
    );
  }
  const goOn = (message: string) => {
    report(false);
    void navigate(newInvoiceHref(side, movesGoods(invoice) ? invoice.form_no : null), {
      state: afterInvoice(invoice, message),
    });
  };
  const published = async (goes_on: boolean) => {
    if (goes_on) return goOn(publishWords.sentThenNew);
    report(false);
    await refetch();
    // Where somebody has to act on the signature, its page asks them at once.
    void navigate(invoiceHref(side, invoice.id), { replace: true, state: { signs: true } });
  };
  return (
    <RecordStates error={null} isPending={isPending} onRetry={() => undefined}>
      <InvoiceEditor
        invoice={invoice}
        side={side}
        templates={templates}
        save={save}
        onSaved={(_saved, publishing, goes_on) => {
          if (!publishing && goes_on) goOn(invoiceWords.draftSaved);
          else if (!publishing)
            notify(isDraft(invoice) ? invoiceWords.draftSaved : invoiceWords.changesSaved, {
              type: 'success',
            });
        }}
        onPublished={(_invoice, goes_on) => void published(goes_on)}
        asksToPublish={state?.publish === true}
        goesOn={state?.goes_on === true}
        actions={
          <>
            <InvoiceNeighbours id={invoice.id} side={side} />
            {isDraft(invoice) && (
              <DeleteButton descriptor={descriptorOf('invoices')} paths={paths[side]} record={invoice} />
            )}
          </>
        }
      />
      <FocusAt place={state?.at ?? null} />
    </RecordStates>
  );
}
