import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import type { DescribeField } from '#src/views/drafts/merge-dialog.tsx';
import { FieldValue } from '#src/views/values/field-value.tsx';
import { draftWords } from '#src/wording/drafts.ts';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { numberEntry } from './number-shape.ts';
import { isBlank, recordOf } from './form-values.ts';
import type { FormValue } from './form-values.ts';

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
