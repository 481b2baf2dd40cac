import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { forms } from '#src/wording/forms.ts';
import { useCreate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useId, useMemo, useState } from 'react';
import { EditedProvider } from './edited-context.ts';
import { FieldSlots } from './field-slot.tsx';
import { formValues, inputFields, recordOf } from './form-values.ts';
import { RefusedBanner, useFocusRefused } from './refused-banner.tsx';
import { useRecordForm } from './use-record-form.ts';

type QuickCreateProps = {
  reference: string;
  /** What was typed and not found: the name it begins with. */
  text: string;
  /** Further fields of the form, and what any of them begins with. */
  also?: readonly string[];
  start?: Readonly<Record<string, unknown>>;
  onMade: (id: string, made: RaRecord) => void;
  onClose: () => void;
};

const NO_FIELDS: readonly string[] = [];

/** What a record cannot be without, and the name it is known by. */
function quickFields({ form_fields, represent }: ResourceDescriptor, also: readonly string[] = NO_FIELDS) {
  return inputFields(form_fields).filter(
    ({ required, source }) => required || source === represent || also.includes(source),
  );
}

/** What the rest of a new record begins with, as its whole form would. */
function untouched({ form_fields }: ResourceDescriptor): Record<string, unknown> {
  const fields = inputFields(form_fields);
  return recordOf(fields, formValues(fields, {}));
}

/** A new record of another resource, in a dialog over the form that needs it. */
export function QuickCreate({ reference, text, also, start: given, onMade, onClose }: QuickCreateProps) {
  const descriptor = descriptorOf(reference);
  const fields = useMemo(() => quickFields(descriptor, also), [descriptor, also]);
  const [start] = useState(() => ({ [descriptor.represent]: text, ...given }));
  const formId = useId();
  const [create] = useCreate<RaRecord>();
  const { form, isSubmitting, refused, submit, takeCurrent, overwrite } = useRecordForm(
    fields,
    start,
    async (data) => {
      const made = (await create(
        pathOf(descriptor.name as ResourceName),
        { data: { ...untouched(descriptor), ...data } },
        { returnPromise: true, onError: () => undefined },
      )) as RaRecord;
      onMade(String(made.id), made);
      return made;
    },
  );
  const page = useFocusRefused(form.formState.submitCount, refused);
  return (
    <Dialog
      open
      onClose={onClose}
      title={forms.create(descriptor.one)}
      locked={isSubmitting}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {common.cancel}
          </Button>
          <Button tone="primary" type="submit" form={formId} busy={isSubmitting}>
            {forms.create(descriptor.one)}
          </Button>
        </>
      }
    >
      <form
        ref={page}
        id={formId}
        noValidate
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault();
          // The form underneath is this one's parent for React, and must not be saved with it.
          event.stopPropagation();
          submit();
        }}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey) event.stopPropagation();
        }}
      >
        <RefusedBanner
          refused={refused}
          one={descriptor.one}
          onTakeCurrent={takeCurrent}
          onOverwrite={() => overwrite()}
        />
        <EditedProvider value={{ descriptor, id: null }}>
          <FieldSlots fields={fields} name="" control={form.control} readOnly={false} />
        </EditedProvider>
      </form>
    </Dialog>
  );
}
