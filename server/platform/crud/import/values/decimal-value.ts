const CURRENCY = /(đ|₫|vnđ|vnd)\.?$/iu;
const SPACES = /[\s\u00a0\u202f]/g;
const DIGITS = /^\d+$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(\.\d{3})+$/;
const COMMA_GROUPS = /^[1-9]\d{0,2}(,\d{3})+$/;

/**
 * A number as it is written in Vietnam, as a plain decimal without zeros at its ends; null for what is none. `1.234,56` and `1234,56`;
 * `1.234` is a thousand and more, `1.5` can only be one and a half; `1,234,567` and `1,234.5` are read the English way, since
 * they make no sense otherwise. Never through a binary float.
 */
export function decimalValue(text: string): string | null {
  const bare = text.replaceAll(SPACES, '').replace(CURRENCY, '');
  const negative = bare.startsWith('-');
  const plain = plainDigits(negative || bare.startsWith('+') ? bare.slice(1) : bare);
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  const value = rest === '' ? digits : `${digits}.${rest}`;
  return negative && value !== '0' ? `-${value}` : value;
}

/** Digits with a dot before the fraction. */
function plainDigits(text: string): string | null {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots > 0 && commas > 0)
    return text.lastIndexOf(',') > text.lastIndexOf('.')
      ? joined(text, DOT_GROUPS, ',')
      : joined(text, COMMA_GROUPS, '.');
  if (commas > 1) return COMMA_GROUPS.test(text) ? text.replaceAll(',', '') : null;
  if (DOT_GROUPS.test(text)) return text.replaceAll('.', '');
  return joined(text, DIGITS, commas === 1 ? ',' : '.');
}

/** `1.234,5` with its groups taken away and a dot before the fraction. */
function joined(text: string, groups: RegExp, mark: ',' | '.'): string | null {
  const [whole = '', fraction, ...more] = text.split(mark);
  if (more.length > 0 || !(groups.test(whole) || DIGITS.test(whole))) return null;
  if (fraction === undefined) return whole;
  return DIGITS.test(fraction) ? `${whole.replaceAll(/[.,]/g, '')}.${fraction}` : null;
}

/** A whole number that JSON carries exactly; null for what is none. */
export function integerValue(text: string): number | null {
  const value = Number(decimalValue(text) ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : null;
}
