import { worded } from '#src/language/language.ts';

/** Words around the help of a page. */
export const helpWords = worded('helpWords', {
  help: 'Trợ giúp',
  of: (page: string) => `Trợ giúp: ${page}`,
  close: 'Đóng trợ giúp',
  keys: 'Tất cả phím tắt',
  support: 'Hỏi người hỗ trợ',
  colours: 'Đọc màu và hình',
  done: 'Xong, gửi được cho người mua',
  waiting: 'Chờ cơ quan thuế trả lời',
  refused: 'Cần bạn sửa',
  unknown: 'Hệ thống đang tra cứu, đừng gửi lại',
});
