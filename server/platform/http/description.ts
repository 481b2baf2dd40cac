/** A JSON Schema or any part of an OpenAPI document, as plain data. */
export type Json = { readonly [key: string]: unknown };

/** Replaces each local $ref by the very object it names (shared, not copied): Fastify and Ajv then need no registry. */
export function dereference(document: Json): Json {
  const done = new Map<string, unknown>();
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const ref = (value as Json)['$ref'];
    if (typeof ref === 'string') {
      const { $ref: _ref, ...siblings } = value as Json & { $ref: string };
      const target = lookUp(ref);
      return Object.keys(siblings).length === 0 || typeof target !== 'object'
        ? target
        : { ...target, ...(walk(siblings) as Json) };
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child)]));
  };
  const lookUp = (ref: string): unknown => {
    if (!done.has(ref)) {
      const found = ref
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((here, part) => (here as Json | undefined)?.[part.replaceAll('~1', '/')], document);
      done.set(ref, walk(found));
    }
    return done.get(ref);
  };
  return walk(document) as Json;
}

type DescribedParameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Json;
};

export type DescribedOperation = {
  operationId: string;
  parameters?: DescribedParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
  'x-import'?: { headings?: Readonly<Record<string, readonly string[]>> };
};

/** Operations of a dereferenced document by their id, with the parameters of their path merged in. */
export function describedOperations(document: Json): Map<string, DescribedOperation> {
  const found = new Map<string, DescribedOperation>();
  const paths = document['paths'] as Record<string, Record<string, unknown>>;
  for (const item of Object.values(paths)) {
    const shared = (item['parameters'] ?? []) as DescribedParameter[];
    for (const method of ['get', 'post', 'put', 'delete']) {
      const operation = item[method] as DescribedOperation | undefined;
      if (operation === undefined) continue;
      found.set(operation.operationId, {
        ...operation,
        parameters: [...shared, ...(operation.parameters ?? [])],
      });
    }
  }
  return found;
}

/** A closed object schema over the parameters of one place (query, path or header). */
export function parametersSchema(
  operation: DescribedOperation,
  place: DescribedParameter['in'],
): Json | null {
  const own = (operation.parameters ?? []).filter((one) => one.in === place);
  if (own.length === 0 && place !== 'query') return null;
  const key = (name: string): string => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    additionalProperties: place === 'header',
    required: own.filter((one) => one.required === true || place === 'path').map((one) => key(one.name)),
    properties: Object.fromEntries(own.map((one) => [key(one.name), one.schema])),
  };
}
