import type { Rule } from './rule.ts';

/** Point 5: validation rules. */
export const POINT_5: readonly Rule[] = [
  { id: '5.route-id', rule: 'Route id parameter: digits only, else not found.' },
  {
    id: '5.decimal-input',
    rule: 'Decimal input: optional minus, digits, optional dot, at most 6 decimal digits.',
  },
  {
    id: '5.display.vietnamese',
    rule: 'Number display in Vietnamese format: dot thousands, comma decimals, keeping decimal places present.',
  },
  { id: '5.rounding', rule: 'Rounding defaults to 2 decimals and drops a trailing .00.' },
  {
    id: '5.keystrokes.numbers',
    rule: 'Number and integer fields block keystrokes other than digits, signs, decimal separators, exponent letters.',
  },
  { id: '5.keystrokes.currency', rule: 'Currency fields accept only digits, dot, comma.' },
  {
    id: '5.currency.commas',
    rule: 'Currency fields show thousands separators as commas but return the value without separators.',
  },
  { id: '5.stepper.clamp', rule: 'Steppers clamp to min, max and step decimals.' },
  {
    id: '5.stepper.repeat',
    rule: 'Holding a stepper repeats, starting at 200 ms and speeding by 10 ms per repeat down to 50 ms.',
  },
  { id: '5.field.counter', rule: 'Fields may show a length/max counter.' },
  { id: '5.field.asterisk', rule: 'Fields may show a required asterisk.' },
  { id: '5.field.error', rule: 'Fields may show an error message below.' },
  { id: '5.token.blank', rule: 'A missing, null or blank token counts as no token.' },
  {
    id: '5.redirect.same-origin',
    rule: 'A redirect target is accepted only if on the same origin; otherwise it falls back to /.',
  },
  {
    id: '5.redirect.schemes',
    rule: 'A redirect target using the javascript, data or file scheme falls back to /.',
  },
  { id: '5.escaping', rule: 'Text is escaped for HTML special characters.' },
];
