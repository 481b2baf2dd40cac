import { worded } from '#src/language/language.ts';
/** Words of publishing by itself. */
export const scheduleWords = worded('scheduleWords', {
  title: 'Tự động phát hành',
  on: 'Đang bật',
  off: 'Đang tắt',
  stopped: 'Đã dừng vì lỗi',
  set: 'Đặt lịch',
  change: 'Đổi lịch',
  says: (time: string) =>
    `Mỗi ngày lúc ${time}, hóa đơn nháp lập trong ngày được ký và phát hành mà không cần ai bấm.`,
  offText: 'Đặt giờ để hóa đơn nháp lập trong ngày được ký và phát hành mỗi ngày mà không cần ai bấm.',
  next: (time: string) => `Lần tới: ${time}.`,
  last: (time: string) => `Lần trước: ${time},`,
  nothing: 'không có hóa đơn nào để phát hành.',
  open: 'xem kết quả',
  problem: 'Lần tới sẽ không chạy được.',
  nothingIssues: 'Lần tới sẽ không phát hành được hóa đơn mới nào.',
  openPackages: 'Mở Gói dịch vụ',
  withoutPackage: {
    trial_ended:
      'Thời gian dùng thử đã hết. Đến giờ chạy, hóa đơn được để lại là bản nháp. Mua gói thì lịch tự chạy tiếp; bản nháp đã để lại thì bạn tự phát hành.',
    package_ended:
      'Gói dịch vụ đã hết hạn, kể cả những ngày dùng thêm. Đến giờ chạy, hóa đơn được để lại là bản nháp. Mua gói thì lịch tự chạy tiếp; bản nháp đã để lại thì bạn tự phát hành.',
    package_used_up:
      'Đã dùng hết số hóa đơn của gói, kể cả phần dùng thêm. Đến giờ chạy, hóa đơn được để lại là bản nháp. Mua gói thì lịch tự chạy tiếp; bản nháp đã để lại thì bạn tự phát hành.',
  },
  stoppedTitle: 'Tự động phát hành đã dừng.',
  reset: 'Xóa lỗi và chạy tiếp',
  save: 'Lưu lịch',
  saved: (time: string) => `Đã bật, chạy mỗi ngày lúc ${time}`,
  savedOff: 'Đã tắt tự động phát hành',
  warning:
    'Mọi hóa đơn nháp lập trong ngày đều được phát hành, kể cả nháp đang soạn dở mà đã đủ nội dung. Hóa đơn chưa sẵn sàng hoặc cần xác nhận được để lại.',
  lateInDay:
    'Giờ này sát nửa đêm: hóa đơn nháp không kịp phát hành trước 24:00 sẽ thành hóa đơn của ngày đã qua, hệ thống không tự phát hành nữa. Nên đặt trước 23:30.',
  time: 'Giờ chạy mỗi ngày',
  timeHint: 'Giờ Việt Nam, ví dụ 17:30.',
  timeWrong: 'Nhập giờ và phút từ 00:00 đến 23:59, ví dụ 17:30.',
  certificate: 'Chứng thư số ký',
  certificateHint:
    'Chỉ chứng thư số dạng tệp, vì không ai xác nhận lúc ký. Hết hạn hoặc bị xóa thì lịch dừng và báo lỗi. Hóa đơn từ máy tính tiền được ký theo lô gửi trong ngày, không theo lựa chọn này.',
  usual: 'Như khi phát hành bằng tay',
  certificateUntil: (name: string, day: string) => `${name} · đến ${day}`,
  certificateGone: (name: string | null) => `${name ?? 'Chứng thư số đã chọn'} (không còn)`,
  signedWith: (name: string) => `Ký bằng chứng thư số ${name}.`,
  series: 'Mẫu hóa đơn',
  seriesHint: 'Không chọn mẫu nào thì phát hành hóa đơn của mọi mẫu.',
});
