import type { InvoiceType } from '../registration/boxes.table.ts';
import { rowOn, rowsOn, type Dated } from './dated.ts';
import { addMonths } from './deadlines/calendar.ts';

/** Phương pháp tính thuế: khấu trừ, or tỷ lệ % trên doanh thu. */
export type TaxMethod = 'VAT' | 'PERCENTAGE_ON_REVENUE';

type InvoiceTypeRow = Dated & {
  /** Box of part 4 of the declaration. */
  readonly type: InvoiceType;
  /** Form digits (KHMSHDon) of the invoices it covers. */
  readonly forms: readonly string[];
  /** The method of who declares it, where it tells one. */
  readonly method: TaxMethod | null;
};

const CHECKED = '2026-11-23';
const OLD = 'TT 91/2026 Phụ lục I, III; before it, TT 78/2021 Điều 4';
const NEW = 'TT 91/2026 Phụ lục I, III; before it, TT 32/2025';

/** Loại hóa đơn sử dụng: which invoices a box of the declaration lets one issue. */
export const INVOICE_TYPE_FORMS: readonly InvoiceTypeRow[] = [
  typeRow('vat', ['1'], 'VAT', '2022-01-01', OLD),
  typeRow('vat_with_receipt', ['8'], 'VAT', '2025-06-01', NEW),
  typeRow('sales', ['2'], 'PERCENTAGE_ON_REVENUE', '2022-01-01', OLD),
  typeRow('sales_with_receipt', ['9'], 'PERCENTAGE_ON_REVENUE', '2025-06-01', NEW),
  typeRow('commercial', ['7'], null, '2025-06-01', NEW),
  // No form digit is its own: a supplier abroad that registers issues VAT invoices.
  assumedType(typeRow('foreign_supplier', ['1'], null, '2026-07-01', 'TT 91/2026 Phụ lục III')),
  typeRow('public_assets', ['3'], null, '2022-01-01', OLD),
  typeRow('national_reserve', ['4'], null, '2022-01-01', OLD),
  // Stamps, tickets, cards: the form names no box of theirs.
  assumedType(typeRow('other', ['5'], null, '2022-01-01', OLD)),
  typeRow('documents_like_invoices', ['6'], null, '2022-01-01', OLD),
];

function typeRow(
  type: InvoiceType,
  forms: readonly string[],
  method: TaxMethod | null,
  valid_from: string,
  source: string,
): InvoiceTypeRow {
  return { type, forms, method, valid_from, valid_to: null, source, checked: CHECKED };
}

function assumedType(of: InvoiceTypeRow): InvoiceTypeRow {
  return { ...of, assumed: true };
}

/** Rules about declarations that are no deadlines. */
type RegistrationRuleKey =
  | 'use_from_acceptance'
  | 'parts_replace'
  | 'certificates_add_up'
  | 'back_to_uncoded'
  | 'household_coded'
  | 'household_locations'
  | 'summary_table_uncoded'
  | 'representative_confirms';

type RegistrationRuleRow = Dated & {
  readonly key: RegistrationRuleKey;
  /** What holds, Vietnamese. */
  readonly words: string;
  /** Of rules that count them. */
  readonly months?: number;
};

/** Quy định về đăng ký, thay đổi thông tin sử dụng hóa đơn điện tử. */
export const REGISTRATION_RULES: readonly RegistrationRuleRow[] = [
  row(
    'use_from_acceptance',
    'Chỉ được sử dụng hóa đơn theo nội dung đăng ký từ khi cơ quan thuế chấp nhận tờ khai.',
    'NĐ 254/2026 Điều 4.3',
  ),
  // The form states a whole; that it takes the place of what was declared before is how providers read it.
  assumed(
    row(
      'parts_replace',
      'Tờ khai thay đổi nêu toàn bộ nội dung: phần nào không chọn nữa thì không còn được dùng từ khi được chấp nhận.',
      'TT 91/2026 Điều 6.4, Phụ lục III',
    ),
  ),
  assumed(
    row(
      'certificates_add_up',
      'Chứng thư số đã đăng ký còn dùng được cho đến khi tờ khai khác ghi ngừng sử dụng.',
      'TT 91/2026 Phụ lục III, phần 5',
    ),
  ),
  {
    ...row(
      'back_to_uncoded',
      'Đã chuyển sang hóa đơn có mã thì sau 12 tháng mới được đăng ký lại hóa đơn không có mã.',
      'TT 91/2026 Điều 6.5, 6.6, 11.2',
    ),
    months: 12,
  },
  row(
    'household_coded',
    'Hộ, cá nhân kinh doanh có doanh thu năm trên 1 tỷ đồng dùng hóa đơn có mã hoặc hóa đơn khởi tạo từ máy tính tiền.',
    'NĐ 254/2026 Điều 6.1.d',
  ),
  // That the declaration states them is in the lists of changes of format 2.1.1; by which element is not known.
  assumed(
    row(
      'household_locations',
      'Hộ kinh doanh có nhiều địa điểm ghi mã, tên, địa chỉ của địa điểm trên từng hóa đơn.',
      'NĐ 254/2026 Phụ lục 3',
    ),
  ),
  row(
    'summary_table_uncoded',
    'Chỉ hóa đơn không có mã được gửi bằng bảng tổng hợp dữ liệu hóa đơn.',
    'NĐ 254/2026 Điều 16.3.a',
  ),
  row(
    'representative_confirms',
    'Cơ quan thuế hỏi người đại diện qua email hoặc điện thoại; không trả lời kịp thì tờ khai tự động không được chấp nhận.',
    'TT 91/2026 Điều 6.2.a',
  ),
];

function row(key: RegistrationRuleKey, words: string, source: string): RegistrationRuleRow {
  return { key, words, valid_from: '2026-07-01', valid_to: null, source, checked: CHECKED };
}

function assumed(of: RegistrationRuleRow): RegistrationRuleRow {
  return { ...of, assumed: true };
}

/** The rule in force on a day (YYYY-MM-DD); null where none was. */
export function registrationRuleOn(key: RegistrationRuleKey, day: string): RegistrationRuleRow | null {
  return rowOn(
    REGISTRATION_RULES.filter((row) => row.key === key),
    day,
  );
}

/** Boxes of part 4 that let one issue invoices of a form on a day. */
export function typesOfForm(form_no: string, day: string): readonly InvoiceType[] {
  return rowsOn(INVOICE_TYPE_FORMS, day)
    .filter(({ forms }) => forms.includes(form_no))
    .map(({ type }) => type);
}

/** The methods of tax calculation that the ticked boxes of part 4 tell, each once. */
export function methodsOf(
  invoice_types: Readonly<Record<InvoiceType, boolean>>,
  day: string,
): readonly TaxMethod[] {
  const methods = rowsOn<InvoiceTypeRow>(INVOICE_TYPE_FORMS, day).flatMap(({ type, method }) =>
    method !== null && invoice_types[type] ? [method] : [],
  );
  return [...new Set(methods)];
}

/** First day on which uncoded invoices may be declared again, after they ended on a day; null where no rule keeps one from it. */
export function backToUncodedFrom(ended_on: string): string | null {
  const months = registrationRuleOn('back_to_uncoded', ended_on)?.months;
  return months === undefined ? null : addMonths(ended_on, months);
}
