import { resolve, type Document, type Schema } from './document.ts';

/** The schema an operation wraps in one key: `{customer: {...}}` gives key customer and the schema as it is referred to. */
export function envelopeOf(
  document: Document,
  schema: Schema | undefined,
): { key: string; schema: Schema } | null {
  if (schema === undefined) return null;
  const entries = Object.entries(resolve(document, schema).properties ?? {});
  const [entry] = entries;
  return entry !== undefined && entries.length === 1 ? { key: entry[0], schema: entry[1] } : null;
}
