import { resolve, type Document, type Schema } from './document.ts';

/**
 * Merges each allOf of objects into one plain object schema, so that `additionalProperties: false` means what its
 * writer meant (JSON Schema would judge each branch alone) and every tool downstream sees one list of properties.
 */
export function flattenAllOf(document: Document): Document {
  const schemas = document.components.schemas;
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = flattened(document, schema, name);
  return document;
}

function flattened(document: Document, schema: Schema, name: string): Schema {
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  const branches = allOf.map((branch) => flattened(document, resolve(document, branch), name));
  const merged: Schema = { type: 'object', additionalProperties: false, required: [], properties: {} };
  for (const branch of branches) {
    if (branch.type !== 'object') throw new Error(`${name}: allOf joins objects only`);
    merged.required = [...new Set([...(merged.required ?? []), ...(branch.required ?? [])])];
    merged.properties = { ...merged.properties, ...branch.properties };
    if (branch['x-groups'] !== undefined) merged['x-groups'] = branch['x-groups'];
  }
  return { ...merged, ...own };
}
