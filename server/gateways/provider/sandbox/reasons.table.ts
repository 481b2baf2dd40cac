import type { Reason } from '#domain/documents/notices.ts';

/**
 * Lý do (LDo of messages 999 and 204), the sandbox's own list. No full public list of the authority's codes exists; 8000 and 1001 are as its samples
 * show them, the others are assumed and only as long as the format allows (MLoi 4, MTLoi and HDXLy 255).
 */
export const REASONS = {
  unreadable: {
    code: '8000',
    text: 'Sai định dạng dữ liệu',
    remedy: 'Lập lại thông điệp đúng định dạng XML',
  },
  wrong_header: {
    code: '8001',
    text: 'Thông tin chung của thông điệp không đúng hoặc không khớp nội dung',
    remedy: 'Kiểm tra mã thông điệp, mã số thuế và số lượng',
  },
  unsupported_type: {
    code: '8002',
    text: 'Loại thông điệp chưa được hệ thống thử nghiệm hỗ trợ',
    remedy: 'Gửi thông điệp mã 100, 200, 203, 206, 216, 300, 303 hoặc 400',
  },
  unknown_taxpayer: {
    code: '1000',
    text: 'Người nộp thuế chưa đăng ký sử dụng hóa đơn điện tử',
    remedy: 'Nộp tờ khai đăng ký sử dụng hóa đơn điện tử',
  },
  certificate_not_declared: {
    code: '1001',
    text: 'Chứng thư số ký hóa đơn chưa đăng ký với cơ quan thuế',
    remedy: 'Nộp tờ khai thay đổi thông tin bổ sung chứng thư số',
  },
  certificate_of_another: {
    code: '1002',
    text: 'Mã số thuế trên chứng thư số khác mã số thuế của người nộp thuế',
    remedy: 'Ký lại bằng chứng thư số của người nộp thuế',
  },
  certificate_not_valid: {
    code: '1003',
    text: 'Chứng thư số hết hiệu lực hoặc chưa có hiệu lực tại thời điểm ký',
    remedy: 'Gia hạn chứng thư số, đăng ký lại rồi ký lại',
  },
  certificate_not_trusted: {
    code: '1004',
    text: 'Chứng thư số không do tổ chức chứng thực được công nhận cấp',
    remedy: 'Dùng chứng thư số của tổ chức chứng thực được cấp phép',
  },
  content_changed: {
    code: '1005',
    text: 'Nội dung đã thay đổi sau khi ký, chữ ký số không hợp lệ',
    remedy: 'Ký lại rồi gửi lại',
  },
  not_signed: {
    code: '1006',
    text: 'Chưa có chữ ký số của người nộp thuế',
    remedy: 'Ký rồi gửi lại',
  },
  signature_wrong: {
    code: '1008',
    text: 'Chữ ký số không đúng định dạng hoặc không ký trên toàn bộ nội dung và thời điểm ký',
    remedy: 'Ký lại bằng phần mềm ký đúng quy định',
  },
  signed_in_the_future: {
    code: '1007',
    text: 'Thời điểm ký sau thời điểm cơ quan thuế nhận',
    remedy: 'Chỉnh giờ máy ký rồi ký lại',
  },
  form_not_declared: {
    code: '2001',
    text: 'Loại hóa đơn chưa đăng ký sử dụng',
    remedy: 'Nộp tờ khai thay đổi bổ sung loại hóa đơn',
  },
  symbol_wrong: {
    code: '2002',
    text: 'Ký hiệu hóa đơn không đúng quy định hoặc không hợp với loại thông điệp',
    remedy: 'Kiểm tra ký hiệu mẫu số và ký hiệu hóa đơn',
  },
  symbol_of_another_year: {
    code: '2003',
    text: 'Năm của ký hiệu hóa đơn khác năm của ngày lập',
    remedy: 'Dùng ký hiệu của năm lập hóa đơn',
  },
  dated_in_the_future: {
    code: '2004',
    text: 'Ngày lập hóa đơn sau ngày hiện tại',
    remedy: 'Sửa ngày lập hóa đơn',
  },
  rate_not_valid: {
    code: '3001',
    text: 'Thuế suất không hợp lệ tại ngày lập hóa đơn',
    remedy: 'Chọn thuế suất đang có hiệu lực',
  },
  line_wrong: {
    code: '3002',
    text: 'Thành tiền của dòng hàng không khớp số lượng, đơn giá và chiết khấu',
    remedy: 'Tính lại thành tiền của từng dòng',
  },
  totals_wrong: {
    code: '3003',
    text: 'Tổng tiền trên hóa đơn không khớp các dòng hàng',
    remedy: 'Tính lại tổng tiền hàng, tiền thuế và tổng thanh toán',
  },
  number_taken: {
    code: '4001',
    text: 'Số hóa đơn của ký hiệu này đã được sử dụng',
    remedy: 'Lập hóa đơn với số tiếp theo',
  },
  ids_repeated: {
    code: '8003',
    text: 'Thông điệp có hai phần mang cùng một Id nên không xác định được phần được ký',
    remedy: 'Đặt Id khác nhau cho từng hóa đơn, từng chữ ký rồi gửi lại',
  },
  delegation_apart: {
    code: '8006',
    text: 'Tờ khai ủy nhiệm riêng (101) không còn được dùng',
    remedy: 'Khai ủy nhiệm ở phần 6 của tờ khai 01/ĐKTĐ-HĐĐT và gửi thông điệp 100',
  },
  mode_not_declared: {
    code: '2005',
    text: 'Hình thức hóa đơn này chưa đăng ký sử dụng',
    remedy: 'Nộp tờ khai thay đổi bổ sung hình thức hóa đơn',
  },
  transfer_not_declared: {
    code: '2006',
    text: 'Phương thức chuyển dữ liệu này chưa đăng ký',
    remedy: 'Nộp tờ khai thay đổi phương thức chuyển dữ liệu',
  },
  package_mixed: {
    code: '2007',
    text: 'Gói hóa đơn máy tính tiền có nhiều ký hiệu hoặc nhiều ngày lập',
    remedy: 'Gửi mỗi ký hiệu và mỗi ngày lập trong một thông điệp',
  },
  code_wrong: {
    code: '4002',
    text: 'Mã của cơ quan thuế trên hóa đơn máy tính tiền không đúng cấu trúc hoặc không đúng chuỗi được cấp',
    remedy: 'Tạo lại mã theo chuỗi 5 ký tự trong thông báo chấp nhận tờ khai',
  },
  code_taken: {
    code: '4003',
    text: 'Mã của cơ quan thuế này đã dùng cho hóa đơn khác',
    remedy: 'Tạo mã với số thứ tự tiếp theo',
  },
  invoice_unknown: {
    code: '5001',
    text: 'Cơ quan thuế không có hóa đơn này của người nộp thuế',
    remedy: 'Kiểm tra mẫu số, ký hiệu, số hóa đơn',
  },
  invoice_differs: {
    code: '5002',
    text: 'Ngày lập hoặc mã của cơ quan thuế khác hóa đơn đã nhận',
    remedy: 'Kiểm tra ngày lập và mã của cơ quan thuế của hóa đơn',
  },
  notice_unknown: {
    code: '5003',
    text: 'Không có thông báo rà soát mang số này',
    remedy: 'Ghi đúng số và ngày của thông báo 01/TB-RSĐT',
  },
  corrected_unknown: {
    code: '5004',
    text: 'Hóa đơn bị điều chỉnh, thay thế không có tại cơ quan thuế hoặc khác ngày lập',
    remedy: 'Kiểm tra mẫu số, ký hiệu, số và ngày lập của hóa đơn liên quan',
  },
  list_missing: {
    code: '5005',
    text: 'Thông điệp không có bảng kê 01/BK-ĐCTT',
    remedy: 'Gửi hóa đơn cùng bảng kê đã ký',
  },
  list_differs: {
    code: '5006',
    text: 'Số, ngày, tính chất hoặc người bán của bảng kê không khớp với hóa đơn',
    remedy: 'Ghi trên hóa đơn đúng số và ngày của bảng kê kèm theo',
  },
  list_of_months: {
    code: '5007',
    text: 'Bảng kê có hóa đơn của nhiều tháng',
    remedy: 'Lập bảng kê riêng cho hóa đơn của từng tháng',
  },
  list_of_one: {
    code: '5008',
    text: 'Bảng kê có ít hơn hai hóa đơn',
    remedy: 'Điều chỉnh hoặc thay thế riêng một hóa đơn thì không dùng bảng kê',
  },
  list_amounts: {
    code: '5009',
    text: 'Tiền hàng của hóa đơn không khớp với bảng kê kèm theo',
    remedy: 'Kiểm tra cột sau điều chỉnh hoặc cột chênh lệch của bảng kê',
  },
  period_wrong: {
    code: '6001',
    text: 'Kỳ dữ liệu của bảng tổng hợp không đúng định dạng hoặc chưa kết thúc',
    remedy: 'Ghi kỳ theo tháng MM/YYYY hoặc quý Q/YYYY đã kết thúc',
  },
  row_wrong: {
    code: '6002',
    text: 'Tổng tiền thanh toán của dòng không khớp tiền hàng, tiền thuế và phí',
    remedy: 'Tính lại các số tiền của dòng',
  },
  table_taken: {
    code: '6003',
    text: 'Bảng tổng hợp của kỳ này với số thứ tự này đã được nhận',
    remedy: 'Gửi bảng sửa đổi, bổ sung với lần thứ tiếp theo',
  },
  declared_already: {
    code: '9992',
    text: 'Đã tồn tại tờ khai được chấp nhận',
    remedy: 'Lập tờ khai thay đổi thông tin',
  },
  nothing_declared: {
    code: '9993',
    text: 'Chưa có tờ khai đăng ký nào được chấp nhận để thay đổi',
    remedy: 'Lập tờ khai đăng ký mới',
  },
  no_mode: {
    code: '9002',
    text: 'Tờ khai không chọn hình thức hóa đơn nào',
    remedy: 'Chọn ít nhất một hình thức hóa đơn',
  },
  no_transfer: {
    code: '9003',
    text: 'Tờ khai không chọn phương thức chuyển dữ liệu nào',
    remedy: 'Chọn phương thức chuyển dữ liệu',
  },
  no_invoice_type: {
    code: '9004',
    text: 'Tờ khai không chọn loại hóa đơn nào',
    remedy: 'Chọn ít nhất một loại hóa đơn',
  },
  no_certificate: {
    code: '9005',
    text: 'Tờ khai không có chứng thư số nào được sử dụng',
    remedy: 'Khai ít nhất một chứng thư số thêm mới hoặc gia hạn',
  },
  declared_certificate_expired: {
    code: '9006',
    text: 'Chứng thư số khai trong tờ khai đã hết hạn sử dụng',
    remedy: 'Khai chứng thư số còn hạn sử dụng',
  },
} satisfies Readonly<Record<string, Reason>>;

