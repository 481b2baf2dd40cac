import {
  DECIMAL_KEY_LABELS,
  LANGUAGE_LABELS,
  NUMBER_STYLE_LABELS,
  TAX_METHOD_LABELS,
  TAX_ROUNDING_LABELS,
  TENANT_CONFIG_KEY_LABELS,
  THEME_LABELS,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { auditWords } from '#src/wording/settings/audit.ts';

type Labels = Readonly<Record<string, string>>;

const names: Labels = { ...TENANT_CONFIG_KEY_LABELS, ...DECIMAL_KEY_LABELS };

const values: Readonly<Record<string, Labels>> = {
  method_of_tax_calculation: TAX_METHOD_LABELS,
  tax_rounding: TAX_ROUNDING_LABELS,
  number_style: NUMBER_STYLE_LABELS,
  language: LANGUAGE_LABELS,
  theme: THEME_LABELS,
};

/** What the log calls a field that no descriptor has: settings, decimal places, what an account changes of itself. */
export function nameOfField(field: string): string {
  const known = names[field];
  return known === undefined ? (auditWords.accountFields[field] ?? field) : label(known);
}

/** A value of such a field in words, where it is one of a closed list; anything else as it was written. */
export function valueInWords(field: string, value: unknown): string | null {
  if (typeof value === 'boolean' || value === 'true' || value === 'false')
    return String(value) === 'true' ? auditWords.yes : auditWords.no;
  const known = typeof value === 'string' ? values[field]?.[value] : undefined;
  return known === undefined ? null : label(known);
}
