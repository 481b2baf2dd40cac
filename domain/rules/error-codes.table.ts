/** Where a code was met; the same digits may mean something else elsewhere. */
export type ErrorScope =
  | 'technical' // 999
  | 'declaration' // 102, 103
  | 'invoice' // 204 to an invoice
  | 'summary' // 204 to a summary table
  | 'provider'; // the transmission provider, not the authority

/** What the button does; the screen knows where it leads. */
export type ErrorAction =
  | 'fix_and_sign' // correct the invoice, sign and send again under the same number
  | 'send_again'
  | 'look_up' // ask what became of the message, send nothing
  | 'open_declaration' // see the declaration that is in force
  | 'change_declaration' // declare a change
  | 'fix_table'
  | 'check_connection'
  | 'contact_support';

/** What of an invoice a code may be about: marked where the refused invoice is corrected. */
export type ErrorField = 'template_id' | 'issued_on' | 'buyer_tax_code' | 'buyer_name' | 'buyer_address';

/** What a code means, as the program or the operator of an installation says it. */
export type ErrorText = {
  readonly code: string;
  readonly scope: ErrorScope;
  /** Vietnamese: what is the matter. */
  readonly cause: string;
  /** Vietnamese: what to do. */
  readonly fix: string;
  readonly action: ErrorAction;
  readonly field: ErrorField | null;
};

type ErrorCodeRow = ErrorText & {
  readonly source: string;
  readonly checked: string;
  /** The authority publishes no list: met in a vendor's system or a sample. */
  readonly assumed: true;
};

/** Words of the buttons. */
export const ERROR_BUTTONS = {
  fix_and_sign: 'Sửa và ký lại',
  send_again: 'Gửi lại',
  look_up: 'Tra cứu kết quả',
  open_declaration: 'Xem tờ khai',
  change_declaration: 'Lập tờ khai thay đổi',
  fix_table: 'Sửa bảng tổng hợp',
  check_connection: 'Kiểm tra kết nối',
  contact_support: 'Liên hệ hỗ trợ',
} as const satisfies Record<ErrorAction, string>;

const SAMPLE = 'sample of the message';
const VENDOR = 'met at a vendor';

/**
 * Mã lỗi (MLoi) of the authority and of providers. No full list is public: the operator of an installation adds to it and corrects it
 * (`npm run import:error-codes`), and what is in neither has a fallback.
 */
export const ERROR_CODES: readonly ErrorCodeRow[] = [
  row(
    '8000',
    'technical',
    'Thông điệp không đúng định dạng nên cơ quan thuế không đọc được.',
    'Hóa đơn chưa được nhận. Gửi lại; nếu vẫn lỗi, liên hệ hỗ trợ kèm mã thông điệp.',
    'send_again',
    SAMPLE,
  ),
  row(
    '80000',
    'technical',
    'Thông điệp không đúng định dạng nên không đọc được.',
    'Hóa đơn chưa được nhận. Gửi lại; nếu vẫn lỗi, liên hệ hỗ trợ kèm mã thông điệp.',
    'send_again',
    VENDOR,
  ),
  row(
    '80001',
    'technical',
    'Thông điệp này đã được gửi trước đó.',
    'Không gửi lại. Tra cứu kết quả của lần gửi trước.',
    'look_up',
    VENDOR,
  ),
  row(
    '80003',
    'technical',
    'Không đọc được phần thông tin chung của thông điệp.',
    'Hóa đơn chưa được nhận. Liên hệ hỗ trợ kèm mã thông điệp.',
    'contact_support',
    VENDOR,
  ),
  row(
    '1001',
    'invoice',
    'Chứng thư số dùng để ký chưa đăng ký với cơ quan thuế.',
    'Lập tờ khai thay đổi để bổ sung chứng thư số, chờ chấp nhận rồi ký lại hóa đơn với cùng số.',
    'change_declaration',
    SAMPLE,
  ),
  row(
    '9001',
    'declaration',
    'Thông tin người đại diện theo pháp luật chưa được xác thực.',
    'Người đại diện xác thực danh tính với cơ quan thuế, rồi nộp lại tờ khai.',
    'change_declaration',
    SAMPLE,
  ),
  row(
    '9992',
    'declaration',
    'Đã có một tờ khai được chấp nhận.',
    'Không đăng ký mới nữa. Xem tờ khai đang có hiệu lực; cần sửa thì lập tờ khai thay đổi.',
    'open_declaration',
    SAMPLE,
  ),
  row(
    '40051',
    'summary',
    'Bảng tổng hợp dữ liệu hóa đơn có lỗi.',
    'Xem các dòng cơ quan thuế nêu, sửa rồi gửi bảng bổ sung.',
    'fix_table',
    VENDOR,
  ),
  row(
    'M100',
    'provider',
    'Cơ quan thuế chưa trả lời.',
    'Không lập hóa đơn khác thay cho hóa đơn này. Tra cứu kết quả, hoặc chờ.',
    'look_up',
    VENDOR,
  ),
  row(
    'ERR:1',
    'provider',
    'Tài khoản kết nối với đơn vị truyền nhận không đúng.',
    'Kiểm tra tên đăng nhập và mật khẩu kết nối rồi gửi lại.',
    'check_connection',
    VENDOR,
  ),
  row(
    'ERR:54',
    'provider',
    'Ngày lập hóa đơn sau ngày hiện tại.',
    'Đổi ngày lập về hôm nay hoặc trước đó, rồi ký lại.',
    'fix_and_sign',
    VENDOR,
    'issued_on',
  ),
  row(
    'ERR:58',
    'provider',
    'Năm trong ký hiệu khác năm của ngày lập.',
    'Chọn ký hiệu của năm lập hóa đơn, rồi ký lại.',
    'fix_and_sign',
    VENDOR,
    'template_id',
  ),
  row(
    'ERR:1502',
    'provider',
    'Hóa đơn sửa cho nhiều hóa đơn thiếu số hoặc ngày của bảng kê.',
    'Nhập số và ngày bảng kê 01/BK-ĐCTT, rồi ký lại.',
    'fix_and_sign',
    VENDOR,
  ),
];

function row(
  code: string,
  scope: ErrorScope,
  cause: string,
  fix: string,
  action: ErrorAction,
  source: string,
  field: ErrorField | null = null,
): ErrorCodeRow {
  return { code, scope, cause, fix, action, field, source, checked: '2026-11-21', assumed: true };
}
