import type { Document, Schema } from './document.ts';
import { kindOf, refusalWords } from './kinds.ts';
import { optionsOf } from './options.ts';
import { isRecord, shapeOf, type Shape } from './shape.ts';
import type { FieldDescriptor } from './templates/descriptor.ts';

export type Field = FieldDescriptor;

/**
 * One descriptor field from one property. An unknown shape stops generation with its place and what to write instead
 * (the rules of the description, which run first, name all of them at once).
 */
export function fieldOf(
  document: Document,
  owner: string,
  source: string,
  property: Schema,
  required: boolean,
): Field {
  const where = `${owner}.${source}`;
  const shape = shapeOf(document, property);
  const { schema, items, nullable } = shape;
  const kind = kindOf(shape);
  if (typeof kind !== 'string') throw new Error(`${where}: ${refusalWords(kind)}`);
  if (schema.title === undefined) throw new Error(`${where}: no title; it is the label that users read`);
  const hints = schema['x-field'] ?? {};
  return {
    source,
    kind,
    label: schema.title,
    required: required && !nullable,
    nullable,
    read_only: schema.readOnly === true,
    hidden: hints.hidden === true,
    unique: hints.unique === true,
    search: hints.search === true,
    many: items !== null && (kind === 'enum' || kind === 'reference'),
    min_length: schema.minLength ?? null,
    max_length: schema.maxLength ?? null,
    pattern: schema.pattern ?? null,
    minimum: schema.minimum ?? null,
    maximum: schema.maximum ?? null,
    min_items: schema.minItems ?? null,
    max_items: schema.maxItems ?? null,
    default_value: defaultOf(where, schema),
    list: hints.list ?? null,
    group: hints.group ?? null,
    hint: hints.hint ?? null,
    reference: hints.reference ?? null,
    options: kind === 'enum' ? optionsOf((items ?? shape).schema) : null,
    fields: innerFields(document, where, shape),
    was: schema['x-was'] ?? null,
  };
}

/** The object whose properties are fields of their own: the shape itself, or what its list holds. */
export function innerRecord(shape: Shape): Schema | null {
  const holder = shape.items ?? shape;
  return isRecord(holder) ? holder.schema : null;
}

function innerFields(document: Document, where: string, shape: Shape): Field[] | null {
  const record = innerRecord(shape);
  if (record === null) return null;
  return Object.entries(record.properties ?? {}).map(([source, property]) =>
    fieldOf(document, where, source, property, record.required?.includes(source) === true),
  );
}

function defaultOf(where: string, { default: value }: Schema): Field['default_value'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`${where}: a default is a text, a number or a yes/no`);
}
