import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { Values } from '#src/views/drafts/draft-model.ts';
import { useDrafting } from '#src/views/drafts/use-drafting.ts';
import type { Drafting } from '#src/views/drafts/use-drafting.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { inputFields } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import { keptFields } from './kept-fields.ts';
import type { RecordFormState } from './use-record-form.ts';

/** Keeps what is typed in a record's form as a draft, and puts one back that was chosen. */
export function useFormDraft(
  descriptor: ResourceDescriptor,
  id: number | null,
  { form, stored, version }: RecordFormState,
): Drafting {
  const sources = useMemo(
    () => keptFields(inputFields(descriptor.form_fields)).map(({ source }) => source),
    [descriptor],
  );
  const pick = (values: Values) => Object.fromEntries(sources.map((source) => [source, values[source]]));
  const drafting = useDrafting({
    type: descriptor.name,
    record: id ?? 'new',
    version,
    stored: () => pick(stored()),
    shown: () => pick(form.getValues()),
    put: (values) =>
      form.reset({ ...form.getValues(), ...(values as FormValues) }, { keepDefaultValues: true }),
  });
  const note = useEffectEvent(drafting.note);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => note() }), [form]);
  return drafting;
}
