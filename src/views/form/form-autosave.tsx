import { useEffect, useEffectEvent, useMemo } from 'react';
import type { FieldDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import type { Values } from '#src/views/drafts/draft-model.ts';
import type { DescribeField } from '#src/views/drafts/merge-dialog.tsx';
import { useDrafting, type Drafting } from '#src/views/drafts/use-drafting.ts';
import { FieldValue } from '#src/views/values/field-value.tsx';
import { draftWords } from '#src/wording/drafts.ts';
import { inputFields, isBlank, recordOf, type FormValue, type FormValues } from './form-values.ts';
import { numberEntry } from './number-shape.ts';
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

/** Kinds that are given anew: nobody finds a password or a file of theirs lying about in a draft. */
const neverKept: readonly FieldDescriptor['kind'][] = ['password', 'file', 'image'];

function isKept({ kind, fields }: FieldDescriptor): boolean {
  return !neverKept.includes(kind) && (fields ?? []).every(isKept);
}

/** The fields of a form that a draft keeps: those with nothing secret in them, all the way down. */
export function keptFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields.filter(isKept);
}

/** Fields of a form and what stands in them, for people to read. */
export function describeFields(fields: readonly FieldDescriptor[]): DescribeField {
  return (key) => {
    const field = fields.find(({ source }) => source === key);
    if (field === undefined) return { label: key, show: String };
    return {
      label: field.label,
      show: (value) =>
        (typeof value === 'string' && numberEntry(field) !== null ? unreadText(value) : null) ??
        (field.kind !== 'boolean' && isBlank(value as FormValue) ? (
          draftWords.blank
        ) : (
          <FieldValue field={field} value={recordOf([field], { [key]: value as FormValue })[key]} />
        )),
    };
  };
}
