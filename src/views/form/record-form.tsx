import { Card } from '#src/ui/layout/card.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { forms } from '#src/wording/forms.ts';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Screen } from '../screen.ts';
import { EditedProvider } from './edited-context.ts';
import { fieldGroups } from './field-groups.ts';
import { FieldSlots } from './field-slot.tsx';
import { inputFields } from './form-values.ts';
import type { RecordData } from './form-values.ts';
import './form.css';
import { RefusedBanner } from './refused-banner.tsx';
import { useFocusRefused } from './use-focus-refused.ts';
import { useRecordForm } from './use-record-form.ts';
import type { SaveRecord } from './use-record-form.ts';

type RecordFormProps = Pick<Screen, 'descriptor' | 'overlay'> & {
  record: RecordData;
  save: SaveRecord;
  /** The account may look but not change. */
  readOnly?: boolean;
};

/** The form of any described record, in the groups of its description. */
export function RecordForm({ descriptor, overlay, record, save, readOnly = false }: RecordFormProps) {
  const fields = useMemo(() => inputFields(descriptor.form_fields), [descriptor]);
  const { form, isDirty, isSubmitting, refused, ...actions } = useRecordForm(fields, record, save);
  useReportUnsaved(isDirty);
  useKey('s', actions.submit, isDirty && !isSubmitting);
  const edited = useMemo(
    () => ({ descriptor, id: typeof record['id'] === 'number' ? record['id'] : null }),
    [descriptor, record],
  );
  const page = useFocusRefused(form.formState.submitCount, refused);
  return (
    <form
      ref={page}
      noValidate
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        actions.submit();
      }}
    >
      <RefusedBanner refused={refused} onTakeCurrent={actions.takeCurrent} onOverwrite={actions.overwrite} />
      <EditedProvider value={edited}>
        <FormProvider {...form}>
          {fieldGroups(descriptor.groups, fields).map((group) => (
            <Card key={group.key} title={group.label}>
              <FieldSlots
                fields={group.fields}
                name=""
                control={form.control}
                readOnly={readOnly}
                wide={overlay.wide}
                inputs={overlay.inputs}
              />
            </Card>
          ))}
        </FormProvider>
      </EditedProvider>
      {isDirty && (
        <SaveBar
          message={forms.unsaved(descriptor.one)}
          onSave={actions.submit}
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
