import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import type { Screen } from '../screen.ts';
import { EditedProvider } from './edited-context.ts';
import { fieldGroups } from './field-groups.ts';
import { FieldSlots } from './field-slot.tsx';
import { useFormDraft } from './form-autosave.tsx';
import { FormFrame } from './form-frame.tsx';
import { inputFields, type RecordData } from './form-values.ts';
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
  const draft = useFormDraft(descriptor, id, state);
  const submit = () => state.submit(draft.clear);
  const edited = useMemo(() => ({ descriptor, id }), [descriptor, id]);
  return (
    <FormFrame
      {...{ descriptor, state, draft }}
      onSave={submit}
      held={state.isSubmitting && id === null}
      className="record-form"
    >
      <EditedProvider value={edited}>
        <BesideForm Aside={overlay.FormAside}>
          <GroupCards
            notes={overlay.notes}
            groups={fieldGroups(descriptor.groups, fields).map((group) => ({
              ...group,
              content: (
                <FieldSlots
                  fields={group.fields}
                  name=""
                  control={state.form.control}
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
      </EditedProvider>
    </FormFrame>
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
