import type { FieldDescriptor } from '#generated/resources/descriptor.ts';

type Given = Pick<FieldDescriptor, 'source' | 'kind' | 'label'> & Partial<FieldDescriptor>;

/** A field that no description names: an optional one without limits, but for what is given. */
export function fieldOf(given: Given): FieldDescriptor {
  return { ...BLANK, ...given };
}

const BLANK = {
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
} as const satisfies Partial<FieldDescriptor>;
