import { worded } from '#src/language/language.ts';

/** Words of the page where what was sent is compared with the authority's list. */
export const reconciliationWords = worded('reconciliationWords', {
  facts: 'Mỗi sáng, hóa đơn đã gửi hôm trước được so với danh sách mà cơ quan thuế đã nhận',
  days: 'Các ngày',
  columns: { day: 'Ngày', listed: 'Cơ quan thuế có', agreed: 'Khớp', differs: 'Lệch', state: 'Kết quả' },
  noDays: 'Chưa có ngày nào',
  noDaysText:
    'Ngày đầu tiên được đối chiếu vào sáng mai, khi đơn vị đã chứng minh mã số thuế bằng chứng thư số hoặc tờ khai.',
  show: (day: string) => `Xem ngày ${day}`,
  results: {
    agreed: 'Khớp',
    differs: 'Có chênh lệch',
    healing: 'Đang cập nhật',
    unasked: 'Chưa so hết',
    waiting: 'Chờ đối chiếu',
  },
  ofDay: (day: string) => `Ngày ${day}`,
  again: 'Đối chiếu lại',
  started: 'Đang đối chiếu lại',
  asked: (time: string) => `Danh sách lấy lúc ${time}`,
  nextTry: (time: string) => `Hỏi lại lúc ${time}`,
  away: 'Chưa hỏi được đơn vị truyền nhận. Hệ thống tự hỏi lại cho tới khi được, bạn không cần làm gì.',
  allAgree: (count: string) => `${count} hóa đơn khớp cả số tiền và kết quả.`,
  nothingSent: 'Hôm đó không có hóa đơn nào, ở đây cũng như ở cơ quan thuế.',
  unasked: (count: string) =>
    `${count} hóa đơn đã gửi qua nơi truyền nhận dùng trước đây, mà nơi đó không cho đọc danh sách, nên chưa so được. Nếu vẫn còn khóa truy cập của nơi đó, hãy đặt lại rồi đối chiếu lại; nếu không, hỏi nơi đó danh sách của ngày này.`,
  healingText: 'Hệ thống đang tự tra cứu và lấy lại phản hồi, rồi so lại.',
  hidden: 'Những khoản chênh lệch của ngày này thuộc loại hóa đơn mà bạn không có quyền xem.',
  more: (shown: string, count: string) => `Hiện ${shown} trong ${count} khoản chênh lệch.`,
  number: (symbol: string, number: string) => `${symbol} số ${number}`,
  here: 'Ở đây',
  there: 'Cơ quan thuế',
  message: 'Xem thông điệp',
  invoice: 'Xem hóa đơn',
  copyMessage: 'Chép mã thông điệp',
  states: {
    unknown: 'Chưa rõ',
    arrived: 'Đã gửi, chưa có kết quả',
    accepted: 'Đã chấp nhận',
    refused: 'Bị từ chối',
    superseded: 'Đã gửi bản khác',
    none: 'Không có',
  },
  causes: {
    whereabouts_unknown:
      'Lúc gửi không có hồi âm nên ở đây để Chưa rõ, mà cơ quan thuế đã nhận. Tra cứu để cập nhật; đừng lập hóa đơn khác.',
    answer_missing:
      'Cơ quan thuế đã có kết quả mà phản hồi chưa về tới đây. Yêu cầu gửi lại phản hồi để cập nhật.',
    not_received:
      'Ở đây đã gửi mà danh sách của cơ quan thuế không có. Đối chiếu lại sau ít phút; nếu vẫn lệch, gửi mã thông điệp cho đơn vị truyền nhận để kiểm tra.',
    not_sent_here:
      'Cơ quan thuế nhận một hóa đơn mang mã số thuế của đơn vị mà phần mềm này không gửi. Xem hóa đơn đó có lập ở phần mềm khác không; nếu không phải của đơn vị, báo cơ quan thuế quản lý.',
    total_differs:
      'Tổng tiền ở hai bên khác nhau. Đối chiếu lại; nếu vẫn lệch, gửi mã thông điệp cho đơn vị truyền nhận để kiểm tra trước khi kê khai.',
    state_differs:
      'Một bên đã chấp nhận, bên kia từ chối. Đối chiếu lại; nếu vẫn lệch, gửi mã thông điệp cho đơn vị truyền nhận và chưa giao hóa đơn này.',
    code_differs:
      'Mã của cơ quan thuế ở hai bên khác nhau. Đối chiếu lại; nếu vẫn lệch, gửi mã thông điệp cho đơn vị truyền nhận để kiểm tra.',
  },
});
