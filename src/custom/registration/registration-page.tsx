import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { declarationFromInput } from '#domain/registration/declaration-from-input.ts';
import { declarationState } from '#src/views/document-kinds/declaration-state.tsx';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { heldLinks, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { DocumentLog } from '#src/views/document/document-log.tsx';
import { DocumentHold } from '#src/views/held/document-hold.tsx';
import { useHold } from '#src/views/held/use-hold.ts';
import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';
import { signedDeclarations } from '#src/views/document-kinds/signed-kinds.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useLocation } from 'react-router';
import { ExplanationCard } from './explanation-card.tsx';
import { FormPreview } from './form-preview.tsx';
import { Outcome } from './outcome.tsx';
import { descriptor } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import { PdfButton, RegistrationEvidence, RegistrationFiles } from './registration-files.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { ToldBefore } from './effects-card.tsx';
import './registration.css';
import {
  getGetRegistrationHoldQueryKey,
  getGetRegistrationQueryKey,
  getRegistration,
  getRegistrationHold,
  submitRegistration,
  useListRegistrationHistory,
} from '#generated/client/registrations/registrations.ts';
import { operations } from '#generated/operations.ts';
import { DocumentRoad } from '#src/views/document/sending/document-road.tsx';
import { madeEvent } from '#src/views/document/sending/made-event.ts';
import { useSending } from '#src/views/document/sending/use-sending.ts';
import { useFollowedDocument } from '#src/views/document/use-followed.ts';

/** A declaration on its way or decided, or in front of somebody who may not change it: its state, the next step, then what it says. */
export function RegistrationPage({ registration: read }: { registration: Registration }) {
  const may = useMay();
  const { registration, history, events } = useSubmitted(read);
  const { id, status, name, created_on, created_by_name, accepted_on } = registration;
  const { state } = useLocation() as { state: { signs?: boolean } | null };
  const sending = useSending();
  const { shown, refused, sent, openEvidence, ask } = sending;
  const hold = useHold(registration, {
    queryKey: getGetRegistrationHoldQueryKey(registration.id),
    read: () => getRegistrationHold(registration.id),
  });
  const links = heldLinks(useCan());
  const request_id = registration.signature_request_id;
  const { label, tone } =
    request_id === null
      ? declarationState(registration)
      : ({ label: signingWords.waiting, tone: 'warning' } as const);
  const isDraft = status === 'draft';
  const signedOn = events.find(({ kind }) => kind === 'signed')?.happened_on;
  return (
    <Narrow>
      <PageHeader
        title={name}
        back={backToList(hrefOf('registrations'), descriptor.label)}
        badges={<Badge tone={tone}>{label}</Badge>}
        facts={[
          registrationWords.created_by(formatDateTime(created_on), created_by_name),
          accepted_on !== null && registrationWords.accepted(formatDateTime(accepted_on)),
          isDraft && registrationWords.readOnly,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={registration} />
            <PdfButton registration={registration} />
            {isDraft && may('submitRegistration') && (
              <Button tone="primary" icon={IconWritingSign} onClick={ask}>
                {registrationWords.submit.button}
              </Button>
            )}
          </>
        }
      />
      <p className="k-visually-hidden" role="status">
        {registrationWords.sent.announced(name, label)}
      </p>
      <TwoColumns
        primary={
          <>
            <DocumentRoad
              kind={declarationKind()}
              {...{ status, events, refused }}
              signing={{
                kind: signedDeclarations,
                id: request_id,
                opensItself: sent || state?.signs === true,
              }}
              refusedTitle={registrationWords.submit.refused}
            />
            <DocumentHold
              kind={declarationKind()}
              message="declaration"
              tryAgain={{
                operation: 'submitRegistration',
                send: () =>
                  submitRegistration(id, { registration: { lock_version: registration.lock_version } }),
              }}
              {...{ status, hold, events, links }}
              onEvidence={openEvidence}
            />
            <Outcome registration={registration} events={events} onEvidence={openEvidence} onSubmit={ask} />
            <div className="registration__explanation">
              <ExplanationCard registration={registration} />
            </div>
            {may('listRegistrationHistory') && (
              <DocumentLog
                order={3}
                events={history.data && events}
                error={history.error}
                onRetry={() => void history.refetch()}
              />
            )}
            <div className="registration__form">
              <FormPreview
                content={declarationFromInput(registration, registration)}
                signed={
                  signedOn === undefined ? null : registrationWords.sent.signed(formatDateTime(signedOn))
                }
              />
            </div>
          </>
        }
        secondary={
          <>
            <ToldBefore id={id} open={isDraft ? 'read' : null} accepted={accepted_on !== null} order={2} />
            <RegistrationFiles
              registration={registration}
              signed={signedOn !== undefined}
              onEvidence={openEvidence}
            />
          </>
        }
      />
      {shown === 'evidence' && (
        <RegistrationEvidence registration={registration} events={events} onClose={sending.close} />
      )}
      {shown === 'question' && (
        <SubmitDialog
          registration={registration}
          onClose={sending.close}
          onSent={sending.onSent}
          onRefused={sending.onRefused}
        />
      )}
    </Narrow>
  );
}

/** A declaration as it is followed on its way. What is in force, the certificates and the first steps depend on it. */
export function useFollowedRegistration(record: Registration): Registration {
  return useFollowedDocument({
    record,
    queryKey: getGetRegistrationQueryKey(record.id),
    read: () => getRegistration(record.id),
    stateOf: ({ status, review }) => `${status} ${review}`,
    kinds: operations.submitRegistration.invalidates,
  });
}

/** It, and its history with the making of it. */
function useSubmitted(read: Registration) {
  const history = useListRegistrationHistory(read.id, {
    query: { enabled: useMay()('listRegistrationHistory') },
  });
  const registration = useFollowedRegistration(read);
  return {
    registration,
    history,
    events: [...(history.data ?? []), madeEvent(registration, registrationWords.sent.made)],
  };
}
