import { useGetRegistrationProposal } from '#generated/client/registrations/registrations.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { useCreateRecord } from '#src/views/record/use-save-record.ts';
import { pageTitles } from '#src/wording/record-lists.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { CreateBase, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { withCodesAlone } from './changed-parts.ts';
import { descriptor } from './registration-fields.ts';
import type { Proposal, Registration } from './registration-fields.ts';
import { RegistrationEditor } from './registration-editor.tsx';

/** A new declaration, filled in from the last accepted one or the company profile. Once saved it has a page of its own. */
export function RegistrationCreate() {
  // Read once: what is typed stands on it, and a later answer would not be what was shown.
  const proposal = useGetRegistrationProposal({ query: { staleTime: Infinity, gcTime: 0 } });
  return (
    <CreateBase resource="registrations" redirect={false} disableAuthentication>
      {proposal.data === undefined ? (
        <>
          <PageHeader
            title={pageTitles.registration}
            back={backToList(hrefOf('registrations'), descriptor.label)}
          />
          <RecordStates
            error={proposal.error}
            isPending={proposal.isPending}
            onRetry={() => void proposal.refetch()}
          >
            {null}
          </RecordStates>
        </>
      ) : (
        <NewRegistration proposal={proposal.data} />
      )}
    </CreateBase>
  );
}

function NewRegistration({ proposal }: { proposal: Proposal }) {
  const navigate = useNavigate();
  const save = useCreateRecord<Registration>();
  const { report } = useUnsavedGuard();
  const { registration, certificates, in_force_since } = proposal;
  const { accepted, profile, coded } = registrationWords.prefilled;
  // Opened from the notice that asks for it.
  const { state } = useLocation() as { state: { coded?: boolean } | null };
  const isCoded = state?.coded === true;
  const begun = isCoded ? withCodesAlone(registration) : registration;
  const mayOpen = useCan()(routeOf('registrations.one').access);
  const notify = useNotify();
  const create = async (input: Record<string, unknown>, submits: boolean) => {
    const { lock_version: _none, ...record } = input;
    const made = await save(record);
    report(false);
    if (!mayOpen) {
      notify(registrationWords.created, { type: 'success' });
      return begun;
    }
    const state = submits ? { submits } : { toast: { tone: 'success', message: registrationWords.created } };
    void navigate(hrefOf('registrations.one', made.id), { replace: true, state });
    return made;
  };
  return (
    <RegistrationEditor
      registration={null}
      record={begun}
      own={certificates}
      save={create}
      above={
        <Banner tone="info">
          {in_force_since === null ? profile : accepted(formatDate(in_force_since))} {isCoded && coded}
        </Banner>
      }
    />
  );
}
