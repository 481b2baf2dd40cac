import type { SpecialField } from '../../../invoice/particulars.ts';
import { choice, contentProblem, decimal, digits, text, type Content } from '../../format/content.ts';
import type { FormatProblem } from '../../format/problems.ts';

/**
 * Hàng hóa đặc trưng (TTHHDTrung), 2.1.1 Annex XV: the fields (TTruong) of each kind of goods (LHHDTrung), known from a
 * vendor's manual that quotes the annex. `when` says which goods must have the field.
 */
export type SpecialGoodsField = {
  readonly goods: SpecialField['goods'];
  readonly name: string;
  readonly content: Content;
  readonly label: string;
  /** What the digits of a choice mean. */
  readonly words: Readonly<Record<string, string>>;
  readonly when:
    | 'always'
    | 'imported'
    | 'domestic'
    | 'used'
    | 'unless_fixed_route'
    | 'tax_code_or_id'
    | 'if_any';
};

/** Letters of a value of any kind (DLieu). */
const MAX_LETTERS = 300;

export const SPECIAL_GOODS_FIELDS: readonly SpecialGoodsField[] = [
  // 1: cars and motorbikes.
  row('1', 'SKhung', text(50), 'always', 'Số khung'),
  row('1', 'SMay', text(50), 'always', 'Số máy'),
  chosen('1', 'LTSan', 'Loại tài sản', { 1: 'Ô tô', 2: 'Xe máy' }),
  chosen('1', 'TTTSan', 'Tình trạng', { 0: 'Mới', 1: 'Đã qua sử dụng' }),
  chosen('1', 'XXu', 'Xuất xứ', { 0: 'Lắp ráp trong nước', 1: 'Nhập khẩu' }),
  row('1', 'SGCNATKThuat', text(200), 'imported', 'Số giấy chứng nhận chất lượng an toàn kỹ thuật'),
  row('1', 'SSPKTCLXXuong', text(200), 'domestic', 'Số phiếu kiểm tra chất lượng xuất xưởng'),
  row('1', 'MNSXuat', text(2), 'used', 'Mã nước sản xuất'),
  row('1', 'TLTSDKy', text(200), 'used', 'Tên loại tài sản đăng ký'),
  row('1', 'NSXuat', digits(4), 'used', 'Năm sản xuất'),
  row('1', 'TTMai', text(300), 'used', 'Tên thương mại'),
  row('1', 'TNHieu', text(200), 'used', 'Tên nhãn hiệu'),
  row('1', 'KLXe', text(50), 'used', 'Kiểu loại xe'),
  row('1', 'TTLVHCSuat', text(10), 'used', 'Thể tích làm việc hoặc công suất'),
  row('1', 'TTai', decimal(9, 2), 'used', 'Trọng tải'),
  row('1', 'SCNgoi', digits(4), 'used', 'Số chỗ ngồi'),
  row('1', 'SBKSoat', text(20), 'used', 'Số biển kiểm soát'),
  // 2: transport.
  row('2', 'BKSPTVChuyen', text(50), 'unless_fixed_route', 'Biển kiểm soát phương tiện vận chuyển'),
  row('2', 'DDi', text(255), 'unless_fixed_route', 'Điểm đi'),
  row('2', 'DDen', text(255), 'unless_fixed_route', 'Điểm đến'),
  // 3: freight on a digital platform.
  row('3', 'THHVChuyen', text(255), 'always', 'Tên hàng hóa vận chuyển'),
  row('3', 'TNGHang', text(255), 'always', 'Tên người gửi hàng'),
  row('3', 'DCNGHang', text(255), 'always', 'Địa chỉ người gửi hàng'),
  row('3', 'MSTNGHang', text(14), 'tax_code_or_id', 'Mã số thuế người gửi hàng'),
  row('3', 'MDDNGHang', text(12), 'tax_code_or_id', 'Mã định danh người gửi hàng'),
  // 4: property with a registered title.
  row('4', 'TTTDat', text(255), 'if_any', 'Thông tin thửa đất'),
  row('4', 'TTTSGLTDat', text(255), 'if_any', 'Thông tin tài sản gắn liền với đất'),
];

function row(
  goods: SpecialGoodsField['goods'],
  name: string,
  content: Content,
  when: SpecialGoodsField['when'],
  label: string,
): SpecialGoodsField {
  return { goods, name, content, label, words: {}, when };
}

function chosen(
  goods: SpecialGoodsField['goods'],
  name: string,
  label: string,
  words: Readonly<Record<string, string>>,
): SpecialGoodsField {
  return { goods, name, content: choice(...Object.keys(words)), label, words, when: 'always' };
}

/** Loại hàng hóa đặc trưng. */
export const SPECIAL_GOODS = ['1', '2', '3', '4'] as const satisfies readonly SpecialField['goods'][];

/** Whether a line sells a car or motorbike, of which the law also asks who the buyer is and where the buyer lives. */
export function isVehicle({ special }: { readonly special?: readonly SpecialField[] | null }): boolean {
  return special?.some(({ goods }) => goods === '1') ?? false;
}

