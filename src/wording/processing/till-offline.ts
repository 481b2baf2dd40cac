import { worded } from '#src/language/language.ts';

/** Words of the till that sells without a network: the device, what waits, what runs out. */
export const tillDeviceWords = worded('tillDeviceWords', {
  title: 'Bán khi mất mạng',
  open: 'Bán khi mất mạng',
  registerText:
    'Trình duyệt này giữ riêng một ký hiệu và một dải số, mã, nên bán được cả khi mất mạng. Trong thời gian đó không nơi nào khác cấp số của ký hiệu này.',
  name: 'Tên máy',
  namePlace: 'Quầy 1',
  nameMissing: 'Đặt tên cho máy này, ví dụ Quầy 1, rồi bấm lại.',
  series: 'Ký hiệu',
  register: 'Đăng ký máy này',
  owns: (name: string, series: string) => `Máy “${name}” đang giữ ký hiệu ${series}.`,
  left: (count: number) => `Còn ${count} số.`,
  until: (time: string) => `Bán được đến ${time} dù không có mạng; có mạng thì tự gia hạn.`,
  release: 'Trả ký hiệu',
  releaseText: 'Máy thôi bán khi mất mạng; ký hiệu dùng được ở nơi khác, số nối tiếp không bị hở.',
  releaseWaits: (count: number) => `Còn ${count} đơn chưa gửi: gửi hết rồi mới trả được ký hiệu.`,
  held: (name: string, user: string, seen: string) =>
    `Máy “${name}” của ${user} đang giữ ký hiệu này, liên lạc gần nhất ${seen}.`,
  askManager: 'Hãy chọn ký hiệu khác, hoặc nhờ người có quyền tạo mẫu hóa đơn nhận lại.',
  takeOver: 'Nhận lại ký hiệu',
  takeOverText: (from: number, to: number) =>
    `Máy kia thôi bán. Các số ${from} đến ${to} vẫn để dành cho đơn máy kia đã bán mà chưa gửi; máy này cấp số từ ${to + 1}. Chỉ làm khi máy kia hỏng, mất hoặc không trả được ký hiệu.`,
  takeOverConfirm: 'Nhận ký hiệu về máy này',
  settle: 'Kết thúc máy đó',
  stillOut: (name: string, from: number, to: number) =>
    `Máy “${name}” có thể còn đơn chưa gửi: số ${from} đến ${to}.`,
  stillOutText:
    'Mở trang bán hàng ở máy đó để gửi nốt. Nếu máy không còn, hãy kết thúc: các số chưa gửi không thành hóa đơn nào, trừ khi máy đó quay lại gửi.',
  privateWindow:
    'Cửa sổ ẩn danh hoặc trình duyệt này không giữ dữ liệu, đơn đã bán có thể mất. Hãy mở bằng cửa sổ thường của trình duyệt.',
  notPersisted:
    'Trình duyệt chưa hứa giữ dữ liệu lâu dài. Đừng xóa dữ liệu trình duyệt khi còn đơn chưa gửi; nên thêm trang này vào dấu trang.',
  offline: 'Mất mạng: vẫn bán được.',
  offlineStopped: 'Mất mạng.',
  offlineText: (count: number) =>
    count === 0
      ? 'Đơn bán lúc này được giữ trong máy và tự gửi khi có mạng.'
      : `${count} đơn chờ gửi, tự gửi khi có mạng.`,
  offlineRefused: 'Đơn bán lúc này được giữ trong máy. Có mạng rồi mới bấm “Gửi lại” được.',
  sending: (count: number) => `Đang gửi các đơn đã bán, còn ${count} đơn.`,
  sendAgain: 'Gửi lại',
  refused: (number: string) => `Đơn số ${number} chưa được máy chủ nhận.`,
  refusedStays: (count: number) =>
    `Sửa nguyên nhân rồi bấm “Gửi lại”: người mua đã có bản in nên đơn được giữ lại. ${count} đơn đang chờ theo thứ tự số.`,
  dayEnd: (count: number) => `Còn ${count} đơn chưa gửi.`,
  dayEndText: 'Dữ liệu phải tới cơ quan thuế trong ngày bán. Hãy nối mạng máy này trước 24 giờ.',
  stopped: 'Máy này chưa bán được.',
  problems: {
    none_left: 'Đã dùng hết số và mã để dành. Hãy nối mạng để lấy thêm; chưa bán thêm được khi mất mạng.',
    expired: 'Đã quá 3 ngày chưa nối mạng. Hãy nối mạng để gia hạn rồi bán tiếp.',
    clock_back: 'Đồng hồ của máy bị lùi so với đơn trước. Hãy chỉnh đúng giờ rồi bán tiếp.',
    other_year:
      'Ký hiệu của máy không phải của năm nay. Hãy bấm tên máy ở trên, trả ký hiệu, rồi đăng ký lại với ký hiệu của năm nay; đơn đã bán vẫn được gửi.',
    no_room:
      'Trình duyệt hết chỗ lưu nên đơn này chưa bán. Hãy xóa bớt tệp trên máy (không xóa dữ liệu trình duyệt) rồi bấm lại.',
  },
  shutTitle: 'Chưa bán được ở trang này.',
  shut: {
    held: 'Trang bán hàng bản cũ đang mở ở thẻ khác. Hãy đóng thẻ đó: trang này tự bán tiếp, đơn đã bán vẫn còn.',
    outdated: 'Đã có bản mới của trang này. Hãy tải lại trang: đơn đang bán và đơn đã bán vẫn còn.',
    full: 'Trình duyệt hết chỗ lưu nên chưa đọc được đơn đã bán; chúng vẫn còn. Hãy xóa bớt tệp trên máy (không xóa dữ liệu trình duyệt) rồi tải lại trang.',
  },
  reload: 'Tải lại trang',
  notKept: (number: string) =>
    `Trình duyệt này không còn giữ bản in của đơn số ${number}. Hãy in từ danh sách hóa đơn máy tính tiền.`,
  over: {
    active: '',
    releasing: 'Đang trả ký hiệu. Nối mạng để hoàn tất.',
    released: 'Ký hiệu đã trả. Đăng ký lại máy để bán tiếp.',
    taken_over:
      'Máy khác đã nhận ký hiệu này. Đơn đã bán vẫn được gửi; đăng ký lại máy với ký hiệu khác để bán tiếp.',
    settled: 'Người quản lý đã kết thúc máy này. Đơn đã bán vẫn được gửi; đăng ký lại máy để bán tiếp.',
  },
  nearlyUsed: (left: number, size: number) => `Chỉ còn ${left} số để bán khi mất mạng (mỗi lần lấy ${size}).`,
  nearlyUsedText: 'Nối mạng để máy tự lấy thêm.',
  clockOff: (minutes: number) => `Đồng hồ máy này lệch ${minutes} phút so với máy chủ.`,
  clockOffText: (time: string) => `Giờ bán lấy theo máy chủ, bây giờ là ${time}. Nên chỉnh lại đồng hồ.`,
  kept: 'Đã bán, chờ gửi',
  keptText: 'Hóa đơn đã có số và mã, người mua giữ bản in này. Đơn tự gửi khi có mạng.',
});
