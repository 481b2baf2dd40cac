import type { Json } from './description.ts';

/**
 * The response schema as the serialiser may take it: closed lists become plain strings (a row with an unknown value must not
 * take a whole list down; the tests judge values) and formats of our own, which it does not know, are left out.
 */
export function serialisable(schema: Json): Json {
  return plain(schema) as Json;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const { format: _format, oneOf, ...rest } = value as Json;
  const list = Array.isArray(oneOf) ? (oneOf as Json[]) : [];
  const closed = list.length > 0 && list.every((one) => typeof one['const'] === 'string');
  const kept = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, plain(child)]));
  if (closed) return { ...kept, type: 'string' };
  return oneOf === undefined ? kept : { ...kept, oneOf: plain(oneOf) };
}
