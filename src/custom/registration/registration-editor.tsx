import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RefusalBanner } from '#src/views/document/refusal.tsx';
import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';
import { useFormDraft } from '#src/views/form/form-autosave.tsx';
import { FormFrame } from '#src/views/form/form-frame.tsx';
import type { RecordData, FormValues } from '#src/views/form/form-values.ts';
import { useRecordForm } from '#src/views/form/use-record-form.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { useKey } from '#src/views/use-key.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { pageTitles } from '#src/wording/record-lists.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { useEffect, useEffectEvent, useRef, useState, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CertificatesCard } from './certificates-card.tsx';
import { FormPreview } from './form-preview.tsx';
import { AuthorityCard, ContactCard, PurposeCard, RepresentativeCard } from './header-cards.tsx';
import { OtherPartsCard } from './other-parts-card.tsx';
import { PdfButton } from './registration-files.tsx';
import { descriptor, fields } from './registration-fields.ts';
import type { Proposal, Registration, RegistrationInput } from './registration-fields.ts';
import { SubmitDialog, SubmitHint } from './submit-dialog.tsx';
import { ToldBefore } from './effects-card.tsx';
import { UseCard } from './boxes-card.tsx';
import { useSubmission } from './use-submission.ts';
import { declarationActionPages } from './outcome.tsx';
import './registration.css';
import { declarationFromInput } from '#domain/registration/declaration-from-input.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { recordOf } from '#src/views/form/form-values.ts';
import type { Control, FieldValues } from 'react-hook-form';

type RegistrationEditorProps = {
  /** Null while it has never been saved. */
  registration: Registration | null;
  /** What the form is filled from. */
  record: RecordData;
  own: Proposal['certificates'];
  /** Saves what is typed; `submits` when the question of sending comes next. */
  save: (record: Record<string, unknown>, submits: boolean) => Promise<RecordData>;
  /** It was signed and sent. */
  onSent?: () => void;
  /** The question of sending comes up by itself. */
  asksToSubmit?: boolean;
  /** What stands above the form until something is typed. */
  above?: ReactNode;
  actions?: ReactNode;
};

/** A declaration being written: its parts at the left, the official form beside them as it fills. */
export function RegistrationEditor({
  registration,
  record,
  own,
  save,
  onSent,
  asksToSubmit = false,
  above,
  actions,
}: RegistrationEditorProps) {
  const id = registration?.id ?? null;
  const submits = useRef(false);
  const state = useRecordForm(fields, record, (typed) => save(typed, submits.current));
  const { form, isDirty, isSubmitting } = state;
  const draft = useFormDraft(descriptor, id, state);
  const maySubmit = useMay()('submitRegistration');
  const submission = useSubmission(form);
  const [isCorrected, setCorrected] = useState(false);
  const saveThen = (after: () => void) => {
    submission.clear();
    state.submit(() => {
      draft.clear();
      setCorrected(true);
      after();
    });
  };
  const submit = () => {
    submits.current = false;
    saveThen(() => undefined);
  };
  const askToSubmit = () => {
    submits.current = true;
    if (id !== null && !isDirty) void submission.ask(id);
    // A new one goes on at its own page.
    else saveThen(() => void (id !== null && submission.ask(id)));
  };
  const isBusy = isSubmitting || submission.isChecking;
  useKey('Enter', askToSubmit, maySubmit && !isBusy && !submission.isAsking);
  const askAtOnce = useEffectEvent(askToSubmit);
  useEffect(() => {
    if (asksToSubmit) askAtOnce();
  }, [asksToSubmit]);
  const content = useWritten(form.control);
  const status = registration?.status ?? 'draft';
  const isRefused = registration?.status_error === true;
  return (
    <>
      <PageHeader
        title={content.purpose === 'new' ? pageTitles.registration : registrationWords.changeTitle}
        back={backToList(hrefOf('registrations'), descriptor.label)}
        badges={<Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>}
        facts={registrationWords.form}
        actions={
          <>
            {actions}
            {registration === null ? (
              <Button icon={IconDeviceFloppy} shortcut="Ctrl S" busy={isSubmitting} onClick={submit}>
                {registrationWords.save}
              </Button>
            ) : (
              <PdfButton registration={registration} unsaved={isDirty} />
            )}
            <Button
              tone="primary"
              icon={IconWritingSign}
              shortcut="Ctrl ⏎"
              busy={isBusy}
              held={!maySubmit}
              title={maySubmit ? undefined : registrationWords.submit.noRight}
              onClick={() => {
                if (maySubmit) askToSubmit();
              }}
            >
              {isRefused ? registrationWords.submit.again : registrationWords.submit.button}
            </Button>
          </>
        }
      />
      <FormFrame
        {...{ descriptor, state, draft }}
        onSave={submit}
        canSave={isDirty || id === null}
        held={isBusy}
        sending={{ refused: submission.refused, title: registrationWords.submit.refused }}
        banners={
          <>
            {isRefused && (
              <RefusalBanner
                actionPages={declarationActionPages}
                kind={declarationKind()}
                status={status}
                reasons={registration?.reasons ?? []}
              />
            )}
            {!maySubmit && <SubmitHint registration={registration} />}
            {!isDirty && above}
          </>
        }
      >
        <div className="registration">
          <div className="k-stack">
            <PurposeCard />
            <AuthorityCard />
            <RepresentativeCard />
            <ContactCard />
            <UseCard />
            <CertificatesCard own={own} />
            <OtherPartsCard />
          </div>
          <aside className="registration__aside k-stack">
            {id !== null && <ToldBefore id={id} open="written" unsaved={isDirty} />}
            <FormPreview content={content} />
          </aside>
        </div>
      </FormFrame>
      {submission.isAsking && registration !== null && (
        <SubmitDialog
          registration={registration}
          unchanged={isRefused && status !== 'signature_failed' && !isCorrected}
          onClose={submission.close}
          onSent={() => onSent?.()}
          onRefused={submission.refuse}
        />
      )}
    </>
  );
}

/** The declaration as it stands in the form this moment, a frame behind the typing so that a key is never late. */
function useWritten(control: Control<FieldValues>): DeclarationContent {
  const { tenant } = useSignedIn();
  const values = useDeferredValue(useWatch({ control }));
  return useMemo(() => {
    const input = recordOf(fields, values as FormValues) as unknown as RegistrationInput;
    return declarationFromInput(input, { taxpayer_name: tenant.name, taxpayer_tax_code: tenant.tax_code });
  }, [values, tenant]);
}
