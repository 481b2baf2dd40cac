import { useGetRegistrationProposal } from '#generated/client/registrations/registrations.ts';
import { pathsOf } from '#src/routes.ts';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { DeleteButton } from '#src/views/record/delete-button.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useSaveRecord } from '#src/views/record/use-save-record.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { descriptor } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import { RegistrationEditor } from './registration-editor.tsx';

const paths = pathsOf('registrations');

/** A saved draft, or a declaration that came back with reasons and is corrected. */
export function DraftPage({ registration }: { registration: Registration }) {
  const { show } = useToast();
  const save = useSaveRecord<Registration>();
  // For the company's own certificates.
  const { data, error, isPending, refetch } = useGetRegistrationProposal();
  const update = async (record: Record<string, unknown>) => {
    const saved = await save(record);
    show({ tone: 'success', message: registrationWords.saved });
    return saved;
  };
  return (
    <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
      <RegistrationEditor
        registration={registration}
        record={registration}
        own={data?.certificates ?? []}
        save={update}
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
