import type { FieldDescriptor } from '#generated/resources/descriptor.ts';

/** What an input holds: text ('' for nothing) or a switch. */
export type FormValue = string | boolean;
export type FormValues = Record<string, FormValue>;
export type RecordData = Readonly<Record<string, unknown>>;

function shownValue(field: FieldDescriptor, value: unknown): FormValue {
  if (field.kind === 'boolean') return value === true;
  if (value === null || value === undefined) return firstChoice(field);
  return String(value);
}

/** A required choice begins with its first option: nothing else could be meant by a form just opened. */
function firstChoice(field: FieldDescriptor): string {
  return field.kind === 'enum' && field.required ? (field.options?.[0]?.value ?? '') : '';
}

/** The fields that can be typed in, in the order of the description. */
export function inputFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields.filter(({ hidden, read_only, kind }) => !hidden && !read_only && kind !== 'list');
}

export function formValues(fields: readonly FieldDescriptor[], record: RecordData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.source, shownValue(field, record[field.source])]));
}

function wireValue(field: FieldDescriptor, value: FormValue | undefined): unknown {
  if (typeof value === 'boolean') return value;
  const text = field.kind === 'password' ? (value ?? '') : (value ?? '').trim();
  if (text === '') return field.nullable || !field.required ? null : '';
  return field.kind === 'integer' || field.kind === 'reference' ? Number(text) : text;
}

/** The record as the wire wants it: text trimmed, nothing as null, whole numbers and references as numbers. */
export function recordOf(fields: readonly FieldDescriptor[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.source, wireValue(field, values[field.source])]));
}
