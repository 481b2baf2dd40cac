import type { FieldDescriptor } from '#generated/resources/descriptor.ts';

/**
 * What an input holds: text ('' for nothing), a switch, several values as texts, the fields of an object, or the rows
 * of a list.
 */
export type FormValue = string | boolean | readonly string[] | FormValues | readonly FormValues[];
export type FormValues = { [source: string]: FormValue };
export type RecordData = Readonly<Record<string, unknown>>;

/** Fields of an object or a row: the hidden ones (its id) are not drawn and yet go back with it. */
export function ownFields(field: FieldDescriptor): FieldDescriptor[] {
  return (field.fields ?? []).filter(({ read_only }) => !read_only);
}

function recordIn(value: unknown): RecordData {
  return typeof value === 'object' && value !== null ? (value as RecordData) : {};
}

/** A list that must have rows begins with them. */
function firstRows({ required, min_items }: FieldDescriptor): RecordData[] {
  return required ? Array.from({ length: min_items ?? 0 }, () => ({})) : [];
}

function shownValue(field: FieldDescriptor, value: unknown): FormValue {
  const given = value === undefined ? field.default_value : value;
  if (field.many) return Array.isArray(given) ? given.map(String) : [];
  if (field.kind === 'boolean') return given === true;
  if (field.kind === 'object') return formValues(ownFields(field), recordIn(given));
  if (field.kind === 'list') {
    const rows = Array.isArray(given) ? given.map(recordIn) : firstRows(field);
    return rows.map((row) => formValues(ownFields(field), row));
  }
  return given === null || given === undefined ? firstChoice(field) : String(given);
}

/** A required choice begins with its first option: nothing else could be meant by a form just opened. */
function firstChoice(field: FieldDescriptor): string {
  return field.kind === 'enum' && field.required ? (field.options?.[0]?.value ?? '') : '';
}

/** The fields that can be typed in, in the order of the description. */
export function inputFields(fields: readonly FieldDescriptor[]): FieldDescriptor[] {
  return fields.filter(({ hidden, read_only }) => !hidden && !read_only);
}

/** A field of a form that is sure to have it, by its place: `contact`, or within one `contact.email`, `invoices.reason`. */
export function fieldAtPlace(fields: readonly FieldDescriptor[], place: string): FieldDescriptor {
  const [first, inner] = place.split('.');
  const field = fields.find(({ source }) => source === first);
  const found = inner === undefined ? field : field?.fields?.find(({ source }) => source === inner);
  if (found === undefined) throw new Error(`the form has no field ${place}`);
  return found;
}

/** What the inputs of a record hold; a value the record does not have yet begins with its default. */
export function formValues(fields: readonly FieldDescriptor[], record: RecordData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.source, shownValue(field, record[field.source])]));
}

/** Whether nothing has been put in, all the way down. A switch that is off is nothing. */
export function isBlank(value: FormValue | undefined): boolean {
  if (value === undefined || value === false || value === '') return true;
  if (value === true) return false;
  if (typeof value === 'string') return value.trim() === '';
  return (Array.isArray(value) ? value : Object.values(value as FormValues)).every(isBlank);
}

const asNumber: readonly FieldDescriptor['kind'][] = ['integer', 'reference'];

function wireOne(field: FieldDescriptor, text: string): string | number {
  return asNumber.includes(field.kind) ? Number(text) : text;
}

function wireText(field: FieldDescriptor, value: string): unknown {
  const text = field.kind === 'password' ? value : value.trim();
  if (text !== '') return wireOne(field, text);
  if (field.hidden) return undefined;
  return field.nullable || !field.required ? null : '';
}

function wireValue(field: FieldDescriptor, value: FormValue | undefined): unknown {
  if (typeof value === 'boolean') return value;
  if (field.many) return ((value ?? []) as readonly string[]).map((one) => wireOne(field, one));
  if (field.kind === 'list')
    return ((value ?? []) as readonly FormValues[]).map((row) => recordOf(ownFields(field), row));
  if (field.kind === 'object') {
    const isLeftOut = !field.required && isBlank(value);
    return isLeftOut ? null : recordOf(ownFields(field), (value ?? {}) as FormValues);
  }
  return wireText(field, typeof value === 'string' ? value : '');
}

/** The record as the wire wants it: text trimmed, nothing as null, whole numbers and references as numbers. */
export function recordOf(fields: readonly FieldDescriptor[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.source, wireValue(field, values[field.source])]));
}
