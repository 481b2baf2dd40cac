/** As refused.table.ts: of declarations, notices of mistakes and summary tables. */
export const REFUSED_DECLARATIONS = {
  declaration_missing: [
    'Chưa có tờ khai nào được cơ quan thuế chấp nhận nên chưa phát hành được ký hiệu {form_no}{symbol}. Lập tờ khai và chờ chấp nhận.',
  ],
  series_mode_not_declared: [
    'Ký hiệu {form_no}{symbol} cần hình thức “{mode}”, chưa có trong tờ khai được chấp nhận. Nộp tờ khai thay đổi để bổ sung.',
  ],
  series_type_not_declared: [
    'Ký hiệu {form_no}{symbol} cần loại “{type}”, chưa có trong tờ khai được chấp nhận. Tờ khai có “{declared_type}”: dùng mẫu số {declared_form}. Chỉ nộp tờ khai thay đổi để bổ sung khi đơn vị được lập loại này.',
    'Ký hiệu {form_no}{symbol} cần loại “{type}”, chưa có trong tờ khai được chấp nhận. Nộp tờ khai thay đổi để bổ sung.',
  ],
  full_content_not_declared: [
    'Hóa đơn không có mã {form_no}{symbol} được gửi từng hóa đơn, nhưng tờ khai được chấp nhận không chọn “{transfer}”. Phần mềm chưa lập được bảng tổng hợp 01/TH-HĐĐT. Nộp tờ khai thay đổi để bổ sung phương thức này.',
  ],
  register_code_missing: [
    'Thông báo chấp nhận tờ khai chưa cho 5 ký tự để cấp mã, nên chưa phát hành được ký hiệu {form_no}{symbol}. Xem lại thông báo 01/TB-ĐKĐT, hoặc nộp tờ khai thay đổi và chờ chấp nhận.',
  ],
  issued_before_declaration: [
    'Ký hiệu {form_no}{symbol} được dùng từ {from} theo tờ khai được chấp nhận, ngày lập {issued_on} trước ngày đó. Đổi ngày lập về {from} hoặc sau đó.',
  ],
  issuing_paused: [
    'Tờ khai được chấp nhận đề nghị tạm ngừng sử dụng hóa đơn điện tử từ {starts_on} đến {ends_on}. Chờ hết thời gian tạm ngừng, hoặc nộp tờ khai thay đổi để bỏ đề nghị này.',
    'Tờ khai được chấp nhận đề nghị tạm ngừng sử dụng hóa đơn điện tử từ {starts_on}. Chờ hết thời gian tạm ngừng, hoặc nộp tờ khai thay đổi để bỏ đề nghị này.',
  ],
  use_stopped: [
    'Cơ quan thuế ngừng sử dụng hóa đơn điện tử từ {since} theo {decision_no}. Hóa đơn lập sau lúc đó là hóa đơn không hợp pháp. Chờ thông báo tiếp tục sử dụng; đã có thì ghi nhận ở Thông báo từ cơ quan thuế.',
    'Cơ quan thuế ngừng sử dụng hóa đơn điện tử từ {since}. Hóa đơn lập sau lúc đó là hóa đơn không hợp pháp. Chờ thông báo tiếp tục sử dụng; đã có thì ghi nhận ở Thông báo từ cơ quan thuế.',
  ],
  cash_register_stopped: [
    'Cơ quan thuế ngừng sử dụng hóa đơn khởi tạo từ máy tính tiền từ {since} theo {decision_no}. Dùng ký hiệu khác, hoặc chờ thông báo tiếp tục sử dụng rồi ghi nhận ở Thông báo từ cơ quan thuế.',
    'Cơ quan thuế ngừng sử dụng hóa đơn khởi tạo từ máy tính tiền từ {since}. Dùng ký hiệu khác, hoặc chờ thông báo tiếp tục sử dụng rồi ghi nhận ở Thông báo từ cơ quan thuế.',
  ],
  certificate_stopped: [
    'Chứng thư số của {subject_name}, số hiệu {serial}, ngừng sử dụng từ {stopped_on} theo tờ khai được chấp nhận. Chọn chứng thư số khác, hoặc nộp tờ khai thay đổi để thêm lại.',
  ],
  certificate_declared_dates: [
    'Tờ khai được chấp nhận chỉ ghi chứng thư số của {subject_name}, số hiệu {serial}, dùng từ {valid_from} đến {valid_to}. Nộp tờ khai thay đổi để gia hạn.',
  ],
  declared_already: [
    'Đã có tờ khai được cơ quan thuế chấp nhận. Chọn Thay đổi thông tin thay cho Đăng ký mới.',
  ],
  nothing_to_change: [
    'Chưa có tờ khai nào được chấp nhận để thay đổi. Chọn Đăng ký mới thay cho Thay đổi thông tin.',
  ],
  box_missing: ['Phần {part} chưa chọn mục nào. Chọn ít nhất một mục.'],
  representative_identity_missing: [
    'Người đại diện chưa có số định danh cá nhân hoặc số hộ chiếu. Nhập một trong hai số.',
  ],
  tax_authority_code_malformed: [
    'Mã cơ quan thuế “{value}” không đúng. Mã có 5 chữ số, chọn cơ quan thuế trong danh sách.',
  ],
  day_malformed: [
    '{part}, dòng {row}: ngày “{value}” không có trong lịch. Chọn lại ngày.',
    'ngày “{value}” không có trong lịch. Chọn lại ngày.',
  ],
  period_backwards: [
    '{part}, dòng {row}: ngày kết thúc {ends_on} trước ngày bắt đầu {starts_on}. Đổi một trong hai ngày.',
    'ngày kết thúc {ends_on} trước ngày bắt đầu {starts_on}. Đổi một trong hai ngày.',
    '{part}, dòng {row}: ngày kết thúc  trước ngày bắt đầu {starts_on}. Đổi một trong hai ngày.',
  ],
  payment_method_missing: [
    '{part}, dòng {row}: phương thức thanh toán khác chưa có tên. Nhập tên phương thức thanh toán.',
    'phương thức thanh toán khác chưa có tên. Nhập tên phương thức thanh toán.',
  ],
  declared_certificate_twice: [
    '{part}, dòng {row}: chứng thư số {serial} đã có ở dòng {first}. Bỏ một trong hai dòng.',
    'chứng thư số {serial} đã có ở dòng {first}. Bỏ một trong hai dòng.',
  ],
  declared_certificate_unknown: [
    '{part}, dòng {row}: chứng thư số {serial} chưa có trong tờ khai được chấp nhận nên không gia hạn hay ngừng được. Chọn Thêm mới hoặc bỏ dòng này.',
    'chứng thư số {serial} chưa có trong tờ khai được chấp nhận nên không gia hạn hay ngừng được. Chọn Thêm mới hoặc bỏ dòng này.',
  ],
  declared_certificate_expired: [
    '{part}, dòng {row}: chứng thư số {serial} hết hạn từ {valid_to}. Bỏ dòng này hoặc chọn chứng thư số còn hạn.',
    'chứng thư số {serial} hết hạn từ {valid_to}. Bỏ dòng này hoặc chọn chứng thư số còn hạn.',
  ],
  no_certificate_left: [
    'Sau tờ khai này không còn chứng thư số nào để ký hóa đơn. Thêm ít nhất một chứng thư số.',
  ],
  declaration_format: ['{label} {reason} (phần tử {path}). Sửa thông tin ấy rồi gửi lại.'],
  representative_birth_missing: [
    'Người đại diện chưa có ngày sinh. Cơ quan thuế đối chiếu với cơ sở dữ liệu dân cư, thiếu ngày sinh tờ khai có thể bị từ chối.',
  ],
  nationality_missing: [
    'Người đại diện dùng hộ chiếu chưa có quốc tịch. Nhập mã và tên quốc tịch, thiếu thì tờ khai có thể bị từ chối.',
  ],
  uncoded_too_soon: [
    'Hóa đơn không có mã đã ngừng từ {ended_on}. Nếu ngừng theo yêu cầu của cơ quan thuế thì từ {may_from} mới được đăng ký lại.',
  ],
  household_uncoded: [
    'Hộ, cá nhân kinh doanh có doanh thu năm trên 1 tỷ đồng phải dùng hóa đơn có mã hoặc hóa đơn khởi tạo từ máy tính tiền. Chỉ chọn không có mã khi không thuộc trường hợp này.',
  ],
  summary_table_coded: [
    'Bảng tổng hợp dữ liệu chỉ dùng cho hóa đơn không có mã, mà tờ khai không chọn hình thức không có mã. Bỏ chọn nếu không dùng.',
  ],
  direct_sending: [
    'Chuyển dữ liệu trực tiếp: sau khi được chấp nhận phải báo cơ quan thuế trong {notify} ngày làm việc và thử nghiệm kết nối trong {test} ngày làm việc, không đạt thì phải đổi sang gửi qua tổ chức truyền nhận.',
  ],
  locations_not_sent: [
    'Định dạng dữ liệu chưa có chỗ cho địa điểm kinh doanh: danh sách này in trên tờ khai nhưng không nằm trong dữ liệu gửi đi.',
  ],
  signer_not_listed: [
    'Chứng thư số {serial} dùng để ký tờ khai sẽ không ký được hóa đơn vì không có trong danh sách chứng thư số. Thêm vào danh sách nếu cần.',
  ],
  mistake_invoices_missing: ['Thông báo chưa có hóa đơn nào. Thêm ít nhất một hóa đơn có sai sót.'],
  mistake_invoice_twice: ['Dòng {line}: hóa đơn {invoice} đã có ở dòng {before}. Xóa một trong hai dòng.'],
  mistake_under_way: [
    'Dòng {line}: hóa đơn {invoice} đã có trong thông báo “{notice}”, đang chờ cơ quan thuế trả lời. Xóa dòng này, hoặc chờ trả lời rồi gửi lại.',
    'Dòng {line}: hóa đơn {invoice} đã được cơ quan thuế tiếp nhận trong thông báo “{notice}”, cùng trả lời thông báo rà soát này. Xóa dòng này rồi gửi lại.',
  ],
  mistake_invoice_not_issued: [
    'Dòng {line}: hóa đơn này chưa phát hành hoặc không còn. Chọn hóa đơn đã được cơ quan thuế tiếp nhận.',
  ],
  mistake_mixed: [
    'Dòng {line}: hóa đơn {invoice} không đi cùng dòng 1 được, vì hóa đơn khởi tạo từ máy tính tiền báo bằng thông điệp 303, hóa đơn khác bằng 300. Chuyển dòng này sang một thông báo khác.',
  ],
  mistake_nature: [
    'Dòng {line}: từ ngày lập thông báo, tính chất “{nature}” không còn được dùng. Chọn Giải trình.',
  ],
  mistake_review_missing: [
    'Thông báo trả lời cơ quan thuế phải ghi số và ngày của thông báo rà soát 01/TB-RSĐT. Nhập số và ngày ghi trên thông báo đó.',
  ],
  mistake_office_missing: [
    'Hồ sơ doanh nghiệp chưa có mã và tên cơ quan thuế quản lý hoặc tỉnh, thành phố. Mở Thiết lập, bổ sung rồi gửi lại.',
  ],
  mistake_day: [
    '{where}: ngày “{value}” không đúng hoặc sau hôm nay. Nhập lại ngày.',
    '{where}: chưa có ngày. Nhập ngày.',
  ],
  mistake_symbol: [
    'Dòng {line}: hóa đơn điện tử không có mẫu số và ký hiệu “{form_no} {symbol}”. Nhập như trên hóa đơn, viết hoa: mẫu số một chữ số, ký hiệu 6 ký tự như C26TAA; hóa đơn kiểu cũ thì đổi Loại áp dụng.',
  ],
  mistake_number: [
    'Dòng {line}: số hóa đơn “{value}” không phải chữ số. Nhập số như trên hóa đơn; hóa đơn kiểu cũ thì đổi Loại áp dụng.',
  ],
  mistake_format: ['{label} chưa đúng định dạng gửi cơ quan thuế ({path}): {reason}. Sửa nội dung này.'],
  summary_empty: [
    'Bảng chưa có hóa đơn nào. Bấm “Cập nhật dòng” sau khi phát hành hóa đơn của kỳ, hoặc xóa bảng.',
  ],
  summary_period_open: ['{period} chưa kết thúc. Bảng tổng hợp được gửi sau ngày cuối kỳ ({last}).'],
  summary_first_open: [
    'Đây là bảng bổ sung nhưng bảng lần {before} của {period} chưa được cơ quan thuế chấp nhận. Gửi bảng đó trước.',
  ],
  summary_not_declared: [
    'Tờ khai đang có hiệu lực không đăng ký gửi dữ liệu bằng bảng tổng hợp. Lập tờ khai thay đổi, chọn “Chuyển bảng tổng hợp dữ liệu hóa đơn”.',
  ],
  summary_format: ['{label} chưa đúng định dạng gửi cơ quan thuế ({path}): {reason}. Sửa nội dung này.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
