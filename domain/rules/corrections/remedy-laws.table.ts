import { rowsOn, type Dated } from '../dated.ts';
import { matterSort, type MatterSort } from './matter-sorts.ts';
import type { Matter, RemedyAction } from './remedies.table.ts';

type RemedyLawRow = Dated & {
  readonly action: RemedyAction;
  readonly sorts: readonly MatterSort[];
  /** Vietnamese: what the law says, in plain words. */
  readonly words: string;
};

const CHECKED = '2026-11-25';
const ALL: readonly MatterSort[] = ['minor', 'main', 'later'];
const CHOICE =
  'Sai mã số thuế, hàng hóa, số tiền, thuế suất hoặc tiền thuế thì người bán chọn điều chỉnh hoặc thay thế, sau khi có văn bản thỏa thuận ghi rõ nội dung sai; lần sau phải theo cách của lần đầu.';

/** What the law says of each way that is open. */
const REMEDY_LAWS: readonly RemedyLawRow[] = [
  row('adjust', ['main'], CHOICE, '10.1.b, 10.6.a'),
  row('replace', ['main'], CHOICE, '10.1.b, 10.1.c, 10.6.a'),
  row(
    'notify',
    ['minor'],
    'Chỉ sai tên, địa chỉ, số tiền bằng chữ hoặc nội dung khác thì báo cho người mua và gửi thông báo 04/SS-HĐĐT, không lập lại hóa đơn.',
    '10.1.a',
  ),
  row(
    'adjust',
    ['later'],
    'Hóa đơn không sai, giá trị thay đổi về sau: người bán lập hóa đơn điều chỉnh cho phần thay đổi, kê khai vào kỳ lập hóa đơn điều chỉnh.',
    '10.5, 10.6.d',
  ),
  row(
    'replace',
    ['later'],
    'Tài sản đã đăng ký quyền sở hữu cho người mua được trả lại: lập hóa đơn thay thế, hoặc người mua lập hóa đơn trả lại.',
    '10.5.c.2',
  ),
  row(
    'correct_in_later_table',
    ['minor'],
    'Người bán gửi dữ liệu bằng bảng tổng hợp thì sửa ở bảng tổng hợp kỳ sau, không gửi thông báo 04/SS-HĐĐT và không cần văn bản thỏa thuận.',
    '10.1.đ',
  ),
  row(
    'edit_and_resend',
    ALL,
    'Chưa được cấp mã hoặc không được tiếp nhận thì chưa phải hóa đơn sai: sửa rồi ký và gửi lại, giữ nguyên số.',
    '10, none of its cases',
  ),
];

function row(
  action: RemedyAction,
  sorts: readonly MatterSort[],
  words: string,
  article: string,
): RemedyLawRow {
  const source = `TT 91/2026 Điều ${article}`;
  return { action, sorts, words, source, valid_from: '2026-07-01', valid_to: null, checked: CHECKED };
}

/** What the law of a day says of a way of putting a matter right, in plain words; null where the tables say nothing. */
export function remedyLaw(action: RemedyAction, matter: Matter, date: string): string | null {
  const sort = matterSort(matter);
  return (
    rowsOn(REMEDY_LAWS, date).find((one) => one.action === action && one.sorts.includes(sort))?.words ?? null
  );
}
