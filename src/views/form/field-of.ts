import { USUAL_FIELD, type FieldDescriptor } from '#generated/resources/descriptor.ts';

type Given = Pick<FieldDescriptor, 'source' | 'kind' | 'label'> & Partial<FieldDescriptor>;

/** A field that no description names: an optional one without limits, but for what is given. */
export function fieldOf(given: Given): FieldDescriptor {
  return { ...USUAL_FIELD, nullable: true, ...given };
}
