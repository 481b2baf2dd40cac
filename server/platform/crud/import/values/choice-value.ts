import type { CrudField } from '../../crud-descriptor.ts';
import { folded } from '../read/headings.ts';

type Options = NonNullable<CrudField['options']>;

const YES = new Set(['co', 'x', 'true', '1', 'dung', 'yes']);
const NO = new Set(['khong', 'false', '0', 'sai', 'no']);

export function booleanValue(text: string): boolean | null {
  const word = folded(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** The value of a choice by its label or by itself, accents and case aside. */
export function choiceValue(options: Options, text: string): string | null {
  const word = folded(text.trim());
  const found = options.find(({ value, label }) => folded(value) === word || folded(label) === word);
  return found?.value ?? null;
}

/** Several choices, on lines or between semicolons or commas; a label may hold a comma itself. */
export function manyValues(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function choiceValues(options: Options, text: string): { values: string[]; unknown: string[] } {
  const parts = manyValues(text).flatMap((part) =>
    choiceValue(options, part) === null ? part.split(',').map((one) => one.trim()) : [part],
  );
  const named = parts
    .filter((part) => part !== '')
    .map((part) => ({ part, value: choiceValue(options, part) }));
  return {
    values: [...new Set(named.flatMap(({ value }) => (value === null ? [] : [value])))],
    unknown: named.flatMap(({ part, value }) => (value === null ? [part] : [])),
  };
}
