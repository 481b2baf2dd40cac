import type { CrudField } from '../../crud-descriptor.ts';
import { booleanValue, choiceValue, choiceValues } from './choice-value.ts';
import { dateValue, instantValue } from './date-value.ts';
import { decimalValue, integerValue } from './decimal-value.ts';
import { shown } from './shown.ts';

/** What a cell says: a value as the wire has it, or why it says nothing. */
export type Reading = { readonly value: unknown } | { readonly problem: string };

type Reader = (field: CrudField, text: string) => Reading;

const read = (value: unknown, problem: string): Reading => (value === null ? { problem } : { value });

const READERS: Readonly<Record<string, Reader>> = {
  integer: (_field, text) =>
    read(integerValue(text), `${shown(text)} không phải số nguyên. Cần một số như 12 hoặc 1.200.`),
  decimal: (_field, text) => read(decimalValue(text), notNumber(text)),
  money: (_field, text) => read(decimalValue(text), notNumber(text)),
  date: (_field, text) => read(dateValue(text), notDay(text)),
  date_time: (_field, text) => read(instantValue(text), notDay(text)),
  boolean: (_field, text) => read(booleanValue(text), `${shown(text)} không rõ. Cần Có hoặc Không.`),
  enum: readChoice,
  vat_rate: (_field, text) => ({ value: rateText(text) }),
};

/**
 * The value of a cell (of anything but a reference) by the kind of its field; an empty cell is null. What the description asks
 * beyond that (lengths, patterns, formats) is judged later, with the record as a whole.
 */
export function cellValue(field: CrudField, cell: string): Reading {
  const text = tidy(cell);
  if (text === '') return { value: null };
  return READERS[field.kind]?.(field, text) ?? { value: text };
}

/** Composed letters, since files of a Mac hold them in pieces, and no space around. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim();
}

function readChoice({ options, many }: CrudField, text: string): Reading {
  const choices = options ?? [];
  const wanted = `Cần một trong: ${choices.map(({ label }) => label).join(', ')}.`;
  if (!many)
    return read(choiceValue(choices, text), `${shown(text)} không nằm trong các giá trị cho phép. ${wanted}`);
  const { values, unknown } = choiceValues(choices, text);
  const [first] = unknown;
  return first === undefined
    ? { value: values }
    : { problem: `${shown(first)} không nằm trong các giá trị cho phép. ${wanted}` };
}

/** `8`, `8 %` and a cell shown as a percentage are `8%`; words are in capitals. */
function rateText(text: string): string {
  const number = /^([\d.,]+)\s*%?$/.exec(text)?.[1];
  return number === undefined ? text.toUpperCase() : `${decimalValue(number) ?? number}%`;
}

function notNumber(text: string): string {
  return `${shown(text)} không phải số. Cần một số như 1.234,56.`;
}

function notDay(text: string): string {
  return `${shown(text)} không phải một ngày có thật. Cần ngày/tháng/năm, ví dụ 20/11/2026.`;
}
