import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { SaveBar } from '#src/ui/layout/save-bar.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { forms } from '#src/wording/forms.ts';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { Screen } from '../screen.ts';
import { fieldGroups } from './field-groups.ts';
import { FieldInput } from './field-input.tsx';
import { fieldProblem } from './field-problem.ts';
import { inputFields } from './form-values.ts';
import type { FormValues, RecordData } from './form-values.ts';
import './form.css';
import { RefusedBanner } from './refused-banner.tsx';
import { useRecordForm } from './use-record-form.ts';
import type { SaveRecord } from './use-record-form.ts';

type RecordFormProps = Pick<Screen, 'descriptor' | 'overlay'> & {
  record: RecordData;
  save: SaveRecord;
  /** The account may look but not change. */
  readOnly?: boolean;
};

const wideKinds: readonly FieldDescriptor['kind'][] = ['long_text', 'file'];

/** The form of any described record, in the groups of its description. */
export function RecordForm({ descriptor, overlay, record, save, readOnly = false }: RecordFormProps) {
  const fields = useMemo(() => inputFields(descriptor.form_fields), [descriptor]);
  const { form, isDirty, isSubmitting, refused, ...actions } = useRecordForm(fields, record, save);
  useReportUnsaved(isDirty);
  useKey('s', actions.submit, isDirty && !isSubmitting);
  const wide: readonly string[] = overlay.wide ?? [];
  const isWide = (field: FieldDescriptor) => wide.includes(field.source) || wideKinds.includes(field.kind);
  const draw = (field: FieldDescriptor) => (
    <div key={field.source} className={isWide(field) ? 'k-span-all' : undefined}>
      <Controller<FormValues>
        name={field.source}
        control={form.control}
        rules={{ validate: (value) => fieldProblem(field, value) ?? true }}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <FieldInput
            field={field}
            value={value ?? ''}
            onChange={onChange}
            onBlur={onBlur}
            error={error?.message}
            readOnly={readOnly}
          />
        )}
      />
    </div>
  );
  return (
    <form
      noValidate
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        actions.submit();
      }}
    >
      <RefusedBanner refused={refused} onTakeCurrent={actions.takeCurrent} onOverwrite={actions.overwrite} />
      {fieldGroups(descriptor.groups, fields).map((group) => (
        <Card key={group.key} title={group.label}>
          <FormGrid>{group.fields.map(draw)}</FormGrid>
        </Card>
      ))}
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