/** What the authority finds by itself. */
export type ReasonName = keyof typeof REASONS;

/** Reasons that only a person at the tax office finds: the authority's page and scenarios give them. */
export const REASONS_OF_A_PERSON = {
  representative_not_verified: {
    code: '9001',
    text: 'Thông tin người đại diện theo pháp luật chưa được xác thực',
    remedy: 'Người đại diện xác thực danh tính với cơ quan thuế rồi nộp lại tờ khai',
  },
  not_confirmed: {
    code: '9007',
    text: 'Người đại diện theo pháp luật không xác nhận trong thời hạn',
    remedy: 'Nộp lại tờ khai và xác nhận qua thư điện tử hoặc điện thoại trong ngày làm việc tiếp theo',
  },
  not_explained: {
    code: '9008',
    text: 'Không giải trình hoặc giải trình không được chấp nhận',
    remedy: 'Liên hệ cơ quan thuế quản lý, bổ sung tài liệu rồi nộp lại tờ khai',
  },
  debt_enforced: {
    code: '20020',
    text: 'Người nộp thuế đang bị cưỡng chế nợ thuế, ngừng sử dụng hóa đơn',
    remedy: 'Liên hệ cơ quan thuế quản lý',
  },
  buyer_stopped: {
    code: '20014',
    text: 'Mã số thuế người mua đã ngừng hiệu lực',
    remedy: 'Kiểm tra lại mã số thuế người mua, sửa hóa đơn rồi ký và gửi lại',
  },
} satisfies Readonly<Record<string, Reason>>;
