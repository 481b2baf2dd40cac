import type { Json } from './description.ts';

/** The keyword that `storable` adds to texts. */
export const CHARACTERS = 'characters';

/** Characters of XML 1.0 (section 2.2): no control characters but tab and line ends, no halves of a pair, no U+FFFE and U+FFFF. */
export function hasOnlyKeptCharacters(text: string): boolean {
  return !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/u.test(text);
}

/** The keyword that `storable` adds to texts that may not be empty. */
export const VISIBLE = 'visible';

/** Whether anything of a text can be seen: blanks, zero-width characters and marks of writing direction alone cannot. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}\p{Z}\u034F\u115F\u1160\u2800\u3164\uFE00-\uFE0F\uFFA0]/u.test(text);
}

/**
 * A request schema with the limits of everything we keep, which the description need not repeat at every field: integers that
 * JSON carries exactly (RFC 8259 section 6), texts that PostgreSQL and XML can hold.
 */
export function storable(schema: Json): Json {
  return limited(schema) as Json;
}

function limited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(limited);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, limited(child)]));
  const types = [schema['type']].flat();
  if (types.includes('integer')) return { maximum: Number.MAX_SAFE_INTEGER, ...schema };
  if (!types.includes('string')) return schema;
  const needed = Number(schema['minLength'] ?? 0) > 0;
  return { ...schema, [CHARACTERS]: true, ...(needed && { [VISIBLE]: true }) };
}
