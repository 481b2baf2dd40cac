import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { DraftBanner } from '#src/views/drafts/draft-banner.tsx';
import { keptNote } from '#src/views/drafts/use-keeper.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { forms } from '#src/wording/forms.ts';
import type { Screen } from '../screen.ts';
import { EditedProvider } from './edited-context.ts';
import { fieldGroups } from './field-groups.ts';
import { FieldSlots } from './field-slot.tsx';
import { describeFields, useFormDraft } from './form-autosave.tsx';
import { inputFields, type RecordData } from './form-values.ts';
import './form.css';
import { RefusedBanner, useFocusRefused } from './refused-banner.tsx';
import { useHeldStill } from './use-held-still.ts';
import { useRecordForm, type SaveRecord } from './use-record-form.ts';

type RecordFormProps = Pick<Screen, 'descriptor' | 'overlay'> & {
  record: RecordData;
  save: SaveRecord;
  /** The account may look but not change. */
  readOnly?: boolean;
};

/** The form of any described record, in the groups of its description. */
export function RecordForm({ descriptor, overlay, record, save, readOnly = false }: RecordFormProps) {
  const fields = useMemo(() => inputFields(descriptor.form_fields), [descriptor]);
  const id = typeof record['id'] === 'number' ? record['id'] : null;
  const state = useRecordForm(fields, record, save);
  const { form, isDirty, isSubmitting, refused, ...actions } = state;
  const draft = useFormDraft(descriptor, id, state);
  const submit = () => actions.submit(draft.clear);
  useReportUnsaved(isDirty, draft);
  useKey('s', submit, isDirty && !isSubmitting);
  const edited = useMemo(() => ({ descriptor, id }), [descriptor, id]);
  const page = useFocusRefused(form.formState.submitCount, refused);
  useHeldStill(page, isSubmitting && id === null);
  return (
    <form
      ref={page}
      noValidate
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DraftBanner drafting={draft} one={descriptor.one} describe={describeFields(fields)} />
      <RefusedBanner
        refused={refused}
        one={descriptor.one}
        onTakeCurrent={actions.takeCurrent}
        onOverwrite={() => actions.overwrite(draft.clear)}
      />
      <EditedProvider value={edited}>
        <FormProvider {...form}>
          <BesideForm Aside={overlay.FormAside}>
            <GroupCards
              notes={overlay.notes}
              groups={fieldGroups(descriptor.groups, fields).map((group) => ({
                ...group,
                content: (
                  <FieldSlots
                    fields={group.fields}
                    name=""
                    control={form.control}
                    readOnly={readOnly}
                    wide={overlay.wide}
                    inputs={overlay.inputs}
                    manyInputs={overlay.manyInputs}
                    objectInputs={overlay.objectInputs}
                  />
                ),
              }))}
            />
          </BesideForm>
        </FormProvider>
      </EditedProvider>
      {isDirty && (
        <SaveBar
          message={forms.unsaved(descriptor.one)}
          note={keptNote(draft.keptOn)}
          onSave={submit}
          onDiscard={actions.discard}
          busy={isSubmitting}
        />
      )}
      <button
        type="submit"
        className="k-visually-hidden"
        tabIndex={-1}
        aria-hidden
        disabled={isSubmitting || !isDirty}
      />
    </form>
  );
}

/** The cards of a form, with what its overlay shows beside them. */
function BesideForm({ Aside, children }: { Aside: ComponentType | undefined; children: ReactNode }) {
  if (Aside === undefined) return children;
  return (
    <div className="record-form-beside">
      <div className="record-form">{children}</div>
      <Suspense fallback={null}>
        <Aside />
      </Suspense>
    </div>
  );
}

type GroupCardsProps = {
  groups: readonly { key: string; label: string; content: ReactNode }[];
  /** By the key of their group; given, the groups are rows of one card with these words beside them. */
  notes?: Readonly<Record<string, string>> | undefined;
};

/** The groups of a form: a card each, or annotated rows of one. */
function GroupCards({ groups, notes }: GroupCardsProps) {
  if (notes !== undefined) {
    return (
      <AnnotatedCard>
        {groups.map(({ key, label, content }) => (
          <Annotated key={key} title={label} note={notes[key]}>
            {content}
          </Annotated>
        ))}
      </AnnotatedCard>
    );
  }
  return groups.map(({ key, label, content }) => (
    <Card key={key} title={label}>
      {content}
    </Card>
  ));
}
