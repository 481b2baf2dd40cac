import type { BuyerPlace } from '#domain/invoice/particulars.ts';
import { placeNamed } from '#domain/places/places.ts';
import { field } from '#generated/resources/descriptor.ts';
import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';
import type { ImportColumn } from '#server/platform/crud/import/import-record.ts';
import { PLACES } from '../known-places.ts';
import { isAboutVehicles, isOfVehicle } from './special-cells.ts';

type Said = Readonly<Record<string, unknown>>;

/** Where the buyer of a car or motorbike lives is one field of an invoice, and two cells of a row. */
const PROVINCE = 'buyer_province';
const COMMUNE = 'buyer_commune';

const cellOf = (source: string, label: string): CrudField =>
  field({ source, kind: 'text', label, nullable: true, max_length: 100 });

export const PLACE_CELLS: readonly CrudField[] = [
  cellOf(PROVINCE, 'Tỉnh, thành phố của người mua (ô tô, xe máy)'),
  cellOf(COMMUNE, 'Xã, phường của người mua (ô tô, xe máy)'),
];

/** What sheets write above such columns, beside their labels. */
export const PLACE_HEADINGS: readonly (readonly [heading: string, source: string])[] = [
  ...[
    ...[
      'Tỉnh, thành phố',
      'Tỉnh/TP',
      'Tỉnh thành',
      'Tỉnh',
      'Mã tỉnh',
      'Mã tỉnh, thành phố',
      'Tỉnh, thành phố người mua',
    ],
    ...['Tỉnh/TP người mua', 'Tỉnh thành khách hàng', 'Tỉnh/TP khách hàng'],
  ].map((heading) => [heading, PROVINCE] as const),
  ...[
    ...['Xã, phường', 'Xã, phường, đặc khu', 'Phường, xã', 'Phường', 'Xã', 'Mã xã', 'Mã xã, phường'],
    ...['Xã, phường người mua', 'Phường/xã người mua', 'Phường/xã khách hàng', 'Xã/phường khách hàng'],
  ].map((heading) => [heading, COMMUNE] as const),
];

/** The field of a cell by its source; null for what is no place. */
export function placeCell(source: string): CrudField | null {
  return PLACE_CELLS.find((cell) => cell.source === source) ?? null;
}

/** Without columns of places in a sheet that sells no cars: provinces stand in many sheets of sales. */
export function placesOfVehicles(columns: readonly ImportColumn[]): ImportColumn[] {
  if (isAboutVehicles(columns)) return [...columns];
  return columns.map((column) =>
    column.field !== null && placeCell(column.field) !== null ? { ...column, field: null } : column,
  );
}

/** Where the buyer lives, apart from the rest; null for one that buys no car, and while it is not said right. */
export function placeApart(
  said: Said,
  lines: readonly Said[],
): { buyer_place: BuyerPlace | null; rest: Said } {
  const { [PROVINCE]: _province, [COMMUNE]: _commune, ...rest } = said;
  const found = sellsVehicle(lines) ? placeSaid(said) : null;
  return { buyer_place: found !== null && !('unknown' in found) ? found : null, rest };
}

/**
 * What is wrong with the place of an invoice that sells a car, by the cell; `isMatched`: a column of the file fills the field. A file
 * without such columns leaves it to the draft.
 */
export function placeProblems(
  said: Said,
  lines: readonly Said[],
  isMatched: (source: string) => boolean,
): [source: string, message: string][] {
  const cells = [PROVINCE, COMMUNE];
  if (!sellsVehicle(lines) || !cells.some(isMatched)) return [];
  const empty = cells.filter((source) => textIn(said, source) === '');
  if (empty.length > 0) return empty.map((source) => [source, missing(source, isMatched(source))]);
  const found = placeSaid(said);
  if (!('unknown' in found)) return [];
  return found.unknown === 'province'
    ? [
        [
          PROVINCE,
          'Danh mục từ 01/07/2025 không có tỉnh, thành phố này. Cần tên như Thành phố Đà Nẵng, hoặc mã như 48.',
        ],
      ]
    : [
        [
          COMMUNE,
          `${found.province} không có xã, phường, đặc khu này trong danh mục từ 01/07/2025. Cần tên hoặc mã năm chữ số của đơn vị đang có.`,
        ],
      ];
}

function missing(source: string, isThere: boolean): string {
  const label = placeCell(source)?.label ?? '';
  const found = isThere ? `Ô này để trống. Cần ${label}.` : `Tệp chưa có cột cho ${label}.`;
  return `${found} Bán ô tô, xe máy phải có nơi người mua ở.`;
}

const sellsVehicle = (lines: readonly Said[]): boolean =>
  lines.some((line) => Object.keys(line).some(isOfVehicle));

const placeSaid = (said: Said) =>
  placeNamed(PLACES, { province: textIn(said, PROVINCE), commune: textIn(said, COMMUNE) });

function textIn(said: Said, source: string): string {
  const value = said[source];
  return typeof value === 'string' ? value.trim() : '';
}
