import {
  compare,
  decimalText,
  negate,
  parseDecimal,
  readDecimal,
  subtract,
  sum,
  ZERO,
  type Decimal,
} from '#domain/money/decimal.ts';
import { amountDecimals } from '#domain/money/decimal-digits.ts';
import { worthOfLines, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { takesTaxOut } from '#domain/money/money-options.ts';
import { shownDecimal, type NumberStyle } from '#domain/numbers/number-style.ts';
import type { Computed, InvoiceInput } from '../draft-rows.ts';
import type { GroupRead } from './read-group.ts';

/** Amounts of a line that a file states beside what they are computed from: they are compared, and never stored. */
const OF_LINE = ['vat_amount', 'amount_with_tax'] as const;

/** The same of the invoice as a whole: stated in its first row, in each of its rows, or in parts that its rows add up to. */
const OF_WHOLE = ['total_before_vat', 'total_vat', 'total'] as const;

const LINE_SOURCES: ReadonlySet<string> = new Set(OF_LINE);
const WHOLE_SOURCES: ReadonlySet<string> = new Set(OF_WHOLE);

export function isStatedOfLine(source: string): boolean {
  return LINE_SOURCES.has(source);
}

export function isStatedOfWhole(source: string): boolean {
  return WHOLE_SOURCES.has(source);
}

/** Whether a cell is only compared: nothing of the invoice, and not its name, depends on it. */
export function isOnlyCompared(source: string): boolean {
  return isStatedOfLine(source) || isStatedOfWhole(source);
}

/** Without what is only compared. */
export function withoutStated(said: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(said).filter(([source]) => !isOnlyCompared(source)));
}

/** An amount that the file states other than it is computed. */
type Difference = {
  row: number;
  source: string;
  stated: string;
  computed: string;
  /** Rows that the stated amount is added up from; 1 where a cell states it. */
  cells: number;
  size: 'rounding' | 'amount';
};

/** All amounts that the rows of an invoice state other than they are computed; none is passed over for being small. */
export function differences(
  { lines, stated }: Pick<GroupRead, 'lines' | 'stated'>,
  input: Pick<InvoiceInput, 'currency' | 'issued_on'>,
  computed: Computed,
): Difference[] {
  const { currency, issued_on } = input;
  const scale = amountDecimals(currency, 'decimal_digit_amount_without_vat', computed.digits, issued_on);
  const unit: Decimal = { units: 1n, scale };
  const of_lines = lines.flatMap(({ row, values }, at) => {
    const amounts = computed.amounts.lines[at];
    if (amounts === undefined) return [];
    return ['amount', ...OF_LINE].flatMap((source) => {
      const text = values[source];
      if (typeof text !== 'string') return [];
      const allowed = ofLine(source, amounts, computed);
      return differing({ row, source, text, cells: 1 }, allowed, unit);
    });
  });
  const roundings: Decimal = { ...unit, units: BigInt(Math.max(1, lines.length)) };
  const of_whole = stated.flatMap(({ source, said }) => {
    const [first] = said;
    if (first === undefined) return [];
    const allowed = [ofWhole(source, computed.amounts)];
    const isOne = said.every(({ value }) => compare(parseDecimal(value), parseDecimal(first.value)) === 0);
    const parts = decimalText(sum(said.map(({ value }) => parseDecimal(value))));
    const found = (text: string, cells: number) =>
      differing({ row: first.row, source, text, cells }, allowed, roundings);
    const of_parts = found(parts, said.length);
    return of_parts.length === 0 || !isOne ? of_parts : found(first.value, 1);
  });
  return [...of_lines, ...of_whole];
}

/** What a cell of a line may state: where prices contain tax, programs write its amount with or without it. */
function ofLine(source: string, amounts: LineAmounts, { money }: Computed): (string | null)[] {
  if (source === 'vat_amount') return [amounts.vat_amount];
  if (source === 'amount_with_tax') return [amounts.amount_with_tax ?? amounts.amount];
  return takesTaxOut(money) ? [amounts.amount, amounts.amount_with_tax] : [amounts.amount];
}

function ofWhole(source: string, amounts: InvoiceAmounts): string {
  if (source === 'total_before_vat') return amounts.total_before_vat;
  if (source === 'total_vat') return amounts.total_vat;
  // Goods that only move have nothing to pay: what their lines are worth is what sheets add up.
  return amounts.by_rate.length === 0 && amounts.total === decimalText(ZERO)
    ? worthOfLines(amounts.lines)
    : amounts.total;
}

type Said = Pick<Difference, 'row' | 'source' | 'cells'> & { text: string };

function differing(
  { row, source, text, cells }: Said,
  allowed: readonly (string | null)[],
  unit: Decimal,
): Difference[] {
  const stated = parseDecimal(text);
  // Discounts are written below zero by some and above it by others.
  const offs = allowed.map((one) => apart(size(stated), size(readDecimal(one) ?? ZERO)));
  if (offs.some((off) => compare(off, ZERO) === 0)) return [];
  const rounding = offs.some((off) => compare(off, unit) <= 0);
  const computed = allowed[0] ?? decimalText(ZERO);
  return [{ row, source, stated: text, computed, cells, size: rounding ? 'rounding' : 'amount' }];
}

const size = (value: Decimal): Decimal => (value.units < 0n ? negate(value) : value);
const apart = (a: Decimal, b: Decimal): Decimal => size(subtract(a, b));

/** The question at the cell: what is stated, what is computed, and how one of them is chosen. */
export function differenceWords({ stated, computed, cells }: Difference, style: NumberStyle): string {
  const shown = shownDecimal(computed, style);
  const says = cells === 1 ? 'Tệp ghi' : `${cells} dòng của hóa đơn ghi cộng lại`;
  return `${says} ${shownDecimal(stated, style)}, tính ra ${shown}. Lấy số tính ra: sửa thành ${shown} hoặc để trống ô này. Nếu tệp đúng, sửa số lượng, đơn giá, chiết khấu hoặc thuế suất.`;
}

/** The same where it is settled: a look is enough. */
export function settledWords({ stated, computed, cells }: Difference, style: NumberStyle): string {
  const says = cells === 1 ? 'Tệp ghi' : `${cells} dòng của hóa đơn ghi cộng lại`;
  return `${says} ${shownDecimal(stated, style)}, hóa đơn lấy số tính ra ${shownDecimal(computed, style)}.`;
}
