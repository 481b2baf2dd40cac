import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { DraftBanner } from '#src/views/drafts/draft-banner.tsx';
import { keptNote } from '#src/views/drafts/kept-note.ts';
import { describeFields } from '#src/views/form/describe-fields.tsx';
import type { RecordData } from '#src/views/form/form-values.ts';
import { RefusedBanner } from '#src/views/form/refused-banner.tsx';
import { useFocusRefused } from '#src/views/form/use-focus-refused.ts';
import { useFormDraft } from '#src/views/form/use-form-draft.ts';
import { useHeldStill } from '#src/views/form/use-held-still.ts';
import { useRecordForm } from '#src/views/form/use-record-form.ts';
import type { SaveRecord } from '#src/views/form/use-record-form.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { backToList } from '#src/views/list/list-place.ts';
import { useKey } from '#src/views/use-key.ts';
import { forms } from '#src/wording/forms.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { registrationWords } from '#src/wording/registration.ts';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { CertificatesCard } from './certificates-card.tsx';
import { FormPreview } from './form-preview.tsx';
import { AuthorityCard, ContactCard, PurposeCard, RepresentativeCard } from './header-cards.tsx';
import { OtherPartsCard } from './other-parts-card.tsx';
import { PdfButton } from './pdf-button.tsx';
import { Reasons } from './reasons.tsx';
import { descriptor, fields } from './registration-fields.ts';
import type { Proposal, Registration } from './registration-fields.ts';
import { ToldBefore } from './told-before.tsx';
import { UseCard } from './use-card.tsx';
import { useWritten } from './use-written.ts';
import './registration.css';

type RegistrationEditorProps = {
  /** Null while it has never been saved. */
  registration: Registration | null;
  /** What the form is filled from. */
  record: RecordData;
  own: Proposal['certificates'];
  save: SaveRecord;
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
  above,
  actions,
}: RegistrationEditorProps) {
  const id = registration?.id ?? null;
  const state = useRecordForm(fields, record, save);
  const { form, isDirty, isSubmitting, refused } = state;
  const draft = useFormDraft(descriptor, id, state);
  const submit = () => state.submit(draft.clear);
  useReportUnsaved(isDirty, draft.clear);
  useKey('s', submit, (isDirty || id === null) && !isSubmitting);
  const page = useFocusRefused(form.formState.submitCount, refused);
  useHeldStill(page, isSubmitting && id === null);
  const content = useWritten(form.control);
  const status = registration?.status ?? 'draft';
  return (
    <FormProvider {...form}>
      <PageHeader
        title={content.purpose === 'new' ? registrationWords.createTitle : registrationWords.changeTitle}
        back={backToList(hrefOf('registrations'), descriptor.label)}
        badges={<Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>}
        facts={registrationWords.form}
        actions={
          <>
            {actions}
            {registration === null ? (
              <Button
                tone="primary"
                icon={IconDeviceFloppy}
                shortcut="Ctrl S"
                busy={isSubmitting}
                onClick={submit}
              >
                {registrationWords.save}
              </Button>
            ) : (
              <PdfButton registration={registration} unsaved={isDirty} />
            )}
          </>
        }
      />
      <form
        ref={page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="registration__banners">
          <DraftBanner drafting={draft} one={descriptor.one} describe={describeFields(fields)} />
          <RefusedBanner
            refused={refused}
            one={descriptor.one}
            onTakeCurrent={state.takeCurrent}
            onOverwrite={() => state.overwrite(draft.clear)}
          />
          {registration !== null && <Reasons registration={registration} />}
          {!isDirty && above}
          <Banner tone="neutral">{registrationWords.unsent}</Banner>
        </div>
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
            {id !== null && <ToldBefore id={id} open unsaved={isDirty} />}
            <FormPreview content={content} />
          </aside>
        </div>
        <button
          type="submit"
          className="k-visually-hidden"
          tabIndex={-1}
          aria-hidden
          disabled={isSubmitting}
        />
      </form>
      {isDirty && (
        <SaveBar
          message={forms.unsaved(descriptor.one)}
          note={keptNote(draft.keptOn)}
          onSave={submit}
          onDiscard={state.discard}
          busy={isSubmitting}
        />
      )}
    </FormProvider>
  );
}
