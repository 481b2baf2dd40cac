/** One field of the buyer: what the data format, the print and the editor of invoices need to know of it. */
export type BuyerFieldRow = {
  /** What refusals call it. */
  readonly label: string;
  /** Most letters (data format 2.1.1, form 1). */
  readonly max: number;
  /** Its element in NMua. */
  readonly element: string;
  /** How the print says it; null where it is said in another way or not at all. Printed in the order of `place`; `short` ones stand two in a row. */
  readonly print: {
    readonly place: number;
    readonly vi: string;
    readonly en: string;
    readonly strong?: true;
    readonly short?: true;
  } | null;
  /** Its place in the editor: always shown, or when asked for; `wide` takes two columns. */
  readonly editor: {
    readonly at: 'main' | 'more';
    readonly wide?: true;
    readonly counted?: true;
    readonly type?: 'tel';
    readonly inputMode?: 'email';
  };
};

/**
 * Người mua (NMua). From here come the content and its limits, the elements of the XML, the rows of the print, the fields of the editor
 * and what a correction or the last invoice takes over: docs/adding-an-invoice-field.md. In the order of the editor.
 */
export const BUYER_FIELDS = {
  buyer_tax_code: {
    label: 'Mã số thuế người mua',
    max: 14,
    element: 'MST',
    print: { place: 4, vi: 'Mã số thuế', en: 'Tax code', strong: true, short: true },
    editor: { at: 'main' },
  },
  buyer_name: {
    label: 'Tên đơn vị mua',
    max: 400,
    element: 'Ten',
    print: { place: 2, vi: 'Tên đơn vị', en: 'Company', strong: true },
    editor: { at: 'main', wide: true, counted: true },
  },
  buyer_person: {
    label: 'Họ tên người mua',
    max: 100,
    element: 'HVTNMHang',
    print: { place: 1, vi: 'Họ tên người mua hàng', en: 'Buyer' },
    editor: { at: 'main' },
  },
  buyer_address: {
    label: 'Địa chỉ người mua',
    max: 400,
    element: 'DChi',
    print: { place: 7, vi: 'Địa chỉ', en: 'Address' },
    editor: { at: 'main', wide: true },
  },
  // Of the address that is stated; several are kept (delivery/recipients.ts).
  buyer_email: {
    label: 'Email người mua',
    max: 50,
    element: 'DCTDTu',
    print: null,
    editor: { at: 'main', wide: true, inputMode: 'email' },
  },
  buyer_phone_number: {
    label: 'Số điện thoại người mua',
    max: 20,
    element: 'SDThoai',
    print: { place: 8, vi: 'Điện thoại', en: 'Tel.', short: true },
    editor: { at: 'more', type: 'tel' },
  },
  buyer_code: {
    label: 'Mã khách hàng',
    max: 50,
    element: 'MKHang',
    print: { place: 3, vi: 'Mã khách hàng', en: 'Customer code', short: true },
    editor: { at: 'more' },
  },
  buyer_identity_no: {
    label: 'Số định danh người mua',
    max: 12,
    element: 'CCCDan',
    print: { place: 6, vi: 'Số định danh', en: 'Identity no.', strong: true, short: true },
    editor: { at: 'more' },
  },
  buyer_passport_no: {
    label: 'Số hộ chiếu người mua',
    max: 20,
    element: 'SHChieu',
    print: { place: 6.1, vi: 'Số hộ chiếu', en: 'Passport no.', short: true },
    editor: { at: 'more' },
  },
  buyer_nationality: {
    label: 'Quốc tịch người mua',
    max: 50,
    element: 'QTNMua',
    print: { place: 6.2, vi: 'Quốc tịch', en: 'Nationality', short: true },
    editor: { at: 'more' },
  },
  buyer_budget_code: {
    label: 'Mã đơn vị quan hệ ngân sách',
    max: 7,
    element: 'MDVQHNSach',
    print: { place: 5, vi: 'Mã đơn vị có quan hệ với ngân sách', en: 'Budget unit code', short: true },
    editor: { at: 'more' },
  },
  buyer_bank_account: {
    label: 'Số tài khoản người mua',
    max: 30,
    element: 'STKNHang',
    print: { place: 9, vi: 'Số tài khoản', en: 'Account no.' },
    editor: { at: 'more', wide: true },
  },
  // Printed behind the account.
  buyer_bank_name: {
    label: 'Ngân hàng người mua',
    max: 400,
    element: 'TNHang',
    print: null,
    editor: { at: 'more', wide: true },
  },
} as const satisfies Record<`buyer_${string}`, BuyerFieldRow>;

export type BuyerField = keyof typeof BUYER_FIELDS;
export const BUYER_FIELD_NAMES = Object.keys(BUYER_FIELDS) as BuyerField[];

/** What an invoice says of its buyer. */
export type BuyerContent = Record<BuyerField, string | null>;

/** Each field of the buyer with what `of` gives for it. */
export function eachBuyerField<T>(of: (field: BuyerField) => T): Record<BuyerField, T> {
  return Object.fromEntries(BUYER_FIELD_NAMES.map((field) => [field, of(field)])) as Record<BuyerField, T>;
}

/** A buyer of whom nothing is known. */
export const NO_BUYER: BuyerContent = eachBuyerField(() => null);

/** The printed ones in their order. */
export const PRINTED_BUYER_FIELDS: readonly BuyerField[] = BUYER_FIELD_NAMES.filter(
  (field) => BUYER_FIELDS[field].print !== null,
).sort((one, other) => (BUYER_FIELDS[one].print?.place ?? 0) - (BUYER_FIELDS[other].print?.place ?? 0));
