import { readableDate } from '../fields/calendar-date.ts';
import type { RefusalParams } from '../refusals.ts';

/** Why a declaration is not sent, what is confirmed before it is, and why a series is not in force. */
export type DeclarationRefusalCode =
  | 'declaration_missing'
  | 'series_mode_not_declared'
  | 'series_type_not_declared'
  | 'full_content_not_declared'
  | 'register_code_missing'
  | 'issued_before_declaration'
  | 'issuing_paused'
  | 'use_stopped'
  | 'cash_register_stopped'
  | 'certificate_stopped'
  | 'certificate_declared_dates'
  | 'declared_already'
  | 'nothing_to_change'
  | 'box_missing'
  | 'representative_identity_missing'
  | 'tax_authority_code_malformed'
  | 'day_malformed'
  | 'period_backwards'
  | 'payment_method_missing'
  | 'declared_certificate_twice'
  | 'declared_certificate_unknown'
  | 'declared_certificate_expired'
  | 'no_certificate_left'
  | 'declaration_format'
  | DeclarationWarningCode;

/** Warnings that a person can confirm, to send all the same. */
export type DeclarationWarningCode =
  | 'representative_birth_missing'
  | 'nationality_missing'
  | 'uncoded_too_soon'
  | 'household_uncoded'
  | 'summary_table_coded'
  | 'direct_sending'
  | 'locations_not_sent'
  | 'signer_not_listed';

type Words = (params: RefusalParams) => string;

const day = (text: string | undefined) => readableDate(text ?? '');
/** Where in the form: rows of lists are counted from 1. */
const row = (p: RefusalParams) => (p.row === undefined ? '' : `${p.part}, dòng ${p.row}: `);

