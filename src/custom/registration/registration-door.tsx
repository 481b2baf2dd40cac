import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { isMissing, RecordStates } from '#src/views/record/record-states.tsx';
import { EditBase, useEditContext } from 'react-admin';
import { DraftPage } from './draft-page.tsx';
import { useSearchParams } from 'react-router';
import { descriptor, reviseParameter } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import { RegistrationPage } from './registration-page.tsx';

/** /admin/registrations/{id}: a draft opens in the editor, and a refused one that is being corrected; anything else on its own page. */
export function RegistrationDoor() {
  return (
    <EditBase
      resource="registrations"
      mutationMode="pessimistic"
      queryOptions={{ onError: () => undefined }}
      redirect={false}
      redirectOnError={false}
      disableAuthentication
    >
      <OneRegistration />
    </EditBase>
  );
}

function OneRegistration() {
  const { record, error, isPending, refetch } = useEditContext<Registration>();
  const may = useMay();
  const [search] = useSearchParams();
  if (isMissing(error)) return <NotFoundPage />;
  if (!record || error) {
    return (
      <>
        <PageHeader title={descriptor.label} back={backToList(hrefOf('registrations'), descriptor.label)} />
        <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
          {null}
        </RecordStates>
      </>
    );
  }
  const writes = record.status === 'draft' || (record.status_error && search.has(reviseParameter));
  return writes && may('updateRegistration') ? (
    <DraftPage key={record.id} registration={record} />
  ) : (
    <RegistrationPage key={record.id} registration={record} />
  );
}
