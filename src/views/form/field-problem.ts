import { emailsRefusal } from '#domain/delivery/recipients.ts';
import { isEmail, MAX_EMAIL } from '#domain/fields/email.ts';
import { phoneDigits, phoneProblem } from '#domain/fields/phone.ts';
import { taxCodeParams, taxCodeProblem } from '#domain/fields/tax-code.ts';
import { numberShape } from '#domain/numbers/read-number.ts';
import { isVatRate } from '#domain/rules/tax/vat-rates.ts';
import type { FieldDescriptor, FieldKind } from '#generated/resources/descriptor.ts';
import { entryProblem, limitsOf } from '#src/ui/field/number/number-entry.ts';
import { formatCount, formatNumber, shownPoint } from '#src/ui/format/number.ts';
import { problems } from '#src/wording/forms.ts';
import { refusalSentence } from '#src/wording/refusals.ts';
import type { FormValue } from './form-values.ts';
import { numberEntry } from './number-shape.ts';

type Check = (text: string, field: FieldDescriptor) => string | null;

function phoneText(text: string): string | null {
  const problem = phoneProblem(text);
  if (problem === null) return null;
  return problem === 'characters' ? problems.phoneCharacters(text) : problems.phone(phoneDigits(text));
}

function taxCodeText(text: string): string | null {
  const code = taxCodeProblem(text);
  return code === null ? null : refusalSentence({ code, params: taxCodeParams(text) });
}

function decimalProblem(text: string, field: FieldDescriptor): string | null {
  const isNumber = /^-?\d+(\.\d{1,6})?$/.test(text);
  const fits = field.pattern === null || new RegExp(field.pattern, 'u').test(text);
  return isNumber && fits
    ? null
    : problems.decimal(formatNumber(text), { ...numberShape(field.pattern), point: shownPoint() });
}

/** What is longer than an address can be holds several of them. */
const emailProblem: Check = (text, { max_length }) => {
  if ((max_length ?? 0) <= MAX_EMAIL) return isEmail(text) ? null : problems.email(text);
  const refusal = emailsRefusal(text, '');
  return refusal === null ? null : refusalSentence(refusal);
};

const none: Check = () => null;

const byKind = {
  text: none,
  long_text: none,
  integer: (text) => (/^-?\d+$/.test(text) ? null : problems.integer(text)),
  decimal: decimalProblem,
  money: decimalProblem,
  date: none,
  date_time: none,
  boolean: none,
  enum: none,
  reference: none,
  email: emailProblem,
  phone: phoneText,
  tax_code: taxCodeText,
  vat_rate: (text) => (isVatRate(text) ? null : problems.vatRate(text, formatNumber('3.5'))),
  color: (text) => (/^#[0-9a-f]{6}$/.test(text) ? null : problems.color(text)),
  password: none,
  file: none,
  image: none,
  object: none,
  list: none,
} satisfies Record<FieldKind, Check>;

/** The limit of a file is told by its input in bytes, where its name is known. */
const unmeasured: readonly FieldKind[] = ['file', 'image'];

function lengthProblem(text: string, { min_length, max_length, kind }: FieldDescriptor): string | null {
  const length = [...text].length;
  if (unmeasured.includes(kind)) return null;
  if (max_length !== null && length > max_length) return problems.tooLong(length, max_length);
  return min_length !== null && length < min_length ? problems.tooShort(length, min_length) : null;
}

function boundsProblem(text: string, { minimum, maximum }: FieldDescriptor): string | null {
  if (minimum !== null && Number(text) < minimum)
    return problems.minimum(formatCount(minimum), formatNumber(text));
  return maximum !== null && Number(text) > maximum
    ? problems.maximum(formatCount(maximum), formatNumber(text))
    : null;
}

function patternProblem(text: string, { pattern, hint, kind }: FieldDescriptor): string | null {
  const isChecked = kind === 'text' || kind === 'long_text';
  return isChecked && pattern !== null && !new RegExp(pattern, 'u').test(text)
    ? problems.pattern(hint)
    : null;
}

/** Why there are too few or too many values or rows. */
export function countProblem(field: FieldDescriptor, count: number): string | null {
  const { required, min_items, max_items, label } = field;
  const isLeftOut = count === 0 && !required;
  if (isLeftOut) return null;
  const words = field.kind === 'list' ? problems.rows : problems.choices;
  if (min_items !== null && count < min_items) return words.few(min_items, count);
  if (max_items !== null && count > max_items) return words.many(max_items, count);
  return count === 0 && field.many ? problems.chooseOne(label) : null;
}

function unreadProblem(text: string, field: FieldDescriptor): string | null {
  const entry = numberEntry(field);
  return entry && entryProblem(text, limitsOf(entry.kind, entry.decimals, entry.signed));
}

/** Why what stands in the field cannot be taken, in one sentence; null when it can. Limits are those of the description. */
export function fieldProblem(field: FieldDescriptor, value: FormValue | undefined): string | null {
  if (Array.isArray(value)) return countProblem(field, value.length);
  if (typeof value !== 'string' && value !== undefined) return null;
  const text = (value ?? '').trim();
  if (text === '') return field.required && field.kind !== 'boolean' ? problems.required(field.label) : null;
  return (
    unreadProblem(text, field) ??
    lengthProblem(text, field) ??
    byKind[field.kind](text, field) ??
    patternProblem(text, field) ??
    boundsProblem(text, field)
  );
}
