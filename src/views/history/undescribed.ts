import {
  DECIMAL_KEY_LABELS,
  LANGUAGE_LABELS,
  MAILBOX_SECURITY_LABELS,
  NUMBER_STYLE_LABELS,
  PAYMENT_STATE_LABELS,
  PROVIDER_AUTH_LABELS,
  REFUND_STATE_LABELS,
  TAX_METHOD_LABELS,
  TAX_ROUNDING_LABELS,
  TENANT_CONFIG_KEY_LABELS,
  THEME_LABELS,
} from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { auditWords } from '#src/wording/settings/audit.ts';
import { auditedWords } from '#src/wording/settings/audited.ts';

type Labels = Readonly<Record<string, string>>;

const names: Labels = { ...TENANT_CONFIG_KEY_LABELS, ...DECIMAL_KEY_LABELS };

const values: Readonly<Record<string, Labels>> = {
  method_of_tax_calculation: TAX_METHOD_LABELS,
  tax_rounding: TAX_ROUNDING_LABELS,
  number_style: NUMBER_STYLE_LABELS,
  language: LANGUAGE_LABELS,
  theme: THEME_LABELS,
  auth: PROVIDER_AUTH_LABELS,
  security: MAILBOX_SECURITY_LABELS,
  // Of a purchase: its own, and that of money to be given back. They share none.
  state: { ...REFUND_STATE_LABELS, ...PAYMENT_STATE_LABELS },
};

const amounts: ReadonlySet<string> = new Set(['total', 'amount', 'received']);

/** What the log calls a field that no descriptor has: settings, decimal places, purchases, what an account changes of itself. */
export function nameOfField(field: string): string {
  const known = names[field];
  return known === undefined ? (auditedWords.otherFields[field] ?? field) : label(known);
}

/** A value of such a field in words, where it is one of a closed list; anything else as it was written. */
export function valueInWords(field: string, value: unknown): string | null {
  if (typeof value === 'boolean' || value === 'true' || value === 'false')
    return String(value) === 'true' ? auditWords.yes : auditWords.no;
  if (amounts.has(field) && typeof value === 'string') return formatNumber(value);
  const known = typeof value === 'string' ? values[field]?.[value] : undefined;
  return known === undefined ? null : label(known);
}
