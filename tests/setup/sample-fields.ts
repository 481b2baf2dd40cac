import type { FieldDescriptor, FieldKind, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { customers } from '#generated/resources/customers.ts';

/** A field as a description would give it, for tests: nothing said but its kind and its name. */
export function sampleField(
  kind: FieldKind,
  source: string,
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor {
  return {
    source,
    kind,
    label: source,
    required: false,
    nullable: true,
    read_only: false,
    hidden: false,
    unique: false,
    search: false,
    many: false,
    min_length: null,
    max_length: null,
    pattern: null,
    minimum: null,
    maximum: null,
    min_items: null,
    max_items: null,
    default_value: null,
    list: null,
    group: null,
    hint: null,
    reference: null,
    options: null,
    fields: null,
    was: null,
    ...more,
  };
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