/** One sentence or two: what is there, what is wanted, what to do. */
export const DECLARATION_WORDS = {
  declaration_missing: (p) =>
    `Chưa có tờ khai nào được cơ quan thuế chấp nhận nên chưa phát hành được ký hiệu ${p.form_no}${p.symbol}. Lập tờ khai và chờ chấp nhận.`,
  series_mode_not_declared: (p) =>
    `Ký hiệu ${p.form_no}${p.symbol} cần hình thức “${p.mode}”, chưa có trong tờ khai được chấp nhận. Nộp tờ khai thay đổi để bổ sung.`,
  series_type_not_declared: (p) =>
    `Ký hiệu ${p.form_no}${p.symbol} cần loại “${p.type}”, chưa có trong tờ khai được chấp nhận. ${p.declared_form === undefined ? 'Nộp tờ khai thay đổi để bổ sung.' : `Tờ khai có “${p.declared_type}”: dùng mẫu số ${p.declared_form}. Chỉ nộp tờ khai thay đổi để bổ sung khi đơn vị được lập loại này.`}`,

  full_content_not_declared: (p) =>
    `Hóa đơn không có mã ${p.form_no}${p.symbol} được gửi từng hóa đơn, nhưng tờ khai được chấp nhận không chọn “${p.transfer}”. Phần mềm chưa lập được bảng tổng hợp 01/TH-HĐĐT. Nộp tờ khai thay đổi để bổ sung phương thức này.`,
  register_code_missing: (p) =>
    `Thông báo chấp nhận tờ khai chưa cho 5 ký tự để cấp mã, nên chưa phát hành được ký hiệu ${p.form_no}${p.symbol}. Xem lại thông báo 01/TB-ĐKĐT, hoặc nộp tờ khai thay đổi và chờ chấp nhận.`,
  issued_before_declaration: (p) =>
    `Ký hiệu ${p.form_no}${p.symbol} được dùng từ ${day(p.from)} theo tờ khai được chấp nhận, ngày lập ${day(p.issued_on)} trước ngày đó. Đổi ngày lập về ${day(p.from)} hoặc sau đó.`,
  issuing_paused: (p) =>
    `Tờ khai được chấp nhận đề nghị tạm ngừng sử dụng hóa đơn điện tử từ ${day(p.starts_on)}${p.ends_on === undefined ? '' : ` đến ${day(p.ends_on)}`}. Chờ hết thời gian tạm ngừng, hoặc nộp tờ khai thay đổi để bỏ đề nghị này.`,
  use_stopped: (p) =>
    `Cơ quan thuế ngừng sử dụng hóa đơn điện tử từ ${p.since}${p.decision_no === undefined ? '' : ` theo ${p.decision_no}`}. Hóa đơn lập sau lúc đó là hóa đơn không hợp pháp. Chờ thông báo tiếp tục sử dụng; đã có thì ghi nhận ở Thông báo từ cơ quan thuế.`,
  cash_register_stopped: (p) =>
    `Cơ quan thuế ngừng sử dụng hóa đơn khởi tạo từ máy tính tiền từ ${p.since}${p.decision_no === undefined ? '' : ` theo ${p.decision_no}`}. Dùng ký hiệu khác, hoặc chờ thông báo tiếp tục sử dụng rồi ghi nhận ở Thông báo từ cơ quan thuế.`,
  certificate_stopped: (p) =>
    `Chứng thư số của ${p.subject_name}, số hiệu ${p.serial}, ngừng sử dụng từ ${day(p.stopped_on)} theo tờ khai được chấp nhận. Chọn chứng thư số khác, hoặc nộp tờ khai thay đổi để thêm lại.`,
  certificate_declared_dates: (p) =>
    `Tờ khai được chấp nhận chỉ ghi chứng thư số của ${p.subject_name}, số hiệu ${p.serial}, dùng từ ${day(p.valid_from)} đến ${day(p.valid_to)}. Nộp tờ khai thay đổi để gia hạn.`,

  declared_already: () =>
    'Đã có tờ khai được cơ quan thuế chấp nhận. Chọn Thay đổi thông tin thay cho Đăng ký mới.',
  nothing_to_change: () =>
    'Chưa có tờ khai nào được chấp nhận để thay đổi. Chọn Đăng ký mới thay cho Thay đổi thông tin.',
  box_missing: (p) => `Phần ${p.part} chưa chọn mục nào. Chọn ít nhất một mục.`,
  representative_identity_missing: () =>
    'Người đại diện chưa có số định danh cá nhân hoặc số hộ chiếu. Nhập một trong hai số.',
  tax_authority_code_malformed: (p) =>
    `Mã cơ quan thuế “${p.value}” không đúng. Mã có 5 chữ số, chọn cơ quan thuế trong danh sách.`,
  day_malformed: (p) => `${row(p)}ngày “${p.value}” không có trong lịch. Chọn lại ngày.`,
  period_backwards: (p) =>
    `${row(p)}ngày kết thúc ${day(p.ends_on)} trước ngày bắt đầu ${day(p.starts_on)}. Đổi một trong hai ngày.`,
  payment_method_missing: (p) =>
    `${row(p)}phương thức thanh toán khác chưa có tên. Nhập tên phương thức thanh toán.`,
  declared_certificate_twice: (p) =>
    `${row(p)}chứng thư số ${p.serial} đã có ở dòng ${p.first}. Bỏ một trong hai dòng.`,
  declared_certificate_unknown: (p) =>
    `${row(p)}chứng thư số ${p.serial} chưa có trong tờ khai được chấp nhận nên không gia hạn hay ngừng được. Chọn Thêm mới hoặc bỏ dòng này.`,
  declared_certificate_expired: (p) =>
    `${row(p)}chứng thư số ${p.serial} hết hạn từ ${day(p.valid_to)}. Bỏ dòng này hoặc chọn chứng thư số còn hạn.`,
  no_certificate_left: () =>
    'Sau tờ khai này không còn chứng thư số nào để ký hóa đơn. Thêm ít nhất một chứng thư số.',
  declaration_format: (p) => `${p.label} ${p.reason} (phần tử ${p.path}). Sửa thông tin ấy rồi gửi lại.`,

  representative_birth_missing: () =>
    'Người đại diện chưa có ngày sinh. Cơ quan thuế đối chiếu với cơ sở dữ liệu dân cư, thiếu ngày sinh tờ khai có thể bị từ chối.',
  nationality_missing: () =>
    'Người đại diện dùng hộ chiếu chưa có quốc tịch. Nhập mã và tên quốc tịch, thiếu thì tờ khai có thể bị từ chối.',
  uncoded_too_soon: (p) =>
    `Hóa đơn không có mã đã ngừng từ ${day(p.ended_on)}. Nếu ngừng theo yêu cầu của cơ quan thuế thì từ ${day(p.may_from)} mới được đăng ký lại.`,
  household_uncoded: () =>
    'Hộ, cá nhân kinh doanh có doanh thu năm trên 1 tỷ đồng phải dùng hóa đơn có mã hoặc hóa đơn khởi tạo từ máy tính tiền. Chỉ chọn không có mã khi không thuộc trường hợp này.',
  summary_table_coded: () =>
    'Bảng tổng hợp dữ liệu chỉ dùng cho hóa đơn không có mã, mà tờ khai không chọn hình thức không có mã. Bỏ chọn nếu không dùng.',
  direct_sending: (p) =>
    `Chuyển dữ liệu trực tiếp: sau khi được chấp nhận phải báo cơ quan thuế trong ${p.notify} ngày làm việc và thử nghiệm kết nối trong ${p.test} ngày làm việc, không đạt thì phải đổi sang gửi qua tổ chức truyền nhận.`,
  locations_not_sent: () =>
    'Định dạng dữ liệu chưa có chỗ cho địa điểm kinh doanh: danh sách này in trên tờ khai nhưng không nằm trong dữ liệu gửi đi.',
  signer_not_listed: (p) =>
    `Chứng thư số ${p.serial} dùng để ký tờ khai sẽ không ký được hóa đơn vì không có trong danh sách chứng thư số. Thêm vào danh sách nếu cần.`,
} as const satisfies Record<DeclarationRefusalCode, Words>;
