import { operationsOf, resolve, type Document, type OperationAt, type Schema } from './document.ts';
import { envelopeOf } from './envelope.ts';

/** A schema that screens are drawn from, and where it stands. */
type DrawnSchema = { pointer: string; schema: Schema; request: boolean };

/** Names of the resources described: what x-field.reference may point at. */
export function resourceNames(document: Document): string[] {
  return resourceSchemas(document).map(([, , name]) => name);
}

/** The key each resource's record travels under: customer. */
export function recordKeys(document: Document): string[] {
  const operations = operationsOf(document);
  return resourceSchemas(document).flatMap(([, , name]) => {
    const one = atPath(operations, `/api/${name}/{id}`, 'get') ?? atPath(operations, `/api/${name}`, 'get');
    const answer = one?.operation.responses['200']?.content?.['application/json']?.schema;
    return envelopeOf(document, answer)?.key ?? [];
  });
}

/**
 * The records of resources, and the bodies that create and change them, those first: a property that a record inherits from
 * its form is judged where it is written.
 */
export function drawnSchemas(document: Document): DrawnSchema[] {
  const found = new Map<string, DrawnSchema>();
  const operations = operationsOf(document);
  for (const [schemaName, schema, name] of resourceSchemas(document)) {
    const bodies = [`/api/${name}`, `/api/${name}/{id}`].flatMap((path) => [
      atPath(operations, path, 'post'),
      atPath(operations, path, 'put'),
    ]);
    for (const at of bodies) {
      const form = at === undefined ? null : formOf(document, at);
      if (form !== null) found.set(form.pointer, form);
    }
    const pointer = `#/components/schemas/${schemaName}`;
    if (!found.has(pointer)) found.set(pointer, { pointer, schema, request: false });
  }
  return [...found.values()].sort(
    (left, right) => Number(right.request) - Number(left.request) || sizeOf(left) - sizeOf(right),
  );
}

function formOf(document: Document, { operation, method, path }: OperationAt): DrawnSchema | null {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const inner = envelopeOf(document, body?.schema);
  if (inner === null) return null;
  const pointer = inner.schema.$ref ?? `${method.toUpperCase()} ${path} ${inner.key}`;
  return { pointer, schema: resolve(document, inner.schema), request: true };
}

function resourceSchemas(document: Document): [schemaName: string, schema: Schema, name: string][] {
  return Object.entries(document.components.schemas).flatMap(([schemaName, schema]) => {
    const resource = schema['x-resource'];
    return resource === undefined ? [] : [[schemaName, schema, resource.name]];
  });
}

function atPath(operations: readonly OperationAt[], path: string, method: string): OperationAt | undefined {
  return operations.find((one) => one.path === path && one.method === method);
}

function sizeOf({ schema }: DrawnSchema): number {
  return Object.keys(schema.properties ?? {}).length;
}
