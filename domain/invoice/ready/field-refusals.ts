import type { NumberLimit, TextLimit } from '../../fields/content-limits.table.ts';
import { taxCodeParams, taxCodeProblem } from '../../fields/tax-code.ts';
import { isBlank, isXmlText, turnsDirection } from '../../fields/text.ts';
import { decimalsOf, readDecimal } from '../../money/decimal.ts';
import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';

/** Extra params every refusal of a line carries: its number as people count. */
export type Where = Record<string, string>;

/** Length and characters of a text (data format: characters, not bytes). */
export function textRefusals(field: string, value: string, limit: TextLimit, where: Where = {}): Refusal[] {
  const { label, max } = limit;
  const refusals: Refusal[] = [];
  // A text never has more characters than halves of surrogate pairs.
  const length = value.length > max ? [...value].length : 0;
  if (length > max) {
    refusals.push(
      refuse('text_too_long', field, { ...where, label, max: String(max), length: String(length) }),
    );
  }
  if (!isXmlText(value) || turnsDirection(value))
    refusals.push(refuse('text_characters', field, { ...where, label }));
  return refusals;
}

export function requiredText(field: string, value: string, limit: TextLimit, where: Where = {}): Refusal[] {
  if (isBlank(value)) return [refuse('text_missing', field, { ...where, label: limit.label })];
  return textRefusals(field, value, limit, where);
}

/** The format's `x,y`: digits in all, and after the dot. */
export function numberRefusals(
  field: string,
  value: string,
  limit: Omit<NumberLimit, 'element'>,
  where: Where = {},
): Refusal[] {
  const { label } = limit;
  const decimal = readDecimal(value);
  if (decimal === null) return [refuse('number_malformed', field, { ...where, label, value })];
  const decimals = decimalsOf(decimal);
  const whole = (value.replace('-', '').split('.')[0] ?? '').replace(/^0+/, '').length;
  if (decimals > limit.decimals) {
    const counts = { decimals: String(decimals), max: String(limit.decimals) };
    return [refuse('number_decimals', field, { ...where, label, value, ...counts })];
  }
  if (whole + decimals > limit.digits) {
    const max = String(limit.digits);
    return [refuse('number_digits', field, { ...where, label, digits: String(whole + decimals), max })];
  }
  return [];
}

export function taxCodeRefusals(field: string, value: string): Refusal[] {
  const problem = taxCodeProblem(value);
  if (problem === null) return [];
  return [refuse(problem, field, taxCodeParams(value))];
}
