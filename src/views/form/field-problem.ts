import { isEmail } from '#domain/fields/email.ts';
import { taxCodeProblem } from '#domain/fields/tax-code.ts';
import { refusalText } from '#domain/refusals.ts';
import { isVatRate } from '#domain/rules/vat-rates.ts';
import type { FieldDescriptor, FieldKind } from '#generated/resources/descriptor.ts';
import { problems } from '#src/wording/forms.ts';
import type { FormValue } from './form-values.ts';

type Check = (text: string, field: FieldDescriptor) => string | null;

const phoneDigits = { least: 8, most: 15 };

function phoneProblem(text: string): string | null {
  if (!/^[\d\s+.()-]+$/.test(text)) return problems.phoneCharacters;
  const digits = text.replace(/\D/g, '').length;
  return digits < phoneDigits.least || digits > phoneDigits.most ? problems.phone(digits) : null;
}

function taxCodeText(text: string): string | null {
  const code = taxCodeProblem(text);
  return code === null ? null : refusalText({ code, params: { value: text, tax_code: text } });
}

const none: Check = () => null;

const byKind = {
  text: none,
  long_text: none,
  integer: (text) => (/^-?\d+$/.test(text) ? null : problems.integer),
  decimal: (text) => (/^-?\d+(\.\d{1,6})?$/.test(text) ? null : problems.decimal),
  money: (text) => (/^-?\d+(\.\d{1,6})?$/.test(text) ? null : problems.decimal),
  date: none,
  date_time: none,
  boolean: none,
  enum: none,
  reference: none,
  email: (text) => (isEmail(text) ? null : problems.email),
  phone: phoneProblem,
  tax_code: taxCodeText,
  vat_rate: (text) => (isVatRate(text) ? null : problems.vatRate),
  password: none,
  file: none,
  list: none,
} satisfies Record<FieldKind, Check>;

function lengthProblem(text: string, { min_length, max_length, kind }: FieldDescriptor): string | null {
  const length = [...text].length;
  if (kind === 'file') return null;
  if (max_length !== null && length > max_length) return problems.tooLong(length, max_length);
  return min_length !== null && length < min_length ? problems.tooShort(length, min_length) : null;
}

function boundsProblem(text: string, { minimum, maximum }: FieldDescriptor): string | null {
  if (minimum !== null && Number(text) < minimum) return problems.minimum(minimum);
  return maximum !== null && Number(text) > maximum ? problems.maximum(maximum) : null;
}

function patternProblem(text: string, { pattern, hint, kind }: FieldDescriptor): string | null {
  const isChecked = kind === 'text' || kind === 'long_text';
  return isChecked && pattern !== null && !new RegExp(pattern, 'u').test(text)
    ? problems.pattern(hint)
    : null;
}

/** Why what stands in the field cannot be taken, in one sentence; null when it can. Limits are those of the description. */
export function fieldProblem(field: FieldDescriptor, value: FormValue | undefined): string | null {
  if (typeof value === 'boolean') return null;
  const text = (value ?? '').trim();
  if (text === '') return field.required && field.kind !== 'boolean' ? problems.required(field.label) : null;
  return (
    lengthProblem(text, field) ??
    byKind[field.kind](text, field) ??
    patternProblem(text, field) ??
    boundsProblem(text, field)
  );
}
