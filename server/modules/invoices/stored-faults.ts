import { LINE_NUMBERS } from '#domain/invoice/lines/line-fields.table.ts';
import { STORED_PART_LABELS } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import type { ErrorItem } from '#server/platform/http/failure.ts';
import { mayRevise } from './revisable.ts';
import type { InvoiceRow, LineRow } from './store.ts';
import { decimal, orNull, SHAPES } from './stored-shapes.ts';

type StoredFault = components['schemas']['StoredFault'];
type Part = StoredFault['part'];

const isNumber = orNull(decimal);

const NUMBERS_OF_LINE = [
  ...LINE_NUMBERS,
  'vat_amount',
  'revenue_percent',
] as const satisfies readonly (keyof LineRow)[];
const HEAD_NUMBERS = ['exchange_rate', 'other_deduction'] as const satisfies readonly (keyof InvoiceRow)[];
/** Computed from the rest, so that they can be computed anew. */
const TOTALS = [
  'total_discount',
  'total_before_vat',
  'total_vat',
  'revenue_reduction',
  'total',
] as const satisfies readonly (keyof InvoiceRow)[];

function partsOfLine(line: LineRow): Part[] {
  const readable = {
    kind: SHAPES.kind(line.kind),
    numbers: NUMBERS_OF_LINE.every((name) => isNumber(line[name])),
    special: SHAPES.special(line.special),
    extras: SHAPES.extras(line.extras),
  } as const satisfies Partial<Record<Part, boolean>>;
  return faulty(readable);
}

function partsOfHead(row: InvoiceRow): Part[] {
  const readable = {
    numbers: HEAD_NUMBERS.every((name) => isNumber(row[name])),
    fees: SHAPES.fees(row.fees),
    buyer_place: SHAPES.buyer_place(row.buyer_place),
    movement: SHAPES.movement(row.movement),
    extras: SHAPES.extras(row.extras),
    computation: SHAPES.decimal_digits(row.decimal_digits) && SHAPES.money_options(row.money_options),
    totals: areTotalsReadable(row),
  } as const satisfies Partial<Record<Part, boolean>>;
  return faulty(readable);
}

const faulty = (readable: Readonly<Partial<Record<Part, boolean>>>): Part[] =>
  (Object.keys(readable) as Part[]).filter((part) => readable[part] === false);

export function areTotalsReadable(row: InvoiceRow): boolean {
  return SHAPES.by_rate(row.by_rate) && TOTALS.every((name) => isNumber(row[name]));
}

/**
 * What of a stored invoice cannot be read, as after a restore of half a copy or a statement by hand. A page must show the rest, and
 * nothing of it may be signed.
 */
export function storedFaults(row: InvoiceRow, lines: readonly LineRow[]): StoredFault[] {
  return [
    ...partsOfHead(row).map((part) => ({ line: null, part })),
    ...lines.flatMap((line, at) => partsOfLine(line).map((part) => ({ line: at + 1, part }))),
  ];
}

/** The same in words, for who wants to publish, print or copy it; one that is only being sealed has no signed file yet, and can be changed then. */
export function storedFaultItems(
  row: InvoiceRow,
  lines: readonly LineRow[],
  { isSigned = !mayRevise(row) } = {},
): ErrorItem[] {
  const remedy = !isSigned
    ? 'Mở hóa đơn, nhập lại phần này rồi lưu.'
    : 'Tệp XML đã ký không bị ảnh hưởng và vẫn có giá trị; báo người quản trị khôi phục dữ liệu từ bản sao lưu.';
  return storedFaults(row, lines).map(({ line, part }) => {
    const place = line === null ? 'Hóa đơn' : `Dòng ${line}`;
    return {
      code: 'stored_fault',
      message: `${place}: ${STORED_PART_LABELS[part]} lưu trong hệ thống bị hỏng, không đọc được. ${remedy}`,
      fields: [],
    };
  });
}

/** A line with its numbers that can be read; an unknown kind is goods. */
export function readableLine(line: LineRow): LineRow {
  if (partsOfLine(line).length === 0) return line;
  const numbers = Object.fromEntries(
    NUMBERS_OF_LINE.map((name) => [name, isNumber(line[name]) ? line[name] : null]),
  );
  return { ...line, ...numbers, kind: SHAPES.kind(line.kind) ? line.kind : 'goods' };
}

/** The same of what is beside the lines; totals are computed anew elsewhere. */
export function readableHead(row: InvoiceRow): InvoiceRow {
  const numbers = Object.fromEntries(
    HEAD_NUMBERS.map((name) => [name, isNumber(row[name]) ? row[name] : null]),
  );
  return { ...row, ...numbers };
}
