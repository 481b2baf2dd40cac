import { rowOn, type Dated } from './dated.ts';

/** What a message that the authority sends by itself is about. */
export type NoticeSubject =
  | 'free_period_over' // 105 (01/TB-KTT), THop 1
  | 'no_longer_uncoded' // 105 (01/TB-KTT), THop 2
  | 'review' // 302 (01/TB-RSĐT)
  | 'use_decision' // 506; 108 (01/TB-NSD) and 114 (01/TB-SD)
  | 'explain' // 107 (01/TB-BSTT-NNT): of a declaration, or before the use of invoices is stopped
  | 'other' // any other type of the catalogue, of most of which no elements are published
  | 'unknown' // a type that is in no catalogue of ours
  | 'unreadable'; // no message at all

type NoticeStepsRow = Dated & {
  /** Vietnamese; null where the name of the message's type says it. */
  readonly title: string | null;
  /** What to do, Vietnamese, in this order. */
  readonly steps: readonly string[];
};

const CHECKED = '2026-11-23';
const NOW = { valid_from: '2026-07-01', valid_to: null, checked: CHECKED } as const;
/** No law says it: what can be done with any message, whenever it came. */
const ALWAYS = { valid_from: '2022-01-01', valid_to: null, checked: CHECKED } as const;

/** Cần làm gì: a notice of the authority follows the rules of the day it was received. */
export const NOTICE_STEPS = {
  free_period_over: [
    {
      ...NOW,
      title: 'Hết thời gian sử dụng hóa đơn có mã miễn phí',
      steps: [
        'Lập tờ khai thay đổi thông tin sử dụng hóa đơn điện tử (01/ĐKTĐ-HĐĐT).',
        'Ký và gửi tờ khai trước khi hết hạn.',
      ],
      source: 'TT 91/2026 Điều 6.5, 11.2, mẫu 01/TB-KTT',
    },
  ],
  no_longer_uncoded: [
    {
      ...NOW,
      title: 'Không còn thuộc trường hợp dùng hóa đơn không có mã',
      steps: [
        'Lập tờ khai thay đổi thông tin sử dụng hóa đơn điện tử (01/ĐKTĐ-HĐĐT) để chuyển sang hóa đơn có mã.',
        'Ký và gửi tờ khai trước khi hết hạn.',
        'Sau 12 tháng dùng hóa đơn có mã mới được đăng ký dùng lại hóa đơn không có mã.',
      ],
      source: 'TT 91/2026 Điều 6.5, 6.6, 11.2, mẫu 01/TB-KTT',
    },
  ],
  review: [
    {
      ...NOW,
      title: 'Hóa đơn cần rà soát',
      steps: [
        'Đối chiếu từng hóa đơn với hợp đồng, chứng từ và hàng đã giao.',
        'Hóa đơn sai: xử lý như sai sót do mình phát hiện, bằng thông báo sai sót, điều chỉnh hoặc thay thế.',
        'Hóa đơn đúng: giải trình lý do.',
        'Trả lời bằng thông báo 04/SS-HĐĐT trước khi hết hạn, ghi số và ngày của thông báo này.',
      ],
      source: 'TT 91/2026 Điều 10.3, mẫu 01/TB-RSĐT',
    },
  ],
  use_decision: [
    {
      ...NOW,
      title: null,
      steps: [
        'Đọc quyết định: ngừng hay tiếp tục sử dụng, và từ giờ nào. Phần mềm chưa đọc được giờ đó thì ghi nhận bằng tay.',
        'Nếu là ngừng sử dụng: không lập hóa đơn kể từ giờ đó. Hóa đơn lập sau đó là hóa đơn không hợp pháp.',
        'Chưa rõ lý do hoặc thời hạn giải trình thì hỏi ngay cơ quan thuế quản lý.',
      ],
      source: 'TT 91/2026 Điều 8.2, 8.3',
      assumed: true,
    },
  ],
  explain: [
    {
      ...NOW,
      title: 'Giải trình, bổ sung thông tin',
      steps: [
        'Đọc điều cơ quan thuế nêu và chuẩn bị tài liệu chứng minh.',
        'Lập văn bản giải trình, đính kèm tài liệu.',
        'Ký và gửi trước khi hết hạn. Không được chấp nhận thì có lần thứ hai, thêm 3 ngày làm việc.',
        'Nếu là giải trình trước khi bị ngừng sử dụng hóa đơn: trong lúc chờ kết quả chỉ được lập hóa đơn theo từng lần phát sinh; liên hệ cơ quan thuế quản lý để được cấp.',
      ],
      source: 'TT 91/2026 Điều 6.2.c, 8.2.d, mẫu 01/TB-BSTT-NNT',
      assumed: true,
    },
  ],
  other: [
    {
      ...ALWAYS,
      title: null,
      steps: [
        'Thông điệp được giữ nguyên văn, nhưng phần mềm không biết nội dung riêng của loại này.',
        'Mở XML để đọc.',
        'Hỏi cơ quan thuế quản lý cần làm gì và trước ngày nào.',
      ],
      source: 'gợi ý chung của phần mềm, vì nội dung của loại thông điệp này chưa được công bố',
      assumed: true,
    },
  ],
  unknown: [
    {
      ...ALWAYS,
      title: 'Thông điệp chưa có trong danh mục',
      steps: [
        'Thông điệp được giữ nguyên văn, nhưng loại này chưa có trong danh mục của phần mềm.',
        'Mở XML để đọc.',
        'Hỏi cơ quan thuế quản lý cần làm gì và trước ngày nào.',
      ],
      source: 'gợi ý chung của phần mềm, vì loại thông điệp này chưa có trong danh mục',
      assumed: true,
    },
  ],
  unreadable: [
    {
      ...ALWAYS,
      title: 'Thông điệp không đọc được',
      steps: [
        'Thông điệp được giữ đúng từng byte như đã nhận, nhưng phần mềm không đọc được.',
        'Tải tệp về và hỏi cơ quan thuế quản lý nội dung cần xử lý.',
      ],
      source: 'gợi ý chung của phần mềm, vì tệp không đúng định dạng nên không đọc được',
      assumed: true,
    },
  ],
} as const satisfies Readonly<Record<NoticeSubject, readonly NoticeStepsRow[]>>;

/** What to do about a notice that was received on a day; before the rules in the tables, what can be done with any. */
export function noticeStepsOn(subject: NoticeSubject, received_on: string): NoticeStepsRow {
  return rowOn<NoticeStepsRow>(NOTICE_STEPS[subject], received_on) ?? NOTICE_STEPS.other[0];
}
