import { quotedText } from '#domain/numbers/quoted-text.ts';
import {
  MAX_DECIMALS,
  numberShape,
  readNumber,
  type NumberLimits,
  type NumberRefusal,
} from '#domain/numbers/read-number.ts';
import {
  formatDecimal,
  NUMBER_STYLES,
  ungroupedDecimal,
  type NumberStyle,
} from '#domain/numbers/number-style.ts';
import type { CrudField } from '../../crud-descriptor.ts';
import type { ColumnStyle, MappedColumn } from '../sheet-fields.ts';
import { dateValue } from './date-value.ts';

/** A text between quotes, short enough for a sentence. */
export function shown(text: string): string {
  return `“${quotedText(text.replaceAll(/\s+/g, ' '))}”`;
}

/** A complaint with the text of its cell, unless it names it already. */
export function saidOf(text: string, message: string): string {
  return text === '' || message.includes(text) || message.includes(quotedText(text))
    ? message
    : `Đang là ${shown(text)}. ${message}`;
}

type NumberKind = 'integer' | 'decimal' | 'money' | 'vat_rate';

const UNITS = { integer: undefined, decimal: undefined, money: 'money', vat_rate: 'percent' } as const;
const RATE_DECIMALS = 2;

const isNumber = (kind: string): kind is NumberKind => kind in UNITS;

/** What the numbers of a field may be; null where it holds none. A rate may be a word as well. */
export function numberLimits({
  kind,
  pattern,
  label,
}: Pick<CrudField, 'kind' | 'pattern' | 'label'>): NumberLimits | null {
  if (!isNumber(kind)) return null;
  const { decimals, signed } = numberShape(pattern);
  const by_kind = { integer: 0, vat_rate: RATE_DECIMALS }[kind as string];
  return {
    decimals: by_kind ?? decimals,
    signed,
    unit: UNITS[kind] ?? (isPercentage(label) ? 'percent' : undefined),
  };
}

/** Whether a field holds percentages, as its label says. */
function isPercentage(label: string): boolean {
  return label.endsWith('(%)');
}

/** A percentage below one, without its sign: a sheet gives 5% as 0.05 when it is saved as text, and somebody may mean 0.05%. */
function isShare({ kind, label }: CrudField, text: string, value: string): boolean {
  return kind === 'decimal' && isPercentage(label) && value.startsWith('0.') && !text.trimEnd().endsWith('%');
}

/** A decimal string, or why the text of a cell is none for its field. */
type NumberCell = { value: string } | { problem: string };

/**
 * Reads a cell of a column that is written in a style. In a column of two styles only what both read the same is read, until somebody has
 * said which of the two an unclear number is in.
 */
export function numberValue(field: CrudField, text: string, style: ColumnStyle): NumberCell {
  const limits = numberLimits(field) ?? { decimals: 0 };
  const [first, ...others] = stylesOf(style);
  const reading = readNumber(text, first, limits);
  const values = [reading, ...others.map((one) => readNumber(text, one, limits))].map((one) =>
    'refused' in one ? null : one.value,
  );
  if (style === 'mixed' && new Set(values).size > 1) return { problem: mixed(field) };
  const value = values.find((one) => one !== null);
  if (value !== undefined) return isShare(field, text, value) ? { problem: share(text, value) } : { value };
  return { problem: WORDS['refused' in reading ? reading.refused : 'unreadable'](text, first, limits) };
}

/** The styles in which a cell may be written, the likelier first. */
function stylesOf(style: ColumnStyle): readonly [NumberStyle, ...NumberStyle[]] {
  if (style === 'mixed') return NUMBER_STYLES;
  if (typeof style === 'string') return [style];
  return [style.unclear_as, ...NUMBER_STYLES.filter((one) => one !== style.unclear_as)];
}

/** What was put right by hand, so that it means the same however the column is written; other texts as they are. */
export function correctedText(
  { field, number_style }: CorrectedColumn,
  text: string,
  own: NumberStyle,
): string {
  // A person of the company writes the day first.
  if (field.kind === 'date' && number_style === 'mixed') return dateValue(text.trim()) ?? text;
  const limits = numberLimits(field);
  if (limits === null) return text;
  const reading = readNumber(text, own, limits);
  return 'refused' in reading || reading.value === null ? text : ungroupedDecimal(reading.value, own);
}

type CorrectedColumn = Pick<MappedColumn, 'field' | 'number_style'>;

const example = (style: NumberStyle, { decimals }: NumberLimits) =>
  formatDecimal(decimals === 0 ? '1200' : '1234.56', style);

const WORDS = {
  unreadable: (text, style, limits) =>
    `${shown(text)} không phải số${limits.decimals === 0 ? ' nguyên' : ''}. Cần một số như ${example(style, limits)}.`,
  too_many_decimals: (text, _style, { decimals }) =>
    `${shown(text)} có quá nhiều chữ số thập phân. Cần tối đa ${decimals}.`,
  no_decimals: (text, style, limits) =>
    `${shown(text)} không phải số nguyên. Cần một số như 12 hoặc ${example(style, limits)}.`,
  negative: (text) => `${shown(text)} là số âm. Cần một số không âm.`,
} satisfies Record<NumberRefusal, (text: string, style: NumberStyle, limits: NumberLimits) => string>;

function share(text: string, value: string): string {
  const percent = String(Number((Number(value) * 100).toFixed(MAX_DECIMALS)));
  return `${shown(text)} là ${percent.replace('.', ',')}% hay ${value.replace('.', ',')}%? Ghi số kèm dấu %.`;
}

function mixed({ label }: CrudField): string {
  return `Cột ${label} viết số theo hai kiểu lẫn lộn (1.234,5 và 1,234.5) nên chưa rõ số này. Hãy chọn kiểu của cột ở phía trên, hoặc sửa ô này.`;
}
