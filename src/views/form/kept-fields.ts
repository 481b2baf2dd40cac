import type { FieldDescriptor } from '#generated/resources/descriptor.ts';

/** Kinds that are given anew: nobody finds a password or a file of theirs lying about in a draft. */
const neverKept: readonly FieldDescriptor['kind'][] = ['password', 'file', 'image'];

function isKept({ kind, fields }: FieldDescriptor): boolean {
  return !neverKept.includes(kind) && (fields ?? []).every(isKept);
}

/** The fields of a form that a draft keeps: those with nothing secret in them, all the way down. */
export function keptFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields.filter(isKept);
}
