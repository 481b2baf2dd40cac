import type { Schema } from './document.ts';
import type { FieldOption } from './templates/descriptor.ts';

/** The choices of a `oneOf` of texts, in its order; null when it is no such list. */
export function optionsOf(schema: Schema): FieldOption[] | null {
  const choices = (schema.oneOf ?? []).filter((one) => typeof one.const === 'string');
  if (choices.length === 0) return null;
  return choices.map((one) => ({
    value: String(one.const),
    label: one.title ?? String(one.const),
    tone: one['x-tone'] ?? null,
    help: one.description ?? null,
    ...(one['x-group'] === undefined ? {} : { group: one['x-group'] }),
  }));
}
