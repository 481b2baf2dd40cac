import {
  SPECIAL_GOODS_FIELDS,
  specialGoodsProblems,
  type SpecialGoodsField,
} from '#domain/documents/formats/invoices/special-goods.table.ts';
import type { SpecialField } from '#domain/invoice/particulars.ts';
import { field } from '#generated/resources/descriptor.ts';
import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';
import type { ImportColumn } from '#server/platform/crud/import/import-record.ts';
import { folded } from '#server/platform/crud/import/read/headings.ts';
import { specialHeadings } from './special-headings.table.ts';

type Said = Readonly<Record<string, unknown>>;
type Goods = SpecialField['goods'];

/** Special goods are a list in a line, and cells beside the others in a row: `special:1:SKhung`. */
const SOURCE = /^special:(?<goods>[1-4]):(?<name>\w+)$/;

/** Behind the label of a field, which alone may be that of anything (Tình trạng). */
const OF_KIND = {
  '1': 'ô tô, xe máy',
  '2': 'vận chuyển',
  '3': 'vận chuyển qua nền tảng số',
  '4': 'nhà đất',
} as const satisfies Record<Goods, string>;

/** Fields by which a sheet is known to be about a kind of goods; the headings of the others stand in many sheets. */
const MARKS: Readonly<Record<Goods, readonly string[]>> = {
  '1': ['SKhung', 'SMay'],
  '2': ['BKSPTVChuyen', 'DDi', 'DDen'],
  '3': ['THHVChuyen', 'TNGHang'],
  '4': ['TTTDat', 'TTTSGLTDat'],
};

/** A choice as sheets write it, by the field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LTSan: { oto: '1', 'xe oto': '1', 'xe o to': '1', 'xe hoi': '1', 'mo to': '2', 'xe mo to': '2', moto: '2' },
  TTTSan: { 'moi 100%': '0', 'xe moi': '0', cu: '1', 'xe cu': '1', 'da su dung': '1' },
  XXu: { 'trong nuoc': '0', 'viet nam': '0', 'lap rap': '0', 'nhap khau nguyen chiec': '1' },
};

/** What a complaint about an empty cell says of the goods that need it. */
const WHICH: Partial<Record<SpecialGoodsField['when'], string>> = {
  imported: 'Xe nhập khẩu phải có.',
  domestic: 'Xe lắp ráp trong nước phải có.',
  used: 'Xe đã qua sử dụng phải có.',
};

function sourceOf({ goods, name }: Pick<SpecialGoodsField, 'goods' | 'name'>): string {
  return `special:${goods}:${name}`;
}

function rowOf(source: string): SpecialGoodsField | undefined {
  const { goods, name } = SOURCE.exec(source)?.groups ?? {};
  return SPECIAL_GOODS_FIELDS.find((row) => row.goods === goods && row.name === name);
}

export function isSpecial(source: string): boolean {
  return SOURCE.test(source);
}

/** Whether a cell is of a car or motorbike. */
export function isOfVehicle(source: string): boolean {
  return rowOf(source)?.goods === '1';
}

/** The field of a cell by its source; null for what is none of special goods. */
export function specialCell(source: string): CrudField | null {
  const row = rowOf(source);
  return row === undefined ? null : cellOf(row);
}

function cellOf(row: SpecialGoodsField): CrudField {
  const { goods, label, content, words } = row;
  const options = Object.entries(words).map(([value, word]) => ({ value, label: word }));
  return field({
    source: sourceOf(row),
    kind: content.kind === 'decimal' ? 'decimal' : options.length > 0 ? 'enum' : 'text',
    label: `${label} (${OF_KIND[goods]})`,
    nullable: true,
    max_length: content.kind === 'text' || content.kind === 'digits' ? content.most : null,
    pattern:
      content.kind === 'decimal'
        ? `^\\d{1,${content.digits - content.decimals}}(\\.\\d{1,${content.decimals}})?$`
        : null,
    ...(options.length > 0 && { options }),
  });
}

export const SPECIAL_CELLS: readonly CrudField[] = SPECIAL_GOODS_FIELDS.map(cellOf);

