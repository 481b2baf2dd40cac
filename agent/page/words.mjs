export const words = {
  title: 'Phần mềm ký số USB',
  titleWaiting: (count) => `(${count}) Chờ mã PIN - Phần mềm ký số USB`,
  idle: 'Đang chạy. Để trang này mở; khi có tài liệu cần ký, nội dung hiện ở đây để bạn xem và nhập mã PIN.',
  busy: 'Xem kỹ nội dung trước khi nhập mã PIN. Mã PIN chỉ đi từ trang này tới USB token, không rời máy này.',
  noKey:
    'Trang này mở thiếu khóa. Mở liên kết in trong cửa sổ của phần mềm ký số (cửa sổ dòng lệnh), chỉ cần một lần.',
  stopped: 'Phần mềm ký số đã dừng. Mở lại phần mềm ký số, trang này tự nối lại.',
  sign: (count) => `Ký ${count} tài liệu`,
  from: 'Trang yêu cầu',
  content: 'Nội dung',
  signer: 'Chứng thư số',
  taxCode: 'Mã số thuế',
  token: 'USB token',
  pin: 'Mã PIN của USB token',
  act: 'Ký',
  refuse: 'Từ chối',
  wrongPin: 'Mã PIN sai. Kiểm tra rồi nhập lại; sai nhiều lần token sẽ tự khóa.',
  lastTry: 'Mã PIN sai. Chỉ còn 1 lần thử: sai nữa token sẽ tự khóa. Không chắc mã PIN thì bấm Từ chối.',
  signing: (done, total) => `Đang ký ${done}/${total}. Đừng rút token.`,
  signed: (count) => `Đã ký ${count} tài liệu. Quay lại trang yêu cầu để xem kết quả.`,
  cancelled: 'Đã hủy, không tài liệu nào được ký.',
  asksToPair: (origin) => `${origin} xin kết nối`,
  pairHow:
    'Nhập mã này vào chính trang đó. Nếu bạn không vừa bấm kết nối ở trang này thì bỏ qua: mã tự hết hạn.',
  closed: 'Có quá nhiều mã kết nối sai, nên phần mềm ký số tạm không nhận kết nối mới.',
  reopen: 'Cho phép kết nối lại',
  disconnect: 'Ngắt kết nối',
  disconnectOf: (origin) => `Ngắt kết nối ${origin}`,
  since: (day) => `từ ${day}`,
};

/** Why an order failed, and what to do. */
export const problemWords = {
  no_native:
    'Phần mềm ký số thiếu phần đọc USB token. Nhờ người quản trị máy cài phần đó, rồi mở lại phần mềm ký số.',
  no_driver: 'Chưa thấy trình điều khiển của USB token. Cài phần mềm đi kèm token rồi thử lại.',
  no_token: 'Chưa thấy USB token. Cắm token vào máy rồi ký lại từ trang yêu cầu.',
  certificate_not_found: 'Token đang cắm không có chứng thư số được chọn. Cắm đúng token rồi ký lại.',
  other_tax_code: 'Chứng thư số trên token thuộc mã số thuế khác. Cắm token của đúng đơn vị rồi ký lại.',
  certificate_expired:
    'Chứng thư số đã hết hạn hoặc chưa tới ngày dùng. Gia hạn với nhà cung cấp rồi ký lại.',
  no_key: 'Token không có khóa RSA của chứng thư số này. Hỏi nhà cung cấp token.',
  wrong_pin:
    'Đã nhập sai mã PIN 3 lần, phần mềm ký số dừng để token khỏi bị khóa. Kiểm tra mã PIN rồi ký lại.',
  pin_locked: 'Mã PIN của token đã bị khóa. Liên hệ nhà cung cấp chữ ký số để mở khóa.',
  token_removed: 'Token bị rút ra khi đang ký, không tài liệu nào được ký. Cắm lại rồi ký lại.',
  not_answered: 'Quá 5 phút chưa nhập mã PIN nên yêu cầu đã hết hạn. Ký lại từ trang yêu cầu.',
  token_error: 'Token báo lỗi. Rút token ra, cắm lại rồi ký lại từ trang yêu cầu.',
};
