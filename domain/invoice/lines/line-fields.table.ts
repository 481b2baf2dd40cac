import type { InvoiceLineKind } from '../content.ts';

/** One field of a line: what content, its limits, the data format, the print and the editor need to know of it. */
export type LineFieldRow = {
  /** `rate` is a rate of VAT, `percent` a percentage to choose; both and numbers are text with a dot. */
  readonly holds: 'text' | 'number' | 'rate' | 'percent';
  /** What refusals call it. */
  readonly label: string;
  /** Most letters of a text. */
  readonly max?: number;
  /** Most digits of a number, and most of them behind the point. */
  readonly digits?: number;
  readonly decimals?: number;
  /** Its element in HHDVu (data format 2.1.1, form 1); null where it is stated in another way. */
  readonly element: string | null;
  /** Kinds of lines that have a cell for it; the cell is shut in others. */
  readonly kinds: readonly InvoiceLineKind[];
  /** A new line takes it over from the one above. */
  readonly handed_down?: true;
  /** Of a text: px of its column in the editor. */
  readonly wide?: number;
  /** Of a text: headings of columns in other people's sheets that hold it, without accents and in small letters. */
  readonly headings?: RegExp;
  /** How a text is printed in a column. Numbers have columns of their own (print/columns.ts). */
  readonly print?: {
    readonly vi: string;
    readonly en: string;
    /** Shown without being chosen; `locked` is a content of law, which is always printed. */
    readonly shown: boolean;
    readonly locked: boolean;
    /** Points that its title needs. */
    readonly base: number;
    readonly align: 'left' | 'center';
    readonly wraps?: true;
  };
};

const PRICED = ['goods', 'promotion'] as const satisfies readonly InvoiceLineKind[];

/**
 * Hàng hóa, dịch vụ (HHDVu) beside its kind and its name. From here come the content and its limits, elements of the XML, cells of the print
 * and of the editor, what is stored and what two people's changes are compared by: docs/adding-an-invoice-field.md. In the order of the editor.
 */
export const LINE_FIELDS = {
  // It comes with the name out of the catalogue: no cell is written in.
  code: {
    holds: 'text',
    label: 'Mã hàng',
    max: 50,
    element: 'MHHDVu',
    kinds: [],
    wide: 104,
    headings: /^(ma (hang|sp|san pham|hang hoa|vat tu|hh).*|ma|code|sku|item code)$/,
    print: { vi: 'Mã hàng', en: 'Code', shown: false, locked: false, base: 62, align: 'left', wraps: true },
  },
  unit: {
    holds: 'text',
    label: 'Đơn vị tính',
    max: 50,
    element: 'DVTinh',
    kinds: PRICED,
    wide: 70,
    headings: /^(dvt|don vi( tinh)?|dv tinh|unit|uom)\.?$/,
    print: { vi: 'ĐVT', en: 'Unit', shown: true, locked: true, base: 54, align: 'center' },
  },
  quantity: {
    holds: 'number',
    label: 'Số lượng',
    digits: 21,
    decimals: 6,
    element: 'SLuong',
    kinds: PRICED,
  },
  unit_price: {
    holds: 'number',
    label: 'Đơn giá',
    digits: 21,
    decimals: 6,
    element: 'DGia',
    kinds: PRICED,
  },
  discount_rate: {
    holds: 'number',
    label: 'Tỷ lệ chiết khấu',
    digits: 6,
    decimals: 4,
    element: 'TLCKhau',
    kinds: ['goods'],
  },
  discount_amount: {
    holds: 'number',
    label: 'Tiền chiết khấu',
    digits: 21,
    decimals: 6,
    element: 'STCKhau',
    kinds: ['goods'],
  },
  // Typed for a trade discount, and for goods without quantity and price; computed for all others.
  amount: {
    holds: 'number',
    label: 'Thành tiền',
    digits: 21,
    decimals: 6,
    element: 'ThTien',
    kinds: ['goods', 'discount'],
  },
  vat_rate: {
    holds: 'rate',
    label: 'Thuế suất',
    element: 'TSuat',
    kinds: ['goods', 'promotion', 'discount'],
    handed_down: true,
  },
  // Stated once for the whole invoice (revenue_reduction).
  revenue_percent: {
    holds: 'percent',
    label: 'Tỷ lệ % trên doanh thu',
    element: null,
    kinds: ['goods', 'discount'],
    handed_down: true,
  },
} as const satisfies Record<string, LineFieldRow>;

export type LineField = keyof typeof LINE_FIELDS;

type FieldOf<Holds extends LineFieldRow['holds']> = {
  [Field in LineField]: (typeof LINE_FIELDS)[Field]['holds'] extends Holds ? Field : never;
}[LineField];

export type LineText = FieldOf<'text'>;
export type LineNumber = FieldOf<'number'>;

export const LINE_FIELD_NAMES = Object.keys(LINE_FIELDS) as LineField[];
export const LINE_TEXTS = LINE_FIELD_NAMES.filter((field): field is LineText => isLineText(field));
export const LINE_NUMBERS = LINE_FIELD_NAMES.filter(
  (field): field is LineNumber => LINE_FIELDS[field].holds === 'number',
);

export function isLineText(field: string): field is LineText {
  return field in LINE_FIELDS && LINE_FIELDS[field as LineField].holds === 'text';
}

/** Whether a line of a kind has a cell for a field. */
export function hasField(kind: InvoiceLineKind, field: LineField): boolean {
  const { kinds }: LineFieldRow = LINE_FIELDS[field];
  return kinds.includes(kind);
}

/** Whether a new line takes a field over from the one above it. */
export function isHandedDown(field: LineField): boolean {
  const { handed_down }: LineFieldRow = LINE_FIELDS[field];
  return handed_down === true;
}

/** Each of the fields with what `of` gives for it. */
export function eachOf<Field extends string, T>(
  fields: readonly Field[],
  of: (field: Field) => T,
): Record<Field, T> {
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, T>;
}

/** Each field of a line with what `of` gives for it. */
export function eachLineField<T>(of: (field: LineField) => T): Record<LineField, T> {
  return eachOf(LINE_FIELD_NAMES, of);
}

/** A line that states nothing but its name. */
export const NO_LINE_FIELDS = eachLineField(() => null);
