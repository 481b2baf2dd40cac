import type { SheetColumn } from '#server/platform/sheets/column.ts';

const KINDS = ['text', 'number', 'date', 'text', 'text'] as const;
const NAMES = [
  'Công ty TNHH Một Thành Viên Đo Tải',
  '0101243150',
  'Nguyễn Văn An & con',
  'Hà Nội',
  '1C26TAA',
];

/** Twenty columns as a list of invoices has them: eight of words, four of codes, four of amounts, four of dates. */
export const SHEET_COLUMNS: readonly SheetColumn[] = Array.from({ length: 20 }, (_none, at) => ({
  header: `Cột ${at + 1}`,
  kind: KINDS[at % KINDS.length] ?? 'text',
}));

export function* sheetLines(count: number): Generator<readonly string[]> {
  for (let row = 0; row < count; row += 1) yield SHEET_COLUMNS.map((_column, at) => value(row, at));
}

function value(row: number, at: number): string {
  const kind = at % KINDS.length;
  if (kind === 1) return `${row * 37 + at}.${10 + (row % 90)}`;
  if (kind === 2) return `2026-0${1 + (row % 9)}-1${row % 10}`;
  if (kind === 3) return `KH${row + at}`;
  return NAMES[(row + at) % NAMES.length] ?? '';
}
