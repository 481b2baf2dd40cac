import type { Reason } from '#domain/documents/notices.ts';

export type ReasonName =
  | 'unreadable'
  | 'wrong_header'
  | 'unsupported_type'
  | 'unknown_taxpayer'
  | 'certificate_not_declared'
  | 'certificate_of_another'
  | 'certificate_not_valid'
  | 'certificate_not_trusted'
  | 'content_changed'
  | 'not_signed'
  | 'signature_wrong'
  | 'signed_in_the_future'
  | 'form_not_declared'
  | 'symbol_wrong'
  | 'symbol_of_another_year'
  | 'dated_in_the_future'
  | 'rate_not_valid'
  | 'line_wrong'
  | 'totals_wrong'
  | 'number_taken';

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
    remedy: 'Gửi thông điệp mã 200',
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
    text: 'Mã số thuế trên chứng thư số khác mã số thuế người bán',
    remedy: 'Ký lại bằng chứng thư số của người bán',
  },
  certificate_not_valid: {
    code: '1003',
    text: 'Chứng thư số hết hiệu lực hoặc chưa có hiệu lực tại thời điểm ký',
    remedy: 'Gia hạn chứng thư số, đăng ký lại rồi ký lại hóa đơn',
  },
  certificate_not_trusted: {
    code: '1004',
    text: 'Chứng thư số không do tổ chức chứng thực được công nhận cấp',
    remedy: 'Dùng chứng thư số của tổ chức chứng thực được cấp phép',
  },
  content_changed: {
    code: '1005',
    text: 'Nội dung hóa đơn đã thay đổi sau khi ký, chữ ký số không hợp lệ',
    remedy: 'Ký lại hóa đơn rồi gửi lại',
  },
  not_signed: {
    code: '1006',
    text: 'Hóa đơn chưa có chữ ký số của người bán',
    remedy: 'Ký hóa đơn rồi gửi lại',
  },
  signature_wrong: {
    code: '1008',
    text: 'Chữ ký số không đúng định dạng hoặc không ký trên toàn bộ hóa đơn và thời điểm ký',
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
    text: 'Ký hiệu hóa đơn không đúng quy định hoặc không phải hóa đơn có mã',
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
    text: 'Số hóa đơn của ký hiệu này đã được cấp mã',
    remedy: 'Lập hóa đơn với số tiếp theo',
  },
} satisfies Record<ReasonName, Reason>;
