import type { Document, Schema } from '../document.ts';
import { drawnSchemas } from '../records.ts';
import { fieldProblems, type Place } from './field-problems.ts';

/** What the records and forms of resources have that no screen could draw: see the rules of a field and of a whole record. */
export function recordProblems(document: Document): string[] {
  const seen = new Set<Schema>();
  return drawnSchemas(document).flatMap(({ pointer, schema }) => [
    ...wholeProblems(schema, pointer),
    ...propertyProblems(document, schema, { pointer, depth: 0 }, seen),
  ]);
}

/** `seen` holds properties that were judged where another schema has them too (allOf shares them). */
function propertyProblems(document: Document, schema: Schema, place: Place, seen: Set<Schema>): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (seen.has(property)) return [];
    seen.add(property);
    const pointer = `${place.pointer}/properties/${name}`;
    const { problems, inner } = fieldProblems(document, property, { ...place, pointer });
    if (inner === null) return problems;
    const below = { ...place, pointer: inner.pointer, depth: place.depth + 1 };
    return [
      ...problems,
      ...wholeProblems(inner.schema, inner.pointer),
      ...propertyProblems(document, inner.schema, below, new Set()),
    ];
  });
}

/** Rules of the properties taken together. */
function wholeProblems(schema: Schema, pointer: string): string[] {
  const properties = schema.properties ?? {};
  const groups = schema['x-groups'] ?? {};
  const problems: string[] = [];
  if (schema.type !== 'object') return [`${pointer}: a record is an object (type: object)`];
  if (schema.additionalProperties !== false)
    problems.push(`${pointer}: an open object; write additionalProperties: false`);
  for (const name of schema.required ?? [])
    if (!(name in properties)) problems.push(`${pointer}/required: ${name} is no property`);
  const places = new Map<number, string>();
  for (const [name, property] of Object.entries(properties)) {
    const { list, group } = property['x-field'] ?? {};
    const was = property['x-was'];
    const where = `${pointer}/properties/${name}`;
    const other = list === undefined ? undefined : places.get(list);
    if (other !== undefined)
      problems.push(`${where}: list position ${list} is taken by ${other}; write another number`);
    if (list !== undefined) places.set(list, name);
    if (group !== undefined && !(group in groups))
      problems.push(
        `${where}: unknown group ${group}; write one of x-groups: ${Object.keys(groups).join(', ') || 'there are none'}`,
      );
    if (was !== undefined && was in properties)
      problems.push(`${where}: x-was ${was} still stands beside it; write the name that is gone`);
  }
  return problems;
}
