import { codesToChange } from '#domain/access/invoice-codes.ts';
import { useCan } from '#src/providers/account-context.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { pathsOf } from '#src/routes.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { useCanAccess, useEditContext, useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invoiceHref, sideOf } from '../invoice-side.ts';
import { InvoicePage } from '../page/invoice-page.tsx';
import { InvoiceNeighbours } from '../page/neighbour-links.tsx';
import { isDraft } from '../acts/revisable.ts';
import type { Invoice } from './draft/draft.ts';
import { InvoiceEditor } from './invoice-editor.tsx';
import { goTo } from './ready-card.tsx';
import { useTemplates } from './use-templates.ts';

const paths = { ordinary: pathsOf('invoices'), register: pathsOf('invoice_calculating_machines') };

/** A saved draft, or a numbered invoice being corrected. Who may not change it reads it. */
export function DraftPage({ invoice }: { invoice: Invoice }) {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'invoices', action: 'edit' });
  const side = sideOf(invoice);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { publish?: boolean; at?: string | null } | null };
  const { refetch } = useEditContext();
  const notify = useNotify();
  const { report } = useUnsavedGuard();
  const save = useSaveRecord<Invoice>();
  const { templates, isPending } = useTemplates(invoice.template_id, side);
  const may = useCan();
  if (!mayEdit || !may([codesToChange(invoice.nature, 'update')])) return <InvoicePage invoice={invoice} />;
  const published = async () => {
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
        onSaved={(_saved, publishing) => {
          if (!publishing)
            notify(isDraft(invoice) ? invoiceWords.draftSaved : invoiceWords.changesSaved, {
              type: 'success',
            });
        }}
        onPublished={() => void published()}
        asksToPublish={state?.publish === true}
        actions={
          <>
            <InvoiceNeighbours id={invoice.id} side={side} />
            {isDraft(invoice) && (
              <DeleteButton descriptor={descriptorOf('invoices')} paths={paths[side]} record={invoice} />
            )}
          </>
        }
      />
      <GoesOn at={state?.at ?? null} />
    </RecordStates>
  );
}

/** The first save gives a draft a page of its own: who was writing in a field goes on in it. */
function GoesOn({ at }: { at: string | null }) {
  const go = useEffectEvent(() => {
    if (at !== null) goTo(at);
  });
  useEffect(() => go(), []);
  return null;
}
