import type { FieldDescriptor, FieldKind, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { customers } from '#generated/resources/customers.ts';
import { fieldOf } from '#src/views/form/field-of.ts';

/** A field as a description would give it, for tests: nothing said but its kind and its name. */
export function sampleField(
  kind: FieldKind,
  source: string,
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor {
  return fieldOf({ source, kind, label: source, ...more });
}

export const sampleOptions = ['a', 'b', 'c'].map((value) => ({
  value,
  label: `Loại ${value}`,
  tone: null,
  help: null,
}));

/** A resource of just these fields, standing where customers stand. */
export function sampleResource(fields: readonly FieldDescriptor[]): ResourceDescriptor {
  return { ...customers, groups: [], fields, form_fields: fields };
}
