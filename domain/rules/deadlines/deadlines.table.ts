import type { Dated } from '../dated.ts';

/** How the last day is counted from the day that starts it. */
export type DueRule =
  | { readonly kind: 'same_day' }
  | { readonly kind: 'working_days'; readonly count: number }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'months'; readonly count: number }
  | { readonly kind: 'day_of_next_month'; readonly day: number }
  | { readonly kind: 'month_end' }
  /** Day 20 of the next month, on to the next working day. */
  | { readonly kind: 'monthly_return' }
  /** Last day of the first month of the next quarter, on to the next working day. */
  | { readonly kind: 'quarterly_return' };

export type DeadlineKey = (typeof DEADLINE_KEYS)[number];

export const DEADLINE_KEYS = [
  'sign_and_send',
  'send_uncoded',
  'send_cash_register',
  'send_after_outage',
  'send_after_force_majeure',
  'send_monthly_table',
  'send_quarterly_table',
  'issue_export',
  'issue_service',
  'issue_night_sale',
  'issue_reconciled_month',
  'issue_reconciled_period',
  'issue_between_operators',
  'issue_prepaid_cards',
  'issue_construction',
  'issue_real_estate',
  'issue_air_ticket',
  'issue_petrol_sale',
  'issue_by_agents',
  'issue_loan_interest',
  'issue_metered_ride',
  'issue_casino',
  'issue_clinic_day',
  'issue_road_toll',
  'answer_review',
  'compare_registration',
  'confirm_registration',
  'decide_registration',
  'explain_registration',
  'explain_suspension',
  'change_to_coded',
  'notify_direct_sending',
  'test_direct_sending',
] as const;

export type DeadlineRow = Dated & {
  readonly key: DeadlineKey;
  /** What must be done, Vietnamese. */
  readonly what: string;
  /** The day it is counted from, Vietnamese. */
  readonly from: string;
  readonly due: DueRule;
};

type Until = Pick<Dated, 'valid_from' | 'valid_to'> & { readonly assumed?: true };

const CHECKED = '2026-11-21';
const NOW: Until = { valid_from: '2026-07-01', valid_to: null };
const UNDER_70: Until = { valid_from: '2025-06-01', valid_to: '2026-06-30', assumed: true };

const NEXT_WORKING_DAY: DueRule = { kind: 'working_days', count: 1 };
const SIGNING = ['Ký và gửi hóa đơn đến cơ quan thuế', 'ngày lập hóa đơn'] as const;
const CASH_REGISTER = ['Gửi dữ liệu hóa đơn từ máy tính tiền', 'ngày lập hóa đơn'] as const;
const UNCODED = ['Gửi dữ liệu hóa đơn không mã', 'ngày lập hóa đơn'] as const;

