import { worded } from '#src/language/language.ts';
/** Words of keys for other programs. */
export const apiTokenWords = worded('apiTokenWords', {
  facts: 'Phần mềm khác gọi API của doanh nghiệp bằng khóa riêng',
  scope: 'Phạm vi',
  maker: 'Người tạo',
  prefix: 'Bắt đầu bằng',
  lastUsed: 'Dùng lần cuối',
  never: 'Chưa dùng',
  expires: 'Hết hạn',
  forever: 'Không hết hạn',
  made: 'Đã tạo khóa API',
  once: 'Khóa chỉ hiện một lần.',
  onceWhy:
    'Sao chép và cất ngay vào phần mềm của bạn. Rời trang này là không xem lại được; nếu mất, hãy thu hồi và tạo khóa khác.',
  secret: 'Khóa API',
  copy: 'Sao chép',
  copyFailed: 'Trình duyệt không cho sao chép. Hãy chọn khóa rồi sao chép bằng tay.',
  lost: 'Khóa đã được tạo nhưng câu trả lời không đến nơi, nên không xem được nữa. Hãy thu hồi khóa này và tạo khóa khác.',
  try: 'Thử bằng curl',
  tryHint: 'Lập một hóa đơn nháp (cần quyền Lập hóa đơn):',
  done: 'Xong',
});
