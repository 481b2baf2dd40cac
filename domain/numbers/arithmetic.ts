import {
  add,
  decimalText,
  divide,
  isZero,
  multiply,
  negate,
  parseDecimal,
  subtract,
  type Decimal,
} from '../money/decimal.ts';
import type { NumberStyle } from './number-style.ts';
import { MAX_DECIMALS, readNumber, type NumberLimits, type NumberReading } from './read-number.ts';

/** A quotient is rounded half-up here, as far behind the point as no amount needs. */
const QUOTIENT_DECIMALS = 12;
const MAX_LENGTH = 200;

const SIGN = /^\s*([+\-−*x×/:÷()])/u;
const NUMBER = /^\s*([\d.,]+(?:[^\S\n]\d{3})*[\d.,]*)\s*(%?)/u;

/** Whether a cell holds arithmetic: it begins with `=`, as in spreadsheets. */
export function isArithmetic(text: string): boolean {
  return text.trimStart().startsWith('=');
}

/**
 * Computes `=12*3`, `=(1.500+2)/4`, `=200.000*8%`: numbers in the style they are typed in, + - * / with the usual precedence,
 * parentheses, a percent sign behind a number. The result is rounded half-up to the decimals that the field takes (at most
 * six). Refused as `unreadable`: anything else, an unfinished formula, a division by zero.
 */
export function readArithmetic(text: string, style: NumberStyle, limits: NumberLimits): NumberReading {
  const formula = text.trim().replace(/^=/, '');
  if (formula.length > MAX_LENGTH) return { refused: 'unreadable' };
  const parser = new Parser(formula, style);
  const result = parser.whole();
  if (result === null) return { refused: 'unreadable' };
  const decimals = Math.min(limits.decimals, MAX_DECIMALS);
  const value = decimalText(divide(result, { units: 1n, scale: 0 }, decimals));
  return limits.signed === false && value.startsWith('-') ? { refused: 'negative' } : { value };
}

const HUNDRED = parseDecimal('100');

/** Recursive descent; every method gives null for what it cannot read. */
class Parser {
  #rest: string;
  readonly #style: NumberStyle;

  constructor(formula: string, style: NumberStyle) {
    this.#rest = formula;
    this.#style = style;
  }

  whole(): Decimal | null {
    const result = this.#sum();
    return this.#rest.trim() === '' ? result : null;
  }

  #takes(...signs: readonly string[]): string | null {
    const sign = SIGN.exec(this.#rest);
    if (sign?.[1] === undefined || !signs.includes(sign[1])) return null;
    this.#rest = this.#rest.slice(sign[0].length);
    return sign[1];
  }

  #sum(): Decimal | null {
    let left = this.#product();
    for (;;) {
      const sign = this.#takes('+', '-', '−');
      if (sign === null || left === null) return left;
      const right = this.#product();
      if (right === null) return null;
      left = sign === '+' ? add(left, right) : subtract(left, right);
    }
  }

  #product(): Decimal | null {
    let left = this.#term();
    for (;;) {
      const sign = this.#takes('*', 'x', '×', '/', ':', '÷');
      if (sign === null || left === null) return left;
      const right = this.#term();
      if (right === null) return null;
      if (sign === '*' || sign === 'x' || sign === '×') left = multiply(left, right);
      else if (isZero(right)) return null;
      else left = divide(left, right, QUOTIENT_DECIMALS);
    }
  }

  #term(): Decimal | null {
    const sign = this.#takes('+', '-', '−');
    if (sign !== null) {
      const term = this.#term();
      return term === null || sign === '+' ? term : negate(term);
    }
    if (this.#takes('(') === null) return this.#number();
    const inner = this.#sum();
    return this.#takes(')') === null ? null : inner;
  }

  #number(): Decimal | null {
    const found = NUMBER.exec(this.#rest);
    if (found?.[1] === undefined) return null;
    const reading = readNumber(found[1], this.#style, { decimals: MAX_DECIMALS });
    if ('refused' in reading || reading.value === null) return null;
    this.#rest = this.#rest.slice(found[0].length);
    const value = parseDecimal(reading.value);
    return found[2] === '%' ? divide(value, HUNDRED, QUOTIENT_DECIMALS) : value;
  }
}