/** Thời hạn: what is due, from when, until when. */
export const DEADLINES: readonly DeadlineRow[] = [
  row('sign_and_send', SIGNING, NEXT_WORKING_DAY, 'NĐ 70/2025 Điều 1.7.c', UNDER_70),
  row('sign_and_send', SIGNING, NEXT_WORKING_DAY, 'NĐ 254/2026 Phụ lục 7'),
  row('send_uncoded', UNCODED, NEXT_WORKING_DAY, 'NĐ 70/2025 Điều 1.7.c', UNDER_70),
  row('send_uncoded', UNCODED, NEXT_WORKING_DAY, 'NĐ 254/2026 Điều 16.3.a.3'),
  row('send_cash_register', CASH_REGISTER, { kind: 'same_day' }, 'NĐ 70/2025', UNDER_70),
  row('send_cash_register', CASH_REGISTER, { kind: 'same_day' }, 'NĐ 254/2026 Điều 15.3'),
  row(
    'send_after_outage',
    ['Gửi các hóa đơn đã giữ lại', 'ngày cơ quan thuế thông báo hệ thống trở lại bình thường'],
    { kind: 'working_days', count: 2 },
    'NĐ 254/2026 Điều 14.4',
  ),
  row(
    'send_after_force_majeure',
    ['Lập, gửi hóa đơn bị chậm và giữ chứng từ chứng minh', 'ngày hết trường hợp bất khả kháng'],
    { kind: 'working_days', count: 3 },
    'NĐ 254/2026 Điều 14.5',
  ),
  row(
    'send_monthly_table',
    ['Gửi bảng tổng hợp dữ liệu hóa đơn theo tháng', 'tháng của bảng'],
    { kind: 'monthly_return' },
    'NĐ 254/2026 Điều 16.3.a; NĐ 252/2026 Điều 10.2, 3.7',
  ),
  row(
    'send_quarterly_table',
    ['Gửi bảng tổng hợp dữ liệu hóa đơn theo quý', 'quý của bảng'],
    { kind: 'quarterly_return' },
    'NĐ 254/2026 Điều 16.3.a; NĐ 252/2026 Điều 10.3, 3.7',
  ),
  row('issue_export', ['Lập hóa đơn xuất khẩu', 'ngày thông quan'], NEXT_WORKING_DAY, 'NĐ 254/2026 Điều 9.1'),
  row(
    'issue_service',
    [
      'Lập hóa đơn cung cấp dịch vụ',
      'ngày hoàn thành dịch vụ, hoặc ngày thu tiền nếu thu trước; tiền đặt cọc bảo đảm hợp đồng không tính là thu trước',
    ],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.2',
  ),
  row(
    'issue_night_sale',
    ['Lập hóa đơn bán hàng ban đêm khi chưa có phần mềm tự động', 'ngày bán hàng'],
    NEXT_WORKING_DAY,
    'NĐ 254/2026 Điều 9.5',
  ),
  row(
    'issue_reconciled_month',
    ['Lập hóa đơn cho số lượng lớn cần đối soát', 'tháng phát sinh'],
    { kind: 'day_of_next_month', day: 7 },
    'NĐ 254/2026 Điều 9.4.a',
  ),
  row(
    'issue_reconciled_period',
    ['Lập hóa đơn cho số lượng lớn cần đối soát', 'ngày kết thúc kỳ quy ước'],
    { kind: 'days', count: 7 },
    'NĐ 254/2026 Điều 9.4.a',
  ),
  row(
    'issue_between_operators',
    ['Lập hóa đơn viễn thông, công nghệ thông tin giữa các nhà cung cấp', 'ngày phát sinh cước'],
    { kind: 'months', count: 2 },
    'NĐ 254/2026 Điều 9.4.b',
    // Two months of the month of use; counted from the day itself, which is never too late.
    { ...NOW, assumed: true },
  ),
  row(
    'issue_prepaid_cards',
    ['Lập một hóa đơn cho thẻ viễn thông trả trước mà khách không lấy hóa đơn', 'ngày bán thẻ'],
    // One a day, or of a period within the month; counted by the period, the longer of the two.
    { kind: 'month_end' },
    'NĐ 254/2026 Điều 9.4.b',
  ),
  row(
    'issue_construction',
    ['Lập hóa đơn xây dựng, lắp đặt', 'ngày nghiệm thu, bàn giao công trình, hạng mục, khối lượng'],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.4.c',
  ),
  row(
    'issue_real_estate',
    ['Lập hóa đơn bất động sản chưa chuyển giao', 'ngày thu tiền, hoặc ngày thu theo hợp đồng'],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.4.d',
  ),
  row(
    'issue_air_ticket',
    ['Lập hóa đơn vé máy bay bán qua website cho tổ chức', 'ngày xuất vé'],
    { kind: 'days', count: 5 },
    'NĐ 254/2026 Điều 9.4.đ',
  ),
  row(
    'issue_petrol_sale',
    ['Lập hóa đơn cho từng lần bán lẻ xăng dầu', 'lúc kết thúc lần bán'],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.4.h',
  ),
  row(
    'issue_by_agents',
    ['Lập hóa đơn vận tải hàng không, bảo hiểm bán qua đại lý', 'tháng phát sinh'],
    { kind: 'day_of_next_month', day: 10 },
    'NĐ 254/2026 Điều 9.4.i',
  ),
  row(
    'issue_loan_interest',
    [
      'Lập hóa đơn lãi cho vay của tổ chức tín dụng',
      'ngày đến hạn thu lãi; ngày thu được tiền nếu lãi quá hạn hoặc trả trước hạn',
    ],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.4.k',
  ),
  row(
    'issue_metered_ride',
    ['Lập hóa đơn taxi có phần mềm tính tiền và gửi dữ liệu ngay', 'lúc kết thúc chuyến đi'],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.4.l',
  ),
  row(
    'issue_casino',
    ['Lập hóa đơn và gửi tờ 01/TH-DT', 'ngày xác định doanh thu'],
    { kind: 'days', count: 1 },
    'NĐ 254/2026 Điều 9.4.q',
  ),
  row(
    'issue_clinic_day',
    ['Lập một hóa đơn cho các khách không lấy hóa đơn trong ngày', 'ngày khám chữa bệnh'],
    { kind: 'same_day' },
    'NĐ 254/2026 Điều 9.4.m',
  ),
  row(
    'issue_road_toll',
    ['Lập hóa đơn theo kỳ cho nhiều lượt xe qua trạm', 'ngày xe qua trạm'],
    { kind: 'month_end' },
    'NĐ 254/2026 Điều 9.4.n',
  ),
  row(
    'answer_review',
    ['Trả lời thông báo hóa đơn cần rà soát', 'ngày nhận thông báo 01/TB-RSĐT'],
    { kind: 'days', count: 2 },
    'TT 91/2026 Điều 10.3, mẫu 01/TB-RSĐT',
    // The form says "02 ngày": calendar days, which is never too late.
    { ...NOW, assumed: true },
  ),
  row(
    'compare_registration',
    ['Cơ quan thuế đối chiếu tờ khai đăng ký', 'ngày tiếp nhận tờ khai'],
    NEXT_WORKING_DAY,
    'TT 91/2026 Điều 6.2.a',
  ),
  row(
    'decide_registration',
    ['Cơ quan thuế trả lời tờ khai đăng ký', 'ngày người đại diện xác nhận hoặc giải trình'],
    NEXT_WORKING_DAY,
    'TT 91/2026 Điều 6.2.b, 6.2.d',
  ),
  row(
    'confirm_registration',
    ['Người đại diện xác nhận tờ khai đăng ký qua email hoặc điện thoại', 'ngày cơ quan thuế hỏi'],
    NEXT_WORKING_DAY,
    'TT 91/2026 Điều 6.2.a',
  ),
  row(
    'explain_registration',
    ['Giải trình, bổ sung thông tin đăng ký', 'ngày nhận thông báo 01/TB-BSTT-NNT'],
    { kind: 'working_days', count: 3 },
    'TT 91/2026 Điều 6.2.c, 7',
  ),
  row(
    'explain_suspension',
    ['Giải trình trước khi bị ngừng sử dụng hóa đơn', 'ngày cơ quan thuế gửi thông báo'],
    { kind: 'working_days', count: 3 },
    'TT 91/2026 Điều 8.2.d.1',
  ),
  row(
    'change_to_coded',
    ['Chuyển sang hóa đơn có mã', 'ngày nhận thông báo 01/TB-KTT'],
    { kind: 'working_days', count: 10 },
    'TT 91/2026 Điều 6.5, 11.2',
  ),
  row(
    'notify_direct_sending',
    ['Báo cơ quan thuế về việc chuyển dữ liệu trực tiếp', 'ngày tờ khai được chấp nhận'],
    { kind: 'working_days', count: 5 },
    'TT 91/2026 Điều 6.3',
  ),
  row(
    'test_direct_sending',
    [
      'Thử nghiệm kết nối chuyển dữ liệu trực tiếp; không đạt thì đổi sang gửi qua tổ chức truyền nhận',
      'ngày tờ khai được chấp nhận',
    ],
    { kind: 'working_days', count: 10 },
    'TT 91/2026 Điều 6.3',
    // What the ten days are counted from was not read: the acceptance, which is never too late.
    { ...NOW, assumed: true },
  ),
];

function row(
  key: DeadlineKey,
  [what, from]: readonly [string, string],
  due: DueRule,
  source: string,
  until: Until = NOW,
): DeadlineRow {
  return { key, what, from, due, source, checked: CHECKED, ...until };
}
