import { sampleField, sampleOptions, sampleResource } from './sample-fields.ts';
import type { FieldDescriptor, FieldKind, ResourceDescriptor } from '#generated/resources/descriptor.ts';

type More = Partial<FieldDescriptor>;

/** A plain resource of these fields, deleted for good unless said otherwise. */
export function plainResource(
  name: string,
  fields: readonly FieldDescriptor[],
  soft_delete = false,
): ResourceDescriptor {
  const base = sampleResource(fields);
  const restore = soft_delete ? `restore_${name}` : null;
  return { ...base, name, plain: true, operations: { ...base.operations, restore } };
}

export const optional = (kind: FieldKind, source: string, more: More = {}): FieldDescriptor =>
  sampleField(kind, source, more);

export const required = (kind: FieldKind, source: string, more: More = {}): FieldDescriptor =>
  sampleField(kind, source, { required: true, nullable: false, ...more });

export const code = required('text', 'code', { unique: true, search: true });
export const choice = (source: string, more: More = {}): FieldDescriptor =>
  required('enum', source, { options: sampleOptions, ...more });