/** What sheets write above such columns, beside the label with its kind. */
export const SPECIAL_HEADINGS: readonly (readonly [heading: string, source: string])[] =
  SPECIAL_GOODS_FIELDS.flatMap((row) =>
    [row.label, ...(specialHeadings[row.name] ?? [])].map((heading) => [heading, sourceOf(row)] as const),
  );

/** A choice in other words than those of its field is read as the value it means. */
export function specialWord(source: string, text: string): string {
  return WORDS[rowOf(source)?.name ?? '']?.[folded(text)] ?? text;
}

/** What the cells of a line say of special goods, apart from the rest. */
export function specialApart(said: Said): { special: SpecialField[]; rest: Said } {
  const special: SpecialField[] = [];
  const rest: Record<string, unknown> = {};
  for (const [source, value] of Object.entries(said)) {
    const row = rowOf(source);
    if (row === undefined) rest[source] = value;
    else if (typeof value === 'string') special.push({ goods: row.goods, name: row.name, value });
  }
  return { special, rest };
}

/** What is wrong with the special goods of a line, by the cell; `isMatched`: a column of the file fills the field. */
export function specialProblems(
  said: Said,
  isMatched: (source: string) => boolean,
): [source: string, message: string][] {
  const { special } = specialApart(said);
  const kind = said['kind'] ?? 'goods';
  if (kind !== 'goods')
    return special.map((one) => [
      sourceOf(one),
      'Chỉ dòng hàng hóa, dịch vụ có ô này. Để trống, hoặc sửa tính chất của dòng.',
    ]);
  return specialGoodsProblems(special).flatMap(({ path, problem }): [string, string][] => {
    const row = SPECIAL_GOODS_FIELDS.find(({ name }) => name === path);
    // Either of both says who sends the goods.
    if (row === undefined || (problem === 'required' && row.name === 'MDDNGHang')) return [];
    const source = sourceOf(row);
    return [[source, problem === 'required' ? missing(row, isMatched(source)) : malformed(row)]];
  });
}

function missing(row: SpecialGoodsField, isMatched: boolean): string {
  const { label } = cellOf(row);
  const wanted = row.when === 'tax_code_or_id' ? `${label} hoặc mã định danh` : label;
  const which = WHICH[row.when];
  const found = isMatched ? `Ô này để trống. Cần ${wanted}.` : `Tệp chưa có cột cho ${wanted}.`;
  return which === undefined ? found : `${found} ${which}`;
}

function malformed({ content, label }: SpecialGoodsField): string {
  if (content.kind === 'digits') return `${label} cần tối đa ${content.most} chữ số, ví dụ 2024.`;
  if (content.kind === 'text') return `${label} dài tối đa ${content.most} ký tự, không có ký tự điều khiển.`;
  return `${label} không đúng. Nhập lại ô này.`;
}

function isAbout(goods: Goods, columns: readonly ImportColumn[]): boolean {
  const matched = new Set(columns.map(({ field: source }) => source));
  return MARKS[goods].some((name) => matched.has(sourceOf({ goods, name })));
}

/** Whether a sheet sells cars or motorbikes. */
export function isAboutVehicles(columns: readonly ImportColumn[]): boolean {
  return isAbout('1', columns);
}

/**
 * Without columns of a kind of goods that the sheet is not about: its other headings (Tình trạng, Xuất xứ) stand in many sheets. The plate
 * of a vehicle is that of a transport where the sheet says from where to where it goes.
 */
export function ofKindsInSheet(columns: readonly ImportColumn[]): ImportColumn[] {
  const fitting = columns.map((column): ImportColumn => {
    const row = column.field === null ? undefined : rowOf(column.field);
    return row === undefined || isAbout(row.goods, columns) ? column : { ...column, field: null };
  });
  const plate = sourceOf({ goods: '2', name: 'BKSPTVChuyen' });
  if (!isAbout('2', columns) || columns.some(({ field: source }) => source === plate)) return fitting;
  return fitting.map((column) =>
    column.field === 'movement_vehicle' ? { ...column, field: plate } : column,
  );
}
