import { resolve, type Document, type Schema } from './document.ts';

/**
 * Merges each allOf of objects into one plain object schema, so that `additionalProperties: false` means what its
 * writer meant (JSON Schema would judge each branch alone) and every tool downstream sees one list of properties.
 */
export function flattenAllOf<Whole extends Document>(document: Whole): Whole {
  const schemas = document.components.schemas;
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = flattened(document, schema, name);
  return document;
}

/** What a branch may say; anything else would be lost on the way, so it is refused. */
const OF_A_BRANCH = [
  'type',
  'required',
  'properties',
  'additionalProperties',
  'title',
  'description',
  'x-groups',
  'x-resource',
] as const;

function flattened(document: Document, schema: Schema, name: string): Schema {
  if (schema.allOf === undefined) return withFlatParts(document, schema, name);
  const { allOf, ...own } = schema;
  const branches = allOf.map((branch) => flattened(document, resolve(document, branch), name));
  const merged: Schema = { type: 'object', additionalProperties: false, required: [], properties: {} };
  for (const branch of branches) {
    if (branch.type !== 'object') throw new Error(`${name}: allOf joins objects only`);
    if (typeof branch.additionalProperties === 'object' || branch.additionalProperties === true)
      throw new Error(`${name}: allOf joins closed objects only; a branch says additionalProperties`);
    const lost = Object.keys(branch).find((key) => !(OF_A_BRANCH as readonly string[]).includes(key));
    if (lost !== undefined)
      throw new Error(`${name}: ${lost} in a branch of allOf would be lost; write it beside allOf`);
    merged.required = [...new Set([...(merged.required ?? []), ...(branch.required ?? [])])];
    merged.properties = joined(name, merged.properties ?? {}, branch.properties ?? {});
    if (branch['x-groups'] !== undefined)
      merged['x-groups'] = { ...merged['x-groups'], ...branch['x-groups'] };
  }
  if (own['x-resource'] !== undefined)
    merged.required = [...new Set([...(merged.required ?? []), ...nullable(merged.properties)])];
  return { ...merged, ...own };
}

/** What the answer of a record has even when it is empty, though the form that it extends may leave it out. */
function nullable(properties: Properties = {}): string[] {
  return Object.keys(properties).filter((key) => [properties[key]?.type].flat().includes('null'));
}

/** Properties of two branches. One that both have must say the same: to JSON Schema both would hold. */
function joined(name: string, left: Properties, right: Properties): Properties {
  for (const key of Object.keys(right))
    if (key in left && JSON.stringify(left[key]) !== JSON.stringify(right[key]))
      throw new Error(`${name}/properties/${key}: two branches of allOf describe it differently`);
  return { ...left, ...right };
}

type Properties = Record<string, Schema>;

/** An allOf may stand in a property or in what a list holds as well. */
function withFlatParts(document: Document, schema: Schema, name: string): Schema {
  const { properties, items } = schema;
  if (items !== undefined && hasAllOf(items)) schema.items = flattened(document, items, `${name}/items`);
  for (const [key, property] of Object.entries(properties ?? {}))
    if (properties !== undefined && hasAllOf(property))
      properties[key] = flattened(document, property, `${name}/properties/${key}`);
  return schema;
}

function hasAllOf(schema: Schema): boolean {
  return (
    schema.allOf !== undefined ||
    (schema.items !== undefined && hasAllOf(schema.items)) ||
    Object.values(schema.properties ?? {}).some(hasAllOf)
  );
}
