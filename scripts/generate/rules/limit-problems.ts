import { operationsOf, type Document, type Schema } from '../document.ts';
import { shapeOf } from '../shape.ts';

/** Formats that bound their own length, or are bounded by the server's limit of a whole body. */
const BOUNDED: readonly unknown[] = ['date', 'date-time', 'binary'];

/** Texts and lists of a request's body that users could send without end, each named once, where it is written. */
export function limitProblems(document: Document): string[] {
  const seen = new Set<Schema>();
  const walk = (schema: Schema, from: string): string[] => {
    const place = schema.$ref ?? from;
    const { schema: part, types, items } = shapeOf(document, schema);
    const properties = Object.entries(part.properties ?? {}).filter(([, property]) => !seen.has(property));
    for (const [, property] of properties) seen.add(property);
    const bounded = part.maxLength !== undefined || part.const !== undefined || BOUNDED.includes(part.format);
    return [
      ...(types.includes('string') && !bounded
        ? [`${from}: no maxLength; write how long a text users may send`]
        : []),
      ...(types.includes('array') && part.maxItems === undefined
        ? [`${from}: no maxItems; write how many users may send`]
        : []),
      ...properties.flatMap(([name, property]) => walk(property, `${place}/properties/${name}`)),
      ...(items === null || part.items === undefined ? [] : walk(part.items, `${place}/items`)),
    ];
  };
  return operationsOf(document).flatMap(({ operation, method, path }) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      walk(schema, `${method.toUpperCase()} ${path} body`),
    ),
  );
}
