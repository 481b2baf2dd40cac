import { NO_BUYER } from '#domain/invoice/buyer-fields.table.ts';
import type { InvoiceContent, InvoiceLine } from '#domain/invoice/content.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { DEFAULT_MONEY_OPTIONS, type InvoiceDiscount } from '#domain/money/money-options.ts';
import { wholeDesign, type PrintDesign } from '#domain/print/design.ts';
import { GALLERY, type GalleryDesign } from '#domain/print/gallery.table.ts';
import { sampleContent } from '#domain/print/sample-content.ts';
import type { InvoicePrint, PrintMark } from '#server/gateways/print/invoice-print.ts';
import { SAMPLE_PRINT } from '#server/gateways/print/sample-print.ts';
import { printParticulars } from '#server/modules/publishing/printed-invoice.ts';

/** Designs that are drawn: those of the gallery, and each of what a company can add to one. */
export const MATRIX_DESIGNS: readonly GalleryDesign[] = GALLERY;
const MATRIX_COUNTS = [1, 15, 60, 500] as const;
export const MATRIX_STATES = ['draft', 'issued', 'refused', 'cancelled', 'replaced', 'adjusted'] as const;
export const MATRIX_CONTENTS = ['plain', 'hard'] as const;

export type MatrixState = (typeof MATRIX_STATES)[number];
export type MatrixContent = (typeof MATRIX_CONTENTS)[number];

/** Everything a design can add, on top of what it is. */
const EVERYTHING: Partial<PrintDesign> = {
  columns: [
    { key: 'code', shown: true, label: 'Mã vật tư' },
    { key: 'vat_amount', shown: true, label: null },
  ],
  blank_rows: 10,
  seller_lines: [{ label: 'Website', text: 'baobiminhkhoi.example.vn' }],
  foot_note: 'Hàng đã mua được đổi trong 7 ngày khi còn nguyên bao bì. Cảm ơn quý khách!',
  signature_boxes: [{ title: 'Thủ kho' }, { title: 'Kế toán trưởng' }],
};

const CORRECTION = { form_no: '1', symbol: 'C26TAA', number: 1312, issued_on: '2026-11-24', earlier: 0 };

const MARKS = {
  draft: { kind: 'draft' },
  issued: null,
  refused: { kind: 'refused' },
  cancelled: { kind: 'cancelled' },
  replaced: { kind: 'replaced', by: CORRECTION },
  adjusted: { kind: 'adjusted', by: { ...CORRECTION, earlier: 2 } },
} satisfies Record<MatrixState, PrintMark | null>;

/** Neither a draft nor what the authority refused has a code to look up, or a place to do so. */
const NEVER_IN_FORCE = { tax_authority_code: null, qr_code: null, lookup: null, authority_signature: null };
const isInForce = (state: MatrixState): boolean => !['draft', 'refused', 'cancelled'].includes(state);

/** `D007`: the name of each line begins with its own, so that a reader of the PDF finds every line once. */
export const lineMark = (index: number): string => `D${String(index + 1).padStart(3, '0')}`;

/** Names and numbers that are hard to set: long words, other scripts, pictures, ten digits and more. */
const HARD: readonly Partial<InvoiceLine>[] = [
  {
    name: 'Máy ép viên nén mùn cưa công suất lớn kèm bộ cấp liệu tự động, tủ điện điều khiển PLC, băng tải 6 m và dịch vụ lắp đặt, chạy thử, đào tạo vận hành tại nhà máy của bên mua',
    quantity: '12',
    unit_price: '98765432109.5',
  },
  { name: 'Methylchloroisothiazolinone_methylisothiazolinone_phenoxyethanol_butylparaben_0123456789' },
  {
    name: '株式会社山田製作所 製 ネジ M8 (hàng nhập khẩu) 🎉',
    unit: 'Hộp 100 cái',
    quantity: '1234567.123456',
  },
  {
    name: 'Giảm giá đợt khai trương',
    kind: 'discount',
    unit: null,
    amount: '1234567',
    quantity: null,
    unit_price: null,
  },
  { name: 'Ghi chú: giao tại kho Bình Dương trước 10 giờ sáng', kind: 'note', unit: null, vat_rate: null },
  { name: 'Quà tặng khách hàng thân thiết', kind: 'promotion', discount_rate: null },
  { name: 'Ống thép ⌀16 × 6 m – ≥ 245 MPa', discount_rate: null, discount_amount: '500000' },
];

