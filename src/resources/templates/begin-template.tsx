import { templates } from '#generated/resources/templates.ts';
import { useFirstForm } from '#src/providers/first-form.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import type { BeginProps } from '#src/views/screen.ts';
import { useMemo } from 'react';

const FORMS = templates.form_fields
  .filter(({ source }) => source === 'form_no')
  .flatMap(({ options }) => (options ?? []).map(({ value }) => value));

/**
 * A new template begins with the form that may be issued. Without one, and where that could not be read, the form is left
 * to be chosen: what is not declared is never chosen beforehand.
 */
export function BeginTemplate({ begun: named, children }: BeginProps) {
  const { form_no, isPending } = useFirstForm(FORMS);
  const begun = useMemo(() => ({ form_no: form_no ?? '', ...named }), [form_no, named]);
  return (
    <RecordStates error={null} isPending={isPending} onRetry={() => undefined}>
      {children(begun)}
    </RecordStates>
  );
}
