import { useMay } from '#src/providers/account-context.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { EditRecord } from '#src/views/record/edit-record.tsx';
import { PageWithoutRecord } from '#src/views/record/page-without-record.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useEditContext } from 'react-admin';
import { useSearchParams, useLocation, useNavigate } from 'react-router';
import { descriptor, reviseParameter } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import { RegistrationPage } from './registration-page.tsx';
import { useGetRegistrationProposal } from '#generated/client/registrations/registrations.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { RegistrationEditor } from './registration-editor.tsx';

/** /admin/registrations/{id}: a draft opens in the editor, and a refused one that is being corrected; anything else on its own page. */
export function RegistrationRoute() {
  return (
    <EditRecord resource="registrations">
      <OneRegistration />
    </EditRecord>
  );
}

function OneRegistration() {
  const { record, error, isPending, refetch } = useEditContext<Registration>();
  const may = useMay();
  const [search] = useSearchParams();
  if (!record || error)
    return (
      <PageWithoutRecord
        title={descriptor.label}
        back={backToList(hrefOf('registrations'), descriptor.label)}
        {...{ error, isPending }}
        onRetry={() => void refetch()}
      />
    );
  const writes = record.status === 'draft' || (record.status_error && search.has(reviseParameter));
  return writes && may('updateRegistration') ? (
    <DraftPage key={record.id} registration={record} />
  ) : (
    <RegistrationPage key={record.id} registration={record} />
  );
}

const paths = pathsOf('registrations');

/** A saved draft, or a declaration that came back with reasons and is corrected. */
function DraftPage({ registration }: { registration: Registration }) {
  const { show } = useToast();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { submits?: boolean } | null };
  const { report } = useUnsavedGuard();
  const save = useSaveRecord<Registration>();
  // For the company's own certificates.
  const { data, error, isPending, refetch } = useGetRegistrationProposal();
  const update = async (record: Record<string, unknown>, submits: boolean) => {
    const saved = await save(record);
    if (!submits) show({ tone: 'success', message: registrationWords.saved });
    return saved;
  };
  const sent = () => {
    report(false);
    // Where somebody has to act on the signature, its page asks them at once.
    void navigate(hrefOf('registrations.one', registration.id), { replace: true, state: { signs: true } });
  };
  return (
    <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
      <RegistrationEditor
        registration={registration}
        record={registration}
        own={data?.certificates ?? []}
        save={update}
        asksToSubmit={state?.submits === true}
        onSent={sent}
        actions={
          <>
            <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={registration} />
            {registration.status === 'draft' && (
              <DeleteButton descriptor={descriptor} paths={paths} record={registration} />
            )}
          </>
        }
      />
    </RecordStates>
  );
}