function linesOf(content: MatrixContent, lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.map((line, index) => {
    const hard = content === 'hard' ? HARD[index % HARD.length] : {};
    const { name, ...rest } = { ...line, ...hard };
    // Each has an amount of its own.
    const quantity = hard?.quantity === undefined ? String(Number(line.quantity) + index) : hard.quantity;
    return { ...rest, name: `${lineMark(index)} ${name}`, quantity: rest.kind === 'note' ? null : quantity };
  });
}

const HARD_PARTICULARS: Partial<InvoiceContent> = {
  buyer_name:
    'Công ty Trách nhiệm hữu hạn Một thành viên Sản xuất, Thương mại và Dịch vụ Xuất nhập khẩu 株式会社サクラ Việt Nam – Chi nhánh tỉnh Bà Rịa – Vũng Tàu',
  buyer_person: 'Công Tằng Tôn Nữ Nguyễn Thị Hoàng Phương Khánh Ngọc',
  buyer_address:
    'Lô CN-12, đường D5, khu công nghiệp công nghệ cao Phú Mỹ 3, phường Tân Phước, thành phố Phú Mỹ, Thành phố Hồ Chí Minh, Việt Nam',
  buyer_identity_no: '079190012345',
  currency: 'USD',
  exchange_rate: '26123.5',
  payment_method: 'Tiền mặt hoặc chuyển khoản',
  fees: [
    { name: 'Phí bảo vệ môi trường đối với nước thải công nghiệp', amount: '1234567.89' },
    { name: null, amount: '20000' },
  ],
  other_deduction: '150000.5',
};
const HARD_SELLER = {
  name: 'Công ty Cổ phần Đầu tư Phát triển Công nghiệp Nhựa và Bao bì Xuất khẩu Minh Khôi Việt Nam',
  address:
    'Lô B12, đường số 5, khu công nghiệp Tân Bình mở rộng giai đoạn 2, phường Tây Thạnh, Thành phố Hồ Chí Minh, Việt Nam',
  phone_number: '028 3815 6270 – 028 3815 6271',
};
const HARD_DISCOUNT: InvoiceDiscount = { rate: '2.5' };

export type MatrixCase = {
  design: GalleryDesign;
  content: MatrixContent;
  count: number;
  state: MatrixState;
};

/** `classic-15-issued`, `classic-hard-15-issued`. */
export const caseName = ({ design, content, count, state }: MatrixCase): string =>
  [design.key, ...(content === 'plain' ? [] : [content]), count, state].join('-');

/** An invoice of so many lines in a design, with the amounts they come to. */
export function matrixPrint({ design: gallery, content, count, state }: MatrixCase): InvoicePrint {
  const { layout, accent_color, design } = gallery;
  const isHard = content === 'hard';
  const seller = { ...SAMPLE_PRINT.seller, ...(isHard ? HARD_SELLER : {}) };
  const series = { form_no: '1', symbol: 'C26TAA', issued_on: '2026-11-21' };
  const sample = sampleContent({ ...series, seller, lines: count });
  const stated: InvoiceContent = {
    ...{ ...NO_BUYER, ...sample, ...(isHard ? HARD_PARTICULARS : {}) },
    number: state === 'draft' ? null : 1287,
    lines: linesOf(content, sample.lines),
  };
  const money = { ...DEFAULT_MONEY_OPTIONS, invoice_discount: isHard ? HARD_DISCOUNT : null };
  const amounts = computeInvoice(stated, DEFAULT_DECIMAL_DIGITS, money);
  const { qr_code, tax_authority_code, seller_signature, lookup } = SAMPLE_PRINT;
  const coded = { signed_by: 'Cơ quan thuế', signed_on: '2026-11-21T02:15:52Z' };
  const issued = { tax_authority_code, qr_code, lookup, authority_signature: coded };
  return {
    ...SAMPLE_PRINT,
    ...printParticulars(stated, amounts, SAMPLE_PRINT.number_style),
    ...{ layout, accent_color },
    design: wholeDesign({ ...(isHard ? EVERYTHING : {}), ...design }),
    mark: MARKS[state],
    ...(isInForce(state) ? issued : NEVER_IN_FORCE),
    seller_signature:
      state === 'draft' ? null : { signed_by: seller.name, signed_on: seller_signature?.signed_on ?? '' },
  };
}

/** Every design by every count, state and kind of content. */
export function everyCase(): MatrixCase[] {
  return MATRIX_DESIGNS.flatMap((design) =>
    MATRIX_CONTENTS.flatMap((content) =>
      MATRIX_COUNTS.flatMap((count) => MATRIX_STATES.map((state) => ({ design, content, count, state }))),
    ),
  );
}
