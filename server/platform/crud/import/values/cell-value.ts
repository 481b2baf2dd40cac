import { PHONE_DIGITS, phoneDigits, phoneProblem } from '#domain/fields/phone.ts';
import { rateOfNumber, rateOfWords } from '#domain/rules/tax/rate-words.ts';
import { seenText } from '#domain/fields/text.ts';
import type { CrudField } from '../../crud-descriptor.ts';
import { folded } from '../read/headings.ts';
import { booleanValue, choiceValue, choiceValues } from './choice-value.ts';
import { dateValue, instantValue, isUnclearDay } from './date-value.ts';
import { numberValue, shown } from './number-value.ts';
import { lostDigits, lostValue } from './spoiled-cell.ts';
import type { ColumnStyle } from '../sheet-fields.ts';

/** What a cell says: a value as the wire has it, or why it says nothing. */
export type Reading = { readonly value: unknown } | { readonly problem: string };

type Reader = (field: CrudField, text: string, style: ColumnStyle) => Reading;

const read = (value: unknown, problem: string): Reading => (value === null ? { problem } : { value });

const READERS: Readonly<Record<string, Reader>> = {
  integer: (field, text, style) => {
    const reading = numberValue(field, text, style);
    return 'problem' in reading ? reading : wholeNumber(text, reading.value);
  },
  decimal: numberValue,
  money: numberValue,
  date: (_field, text, style) => readDay(text, dateValue(text), style),
  date_time: (_field, text, style) => readDay(text, instantValue(text), style),
  boolean: (_field, text) => read(booleanValue(text), `${shown(text)} không rõ. Cần Có hoặc Không.`),
  enum: readChoice,
  phone: readPhone,
  vat_rate: readRate,
};

/**
 * The value of a cell (of anything but a reference) by the kind of its field; an empty cell is null. What the description asks
 * beyond that (lengths, patterns, formats) is judged later, with the record as a whole.
 */
export function cellValue(field: CrudField, cell: string, style: ColumnStyle): Reading {
  const text = tidy(cell);
  if (text === '') return { value: null };
  const lost = lostValue(text);
  if (lost !== null) return { problem: lost };
  return READERS[field.kind]?.(field, text, style) ?? readText(text);
}

/**
 * As it is seen: files of a Mac hold letters in pieces, those of the web blanks and signs of no width, by which one code would be two. No
 * space around.
 */
export function tidy(text: string): string {
  return seenText(text);
}

function readText(text: string): Reading {
  const lost = lostDigits(text);
  return lost === null ? { value: text } : { problem: lost };
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

/** `8`, `8 %`, `0,08` and a cell shown as a percentage are `8%`; words are in capitals. */
function readRate(field: CrudField, text: string, style: ColumnStyle): Reading {
  if (!/^[\d.,\s]+%?$/.test(text)) return { value: rateOfWords(folded(text)) ?? text.toUpperCase() };
  const reading = numberValue(field, text, style);
  if ('problem' in reading) return reading;
  return { value: rateOfNumber(reading.value, text) };
}

function readPhone(_field: CrudField, text: string): Reading {
  const problem = phoneProblem(text);
  if (problem === null) return { value: text };
  return {
    problem:
      problem === 'characters'
        ? `${shown(text)} không phải số điện thoại. Cần chữ số, ví dụ 0905123456.`
        : `${shown(text)} có ${phoneDigits(text)} chữ số. Số điện thoại cần ${PHONE_DIGITS.least} đến ${PHONE_DIGITS.most} chữ số.`,
  };
}

/** A whole number that JSON carries exactly. */
function wholeNumber(text: string, decimal: string): Reading {
  const value = Number(decimal);
  return Number.isSafeInteger(value) ? { value } : { problem: `${shown(text)} quá lớn. Cần một số nhỏ hơn.` };
}

function readDay(text: string, value: string | null, style: ColumnStyle): Reading {
  return style === 'mixed' && isUnclearDay(text) ? { problem: unclearDay(text) } : read(value, notDay(text));
}

function unclearDay(text: string): string {
  return `${shown(text)} chưa rõ ngày đứng trước hay tháng đứng trước: cột này có ngày viết tháng trước. Hãy định dạng cột theo ngày/tháng/năm rồi tải lên lại, hoặc gõ lại ngày của ô này.`;
}

function notDay(text: string): string {
  return `${shown(text)} không phải một ngày có thật. Cần ngày/tháng/năm, ví dụ 20/11/2026.`;
}
