/** A JSON object of a description, before anything is known of it. */
export type Json = { readonly [key: string]: unknown };

/** The object a value is; an empty one when it is none. */
export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((one) => typeof one === 'string');
}

/** Equal as JSON, whatever the order of keys. */
export function sameJson(left: unknown, right: unknown): boolean {
  return left === right || canonical(left) === canonical(right);
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'nothing';
  return (
    JSON.stringify(value, (_key, child: unknown) =>
      typeof child === 'object' && child !== null && !Array.isArray(child)
        ? Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1)))
        : child,
    ) ?? 'nothing'
  );
}

/**
 * What a local $ref names, keywords beside the $ref laid over it (OpenAPI 3.1); the value itself when it holds none. Throws for a
 * $ref that leads nowhere or out of the document.
 */
export function resolved(document: Json, value: unknown): Json {
  const { $ref: ref, ...beside } = objectOf(value);
  if (typeof ref !== 'string') return objectOf(value);
  const target = pointed(document, ref);
  if (target === undefined) throw new Error(`$ref ${ref} leads nowhere`);
  return { ...resolved(document, target), ...beside };
}

function pointed(document: Json, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  const parts = ref.slice(2).split('/');
  return parts.reduce<unknown>(
    (here, part) => objectOf(here)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
