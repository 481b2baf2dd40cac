import { parseSymbol } from '../../fields/series-symbol.ts';
import { FORMS_WITHOUT_TOTALS, type FormAndSymbol } from '../../rules/particulars/forms.table.ts';

/** The letters of a phiếu xuất kho: N vận chuyển nội bộ, B gửi bán đại lý. */
export type MovementLetter = 'N' | 'B';

/** One field of how the goods go: what the data format, the print and the editor need to know of it. */
type MovementFieldRow = {
  /** What refusals call it. */
  readonly label: string;
  /** Most letters (data format, form 6), by the letter of the series; a paper of another letter does not have the field. */
  readonly max: Readonly<Partial<Record<MovementLetter, number>>>;
  /** Letters of the papers that must state it. */
  readonly required: readonly MovementLetter[];
  readonly print: { readonly vi: string; readonly en: string; readonly short?: true };
  /** `wide` takes two columns; `side` is whether it is of who hands out or of who receives. */
  readonly editor: {
    readonly side: 'from' | 'to';
    readonly wide?: true;
    readonly date?: true;
    readonly counted?: true;
  };
};

/**
 * What a phiếu xuất kho (form 6) says of the way the goods go (NĐ 254/2026 Phụ lục 9; data format 2.1.1, form 6), in the order of
 * the editor and of the print.
 */
export const MOVEMENT_FIELDS = {
  order: {
    label: 'Lệnh điều động nội bộ',
    max: { N: 255 },
    required: ['N'],
    print: { vi: 'Căn cứ lệnh điều động nội bộ', en: 'Transfer order' },
    editor: { side: 'from', wide: true, counted: true },
  },
  contract_no: {
    label: 'Hợp đồng kinh tế số',
    max: { B: 255 },
    required: ['B'],
    print: { vi: 'Căn cứ hợp đồng kinh tế số', en: 'Contract no.', short: true },
    editor: { side: 'from' },
  },
  contract_on: {
    label: 'Ngày hợp đồng kinh tế',
    max: { B: 10 },
    required: ['B'],
    print: { vi: 'Ngày hợp đồng', en: 'Contract date', short: true },
    editor: { side: 'from', date: true },
  },
  from_address: {
    label: 'Địa chỉ kho xuất hàng',
    max: { N: 400, B: 400 },
    required: [],
    print: { vi: 'Xuất tại kho', en: 'From warehouse' },
    editor: { side: 'from', wide: true },
  },
  handed_out_by: {
    label: 'Họ tên người xuất hàng',
    max: { N: 100, B: 100 },
    required: [],
    print: { vi: 'Họ tên người xuất hàng', en: 'Handed out by' },
    editor: { side: 'from' },
  },
  carrier: {
    label: 'Tên người vận chuyển',
    max: { N: 100, B: 100 },
    required: ['B'],
    print: { vi: 'Người vận chuyển', en: 'Carrier' },
    editor: { side: 'from' },
  },
  vehicle: {
    label: 'Phương tiện vận chuyển',
    max: { N: 50, B: 50 },
    required: ['N', 'B'],
    print: { vi: 'Phương tiện vận chuyển', en: 'Vehicle', short: true },
    editor: { side: 'from' },
  },
  transport_contract_no: {
    label: 'Hợp đồng vận chuyển số',
    max: { N: 255, B: 50 },
    required: [],
    print: { vi: 'Hợp đồng vận chuyển số', en: 'Transport contract no.', short: true },
    editor: { side: 'from' },
  },
  received_by: {
    label: 'Họ tên người nhận hàng',
    max: { N: 100, B: 100 },
    required: [],
    print: { vi: 'Họ tên người nhận hàng', en: 'Received by' },
    editor: { side: 'to' },
  },
} as const satisfies Record<string, MovementFieldRow>;

export type MovementField = keyof typeof MOVEMENT_FIELDS;
export const MOVEMENT_FIELD_NAMES = Object.keys(MOVEMENT_FIELDS) as MovementField[];

/** How the goods of a phiếu xuất kho go; the day of the contract is YYYY-MM-DD. */
export type GoodsMovement = Record<MovementField, string | null>;

/** Each field with what `of` gives for it. */
export function eachMovementField<T>(of: (field: MovementField) => T): Record<MovementField, T> {
  return Object.fromEntries(MOVEMENT_FIELD_NAMES.map((field) => [field, of(field)])) as Record<
    MovementField,
    T
  >;
}

/** A movement of which nothing is known. */
export const NO_MOVEMENT: GoodsMovement = eachMovementField(() => null);

export function movementField(field: MovementField): MovementFieldRow {
  return MOVEMENT_FIELDS[field];
}

/** Whether papers of a series are phiếu xuất kho: goods on the way, nothing sold and nothing to pay. */
export function movesGoods({ form_no }: Pick<FormAndSymbol, 'form_no'>): boolean {
  return FORMS_WITHOUT_TOTALS.includes(form_no);
}

/** The letter of a series of phiếu xuất kho; null for any other series. */
export function movementLetter(series: FormAndSymbol): MovementLetter | null {
  const letter = movesGoods(series) ? parseSymbol(series.symbol)?.letter : null;
  return letter === 'N' || letter === 'B' ? letter : null;
}

/** The fields that papers of the letter have. */
export function movementFieldsOf(letter: MovementLetter): readonly MovementField[] {
  return MOVEMENT_FIELD_NAMES.filter((field) => movementField(field).max[letter] !== undefined);
}

/** What a paper of the series states of what was entered; null where its form states nothing of it. */
export function movementIn(
  series: FormAndSymbol,
  entered: Partial<GoodsMovement> | null | undefined,
): GoodsMovement | null {
  const letter = movementLetter(series);
  if (letter === null || !entered) return null;
  const fields = movementFieldsOf(letter);
  const movement = eachMovementField((field) => (fields.includes(field) ? (entered[field] ?? null) : null));
  return Object.values(movement).some((value) => value !== null) ? movement : null;
}