/** Kinds of goods with a registered owner: 1 cars and motorbikes, 4 property with a registered title. */
const TITLED: ReadonlySet<SpecialField['goods']> = new Set(['1', '4'] as const);

/** Whether a line states goods with a registered owner: an invoice of them that is wrong is only replaced. */
export function isTitled({ special }: { readonly special?: readonly SpecialField[] | null }): boolean {
  return special?.some(({ goods }) => TITLED.has(goods)) ?? false;
}

/** Whether lines of a form have a place for special goods: goods on the way and documents like invoices have none. */
export function takesSpecialGoods(form_no: string): boolean {
  return form_no !== '5' && form_no !== '6';
}

/** A field of special goods as a form asks for it. */
export type SpecialQuestion = {
  name: string;
  label: string;
  /** Without it the goods are not stated. */
  needed: boolean;
  /** Most letters. */
  max: number;
  content: Content;
  /** What may be chosen, by its value; none where it is typed. */
  words: Readonly<Record<string, string>>;
};

/**
 * The fields of a kind of goods that a form asks for, in the order of the annex. The certificate is asked of imported vehicles, the
 * sheet of those assembled here; what was given all the same is shown.
 */
export function specialFieldsOf(goods: SpecialField['goods'], given: Given = new Map()): SpecialQuestion[] {
  const rows = SPECIAL_GOODS_FIELDS.filter(
    (row) => row.goods === goods && (Boolean(given.get(row.name)) || (ASKED[row.when]?.(given) ?? true)),
  );
  return rows.map(({ name, label, when, content, words }) => ({
    name,
    label,
    needed: when !== 'tax_code_or_id' && NEEDED[when](given),
    max: content.kind === 'text' || content.kind === 'digits' ? content.most : MAX_LETTERS,
    content,
    words,
  }));
}

/** The name of a field for people; its name in the annex where it is of no kind of goods. */
export function specialLabel(goods: SpecialField['goods'], name: string): string {
  return fieldOf(goods, name)?.label ?? name;
}

function fieldOf(goods: SpecialField['goods'], name: string): SpecialGoodsField | undefined {
  return SPECIAL_GOODS_FIELDS.find((each) => each.goods === goods && each.name === name);
}

/** What the fields of a line say, for people: `Điểm đi: Huế; Điểm đến: Đà Nẵng`. `read` gives labels in another language, `number` decimals as people read them. */
export function specialText(
  fields: readonly SpecialField[],
  read: (label: string) => string = (label) => label,
  number: (decimal: string) => string = (decimal) => decimal,
): string {
  return fields
    .map(({ goods, name, value }) => {
      const { words = {}, content } = fieldOf(goods, name) ?? {};
      const word = words[value];
      const shown = content?.kind === 'decimal' ? number(value) : value;
      return `${read(specialLabel(goods, name))}: ${word === undefined ? shown : read(word)}`;
    })
    .join('; ');
}

/**
 * What is wrong with the fields of one line of special goods (Annex XV), by the field's name: unknown ones, values
 * that the field does not take, and fields that goods of this kind must have. Goods of several kinds in one line are
 * looked at kind by kind; no fields at all are no goods of any kind.
 */
export function specialGoodsProblems(fields: readonly SpecialField[]): FormatProblem[] {
  const kinds = [...new Set(fields.map(({ goods }) => goods))];
  return [...fields.flatMap(fieldProblems), ...kinds.flatMap((kind) => missingFields(kind, fields))];
}

function fieldProblems({ goods, name, value }: SpecialField): FormatProblem[] {
  const row = fieldOf(goods, name);
  if (row === undefined) return [{ path: name, problem: 'not_allowed', label: '' }];
  const problem = contentProblem(row.content, value);
  return problem === null ? [] : [{ path: name, problem, label: row.label }];
}

function missingFields(kind: SpecialField['goods'], fields: readonly SpecialField[]): FormatProblem[] {
  const given = new Map(fields.filter(({ goods }) => goods === kind).map(({ name, value }) => [name, value]));
  return SPECIAL_GOODS_FIELDS.filter((row) => row.goods === kind)
    .filter((row) => !given.get(row.name) && NEEDED[row.when](given))
    .map(({ name, label }) => ({ path: name, problem: 'required', label }));
}

type Given = ReadonlyMap<string, string>;

/** Fixed routes cannot be recognised by the fields, so they are never required here. */
const NEEDED = {
  always: () => true,
  imported: (given) => given.get('XXu') === '1',
  domestic: (given) => given.get('XXu') === '0',
  used: (given) => given.get('TTTSan') === '1',
  unless_fixed_route: () => false,
  tax_code_or_id: (given) => !given.get('MSTNGHang') && !given.get('MDDNGHang'),
  if_any: () => false,
} as const satisfies Record<SpecialGoodsField['when'], (given: Given) => boolean>;

/** For fields that only some goods of their kind have: when the form shows them. */
const ASKED: Partial<Record<SpecialGoodsField['when'], (given: Given) => boolean>> = {
  imported: NEEDED.imported,
  domestic: NEEDED.domestic,
};
