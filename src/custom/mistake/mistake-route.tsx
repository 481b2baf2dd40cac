import { hrefOf, pathsOf } from '#src/routes.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { EditRecord } from '#src/views/record/edit-record.tsx';
import { PageWithoutRecord } from '#src/views/record/page-without-record.tsx';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useEditContext } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { MistakeEditor } from './mistake-editor.tsx';
import { descriptor, reviseParameter } from './mistake-fields.ts';
import type { InvoiceMistake } from './mistake-fields.ts';
import { MistakePage } from './mistake-page.tsx';

const paths = pathsOf('invoice_mistakes');

/** /admin/invoice-mistakes/{id}: a draft opens in the editor, and a refused one that is being corrected; anything else on its own page. */
export function MistakeRoute() {
  return (
    <EditRecord resource="invoice_mistakes">
      <OneNotice />
    </EditRecord>
  );
}

function OneNotice() {
  const { record, error, isPending, refetch } = useEditContext<InvoiceMistake>();
  const [search] = useSearchParams();
  if (!record || error)
    return (
      <PageWithoutRecord
        title={descriptor.label}
        back={backToList(hrefOf('invoice_mistakes'), descriptor.label)}
        {...{ error, isPending }}
        onRetry={() => void refetch()}
      />
    );
  const writes = record.status === 'draft' || (record.status_error && search.has(reviseParameter));
  return writes ? (
    <DraftPage key={record.id} notice={record} />
  ) : (
    <MistakePage key={record.id} notice={record} />
  );
}

/** A saved draft, or a notice that came back with reasons and is corrected. */
function DraftPage({ notice }: { notice: InvoiceMistake }) {
  const { show } = useToast();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { submits?: boolean } | null };
  const { report } = useUnsavedGuard();
  const save = useSaveRecord<InvoiceMistake>();
  const update = async (record: Record<string, unknown>, submits: boolean) => {
    const saved = await save(record);
    if (!submits) show({ tone: 'success', message: mistakeWords.saved });
    return saved;
  };
  const sent = () => {
    report(false);
    // Where somebody has to act on the signature, its page asks them at once.
    void navigate(hrefOf('invoice_mistakes.one', notice.id), { replace: true, state: { signs: true } });
  };
  return (
    <MistakeEditor
      notice={notice}
      record={notice}
      save={update}
      asksToSubmit={state?.submits === true}
      onSent={sent}
      actions={
        <>
          <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={notice} />
          {notice.status === 'draft' && (
            <DeleteButton descriptor={descriptor} paths={paths} record={notice} />
          )}
        </>
      }
    />
  );
}
