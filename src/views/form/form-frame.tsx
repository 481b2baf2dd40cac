import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { DraftBanner } from '#src/views/drafts/draft-banner.tsx';
import type { Drafting } from '#src/views/drafts/use-drafting.ts';
import { keptNote } from '#src/views/drafts/use-keeper.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { forms } from '#src/wording/forms.ts';
import { describeFields } from './form-autosave.tsx';
import { inputFields } from './form-values.ts';
import './form.css';
import { RefusedBanner, useFocusRefused, type Refused } from './refused-banner.tsx';
import { useHeldStill } from './use-held-still.ts';
import type { RecordFormState } from './use-record-form.ts';

type FormFrameProps = {
  descriptor: ResourceDescriptor;
  state: RecordFormState;
  draft: Drafting;
  onSave: () => void;
  /** A record that is proposed may be saved before anything is typed. */
  canSave?: boolean;
  /** Nothing can be typed for now. */
  held: boolean;
  /** Of a document: what was refused besides a save, and the words for that. */
  sending?: { refused: Refused | null; title: string };
  className?: string;
  /** Below those that every form has. */
  banners?: ReactNode;
  children: ReactNode;
};

/** What the form of any record has around its inputs: what was refused or is left of an earlier visit, and the ways to save. */
export function FormFrame({
  descriptor,
  state,
  draft,
  onSave,
  canSave = state.isDirty,
  held,
  sending,
  className = 'k-stack',
  banners,
  children,
}: FormFrameProps) {
  const { form, isDirty, isSubmitting } = state;
  const refused = state.refused ?? sending?.refused ?? null;
  const page = useFocusRefused(form.formState.submitCount, refused);
  const mayPress = canSave && !isSubmitting;
  useReportUnsaved(isDirty, draft);
  useKey('s', onSave, mayPress);
  useHeldStill(page, held);
  return (
    <form
      ref={page}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className="form-banners">
        <DraftBanner
          drafting={draft}
          one={descriptor.one}
          describe={describeFields(inputFields(descriptor.form_fields))}
        />
        <RefusedBanner
          refused={refused}
          one={descriptor.one}
          title={state.refused === null ? sending?.title : undefined}
          onTakeCurrent={state.takeCurrent}
          onOverwrite={() => state.overwrite(draft.clear)}
        />
        {banners}
      </div>
      <FormProvider {...form}>{children}</FormProvider>
      {isDirty && (
        <SaveBar
          message={forms.unsaved(descriptor.one)}
          note={keptNote(draft.keptOn)}
          onSave={onSave}
          onDiscard={state.discard}
          busy={isSubmitting}
        />
      )}
      <button type="submit" className="k-visually-hidden" tabIndex={-1} aria-hidden disabled={!mayPress} />
    </form>
  );
}
