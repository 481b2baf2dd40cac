import type { AgentFailureReason } from '#domain/signing/usb-agent.ts';
import { worded } from '#src/language/language.ts';

/** What is the matter, and what to do next. */
type FailureWords = { title: string; next: string };

/** Words of signing with a USB token. */
export const usbSigningWords = worded('usbSigningWords', {
  title: 'Ký bằng USB token',
  looking: 'Đang tìm trình ký trên máy này',
  pair: {
    text: 'Trình duyệt này chưa được kết nối với trình ký. Bấm Kết nối, rồi xem mã trên trang của trình ký và nhập vào đây.',
    action: 'Kết nối',
    code: 'Mã kết nối 6 chữ số',
    codeHint: 'Mã hiện trên trang của trình ký và trong cửa sổ đang chạy trình ký',
  },
  choose: {
    label: 'Chứng thư số dùng để ký',
    action: 'Ký',
    until: (date: string) => `hạn đến ${date}`,
  },
  waiting: {
    title: 'Nhập mã PIN trên trang của trình ký.',
    text: (documents: number) =>
      `Trang đó hiện nội dung xin ký ${documents} tài liệu. Mã PIN chỉ nhập ở đó, không bao giờ nhập ở trang này.`,
    page: 'Mở trang của trình ký',
  },
  wrongPin: 'Mã PIN sai. Nhập lại trên trang của trình ký; sai nhiều lần token sẽ tự khóa.',
  lastTry: 'Mã PIN sai. Chỉ còn 1 lần thử: sai nữa token sẽ tự khóa.',
  signing: (done: number, total: number) => `Đang ký ${done}/${total}. Đừng rút token.`,
  cancelled: { title: 'Đã hủy ký.', next: 'Không tài liệu nào được ký. Bấm Thử lại khi sẵn sàng.' },
  /** Of the tax code that the documents need. */
  needed: (tax_code: string) => `Tài liệu này cần chứng thư số của mã số thuế ${tax_code}.`,
  documents: (count: number) => `${count} tài liệu`,
  failures: {
    no_agent: {
      title: 'Chưa thấy trình ký USB trên máy này.',
      next: 'Mở trình ký (lệnh npm run usb-agent trong thư mục cài đặt), để cửa sổ đó chạy, rồi bấm Thử lại. Safari không gọi được trình ký: dùng Chrome, Edge hoặc Firefox.',
    },
    blocked: {
      title: 'Trình duyệt đang chặn trang này gọi trình ký trên máy.',
      next: 'Bấm biểu tượng bên trái thanh địa chỉ, cho phép truy cập ứng dụng trên thiết bị này (mạng cục bộ), rồi bấm Thử lại.',
    },
    not_paired: {
      title: 'Trình duyệt này không còn kết nối với trình ký.',
      next: 'Bấm Thử lại để kết nối lại bằng mã.',
    },
    not_secure: {
      title: 'Trang này mở qua http nên trình ký không nhận.',
      next: 'Mở trang bằng địa chỉ https rồi ký lại.',
    },
    not_allowed: {
      title: 'Trình ký không nhận yêu cầu từ trang này.',
      next: 'Mở trang bằng địa chỉ chính thức rồi bấm Thử lại.',
    },
    wrong_code: {
      title: 'Mã kết nối chưa đúng.',
      next: 'Xem lại mã trên trang của trình ký rồi nhập lại.',
    },
    code_ended: {
      title: 'Mã kết nối đã hết hạn hoặc sai quá 3 lần.',
      next: 'Bấm Thử lại để nhận mã mới.',
    },
    pairing_closed: {
      title: 'Trình ký tạm không nhận kết nối vì có quá nhiều mã sai.',
      next: 'Mở trang của trình ký, bấm Cho phép kết nối lại, rồi bấm Thử lại.',
    },
    too_many_orders: {
      title: 'Trình ký đang chờ mã PIN cho nhiều yêu cầu khác.',
      next: 'Mở trang của trình ký, ký hoặc từ chối các yêu cầu đó, rồi bấm Thử lại.',
    },
    bad_request: {
      title: 'Trình ký không hiểu yêu cầu này.',
      next: 'Trình ký có thể đã cũ: cập nhật rồi mở lại, sau đó bấm Thử lại.',
    },
    not_found: {
      title: 'Trình ký không còn giữ yêu cầu này.',
      next: 'Có thể trình ký vừa mở lại. Bấm Thử lại để gửi yêu cầu mới.',
    },
    agent_error: {
      title: 'Trình ký gặp lỗi.',
      next: 'Đóng trình ký, mở lại, rồi bấm Thử lại.',
    },
    no_native: {
      title: 'Trình ký chưa cài phần đọc USB token.',
      next: 'Chạy npm install pkcs11js trong thư mục cài đặt, mở lại trình ký, rồi bấm Thử lại.',
    },
    no_driver: {
      title: 'Chưa cài trình điều khiển của USB token.',
      next: 'Cài phần mềm đi kèm token (của nhà cung cấp chữ ký số), rồi bấm Thử lại.',
    },
    no_token: {
      title: 'Chưa thấy USB token.',
      next: 'Cắm token vào máy này, đợi đèn sáng, rồi bấm Thử lại.',
    },
    certificate_not_found: {
      title: 'Token đang cắm không có chứng thư số đã chọn.',
      next: 'Cắm đúng token của chứng thư số đã thêm trong Cài đặt, rồi bấm Thử lại.',
    },
    other_tax_code: {
      title: 'Token đang cắm thuộc mã số thuế khác.',
      next: 'Rút ra, cắm token của đúng đơn vị, rồi bấm Thử lại.',
    },
    certificate_expired: {
      title: 'Chứng thư số trên token đã hết hạn hoặc chưa tới ngày dùng.',
      next: 'Gia hạn với nhà cung cấp chữ ký số, hoặc cắm token khác rồi bấm Thử lại.',
    },
    no_key: {
      title: 'Token không có khóa RSA của chứng thư số này.',
      next: 'Hỏi nhà cung cấp chữ ký số, hoặc cắm token khác rồi bấm Thử lại.',
    },
    wrong_pin: {
      title: 'Đã nhập sai mã PIN 3 lần.',
      next: 'Trình ký dừng lại để token khỏi bị khóa. Kiểm tra mã PIN rồi bấm Thử lại.',
    },
    pin_locked: {
      title: 'Mã PIN của token đã bị khóa.',
      next: 'Liên hệ nhà cung cấp chữ ký số để mở khóa; thử lại lúc này không ích gì.',
    },
    token_removed: {
      title: 'Token bị rút ra khi đang ký.',
      next: 'Không tài liệu nào được ký. Cắm lại token rồi bấm Thử lại.',
    },
    not_answered: {
      title: 'Quá 5 phút chưa có mã PIN.',
      next: 'Không tài liệu nào được ký. Bấm Thử lại rồi nhập mã PIN trên trang của trình ký.',
    },
    token_error: {
      title: 'Token báo lỗi.',
      next: 'Rút token ra, cắm lại, rồi bấm Thử lại.',
    },
  } satisfies Readonly<Record<AgentFailureReason, FailureWords>>,
});

export type UsbSigningWords = typeof usbSigningWords;
