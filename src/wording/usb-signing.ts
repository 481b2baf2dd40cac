import type { AgentFailureReason } from '#domain/signing/usb-agent.ts';
import { worded } from '#src/language/language.ts';

/** What is the matter, and what to do next. */
type FailureWords = { title: string; next: string };

/** Words of signing with a USB token. */
export const usbSigningWords = worded('usbSigningWords', {
  title: 'Ký bằng USB token',
  looking: 'Đang tìm phần mềm ký số trên máy này',
  pair: {
    text: 'Trình duyệt này chưa được kết nối với phần mềm ký số. Bấm Kết nối, rồi xem mã trên trang của phần mềm ký số và nhập vào đây.',
    action: 'Kết nối',
    code: 'Mã kết nối 6 chữ số',
    codeHint: 'Mã hiện trên trang của phần mềm ký số và trong cửa sổ đang chạy phần mềm ký số',
  },
  choose: {
    label: 'Chứng thư số dùng để ký',
    action: 'Ký',
    until: (date: string) => `hạn đến ${date}`,
  },
  waiting: {
    title: 'Nhập mã PIN trên trang của phần mềm ký số.',
    text: (documents: number) =>
      `Trang đó hiện nội dung xin ký ${documents} tài liệu. Mã PIN chỉ nhập ở đó, không bao giờ nhập ở trang này.`,
    page: 'Mở trang của phần mềm ký số',
  },
  wrongPin: 'Mã PIN sai. Nhập lại trên trang của phần mềm ký số; sai nhiều lần token sẽ tự khóa.',
  lastTry: 'Mã PIN sai. Chỉ còn 1 lần thử: sai nữa token sẽ tự khóa.',
  signing: (done: number, total: number) => `Đang ký ${done}/${total}. Đừng rút token.`,
  cancelled: { title: 'Đã hủy ký.', next: 'Không tài liệu nào được ký. Bấm Thử lại khi sẵn sàng.' },
  /** Of the tax code that the documents need. */
  needed: (tax_code: string) => `Tài liệu này cần chứng thư số của mã số thuế ${tax_code}.`,
  documents: (count: number) => `${count} tài liệu`,
  failures: {
    no_agent: {
      title: 'Chưa thấy phần mềm ký số USB trên máy này.',
      next: 'Mở phần mềm ký số và để cửa sổ của nó chạy, rồi bấm Thử lại. Nếu máy này chưa có, nhờ người quản trị máy cài giúp. Safari không gọi được phần mềm ký số: dùng Chrome, Edge hoặc Firefox.',
    },
    blocked: {
      title: 'Trình duyệt đang chặn trang này gọi phần mềm ký số trên máy.',
      next: 'Bấm biểu tượng bên trái thanh địa chỉ, cho phép truy cập ứng dụng trên thiết bị này (mạng cục bộ), rồi bấm Thử lại.',
    },
    not_paired: {
      title: 'Trình duyệt này không còn kết nối với phần mềm ký số.',
      next: 'Bấm Thử lại để kết nối lại bằng mã.',
    },
    not_secure: {
      title: 'Trang này mở qua http nên phần mềm ký số không nhận.',
      next: 'Mở trang bằng địa chỉ https rồi ký lại.',
    },
    not_allowed: {
      title: 'Phần mềm ký số không nhận yêu cầu từ trang này.',
      next: 'Mở trang bằng địa chỉ chính thức rồi bấm Thử lại.',
    },
    wrong_code: {
      title: 'Mã kết nối chưa đúng.',
      next: 'Xem lại mã trên trang của phần mềm ký số rồi nhập lại.',
    },
    code_ended: {
      title: 'Mã kết nối đã hết hạn hoặc sai quá 3 lần.',
      next: 'Bấm Thử lại để nhận mã mới.',
    },
    pairing_closed: {
      title: 'Phần mềm ký số tạm không nhận kết nối vì có quá nhiều mã sai.',
      next: 'Mở trang của phần mềm ký số, bấm Cho phép kết nối lại, rồi bấm Thử lại.',
    },
    too_many_orders: {
      title: 'Phần mềm ký số đang chờ mã PIN cho nhiều yêu cầu khác.',
      next: 'Mở trang của phần mềm ký số, ký hoặc từ chối các yêu cầu đó, rồi bấm Thử lại.',
    },
    bad_request: {
      title: 'Phần mềm ký số không hiểu yêu cầu này.',
      next: 'Phần mềm ký số có thể đã cũ: nhờ người quản trị máy cập nhật, mở lại, rồi bấm Thử lại.',
    },
    not_found: {
      title: 'Phần mềm ký số không còn giữ yêu cầu này.',
      next: 'Có thể phần mềm ký số vừa mở lại. Bấm Thử lại để gửi yêu cầu mới.',
    },
    agent_error: {
      title: 'Phần mềm ký số gặp lỗi.',
      next: 'Đóng phần mềm ký số, mở lại, rồi bấm Thử lại.',
    },
    no_native: {
      title: 'Phần mềm ký số chưa cài phần đọc USB token.',
      next: 'Nhờ người quản trị máy cài phần đó, mở lại phần mềm ký số, rồi bấm Thử lại.',
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
      next: 'Cắm đúng token của chứng thư số đã thêm trong Cấu hình, rồi bấm Thử lại.',
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
      next: 'Phần mềm ký số dừng lại để token khỏi bị khóa. Kiểm tra mã PIN rồi bấm Thử lại.',
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
      next: 'Không tài liệu nào được ký. Bấm Thử lại rồi nhập mã PIN trên trang của phần mềm ký số.',
    },
    token_error: {
      title: 'Token báo lỗi.',
      next: 'Rút token ra, cắm lại, rồi bấm Thử lại.',
    },
  } satisfies Readonly<Record<AgentFailureReason, FailureWords>>,
});

export type UsbSigningWords = typeof usbSigningWords;
