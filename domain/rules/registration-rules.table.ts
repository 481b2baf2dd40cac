import type { Dated } from './dated.ts';

/** Rules about declarations that are no deadlines. */
export type RegistrationRuleKey =
  | 'use_from_acceptance'
  | 'parts_replace'
  | 'certificates_add_up'
  | 'back_to_uncoded'
  | 'household_coded'
  | 'household_locations'
  | 'summary_table_uncoded'
  | 'representative_confirms';

export type RegistrationRuleRow = Dated & {
  readonly key: RegistrationRuleKey;
  /** What holds, Vietnamese. */
  readonly words: string;
  /** Of rules that count them. */
  readonly months?: number;
};

const CHECKED = '2026-11-23';

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
